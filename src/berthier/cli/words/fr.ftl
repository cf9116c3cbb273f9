# La ligne de commande et le jeu simple au terminal.

cli-title = { $name } : { $id }
cli-option-windows = {"    "}strict demande même quand il n’y a rien à jouer ; brisk s’en passe, et l’adversaire l’apprend
cli-option-combat = {"    "}combats décidés aux cartes ou aux dés
cli-option-orders-of-battle = {"    "}si les joueurs voient les forces l’un de l’autre
cli-option-bids = {"    "}si l’on mise pour les camps là où le niveau le prévoit
cli-option-six-cards = {"    "}si les six cartes de la boîte de 1807 sont dans les pioches
cli-option-supply = {"    "}si une armée coupée de ses dépôts reçoit moins de points de commandement
cli-option-cards = {"    "}si l’on joue avec les cartes d’événement
cli-option-decoys = {"    "}joue-t-on avec des leurres là où les pions sont face cachée
cli-option-ney = {"    "}si Ney garde son commandement à l’automne, ou le cède à Davout ou à Soult
cli-option-hamburg = {"    "}si Davout et Walmoden arrivent de Hambourg au tour 13
cli-option-solitaire = {"    "}si des dés donnent les points de mouvement de chaque Force (seulement à découvert)
cli-option-armies = {"    "}si chaque armée a son propre joueur ; les places sont alors les armées du scénario (grande-armee, bohemia…)
cli-scenarios = {"  "}scénarios : { $names }
cli-levels = {"  "}règles : { $names }
cli-seats = {"  "}places : { $names }
cli-players = {"  "}joueurs de l’ordinateur : { $names }
cli-option = {"  "}option { $option } : { $values }
cli-verified = C’est juste : { $answers } réponses et { $draws } tirages mènent à la position de cette sauvegarde.
cli-scripted = Parmi les tirages, { $count } ont été imposés et non tirés.
cli-commitment = Engagement du hasard : { $commitment }
cli-pack = Le paquet de { $title } est en ordre.
cli-kind-rule = règle
cli-kind-definition = définition
cli-kind-data = données
cli-kind-ruling = décision de notre part
cli-coverage-chapter = chapitre
cli-coverage-rules = règles
cli-coverage-coded = codées
cli-coverage-proved = éprouvées
cli-coverage-all = en tout

play-handover = Aux { $seat } de jouer. Appuyez sur Entrée quand eux seuls voient l’écran, ou tapez « quitter ».{" "}
play-turn-of = — { $seat } —
play-choose = Votre réponse (un numéro, ou « aide ») :{" "}
play-allowed = Permis : { $options }
play-told-again = { $sentence } ({ $count } fois)
play-not-asked-for = Un autre est interrogé d’abord : « { $answer } » et le reste de la ligne sont laissés de côté.
play-undone = Réponse reprise.
play-saved = Sauvegardé dans { $file }.
play-kept = La partie est gardée dans { $file }. Pour la reprendre, au choix :
    {"  "}make terminal ARGS="{ $options }"
    {"  "}berthier play { $options }
