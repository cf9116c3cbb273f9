# Morceaux de phrases que tous les jeux partagent (berthier.words.speech).

list-last = { $firsts } et { $last }
list-empty = rien
modifier = { $amount } { $why }
part = { $piece } { $count }
times = { $thing } ({ $count })
cubes = { $piece } ({ $arms })
cube-infantry = { $count } d’infanterie
cube-cavalry = { $count } de cavalerie
reason = règle { $rule }

refusal-not-a-candidate = Ce n’est pas une réponse à la question.
label-remarks = { $label } ({ $remarks })
refusal-other-kind = Ici, il faut choisir { $asked }, pas { $meant }.
either = { $one } ou { $other }
kind-zone = une zone
kind-piece = un corps
kind-card = une carte
kind-side = un camp
kind-arm = une arme
kind-other = autre chose
refusal-about = { $things } : { $why }
refusal-rule = { $why } ({ $rule } : { $text })

over-won = Victoire : { $side }. { $text }
over-nobody = Personne n’a gagné. { $text }

## Ce qu’une demande aurait dû contenir (error-bad-field, error-missing-field)

expected-text = un texte
expected-texts = une liste de textes
expected-number = un nombre entier à partir de 0
expected-text-or-number = un texte ou un nombre entier
expected-truth = true ou false
expected-object = un objet
expected-text-table = un objet de textes
expected-draw-table = un objet de listes, par numéro de tirage et place
expected-draw = une carte sous la forme événement/valeur, ou une face de dé
expected-file-or-save = un fichier, ou le texte d’une sauvegarde dans « save »
expected-file = le nom d’un fichier

## Les zones hors d’atteinte

route-barred = Par { $by }, on ne passe pas. { $why }
route-ends = On arrive au plus à { $by }.
route-unforeseen = La suite se saura sur place.
route-no-way = Aucun chemin n’y mène assez vite.

## Les prévisions

forecast-title = Prévision : { $samples } essais sur ce que vous ne voyez pas
forecast-winner = Qui gagne le combat
forecast-retreat = Qui retraite
forecast-pursuit = Qui poursuit
forecast-losses = Force perdue ({ $about })
forecast-corps = Corps détruits ({ $about })
forecast-result = Si la partie finissait maintenant, le vainqueur
forecast-mission = Mission de { $about }, le vainqueur maintenant
forecast-mission-perhaps = { $about }, si c’est une mission, le vainqueur maintenant
forecast-way = { $way ->
    [nobody] personne
    [called-off] attaque annulée
    [none] pas de combat
   *[other] { $name }
}

## Conseils

hint-title = Ce que ferait Berthier
hint-passes = { $passes ->
    [one] Essayé une fois en pensée, d’après ce que vous voyez.
   *[other] Essayé { $passes } fois en pensée, d’après ce que vous voyez.
}
hint-thumb = Au jugé : une si petite affaire ne s’essaie pas.
advice-asked = { $count ->
    [one] { $name } : a demandé conseil une fois.
   *[other] { $name } : a demandé conseil { $count } fois.
}
