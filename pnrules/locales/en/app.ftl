# The words of the page around a notebook that is shown as an app.
app-title = Games about programming
app-lead = Three card games in which the players write a program and then have to live through it. Step through them, forwards and backwards, and try every other choice.
app-loading = Starting the notebook
app-loading-detail = Python starts and works through the cells. This takes a few seconds.
app-no-script = This page draws its boards with JavaScript, and JavaScript is switched off.
app-all = All games
app-none = There are no notebooks here yet.
app-lost = Python has stopped behind this page. What you see stays, and you can still look back through it, but new choices are not carried out.
app-unreachable = The program that serves this page does not answer. This page tries again by itself.
app-reload = Start afresh
# At the top of a page that was exported
export-note = Exported from a notebook. Its boards can be looked through, step by step, without Python and without a network; new choices need the notebook itself.
export-no-script = This page draws its boards with JavaScript, and JavaScript is switched off: in their place stands the position in words.
