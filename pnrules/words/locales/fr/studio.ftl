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
problem-studio-untrue = cela ne correspond pas à ce que montre le plateau : { $sentence }