play-end-of-input = L’entrée est terminée.
play-which = Quoi donc ? Par exemple : { $example }
play-note = Vos partenaires liront à la fin du tour : « { $text } »
play-no-note = Vous n’avez rien écrit à vos partenaires pour la fin de ce tour.
play-commitment = Engagement du hasard de cette partie : { $commitment }
play-revealed = Clé du hasard, pour le vérifier : { $secret }
play-not-kept = « sauver FICHIER » la sauvegarde ailleurs ; encore « quitter », et vous partez sans elle.
play-recorded = La partie est enregistrée dans { $file }. Chacun peut la vérifier : berthier verify { $file }
play-forfeit = Forfait : le programme d’un camp ne peut pas continuer ({ $loser }). Victoire : { $winner }.
play-rule = { $rule } : { $text }
play-agree = Les deux joueurs sont-ils d’accord pour revenir en arrière ? (oui ou non){" "}
play-undo-together = Si vous êtes d’accord tous les deux : « annuler ensemble ».
play-help =
    un numéro, ou le nom ou le texte d’une réponse : la choisir
    A ; B ; C         plusieurs réponses à la suite
    pourquoi          de quelles règles vient cette question
    pourquoi X        pourquoi X (zone, corps, carte, réponse) ne peut pas être choisi
    annuler           reprendre votre dernière réponse
    annuler ensemble  revenir plus loin, si les deux joueurs sont d’accord
    voir              revoir la situation
    voir X            une zone, un corps ou une carte
    main              vos cartes et leurs effets
    journal           tout ce qu’on vous a dit
    combat            la dernière bataille, compte par compte
    portée            jusqu’où va la marche, et à quel prix
    portée X          le chemin vers la zone X, et ce qu’il faut taper
    règle X           une règle par son numéro, ou celle d’une carte
# Là où joue Major
play-help-advice =
    prévision         comment le combat peut finir, ou qui gagnerait chaque mission
    prévision X       la même chose après la réponse X
    conseil           ce que ferait Berthier ; il est noté que vous l’avez demandé
# Là où chaque armée a son joueur
play-help-note =
    note TEXTE        à vos partenaires, qui la lisent à la fin du tour (seul : ce que vous avez écrit)
play-help-more =
    hasard            l’engagement du hasard, pour le vérifier à la fin
    sauver FICHIER    sauvegarder la partie
    quitter           partir ; la partie est gardée
    Les mots anglais vont aussi : why, undo, show, hand, log, combat, reach, rules, forecast, hint, luck, save, quit.

colon = {"\u00A0"}:

## La carte

heading-active = actifs :
map-elsewhere = Ailleurs
map-axis = axe de retraite
map-hit = axe coupé ce tour-ci
map-broken = pont vers { $zone } détruit
map-pontoon = pont de bateaux vers { $zone }
map-battle = bataille à livrer
map-trench = retranchés

## Ordres de bataille

map-blocks = { $count ->
    [one] 1 { $what ->
        [counter] pion
       *[block] bloc
    }
   *[other] { $count } { $what ->
        [counter] pions
       *[block] blocs
    }
}{ $activated ->
    [0] {""}
    [one] {" "}(1 activé)
   *[other] {" "}({ $activated } activés)
}
notebook = Carnet : où ils peuvent être
notebook-vedettes = { $count ->
    [one] 1 vedette
   *[other] { $count } vedettes
}
notebook-many = l’une de { $count } zones
notebook-moving = en mouvement, ou { $zones }
notebook-seen = { $zones } · vu au tour { $turn }, { $zone }
army-title = Ordre de bataille : { $side }
army-place = { $place ->
    [awaited] à venir
    [markers] { $count ->
        [one] un marqueur
       *[other] { $count } marqueurs
    }
    [lost] perdu
   *[absent] absent de ce scénario
}
army-away = { $place ->
    [awaited] à venir : { $pieces }
   *[lost] perdus : { $pieces }
}

## Cartes et table

hand-title = { $whose ->
    [yours] Votre main
   *[other] Main des { $side }
} ({ $count }) :
hand-does = { $moment } : { $text }
table-title = La table
table-common = Commun
table-hand = { $count } en main
table-known = connues :
card-colour = { $colour ->
    [red] rouge
    [blue] bleue
   *[green] verte
}
card-box = { $box ->
    [loss] { $count } { $count ->
        [one] perte
       *[other] pertes
    } au combat
    [fatigue] { $count } { $count ->
        [one] fatigue
       *[other] fatigues
    } au combat
    [recovery] récupération { $count }
   *[other] { $count }
}
missions-title = Missions :
missions-open = (révélée)

## Ce que disent les signes

legend-activated = activé
legend-infantry = infanterie
legend-cavalry = cavalerie
legend-artillery = artillerie
legend-any = toute arme
legend-gone = manquant
legend-fatigue = fatigue (lourde après { $limit })
legend-flag = tenue
legend-siege = assiégée
legend-marker = marqueur

