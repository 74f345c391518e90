### Ce que la ligne de commande dit de ses commandes et options (--help) ; aucune page n’en a besoin.

# L’aide de la ligne de commande : ce que dit « pnrules --help », puis ce que fait chaque commande, puis ses arguments
cli-help = Des jeux, joués selon leurs règles.
cli-help-more = « pnrules COMMAND --help » en dit plus sur une commande. Sans --lang fr, tout ceci est en anglais.
cli-help-usage = utilisation :
cli-help-arguments = arguments{ " " }
cli-help-options = options{ " " }
cli-help-help = montrer cette aide
cli-help-version = montrer la version de pnrules
cli-help-lang = la langue de ce qui est affiché
cli-help-list = énumérer les scénarios, sous la forme jeu/nom
cli-help-check = dire ce qui ne va pas dans des scénarios, des parties enregistrées, des jeux de cartes et des cours (fichier : endroit : raison), ou dans tout un jeu, par son nom
cli-help-run = jouer un scénario et raconter chaque étape avec sa règle
cli-help-prove = prouver ou réfuter une annonce, comme celle d’un tour qui peut durer sans fin
cli-help-draw = dessiner une position en SVG
cli-help-schema = afficher le schéma JSON des scénarios, pour les éditeurs et d’autres programmes
cli-help-cards = préparer des cartes à imprimer et à découper, avec nos mots : A4, 9 par page
cli-help-rule = montrer une entrée du guide des règles, ou les énumérer toutes
cli-help-simulate = jouer des parties entières au hasard et compter comment elles finissent
cli-help-tournament = faire jouer des ordinateurs entre eux, et dire si le résultat est sûr
cli-help-hint = dire ce que ferait un bon joueur, et ce qu’il faut attendre de chaque choix
cli-help-review = trouver les choix à la place desquels un autre aurait été nettement meilleur
cli-help-app = ouvrir les carnets comme des applications dans le navigateur (pnrules app --help)
cli-help-serve = servir une classe : beaucoup de navigateurs, une machine (pnrules serve --help)
cli-help-site = construire un site de simples fichiers, sans serveur (pnrules site --help)
cli-help-export = écrire un carnet ou une leçon dans un seul fichier HTML (pnrules export --help)
cli-help-verdict = trancher une question à table : ce qui se passe, par quelles règles, et où un arbitrage décide
cli-help-verdict-from = l’étape où commence la question ; les étapes se comptent comme sur le plateau, 0 est le début
cli-help-do = ce que l’on fait alors, par exemple run ou head ACQUIRE, après le numéro et un deux-points si c’est un autre joueur ; peut être donné plusieurs fois
cli-help-verdict-json = le tout en JSON
cli-help-verdict-html = le tout en une page, à imprimer ou à envoyer
cli-help-group = seulement ceux-ci, par exemple nightmare/cards
cli-help-files = un scénario, une partie enregistrée ou un jeu de cartes ; le nom d’un scénario ; ou la notation d’une position
cli-help-all = tous les scénarios fournis avec pnrules
cli-help-scenario = le nom d’un scénario, par exemple nightmare/sample, un fichier ou la notation d’une position
cli-help-steps-json = chaque étape en JSON, puis une boucle s’il y en a une, puis la position finale
cli-help-steps-csv = chaque étape comme une rangée de valeurs séparées par des virgules, après une rangée de titres
cli-help-seat = seulement ce que voit ce joueur
cli-help-all-steps = aussi les petites étapes intermédiaires
cli-help-report = un texte sur une étape : règle, arbitrages et position ; les étapes se comptent comme sur le plateau, 0 est le début
cli-help-claim = un scénario, par exemple runtime_error/clubs-and-spades, un fichier ou la notation d’une position
cli-help-learn = apprendre un jeu, de zéro à une partie entière, ici dans le terminal
cli-help-lesson = la leçon par laquelle commencer ; 1 par défaut
cli-help-print = imprimer les leçons, avec leurs coups justes et faux
cli-help-budget = combien d’issues de coups examiner (40000, environ 2 s)
cli-help-lines = combien de lignes de la preuve afficher
cli-help-check-proof = vérifier la preuve étape par étape, par les seules règles
cli-help-proof-json = le résultat avec toute sa preuve, en JSON
cli-help-output = le fichier à écrire ; sans cela, l’écran
cli-help-node = quelle étape de la partie ; sans cela, celle où en est la partie
cli-help-deck = le jeu de cartes à utiliser (bandwidth) : house, ou un fichier à vous
cli-help-schema-games = seulement les scénarios de ces jeux ; sans cela, ceux des jeux fournis avec pnrules
cli-help-schema-deck = plutôt le schéma des jeux de cartes de ce jeu (bandwidth)
# $games: their names
cli-help-game = l’un de ces jeux : { $games }
cli-help-lessons-of = l’un de ces jeux : { $games } ; ou le fichier d’une leçon
cli-help-course = montrer les étapes d’un cours dans l’ordre, où en est une classe, ou son lien
cli-help-course-source = le fichier d’un cours ; ou un jeu, pour ses leçons dans l’ordre
cli-help-course-progress = les fichiers de progression de votre classe, chacun au nom de l’élève
cli-help-course-link = afficher la fin d’une adresse qui ouvre le cours
cli-help-edition = l’édition du livret, par exemple 3.1
cli-help-ref = par exemple « PN 3.0 COPY », « BfB Winning the game » ou N-34 ; ou RE pour tout un livret
cli-help-way = laquelle des façons de jouer du livret
cli-help-players = combien de joueurs (4, ou le plus près possible selon le jeu)
cli-help-games = combien de parties (100)
cli-help-seed = le même nombre donne les mêmes parties (1)
cli-help-from = le numéro de la première partie (0)
cli-help-contestants = qui joue : random, greedy, search, ou search suivi de deux points et d’un nombre d’essais
cli-help-games-a-pair = combien de parties joue chaque paire (100)
cli-help-tournament-file = noter chaque partie dans ce fichier, et reprendre où il s’arrête
cli-help-processes = combien de parties à la fois (une par cœur)
cli-help-cluster = les jouer sur les machines d’une grappe Dask, à l’adresse de son ordonnanceur, par exemple tcp://10.0.0.7:8786
cli-help-to = noter chaque partie dans ce dossier, sous forme de tables ; les parties déjà notées ne sont pas rejouées
cli-help-format = le format de ces tables (parquet)
cli-help-choices = noter aussi chaque choix
cli-help-hint-seat = refuser si ce n’est pas à ce joueur de choisir
cli-help-strength = combien d’essais (sans cela, autant que le jeu en demande)
cli-help-seed-tries = le même nombre donne les mêmes essais (1)
cli-help-by = seulement là où un autre choix était meilleur d’au moins ce pourcentage (10)
cli-help-rulings = d’autres réponses aux arbitrages, par exemple N-01=copied
cli-help-figures-json = les résultats en JSON
cli-help-app-about = Ouvrir les carnets comme des applications dans votre navigateur.
cli-help-app-notebook = un carnet, par exemple nightmare/sample ; sans cela, la liste de tous
# $port: a number
cli-help-port = le port ; sans cela, { $port } ou le prochain qui est libre ; 0 : n’importe lequel qui est libre
cli-help-no-browser = afficher l’adresse, ne rien ouvrir
cli-help-host-course = le fichier d’un cours, ou un jeu : la page d’accueil montre le cours et ses étapes dans l’ordre
cli-course-large = le cours { $name } est trop grand pour un serveur : retirez quelques-unes des leçons à vous
cli-help-folder = un dossier avec vos propres carnets, à côté de ceux qui sont là
cli-help-jupyterlab = JupyterLab à la place : lire et modifier les cellules
cli-help-serve-about = Servir les carnets à une classe, comme des applications.
# $ip: an address
cli-help-serve-ip = l’adresse de cette machine où écoute le serveur ({ $ip } : elle seule)
cli-help-serve-base = le début de ses adresses, quand un proxy le sert dans un dossier, par exemple /jeux/
cli-help-serve-host = un nom de ce serveur dans l’adresse du navigateur, par exemple jeux.ecole.example ; peut être répété
# $most: a number
cli-help-serve-most = combien de pages peuvent être ouvertes en même temps ({ $most })
# $warm: a number
cli-help-serve-warm = combien de Pythons sont prêts pour les pages suivantes ({ $warm })
# $idle: a number
cli-help-serve-idle = arrêter une page que personne ne touche pendant ce nombre de minutes ({ $idle })
cli-help-export-about = Écrire un carnet, ou une leçon, dans un seul fichier HTML, qui n’a besoin ni de Python ni d’un réseau.
cli-help-site-about = Construire le site : des fichiers pour n’importe quel serveur ; le navigateur du visiteur fait tourner les règles.
cli-help-site-folder = où le mettre ; ce qui s’y trouvait est supprimé
cli-help-site-game = un jeu d’un autre paquet que le site contient à côté des nôtres ; peut être répété ; sans cette option, tous ceux qui sont installés
cli-help-site-address = l’adresse du site, comme https://example.org/jeux/ ; les liens montrent alors une image
cli-help-export-notebook = un carnet fourni avec pnrules, par exemple nightmare/sample ; une leçon, par exemple nightmare/learn/03-claiming ; ou le fichier de l’un ou de l’autre
cli-help-export-output = le fichier à écrire ; sans cela, le nom du carnet suivi de .html
cli-help-export-lang = la langue dans laquelle la page s’ouvre
cli-help-code = montrer aussi le code des cellules
cli-help-worksheet = avec une leçon : écrire une feuille d’exercices avec son corrigé, à imprimer

