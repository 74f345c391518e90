### Une leçon que l’on fait en la jouant.

studio-no-lesson = C’est un niveau : il n’a qu’une mission, et pas de phrases à mettre en ordre.
studio-nothing-made = Ce scénario n’est ni une leçon ni un niveau.
studio-no-beat = La leçon n’a pas d’étape à cet endroit.
studio-no-aim = Les choix enregistrés n’atteignent pas ce but, ou l’atteignent trop tôt.
studio-no-sentence = Il n’y a pas de phrase à l’endroit { $place }.
# $count: how many choices have been recorded
problem-studio-left = { $count ->
    [one] 1 choix enregistré n’est encore dans aucune phrase ni aucune mission
   *[other] { $count } choix enregistrés ne sont encore dans aucune phrase ni aucune mission
}
problem-studio-untranslated = { $lang ->
    [fr] la phrase manque encore en français
   *[en] la phrase manque encore en anglais
}
problem-studio-long = { $count } caractères sont trop pour un téléphone : jusqu’à { $most }, la table reste visible
problem-studio-large = plus de { $most } choix peuvent se présenter dans cette mission ; elle n’est donc pas vérifiée. Commencez-la plus tard, ou donnez-lui un but plus proche
problem-studio-untrue = cela ne correspond pas à ce que montre le plateau : { $sentence }

## Sur un plateau

# The title of a lesson that has just been begun
studio-untitled = Une leçon
studio-at-the-end = Les choix s’enregistrent à la fin de la leçon. Allez-y, ou annulez ce qui vient après cette étape.
studio-first = Rangez d’abord la leçon.
studio-not-yet = La leçon ne peut pas encore être jouée. Ce qui lui manque est dit sous « Ce qui manque ».
studio-page-large = Cette leçon a trop de branches pour tenir en une page. Enregistrez-la dans un fichier.
studio-aim-wins = gagner
# $points: how many
studio-aim-least = { $points ->
    [one] avoir au moins { $points } point
   *[other] avoir au moins { $points } points
}
# $event: a sentence about it
studio-aim-event = faire arriver ceci : { $event }
studio-aim-answer = choisir : { $option }
board-tab-studio = Leçon
studio-made = Faire une leçon
studio-how = Jouez sur le plateau : les choix de tous les joueurs sont enregistrés. Puis dites-en quelque chose, ou confiez-les à l’élève.
studio-title = Titre
studio-title-other = Le titre en anglais
studio-seat = L’élève joue
studio-recorded = Enregistré, mais encore dans aucune phrase
studio-nothing-recorded = Rien n’est enregistré depuis la dernière phrase.
studio-says = Ce qui est dit ici
studio-hint = Indice
studio-tell = Ajouter la phrase
studio-do = C’est à l’élève de le faire
studio-since = À partir de quel choix ?
studio-aim = Quel est le but ?
studio-ask = Ajouter la mission
studio-sentence = Phrase { $number }
studio-sentences = La leçon jusqu’ici
studio-no-sentences = Pas encore de phrase.
# $count: how many choices
studio-happens = { $count ->
    [one] 1 choix est fait d’abord
   *[other] { $count } choix sont faits d’abord
}
studio-task-aim = À faire : { $aim }
studio-right = Quand c’est fait
studio-in = { $what } · { $lang ->
    [fr] français
   *[en] anglais
}
studio-up = Plus tôt
studio-down = Plus tard
studio-remove = Retirer
studio-others = Les autres choix
studio-others-note = Les règles les ont tous joués. Dites quelque chose de ceux qui perdent le but : d’abord de ceux qui semblent bons quand on se trompe de règle.
studio-fate-reaches = atteint le but
studio-fate-in-reach = le but reste possible
studio-fate-loses = perd le but
studio-fate-unknown = trop de suites possibles pour le dire
studio-then = après { $way }
# $by: what somebody has wrong, as a sentence
studio-by = On peut le croire bon. Ce qu’on a mal compris : { $by }
studio-answer = Ce qu’on dit à l’élève
studio-otherwise = Pour tous les autres choix qui perdent le but
studio-try = Jouer comme l’élève
studio-tried = Revenir à la leçon à faire
studio-trying = Vous jouez maintenant votre propre leçon, comme un élève.
studio-save = Enregistrer le fichier
studio-give = Donner la leçon
studio-as-page = Enregistrer une page web
studio-as-sheet = Enregistrer une feuille d’exercices
studio-give-note = La page web fait jouer la leçon dans tout navigateur, sans Python. La feuille d’exercices est pour le papier, avec le corrigé sur une page à part. Le fichier peut être rouvert ici.
studio-html = Le HTML qui la montre dans une autre page
studio-html-note = Mettez la page web à côté de la vôtre, et ce HTML dans la vôtre.
studio-html-copy = Copier le HTML
# $title: the lesson's
studio-key = Corrigé : { $title }
studio-no-script = Cette leçon a besoin de JavaScript, qui est désactivé.
studio-not-fetched = La page web ne peut pas être faite maintenant, car il en manque une partie. Réessayez avec le réseau.
studio-open = Ouvrir un fichier
studio-remix = Partir d’une leçon du jeu
studio-open-kept = Reprendre
studio-forget = Oublier ce brouillon
studio-leave = Ranger la leçon
studio-begin = Commencer la leçon ici
studio-lay = Où commence-t-elle ?
studio-open-any = Ouvrir une partie, une position ou une leçon
studio-own-game = Une de vos parties
studio-from-here = Allez au bon moment
studio-from-here-note = Parcourez la partie, ou jouez, jusqu’à ce que le plateau montre le début de la leçon.
studio-undo = Annuler
studio-redo = Rétablir
studio-wrong = Ce qui manque
studio-advice = Ce qui peut arrêter un élève
studio-fine = Il ne manque rien, et les règles sont d’accord avec chaque phrase.
# $count: how many rules
studio-teach = { $count ->
    [one] Cette leçon explique cette règle
   *[other] Cette leçon explique ces { $count } règles
}
studio-kept = Gardé dans ce navigateur.
studio-full = Ce navigateur ne garde plus rien : enregistrez la leçon dans un fichier.
studio-elsewhere = Un autre onglet a continué ce brouillon : à partir d’ici, c’est un brouillon à part.
studio-place = { $place } : { $problem }
studio-place-title = Titre
studio-place-teaches = Règles expliquées
