# The words of the page around a notebook that is shown as an app.
app-name = Loopline
app-title = Loopline, card games about programming
# The front page's first words
app-pitch = Write a program together. Then survive it.
app-lead = Games that you learn by playing them. Go step by step, forwards and back, and try every choice.
app-loading = This page is starting
app-loading-detail = Python is getting everything ready. This takes a few seconds.
# $name: the name of a file
app-save-file = Save { $name }
app-no-script = This page draws its boards with JavaScript, but JavaScript is switched off.
app-all = All games
app-none = There are no notebooks here yet.
app-lost = Python has stopped. You can still look at every step, but you cannot make new choices.
app-lost-again = Python has stopped. What you did stays, and it starts again with your next choice.
app-unreachable = This page cannot reach its server. It tries again by itself.
app-reload = Start again
app-failed = Python did not start for this page.
app-no-cookies = Python did not start: it needs a cookie of this page, and this browser keeps none. Allow cookies for this address, then start again.
# $most: a number
app-full = No place is free: there are { $most } in all, and others use them. This page tries again by itself.
# $before: a number
app-queue = Before you: { $before }
# $name: the name in the page’s address
app-refused-host = This server does not know the name “{ $name }”. The person who runs it can allow it with --allow-host.
# $name: the address of another site
app-refused-origin = This server does not serve pages of “{ $name }”. The person who runs it can allow them with --allow-host.
# At the top of a page that was exported
export-note = This page was exported from a notebook. You can look at every step, without Python and without a network. For new choices, open the notebook.
export-licences = Licences of the programs in this page
export-no-script = This page draws its boards with JavaScript, but JavaScript is switched off. Instead you can read each position in words.
# At the top of a page of the site
site-starting = Python is starting. This page is ready in a moment.
site-works = Python is still working on it.
site-stop = Stop
site-no-script = JavaScript is switched off. You can look at this board, but its buttons do not work.
site-no-python = Python cannot start in this browser. You can look at every step, but not make new choices.
site-newer = There is a newer version of this site.
site-load-newer = Load it
site-lost = This page does not exist.
site-licences = Licences of the programs in this site
# On the front page, after it
site-docs = Documentation
# On the front page, under the examples; the second after the first, which is a link
site-lab = Change their code in JupyterLab
site-lab-note = Your browser runs it. The first start takes a while.
# What is copied from a page of the site: its address, or the lines that show its board in another page
site-share = Share
site-share-link = Copy the link
site-share-lines = Copy the HTML for your page
site-share-note = Put this HTML into a page of yours. It then shows this board.
site-copied = Copied.
site-not-copied = The text is selected. Copy it yourself.
# Under a board that another page shows
embed-whole = Open the whole page
embed-unkept = Your browser keeps nothing here. Your progress ends with this page.