# What its commands print
# $error: what Python says
cli-game-fails = quelque chose ne va pas dans ce jeu : { $error }. La commande pnrules check { $game } en dit plus.
problem-lab-not-empty = ce dossier contient autre chose ; choisissez-en un nouveau ou un vide
problem-lab-no-experiment = ce dossier n’est pas celui d’une expérience, car son fichier experiment.json manque ou est abîmé
problem-lab-damaged = ce fichier est abîmé ; supprimez-le, et ses parties seront rejouées
# $name: what differs, such as seed
problem-lab-other = ce dossier contient une autre expérience : { $name } y vaut { $found }, et vous demandez { $asked }
problem-lab-no-deck = « { $file } » n’est pas un jeu de cartes
problem-lab-extra = « { $format } » demande pnrules[lab], qui n’est pas installé ; choisissez csv ou jsonl à la place
problem-process-killed = un des processus qui jouent a été arrêté de l’extérieur, peut-être faute de mémoire. Les parties déjà notées restent ; la même commande joue les autres.
problem-cluster-extra = une grappe demande pnrules[cluster], qui n’est pas installé
# $address: the address of a scheduler
problem-cluster-nobody = aucun ordonnanceur ne répond à « { $address } ». La commande dask scheduler en lance un, et dit son adresse.
problem-cluster-no-worker = l’ordonnanceur à « { $address } » n’a aucun processus pour jouer. La commande dask worker { $address } --nthreads 1 en lance un.
# $worker: the address of a worker; $name: Python, or a package; $found, $own: versions
problem-cluster-differs = à { $worker } il y a { $name } { $found }, et cette machine a { $own }. Avec le même des deux côtés, les parties sont les mêmes.
# $name: a package
problem-cluster-lacks = une machine de la grappe n’a pas le paquet « { $name } ». Chacune, celle de l’ordonnanceur comprise, a besoin de tout ce qui est installé ici.
problem-cluster-killed = plusieurs machines de la grappe ont cessé de répondre en jouant les mêmes parties, peut-être faute de mémoire ou d’un paquet. Les parties déjà notées restent ; la même commande joue les autres.
problem-cluster-gone = l’ordonnanceur à « { $address } » n’est plus là. Les parties déjà notées restent ; la même commande joue les autres.
cli-game-broken = ne peut pas être chargé : { $error }
cli-game-name = propose « { $name } », mais son jeu s’appelle « { $own } » : il faut deux fois le même nom, en minuscules, chiffres et traits de soulignement
cli-game-taken = est laissé de côté : « { $name } » est déjà pris, ou contient d’autres signes que des lettres et des chiffres (chaque jeu, livret et arbitrage a un nom à lui)
# $label : le nom, $text : ce qui en est dit
cli-labelled = { $label } : { $text }
cli-right = { $source } : tout va bien
cli-nothing-to-check = Nommez les fichiers à vérifier, ou utilisez --all.
cli-no-app = l’application demande pnrules[app] ({ $missing } n’est pas installé)
cli-no-export = l’exportation demande pnrules[app] ({ $missing } n’est pas installé)
cli-no-notebook = il n’y a pas de carnet « { $name } »
# $place: where in the file, $why: a reason
cli-export-no-lesson = « { $name } » n’est pas une leçon que l’on puisse écrire : { $place } : { $why }
cli-site-no-kit = il manque à cette installation les parties du site qui se construisent avec Node. Un wheel fait par make dist les contient, les sources aussi.
# $name: what was given; $known: names of games
cli-site-no-game = il n’y a pas de jeu « { $name } ». Il y a : { $known }.
# $folder: a folder
cli-site-no-folder = « { $folder } » contient d’autres fichiers, qui seraient supprimés. Indiquez un dossier vide, ou celui d’un site.
# $page: a page’s name; $game: a game’s; $why: what Python says
cli-site-page = la page { $page } ne peut pas être construite : { $why }. La commande pnrules check { $game } en dit plus.
# $why: sentences
cli-site-left-out = { $why }
# $package, $missing: names of packages
cli-site-missing = { $package } a besoin de { $missing }, qui n’est pas installé
# $package: a package; $name: one of its files
cli-site-not-pure = { $package } ne peut pas tourner dans un navigateur : { $name } est compilé pour cette machine
# $address: what was given
cli-site-no-address = « { $address } » n’est pas l’adresse d’un site, comme https://example.org/jeux/
# $number: which of its cells; $error: the last line of what Python says
cli-notebook-failed = la cellule { $number } du carnet échoue : { $error }
# $addresses: a list
cli-export-network = la page aurait besoin du réseau, pour { $addresses }
cli-no-cards = ce jeu n’a pas de cartes à imprimer
cli-cards-note = { $count ->
    [one] 1 carte.
   *[other] { $count } cartes.
} À imprimer en taille réelle (100 %), sans marges, puis à découper le long des repères. Les mots sont les nôtres.
# $form : la fin du nom du fichier, par exemple .png
cli-only-svg = Ici les images sont dessinées en SVG, pas en { $form } : nommez un fichier qui finit par .svg. Le plateau d’une application enregistre aussi en PNG.
cli-not-written = ne peut pas être écrit : { $error }
cli-other-answer = Autre réponse ({ $id }) : { $answer }
cli-wrong-missing = il manque : { $names }
cli-wrong-value = { $option } demande une valeur
cli-wrong-both = { $option } et { $other } ne vont pas ensemble
cli-wrong-alone = { $option } demande { $other }
cli-wrong-command = il n’y a pas de commande { $command }
cli-wrong-several = { $option } peut vouloir dire : { $names }
# $name: a folder
cli-no-folder = il n’y a pas de dossier « { $name } »
# $name: a folder, made beside where the command is given
cli-app-copy = votre copie des carnets est dans { $name }/
# $most, $asked, $files: numbers
cli-serve-fewer = il y a de la place pour { $most } pages à la fois, sur { $asked } : ce système permet { $files } fichiers ouverts (ulimit -n)
# $port: a number
cli-port-taken = le port { $port } n’est pas libre
cli-no-port = aucun port libre n’a été trouvé : nommez-en un avec --port
cli-rule-contents = { $work }, { $game } : toutes ses règles. Pour en lire une, écrivez « pnrules rule » et les mots à gauche :
cli-rule-questions = Là où le livret laisse une question ouverte, nos arbitrages :
cli-rule-rulings = Arbitrages : { $list }
cli-rule-places = Il compte pour : { $list }
cli-rule-scenarios = Scénarios :
cli-rule-more = et { $count } de plus
# La première ligne du tableau d’un tournoi. $games : combien de parties par paire
cli-tournament = { $game }, { $work }, version { $version }, 2 joueurs, { $games } { $games ->
    [one] partie
   *[other] parties
} par paire
# La part des victoires du premier. 95 fois sur 100, la vraie part est entre $least et $most
cli-tournament-rate = { $rate } % (sûr à 95 % : de { $least } à { $most })
cli-tournament-left = { $count ->
    [one] { $count } partie n’a pas fini, et compte comme nulle.
   *[other] { $count } parties n’ont pas fini, et comptent comme nulles.
}

