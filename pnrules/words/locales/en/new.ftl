### A new game: what `pnrules new` and `pnrules topics` say

cli-help-new = write a new game as a package of its own: it plays, teaches and passes its tests at once, and you change it
cli-help-new-name = what the game is called, such as kalah, tic-tac-toe or “Connect Four”
cli-help-new-folder = where its folder is made; without this, here
# $name: what was given; $longest: how many signs a name may have
cli-new-name = “{ $name }” cannot be a game’s name. It begins with a letter and has letters from a to z, numbers, “-” and “_”, { $longest } signs at most: for instance tic-tac-toe.
cli-new-keyword = “{ $name }” is a word of Python itself. Please choose another name.
cli-new-module = Python has a module called “{ $name }” already, which the game would hide. Please choose another name.
cli-new-taken = there is a game called “{ $name }” already. Please choose another name.
# $folder: a path
cli-new-there = { $folder } is there already. Nothing was written; please choose another name, or another folder with --folder.
# $folder: a path; $name: the game's name
cli-new-written =
    Written: { $folder }. What you do next:

        cd { $folder }
        python -m pip install --editable . pytest
        python -m pytest
        pnrules run { $name }/first-game
        pnrules app

    Its README.md says what to change, in which order.

cli-help-topics = find what there is to ask about a game, in games played at random and its scenarios, and write it into its sources
cli-help-topics-games = so many games are looked through; without this, 500
cli-help-topics-add = play no games: keep what was found before, and look through the scenarios alone
cli-help-topics-output = the file; without this, exercises.json in the game’s package
# $file: a path; $topics: how many rules, cards and rulings there are exercises about
cli-topics-written = { $topics ->
    [one] Written: { $file }. There are exercises about 1 rule, card or ruling; with each, at how many positions:
   *[other] Written: { $file }. There are exercises about { $topics } rules, cards and rulings; with each, at how many positions:
}
cli-topics-none =
    Nothing was found to ask. There is something where a choice is refused for one of several reasons (refusals), where a ruling decides
    what happens (register), and where players get something wrong (misreadings).
# $folder: a path
cli-topics-installed = { $game } is installed in { $folder }, and what is written there is lost with the next installation. Install it with “pip install --editable” from its sources, or say with --output where the file should be.
