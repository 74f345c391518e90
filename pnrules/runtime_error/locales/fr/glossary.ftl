### Les mots qu’expliquent les leçons et la page des règles.
### `.forms` : les façons d’écrire le mot, avec une barre entre elles.

glossary-runtime_error-statement = Trois cartes devant vous : deux bornes, et une fonction en travers.
    .title = instruction
    .forms = instruction|instructions
glossary-runtime_error-bound = L’une des deux cartes de même couleur qui disent quels nombres correspondent.
    .title = borne
    .forms = borne|bornes
glossary-runtime_error-function = La troisième carte d’une instruction. Sa couleur dit ce que vous faites.
    .title = fonction
    .forms = fonction|fonctions
glossary-runtime_error-input = Une carte de votre main que vous testez sur vos instructions.
    .title = entrée
    .forms = entrée|entrées
glossary-runtime_error-match = Le nombre de l’entrée est entre les bornes, ou égale à l’une d’elles.
    .title = correspondre
    .forms = correspond|correspondent|correspondre|correspondait
glossary-runtime_error-claim = Vous dites que votre tour peut durer sans fin. Si c’est prouvé, vous gagnez.
    .title = annonce
    .forms = annonce|annoncer|annoncez
glossary-runtime_error-face-down = Une carte qui ne montre que son dos. Une instruction avec une telle carte attend.
    .title = face cachée
    .forms = face cachée