### Le laboratoire : ce qui est mesuré d’un jeu, dans un rapport et sur la page des nombres

cli-help-lab = mesurer un jeu ou un jeu de cartes : qui gagne, en combien de temps, grâce à quelles cartes, avec des parties à ouvrir
cli-help-lab-source = un jeu, ou le fichier d’un jeu de cartes
cli-help-lab-players = combien de joueurs (3, ou le plus près possible selon le jeu)
cli-help-lab-bots = comment tout le monde joue : random, greedy, search, ou search suivi de deux points et d’un nombre d’essais (random)
cli-help-lab-games = combien de parties (400)
cli-help-lab-html = le rapport en une page
cli-help-lab-address = la page sur laquelle s’ouvrent les parties du rapport
cli-help-lab-open = afficher le lien de cette partie au lieu d’un rapport
cli-help-lab-at = où s’ouvre la partie : après tant de choix (à la fin)

cli-lab-title = À quoi ressemble ce jeu
# $setup: what was played, from cli-lab-setup. $games: how many
cli-lab-heading = { $setup } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
# $work: the rulebook
cli-lab-setup = { $game }, { $work }, version { $version }, { $players } joueurs
cli-lab-intervals = Entre parenthèses : là où se trouve le vrai nombre 95 fois sur 100, pour autant que ces parties le disent.
cli-lab-open = Pour ouvrir une partie, copiez son lien et collez-le dans « Ouvrir une partie ou une position », sur la page d’une nouvelle partie.
cli-lab-few = { $games } parties ne disent pas grand-chose : une carte ou une manche n’est comparée que si au moins { $few } parties la montrent.
cli-lab-nothing = Rien ne sort du lot dans ces parties.
# The sign before tenths
cli-lab-decimal = ,
cli-lab-percent = { $value } %
cli-lab-share = { $value } % ({ $least } à { $most })
cli-lab-difference = { $value } ({ $least } à { $most })
cli-lab-number = { $value } ({ $least } à { $most })
cli-lab-example = partie { $game }
cli-lab-example-at = partie { $game }, après le choix { $choice }
cli-lab-deck-house = notre jeu de cartes
cli-lab-deck-own = un jeu de cartes à vous
# $kind: a kind of card, as a card set’s file names it
cli-lab-deck-without = notre jeu de cartes sans { $kind }
# $seat: a player’s number
cli-lab-seat = joueur { $seat }