## Une seule chose

report-zone = { $zone } : { $ground }{ $value ->
    [0] {""}
    [one] , un point
   *[other] , { $value } points
}{ $region ->
    [none] {""}
   *[other] , { $region }
}
report-ways = Connexions : { $zones }
report-bridge = { $zone } (pont)
report-broken = { $zone } (pont détruit)
report-flag = Contrôlée par les { $side }
report-citadel = Citadelle des { $side }
report-siege = Assiégée
report-trench = Retranchement ({ $side })
report-axis = Axe de retraite ({ $side }) : { $zone }
report-marker = { $piece } (marqueur)
report-nobody = Personne ne s’y trouve.
report-nothing = On n’en sait rien.
report-piece = { $side }, à { $zone } : { $piece }
report-corps = { $piece }, { $infantry } d’infanterie, { $cavalry } de cavalerie, fatigue { $fatigue }
report-block = { $piece } force { $strength }{ $fatigue ->
    [0] {""}
   *[other] , fatigue { $fatigue }
}
report-activated = { $piece } (activé)
report-away = { $piece } ({ $side }) : { $place ->
    [lost] perdu
    [awaited] encore attendu
    [markers] marqueurs à { $zones }
    [off] non visible sur la carte
   *[absent] absent de ce scénario
}
report-full = force pleine { $strength }
report-symbol = { $symbol ->
    [move] mouvement
    [combat] combat
    [fatigue] fatigue
    [pursuit] poursuite
   *[other] { $symbol }
} { $count }
report-mission = Mission à { $zone } ; points : { $worth }

## Bienvenue

welcome-player = { $seat } : { $player ->
    [random] le hasard
    [tambour] l’ordinateur (Tambour)
    [capitaine] l’ordinateur (Capitaine)
    [major] l’ordinateur (Major)
    [program] le programme « { $word } »
   *[human] une personne
}
welcome-players = { $players }.
welcome-help = « aide » dit ce que vous pouvez taper.

## Revoir une partie

replay-warning = Cette partie n’est pas finie : vous voyez ce qu’a vu « { $seat } », et personne d’autre ne devrait regarder.
replay-eyes = Cette partie n’est pas finie. Par les yeux de qui ? ({ $known }){" "}
replay-finished = Une partie finie. « --open » montre ce que chacun avait.
replay-record = Ce fichier ne contient que ce qui fut dit à « { $seat } », et la dernière vue.
replay-beginning = Le début
replay-taken-back = { $count ->
    [one] Une réponse a été reprise avant celle-ci.
   *[other] { $count } réponses ont été reprises avant celle-ci.
}
replay-choose = Entrée : suite · b : retour · un numéro · aide · q : fin >{" "}
replay-end = C’est le dernier pas.
replay-start = C’est le premier pas.
replay-no-view = Ce fichier ne dit pas comment était alors la table.
replay-no-such-step = Les pas vont de 1 à { $last }.
replay-no-such-turn = Cette place de la piste « { $track } » n’a pas été atteinte.
replay-each = { $on ->
    [true] La situation est montrée à chaque pas.
   *[false] La situation est montrée quand vous la demandez.
}
replay-help =
    Entrée            un pas en avant
    b                 un pas en arrière
    un numéro         aller à ce pas
    premier, dernier  le premier pas, le dernier
    tour N            le premier pas à N sur la première piste
    voir              la situation à ce pas
    toujours          la situation à chaque pas, ou plus
    quitter           partir
error-replay-open-running = Cette partie n’est pas finie : on ne peut revoir que la vue d’une place, avec --seat. « --open » est pour les parties finies.
error-replay-which-seat = Cette partie n’est pas finie : dites avec --seat par les yeux de qui la revoir ({ $known }).
error-replay-open-seat = --open montre tout, --seat une seule vue : choisissez l’un des deux.
error-replay-other-seat = Cet enregistrement contient ce qui fut dit à « { $seat } », et rien d’autre.

