"""The glossary of the words that a reader meets, as the tests know it: what is not said, how long a text may be, and what is
right in spite of that. In a text, □ is the value of a variable.

A game's name in `where` means the texts that are that game's own, `shared` those of the board, the gallery, the command line
and the loaders; nothing means all. An id that begins with one of `but` may say it: the reference and the rulings keep a
rulebook's own words where a rule turns on them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

RULES: Final = ("ref-", "ruling-")
OF_RULINGS: Final = (
    *RULES,
    "board-ruling",
    "board-settings",
    "board-made",
    "cli-other-answer",
    "cli-help-rulings",
    "problem-unknown-answer",
    "verdict-holds",
    "verdict-other",
)


class Banned(NamedTuple):
    """Words that are not said, as a regular expression that matches whole words, and what is said instead."""

    words: str
    instead: str
    where: tuple[str, ...] = ()
    but: tuple[str, ...] = ()


NIGHTMARE: Final = ("nightmare",)
NOT_BANDWIDTH: Final = ("nightmare", "runtime_error", "shared")

ENGLISH: Final = (
    Banned("seats?", "player", NOT_BANDWIDTH),
    Banned("who[ms]?(so)?ever|oneself|one’s", "player, you"),
    Banned("everybody(’s)?", "everyone"),
    Banned("(?<!GOTO )markers?|(?<!SKIP )(?-i:tokens?)|extra bits", "bit, supply"),
    Banned("pointers?|flags?", "PC"),
    Banned("instructions?", "card", NIGHTMARE),
    Banned("lines?|lanes?|forks?|(?:this|the|a|an|of|other|whole) play|plays? stands?", "branch, game"),
    Banned("fields?|circles?", "program, row, ring"),
    Banned("spots?", "place"),
    Banned("spaces?", "place, seat", ("nightmare", "bandwidth")),
    Banned("behind|ahead", "previous, next, forward"),
    Banned("in front of(?! you)", "previous, next", NIGHTMARE, RULES),
    Banned("perform(s|ed|ing|ances?)?|activat(e|es|ed|ing)", "execute, do"),
    Banned("act(s|ed|ing)?", "execute, work, do", NIGHTMARE, RULES),
    Banned("declin(e|es|ed|ing)", "not execute"),
    Banned("halt(s|ed|ing)?|pass(es|ed|ing)? over|runners?|started (this|the) run", "visit, go past, played RUN"),
    Banned("by word|break(s|ing)?", "stop", NIGHTMARE, RULES),
    Banned("(?:this|each|every|a|whole) round", "lap", NIGHTMARE, RULES),
    Banned("cycles?|lassos?|stems?", "loop, before the loop"),
    Banned("single[ -]use", "one-shot"),
    Banned("hurts?|hits|harm(s|ed)?|li(?:fe|ves)|put out|dropped", "damage, point, out"),
    Banned("(?<!discard )piles?|(?:the|among|from) discards|house deck", "deck, discard pile, card set"),
    Banned("(?-i:terminal) [0-9□]", "Terminal 1, with a capital", ("bandwidth",)),
    Banned("digits?|(?:un)?lock(s|ed)?|linked", "number, always leads to", (), RULES),
    Banned("tak(?:e|es|en|ing) over|took over", "claim"),
    Banned("verdicts?|refuted|undecided", "claim, disproved, not decided"),
    Banned("satisf(?:y|ies|ied)|sleeps?|asleep", "match, rest"),
    Banned("nodes?|decisions?|knots?", "step, choice"),
    Banned(r"options?|(?<!\(other )answers?", "choice", NOT_BANDWIDTH, OF_RULINGS),
    Banned("takes? back|why is it so", "Undo, Why?"),
    Banned("defaults?", "ruling"),
    Banned("traces?|strips?", "log, timeline"),
    Banned("goals?", "task"),
    Banned("worked examples?|predictions?", "lesson, exercise"),
    Banned("shuffle number|seeds?", "deal number"),
    Banned("(?:at|of) which|whence|stands?|stood", "who, does, what, in that order"),
)

FRENCH: Final = (
    Banned("quelqu’un|soi(?:-même)?|quiconque|tu|toi|tes|ton", "joueur, vous"),
    Banned("stock", "réserve"),
    Banned("(?-i:jetons?)(?! SKIP)", "bit", NIGHTMARE),
    Banned("tokens?", "jeton"),
    Banned("pointeurs?|compteurs?(?! de programme)", "PC"),
    Banned("instructions?", "carte", NIGHTMARE),
    Banned("énoncés?", "instruction"),
    Banned("files?|anneaux?", "rangée, cercle"),
    Banned("emplacements?", "place"),
    Banned("bouts?", "tête, queue", NIGHTMARE),
    Banned("derrière|d’avant|qui suit|qui suivent", "précédente, suivante"),
    Banned("devant(?! vous)", "suivante, en avant", ("nightmare", "shared"), RULES),
    Banned("activ(?:er|e|es|é|ée|és|ées)|effectu(?:er|e|es|ent|é|ée|és|ées)", "exécuter, appliquer"),
    Banned("renonc(?:er|e|es|ent|é)", "ne pas exécuter"),
    Banned("accompli(?:r|e|s|es|t|ssent)?", "appliquer"),
    Banned("haltes?|enjamb(?:er|e|ez|é|ée)", "passage, passer"),
    Banned("courses?|en marche|lancé(?:e|s|es)?", "le programme tourne, a joué RUN"),
    Banned("d’un mot|arrêts sont ouverts", "arrêter"),
    Banned(
        "ce tour(?! complet)|un tour(?! (?:complet|sans fin|de plus))|tour entier|(?:deux|□) tours(?! complets)",
        "tour complet",
        NIGHTMARE,
    ),
    Banned("cycles?|tiges?", "boucle, avant la boucle"),
    Banned("one-shots?", "carte à usage unique"),
    Banned("dommages?", "dégâts"),
    Banned("vies?|hors (?:du |de )?jeu|total", "point, éliminé"),
    Banned("piles?|défausses", "pioche, défausse"),
    Banned("paquets?", "jeu de cartes", ("nightmare", "bandwidth", "runtime_error")),
    Banned("sièges?|(?-i:terminal) [0-9□]", "place, Terminal 1", ("bandwidth",)),
    Banned("(?<!en )chiffres?", "nombre"),
    Banned("verrou(?:s|illé|illée|ille|iller)?|attaché(?:e|s|es)?", "mène toujours à", (), RULES),
    Banned("revendi(?:que|quer|qué|quée|quent|quez|cation|cations)", "prendre, annonce"),
    Banned("indécis(?:e|es)?", "pas décidé"),
    Banned("satisf(?:ait|aire|ont)|dort|dorment", "être entre les bornes, attendre"),
    Banned("décisions?", "arbitrage, choix"),
    Banned(r"(?<!\(autre )réponses?", "choix", NOT_BANDWIDTH, OF_RULINGS),
    Banned("déroulements?|lignes?", "partie, branche, étape"),
    Banned("défaire|variantes?", "Annuler, Et si ?"),
    Banned("traces?|pistes?", "journal, frise"),
    Banned("tâches?", "mission"),
    Banned("cahiers?|prévisions?", "leçon, exercice"),
    Banned("mélange numéro|graines?", "numéro de donne"),
    Banned("ôt(?:er|e|ez|ent|é|ée)|cèd(?:e|ent)|céd(?:er|ez|é|ée)|demeur(?:e|er|ent|ez)", "enlever, donner, rester"),
    Banned("quel(?:le)?s? que|quoi qu(?:e|’)|fut|furent|put|purent", "des mots de tous les jours"),
)

BANNED: Final = {"en": ENGLISH, "fr": FRENCH}

RIGHT: Final[dict[tuple[str, str, str], str]] = {
    ("en", "problem-not-json", "line"): "a line of a file",
    ("fr", "problem-not-json", "ligne"): "a line of a file",
    ("en", "board-deal-cards", "line"): "a line of a text",
    ("fr", "board-deal-cards", "ligne"): "a line of a text",
    ("en", "cli-game-name", "digits"): "signs in a name, no amounts",
    ("en", "cli-game-taken", "digits"): "signs in a name, no amounts",
    ("fr", "cli-game-name", "chiffres"): "signs in a name, no amounts",
    ("fr", "cli-game-taken", "chiffres"): "signs in a name, no amounts",
    ("en", "problem-unknown-option", "option"): "an option of the command line is called so",
    ("en", "cli-help-options", "options"): "the options of the command line are called so",
    ("en", "report-try", "line"): "a line of a text",
    ("en", "report-seen", "line"): "a line of a text",
    ("en", "report-alone", "line"): "a line of a text",
    ("fr", "report-try", "ligne"): "a line of a text",
    ("fr", "report-seen", "ligne"): "a line of a text",
    ("fr", "report-alone", "ligne"): "a line of a text",
    ("en", "cli-help-lines", "lines"): "lines of a text",
    ("fr", "cli-help-lines", "lignes"): "lines of a text",
    ("en", "cli-site-no-kit", "node"): "Node, the program",
    ("en", "cli-simulate-games", "seed"): "the option of the command line is called so",
}
"""By language, id and word: what may be said there, and why."""

AMERICAN: Final = (
    "colors?|colored|recolors?|centers?|gray|canceled|canceling|labeled|traveled|behavior|neighbors?|favorites?|honors?"
    "|catalog|toward|gotten|math|fulfill|analyze|dialog"
)
"""How these words are not spelt here."""

# --- lengths ---------------------------------------------------------------------------------------------------------


class Kind(NamedTuple):
    """Texts that a reader meets in one place, and how long they may be in each language. An id that ends with `-` stands for all
    that begin so, one that begins with `.` for all that end so, and any other for itself."""

    ids: tuple[str, ...]
    longest: dict[str, int]
    sentences: int = 0


LENGTHS: Final = {
    "button": Kind(
        (
            "option-",
            "app-reload",
            "board-go-on",
            "board-show-all",
            "board-hand-over",
            "board-follows",
            "board-all",
            "board-refused",
            "board-to-head",
            "board-play-here",
            "board-undo",
            "board-redo",
            "board-happening-skip",
            "board-happening-end",
            "board-happening-watch",
            "board-ending-new",
            "board-ending-same",
            "board-ending-begin",
            "board-ending-look",
            "board-ending-show",
            "board-ending-hide",
            "board-tab-",
            "board-foresee",
            "board-compare-do",
            "board-compare-go",
            "board-adopt",
            "board-ruling-play",
            "board-deal-begin",
            "board-deal-play",
            "board-deal-check",
            "board-deal-back",
            "gallery-go-on",
            "gallery-forget",
            "gallery-start",
            "level-go-on",
            "level-next",
            "level-again",
            "level-others",
        ),
        {"en": 40, "fr": 45},
    ),
    "badge": Kind(
        (
            "board-out",
            "board-turn",
            "board-turn-",
            "board-asked",
            "board-runner",
            "board-changed",
            "board-performed",
            "board-bfb-performed",
            "board-tried",
            "board-skips",
            "board-ending-out",
        ),
        {"en": 18, "fr": 22},
    ),
    "question": Kind(("ask-",), {"en": 60, "fr": 70}),
    "log line": Kind(("nightmare-", "bandwidth-", "runtime_error-"), {"en": 90, "fr": 105}, sentences=2),
    "refusal": Kind(("refused-",), {"en": 80, "fr": 95}),
    "card": Kind(("card-pn30-", "card-pn31-", "card-bfb-", "card-runtime-error-"), {"en": 145, "fr": 165}),
    "hint": Kind((".level.hints",), {"en": 90, "fr": 105}),
    "task": Kind((".level.task",), {"en": 175, "fr": 210}),
    "about a game": Kind(("gallery-about-",), {"en": 220, "fr": 240}),
}
"""How many characters a text of a kind may have, where a variable counts as five."""

LONGER: Final[dict[tuple[str, str], str]] = {}
"""By language and id: what may be longer than its kind, and why."""