# What stands out. $figure: a figure with its interval. $about: a card, or a number
cli-lab-finding-endless = Toutes les parties ne finissent pas : { $figure } restent sans fin.
cli-lab-finding-drawn = Beaucoup de parties n’ont pas un seul gagnant : { $figure }.
cli-lab-finding-often = Le joueur { $about } gagne plus souvent que sa part : { $figure }.
cli-lab-finding-seldom = Le joueur { $about } gagne moins souvent que sa part : { $figure }.
cli-lab-finding-runaway = Quand un joueur est en tête après la manche { $about }, la partie est presque jouée. Ce joueur gagne dans { $figure } des cas.
cli-lab-finding-strong = { $about } est une carte forte. Ceux qui l’ont dans leur donne gagnent plus souvent que les autres, de tant de points de pourcentage : { $figure }.
cli-lab-finding-weak = { $about } est un poids. Ceux qui l’ont dans leur donne gagnent moins souvent que les autres, de tant de points de pourcentage : { $figure }.
cli-lab-finding-dead = { $about } est une carte morte. Des parties où elle est dans une donne, voici combien l’utilisent : { $figure }.

# What a table is about
cli-lab-about-setup = jeu
cli-lab-about-result = fin
cli-lab-about-seat = joueur
cli-lab-about-round = manche
cli-lab-about-card = carte
cli-lab-about-deck = jeu de cartes
cli-lab-about-ruling = arbitrage
cli-lab-about-rule = boucle
cli-lab-about-size = taille
cli-lab-about-example = par exemple
# What is counted, at the head of a column
cli-lab-figure-often = fréquence
cli-lab-figure-choices = choix
cli-lab-figure-rounds = manches
cli-lab-figure-drawn = sans gagnant unique
cli-lab-figure-win = victoires
cli-lab-figure-winners = points du futur gagnant
cli-lab-figure-others = points des autres
cli-lab-figure-holds = le premier gagne
cli-lab-figure-dealt = dans la donne : gagne plus, en points de pourcentage
cli-lab-figure-played = utilisée : gagne plus, en points de pourcentage
cli-lab-figure-seen = parties qui l’utilisent
cli-lab-figure-swing = points chaque fois
cli-lab-figure-otherwise = la partie change
cli-lab-figure-winner = autre gagnant
cli-lab-figure-longer = choix en plus
cli-lab-figure-proved = prouvées
cli-lab-figure-first = joueur 1 : gagne plus que sa part, en points de pourcentage
cli-lab-rule-nightmare-returned = un programme qui revient à la même position, en tours complets
cli-lab-rule-runtime_error-proved = un tour sans fin, en positions
# The questions: what is asked, what is counted, what one must not read into it
cli-lab-ends = Comment finissent les parties ?
    .counts = Combien de parties finissent de chaque façon.
    .confounds = Des joueurs qui choisissent au hasard ne finissent pas comme des gens : ils n’ont pas de plan, et n’en empêchent aucun.
