# Les mots de la page autour d’un carnet montré comme une application.
app-name = Loopline
app-title = Loopline, des jeux de cartes sur la programmation
# Les premiers mots de la page d’accueil
app-pitch = Écrivez un programme ensemble. Ensuite, il faut y survivre.
app-lead = Des jeux qu’on apprend en jouant. Avancez pas à pas, revenez en arrière, essayez tous les choix.
app-loading = La page démarre
app-loading-detail = Python prépare tout. Cela prend quelques secondes.
# $name: the name of a file
app-save-file = Enregistrer { $name }
app-no-script = Cette page dessine ses plateaux avec JavaScript, mais JavaScript est désactivé.
app-all = Tous les jeux
app-none = Il n’y a pas encore de carnet ici.
app-lost = Python s’est arrêté. Vous pouvez encore regarder chaque étape, mais plus faire de nouveaux choix.
app-lost-again = Python s’est arrêté. Ce que vous avez fait reste, et votre prochain choix le relance.
app-unreachable = Cette page ne trouve plus son serveur. Elle réessaie toute seule.
app-reload = Recommencer
app-failed = Python n’a pas démarré pour cette page.
app-no-cookies = Python n’a pas démarré : il lui faut un cookie de cette page, et ce navigateur n’en garde aucun. Autorisez les cookies pour cette adresse, puis recommencez.
# $most: a number
app-full = Aucune place n’est libre : il y en a { $most } en tout, et d’autres les occupent. Cette page réessaie toute seule.
# $before: a number
app-queue = Avant vous : { $before }
# $name: the name in the page’s address
app-refused-host = Ce serveur ne connaît pas le nom « { $name } ». La personne qui le gère peut l’autoriser avec --allow-host.
# $name: the address of another site
app-refused-origin = Ce serveur ne sert pas les pages de « { $name } ». La personne qui le gère peut les autoriser avec --allow-host.
# En haut d’une page exportée
export-note = Cette page vient d’un carnet. Vous pouvez regarder chaque étape, sans Python et sans réseau. Pour faire de nouveaux choix, ouvrez le carnet.
export-licences = Licences des programmes de cette page
export-no-script = Cette page dessine ses plateaux avec JavaScript, mais JavaScript est désactivé. À la place, vous pouvez lire chaque position en mots.
# En haut d’une page du site
site-starting = Python démarre. Cette page est prête dans un instant.
site-works = Python y travaille encore.
site-stop = Arrêter
site-no-script = JavaScript est désactivé. Vous pouvez regarder ce plateau, mais ses boutons ne marchent pas.
site-no-python = Python ne peut pas démarrer dans ce navigateur. Vous pouvez regarder chaque étape, mais pas faire de nouveaux choix.
site-newer = Il y a une version plus récente de ce site.
site-load-newer = La charger
site-lost = Cette page n’existe pas.
site-licences = Licences des programmes de ce site
# Sur la page d’accueil, à la suite
site-docs = Documentation (en anglais)
# Sur la page d’accueil, sous les exemples ; le second suit le premier, qui est un lien
site-lab = Modifier leur code dans JupyterLab
site-lab-note = Votre navigateur l’exécute. Le premier démarrage prend du temps.
# Ce que l’on copie d’une page du site : son adresse, ou les lignes qui montrent son plateau dans une autre page
site-share = Partager
site-share-link = Copier le lien
site-share-lines = Copier le HTML pour votre page
site-share-note = Mettez ce HTML dans une de vos pages. Elle montre alors ce plateau.
site-copied = Copié.
site-not-copied = Le texte est sélectionné. Copiez-le vous-même.
# Sous un plateau qu’une autre page montre
embed-whole = Ouvrir la page entière
embed-unkept = Votre navigateur ne garde rien ici. Votre progression s’arrête avec cette page.
