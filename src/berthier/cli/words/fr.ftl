# La ligne de commande et le jeu simple au terminal.

cli-title = { $name } : { $id }
cli-option-windows = {"    "}strict demande même quand il n’y a rien à jouer
cli-option-combat = {"    "}combats décidés aux cartes ou aux dés
cli-option-orders-of-battle = {"    "}si les joueurs voient les forces l’un de l’autre
cli-scenarios = {"  "}scénarios : { $names }
cli-levels = {"  "}règles : { $names }
cli-seats = {"  "}places : { $names }
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
play-undone = Réponse reprise.
play-saved = Sauvegardé dans { $file }.
play-kept = La partie est gardée dans { $file }. Pour la reprendre, au choix :
    {"  "}make play ARGS="{ $options }"
    {"  "}berthier play { $options }
play-end-of-input = L’entrée est terminée.
play-which = Quoi donc ? Par exemple : { $example }
play-commitment = Engagement du hasard de cette partie : { $commitment }
play-revealed = Clé du hasard, pour le vérifier : { $secret }
play-not-kept = « sauver FICHIER » la sauvegarde ailleurs ; encore « quitter », et vous partez sans elle.
play-recorded = La partie est enregistrée dans { $file }. Chacun peut la vérifier : berthier verify { $file }
play-rule = { $rule } : { $text }
play-agree = Les deux joueurs sont-ils d’accord pour revenir en arrière ? (oui ou non){" "}
play-undo-together = Si vous êtes d’accord tous les deux : « annuler ensemble ».
play-help =
    un numéro, ou le nom ou le texte d’une réponse : la choisir
    pourquoi          de quelles règles vient cette question
    pourquoi X        pourquoi X (zone, corps, carte, réponse) ne peut pas être choisi
    annuler           reprendre votre dernière réponse
    annuler ensemble  revenir plus loin, si les deux joueurs sont d’accord
    voir              revoir la situation
    voir X            une zone, un corps ou une carte
    main              vos cartes et leurs effets
    journal           tout ce qu’on vous a dit
    règle X           une règle par son numéro, ou celle d’une carte
    hasard            l’engagement du hasard, pour le vérifier à la fin
    sauver FICHIER    sauvegarder la partie
    quitter           partir ; la partie est gardée
    Les mots anglais vont aussi : why, undo, show, hand, log, rules, luck, save, quit.

## La situation

summary-turn = Tour { $turn } sur { $last }{ $dates ->
    [0] {""}
   *[other] {" "}({ $dates })
}. Piste de victoire : { $vp }.
summary-held = { $zone } ({ $side })
summary-control = Citadelles : { $zones }.
summary-slot = En vigueur ce tour-ci : { $cards }.
summary-own = Vos pièces (infanterie+cavalerie) :
summary-enemy = Pièces ennemies (pour ce qu’on en sait) ; { $cards } { $cards ->
    [one] carte
   *[other] cartes
} en main :
summary-corps = { $piece } { $infantry }+{ $cavalry }{ $fatigue ->
    [0] {""}
   *[other] , fatigue { $fatigue }
}
summary-block = { $piece } force { $strength }{ $fatigue ->
    [0] {""}
   *[other] , fatigue { $fatigue }
}
summary-activated = { $piece } (activé)
summary-hand = Votre main ({ $count }) : { $cards }
summary-zone = { $zone } : { $terrain ->
    [wooded] boisée
    [citadel] citadelle, { $vp } points
   *[open] dégagée
}
summary-ways = Connexions : { $zones }
summary-bridge = { $zone } (pont)
summary-broken = { $zone } (pont détruit)
summary-axis = Axe de retraite ({ $side }) : { $zone }

## Une seule chose

report-piece = { $side }, à { $zone } : { $piece }
report-corps = { $piece }, { $infantry } d’infanterie, { $cavalry } de cavalerie, fatigue { $fatigue }
report-away = { $piece } ({ $side }) : { $place ->
    [lost] éliminé
    [awaited] encore attendu
   *[absent] absent de ce scénario
}
report-hand = Votre main ({ $count }) :
report-card = { $card } ({ $side }) : valeur { $value }, { $colour ->
    [red] rouge
    [blue] bleue
   *[green] verte
}, récupération { $recovery } ; au combat { $losses } { $losses ->
    [one] perte
   *[other] pertes
} et { $fatigues } { $fatigues ->
    [one] fatigue
   *[other] fatigues
}

## Bienvenue

welcome-title = { $title } — { $scenario }, des { $first } aux { $last }
welcome-track = La France gagne aussitôt quand la piste de victoire tombe à { $french }, la Prusse quand elle monte à { $prussian } ou que Napoléon est perdu. À la fin du tour { $turn }, la Prusse gagne à { $end } ou plus.
welcome-player = { $seat } : { $player ->
    [random] le hasard
   *[human] une personne
}
welcome-players = { $players }.
welcome-help = « aide » dit ce que vous pouvez taper.

## Les marches

march-enemy = La marche s’arrête à { $zone } : l’ennemi s’y trouve.
march-friends = La marche s’arrête à { $zone } : d’autres de vos corps y sont.
march-citadel = La marche s’arrête à { $zone } : une citadelle a été prise.
march-card = La marche s’arrête à { $zone } : la carte de l’ennemi l’arrête.