cli-lab-length = Combien dure une partie ?
    .counts = Le nombre moyen de choix de tous les joueurs ensemble, là où il y a au moins deux possibilités. Le nombre moyen de manches. Et combien de parties ne sont gagnées par personne en particulier.
    .confounds = Les parenthèses portent sur la moyenne. Une partie donnée peut en être loin.
cli-lab-seats = Vaut-il mieux commencer ?
    .counts = La part de victoires de chaque joueur, dans l’ordre autour de la table ; le joueur 1 commence. Une victoire à deux compte pour moitié à chacun, et une partie sans gagnant est partagée entre tous. Si la place n’avait pas d’importance, toutes les parts seraient égales.
    .confounds = Des joueurs qui ont un plan tirent peut-être un meilleur parti du premier tour.
cli-lab-points = Comment vont les points ?
    .counts = À la fin d’une manche : les points moyens du joueur qui gagnera, ceux des autres, et combien de fois gagne celui qui a le plus de points. Ne comptent que les parties qui continuent après cette manche et qui ont un seul gagnant.
    .confounds = Après beaucoup de manches, il ne reste que les longues parties, souvent les plus serrées.
cli-lab-cards = Quelles cartes font gagner ?
    .counts = La première colonne compare les joueurs qui ont eu la carte dans leur donne à ceux des mêmes parties qui ne l’ont pas eue. Seul le hasard distribue : la différence vient donc de la carte. La deuxième fait de même pour ceux qui l’ont choisie ou exécutée. Ensuite, combien de parties utilisent la carte, et combien de points elle rapporte chaque fois, les siens et ceux que les autres perdent.
    .confounds = Qui reste plus longtemps dans la partie utilise plus de cartes de toutes sortes : la deuxième colonne montre donc aussi ce que fait la victoire, et pas seulement ce qui fait gagner. Sur vingt cartes qui ne changent rien, une semblera changer quelque chose.