## Les batailles

battle-none = Aucune bataille n’a encore été livrée.
battle-pieces = { $role } : { $pieces }

## Les marches

reach-title = Jusqu’où va la marche
reach-cost = coût { $cost } :
reach-none = Aucune marche n’est en cours.
reach-nowhere = La marche ne peut plus aller nulle part.
reach-ends = (fin de la marche)
reach-way = { $zone }, coût { $cost } : { $steps }
reach-step = { $zone } { $cost }
reach-type = À taper : { $line }
reach-no-zone = « { $word } » n’est pas un lieu de la carte.
reach-not-there = { $zone } est hors de portée de cette marche.

march-enemy = La marche s’arrête à { $zone } : l’ennemi s’y trouve.
march-friends = La marche s’arrête à { $zone } : d’autres de vos corps y sont.
march-citadel = La marche s’arrête à { $zone } : une citadelle a été prise.
march-card = La marche s’arrête à { $zone } : la carte de l’ennemi l’arrête.

## Classements et hasard

rank-rank = rang
rank-player = joueur
rank-games = parties
rank-points = points
rank-tie-break = départage
luck-checked = Les { $draws } tirages découlent tous de la clef, sur laquelle le serveur s’était engagé : { $commitment }
luck-side = camp
luck-draw = tirage
luck-what = compté
luck-draws = tirages
luck-total = obtenu
luck-expected = attendu
luck-deviation = écart
luck-what-value = valeurs des cartes
luck-what-losses = pertes
luck-what-fatigues = fatigues
luck-what-face = faces
luck-meaning = Écart en écarts types : entre −2 et +2 rien d’inhabituel.

## Les programmes qui jouent

bot-in-order = Côté { $seat } : en ordre, { $count } décisions en une partie, { $mean } ms en moyenne, { $most } ms au plus.

## Simulations

simulate-playing = En jeu
simulate-rate = { $rate } parties/min
simulate-heading = { $name } ({ $scenario }, { $level }) : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
simulate-side = camp
simulate-player = joueur
simulate-won = gagnées
simulate-rate-of-wins = %
simulate-interval = intervalle à 95 %
simulate-swapped = Dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, les enchères ont fait changer de camp. Par joueur :
simulate-nobody = Gagnées par personne : { $draws } nulles, { $unfinished } inachevées.
simulate-mean = moyenne
simulate-quarter = premier quartile
simulate-half = médiane
simulate-three-quarters = troisième quartile
simulate-decisions = décisions
simulate-turns = tours
simulate-winner = vainqueur
simulate-cause = par
simulate-games = parties
simulate-no-winner = personne
simulate-cause-forfeit = forfait
simulate-cause-frozen = arrêtée par une erreur
simulate-cause-unfinished = inachevée
simulate-failed = { $games ->
    [one] 1 partie perdue
   *[other] { $games } parties perdues
} par forfait ({ $seat }). { $why }
simulate-speed = { $rate } parties par minute.
simulate-kept = Interrompu. { $done } parties sur { $games } sont gardées dans { $file } : la même commande reprend là.
simulate-not-kept = Interrompu après { $done } parties sur { $games }. Avec --out elles sont gardées, et la même commande reprend.

## L’échelle

ladder-pair = paire
ladder-games = parties
ladder-rate = %
ladder-interval = intervalle à 95 %
ladder-iterations = itérations
ladder-decisions = décisions
ladder-minutes = minutes
ladder-sure = Sûrement plus forts (l’intervalle dépasse { $limit } %) : { $sure } sur { $all }.
ladder-unsure = {"  "}pas démontré : { $pair }, { $where }
ladder-kept = Interrompu. Ce qui a été joué est gardé dans { $folder } : la même commande reprend là.

## Conseils

hint-chance = Chances de victoire
hint-line = Ce qui peut suivre : { $steps }