cli-lab-decks = Quels jeux de cartes sont équitables ?
    .counts = De combien le joueur 1, qui commence, gagne plus que sa part. Un jeu équitable a 0 entre les parenthèses. Ensuite, combien de parties ne sont gagnées par personne en particulier, et combien de temps elles durent. Notre jeu de cartes est comparé à lui-même sans une sorte de carte.
    .confounds = Un jeu équitable peut être ennuyeux : regardez aussi combien de temps durent ses parties, et combien restent sans gagnant. Et à deux, ce qui aide le premier gêne le second.
cli-lab-rulings = Que change chaque arbitrage ?
    .counts = Les mêmes donnes, selon l’arbitrage et selon une autre lecture. Dans combien de parties quelque chose change, dans combien un autre joueur gagne, et de combien de choix une partie s’allonge.
    .confounds = Après la première différence, les tirages et les choix au hasard changent aussi, et cela seul donne à bien des parties un autre gagnant. La deuxième colonne est donc le plus qu’un arbitrage puisse changer. La troisième n’en est pas troublée, ni une première colonne à 0.
cli-lab-claims = Quand un tour peut-il durer sans fin ?
    .counts = Les joueurs font leurs annonces au hasard. Par manche : combien des annonces faites là sont prouvées.
    .confounds = Une annonce prouvée finit la partie : les manches tardives viennent donc de parties où rien n’avait été prouvé. Et ces joueurs ne cherchent pas à faire une boucle.
cli-lab-loops = De quelle taille sont les boucles ?
    .counts = De toutes les boucles prouvées, celles de chaque taille.
    .confounds = Les boucles courtes se trouvent d’abord, et finissent la partie ou le programme avant qu’une longue ne se forme.
