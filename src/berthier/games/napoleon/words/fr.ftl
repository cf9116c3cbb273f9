# Ce qui se dit dans les jeux Napoléon. Les faits portent leur nom (berthier.words.speech).
# « de » s’élide tout seul devant un nom propre : « de Erfurt » se lit « d’Erfurt ».

## Les camps

side-The = { $side-id ->
    [french] Les Français
    [russian] Les Russes
   *[prussian] Les Prussiens
}
side-the = { $side-id ->
    [french] les Français
    [russian] les Russes
   *[prussian] les Prussiens
}
side-of = { $side-id ->
    [french] des Français
    [russian] des Russes
   *[prussian] des Prussiens
}
side-adjective = { $side-id ->
    [french] français
    [russian] russe
   *[prussian] prussien
}
seat-french = Français
seat-prussian = Prussiens
seat-russian = Russes

## Le tour

event-turn = Le tour { $turn } commence.
event-phase = { $phase ->
    [draw] Phase de pioche.
    [initiative] Phase d’initiative.
    [operations] Phase d’opérations.
   *[recovery] Phase de récupération.
}
event-arrived = { $piece } entre en campagne à { $zone }.
event-not-arrived = { $piece } trouve les deux entrées barrées et n’arrivera jamais.
event-all-ready = Toutes les pièces sont de nouveau à activer.
event-over = { side-The } ont gagné : { $rule-why }.

## Les cartes

event-drawn = { side-The } piochent { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-drawn-own = { side-The } piochent { $cards }.
event-red-card = { side-The } ont pioché « { $card } », qui doit être jouée aussitôt.
event-red-void = { $cards } sont sans effet : plus d’une carte rouge a été piochée.
event-reshuffled = { side-The } mélangent leur défausse : une nouvelle pioche de { $cards-count } { $cards-count ->
    [one] carte
   *[other] cartes
}.
event-played = { side-The } jouent « { $card } ».
event-square = { $works ->
    [1] « { $card } » trouve de la cavalerie ennemie à repousser.
   *[0] « { $card } » ne trouve aucune cavalerie ennemie : sans effet.
}
event-cancelled = « { $card } » est annulée par « { $by } ».
event-discarded = { side-The } défaussent « { $card } » de leur main.
event-revealed = { side-The } révèlent « { $card } » { $rule ->
    [N06-INI-3] pour l’initiative
    [N07-INI-3] pour l’initiative
    [N06-MAN-1] pour la marche
    [N07-MAN-1] pour la marche
   *[other] de leur pioche
}.
event-initiative = { side-The } ont l’initiative{ $rule ->
    [N06-INI-2] , par Intuition
    [N07-INI-2] , par Intuition
   *[other] {""}
}.
event-anticipated = { side-The } choisissent une carte dans leur pioche sans la montrer.
event-anticipated-own = { side-The } choisissent « { $card } » dans leur pioche sans la montrer.

## Les opérations

event-passed = { side-The } passent : plus d’opérations pour eux ce tour-ci.
event-designated = { $pieces } { $pieces-count ->
    [one] reçoit
   *[other] reçoivent
} des ordres à { $zone }.
event-fights-at-once = { side-The } livrent bataille à { $zone } sans manœuvrer.
event-points = Points de mouvement { side-of } : { $total } ({ $modifiers }).
event-moved = { $pieces } { $pieces-count ->
    [one] marche
   *[other] marchent
} de { $start } à { $to }{ $cost ->
    [0] {""}
    [1] {""}
   *[other] , pour { $cost } points de mouvement
}.
event-halted = { side-The } ne quittent pas { $zone }.
event-axis = À { $zone }, l’axe de retraite { side-of } mène à { $to }.
event-axis-gone = L’axe de retraite de { $zone } est retiré.
event-bridge = { $destroyed ->
    [1] Le pont entre { $a } et { $b } est détruit.
   *[0] Le pont entre { $a } et { $b } est rétabli.
}
event-inactive = Les corps { side-of } à { $zone } restent inactifs ce tour-ci.
event-joined = { $pieces } { $pieces-count ->
    [one] accourt
   *[other] accourent
} de { $start } à { $to }.
event-control = { side-The } prennent le contrôle de { $zone }.

## La fatigue et la force

event-fatigue = { $pieces } à { $zone } { $pieces-count ->
    [one] subit
   *[other] subissent
} { $total } { $total ->
    [one] fatigue
   *[other] fatigues
} ({ $rule-why }).
event-fatigue-own = Fatigue à { $zone }, { $total } en tout ({ $rule-why }) : { $parts }.
event-march-fatigue = Fatigue de la marche { side-of } : { $total } ({ $modifiers }).
event-rested = { $pieces } { $pieces-count ->
    [one] se remet
   *[other] se remettent
} de { $total } { $total ->
    [one] fatigue
   *[other] fatigues
} au plus ({ $rule-why }).
event-rested-own = Fatigue retirée ({ $rule-why }) : { $parts }.
event-all-rested = { $pieces-count ->
    [0] Aucun corps { side-adjective } n’a pu se reposer.
    [one] { $pieces } s’est reposé et n’a plus aucune fatigue.
   *[other] { $pieces } se sont reposés et n’ont plus aucune fatigue.
}
event-attrition = { $count ->
    [0] Aucun corps { side-of } n’est épuisé.
    [1] Un corps { side-of } est épuisé et va perdre un point de force.
   *[other] { $count } corps { side-of } sont épuisés et vont perdre chacun un point de force.
}
event-lost = { $pieces-count ->
    [one] { $pieces } perd { lost-points } ({ $rule-why }).
   *[other] { side-The } perdent { lost-points } ({ $rule-why }), à partager entre { $pieces }.
}
lost-points = { $total } { $total ->
    [one] point
   *[other] points
} de force
event-lost-own = { side-The } perdent en force ({ $rule-why }) : { $parts }.
event-lost-unseen = { side-The } perdent { lost-points } ({ $rule-why }).
event-lost-unseen-own = { side-The } perdent en force ({ $rule-why }) : { $parts }.
event-gained = { $piece } gagne { $count } { $count ->
    [one] point
   *[other] points
} de force d’infanterie ({ $rule-why }).
event-marked = On soigne les blessés de { $piece }.
event-eliminated = { $piece } est éliminé{ $strength ->
    [0] {""}
   *[other] , avec { $strength } { $strength ->
        [one] point de force restant
       *[other] points de force restants
    }
} ({ $rule-why }).
event-vp = La piste de victoire passe à { $total } ({ $change-signed }, { $rule-why }).

## Le combat

event-combat = Combat à { $zone } : { $attackers } { $attackers-count ->
    [one] attaque
   *[other] attaquent
} { $defenders }.
event-combat-cards = { side-The } ont { $total } { $total ->
    [one] carte
   *[other] cartes
} de combat : { $base } pour la force et la fatigue{ $modifiers-count ->
    [0] {""}
   *[other] , puis { $modifiers }
}.
event-called-off = L’attaque { side-of } à { $zone } est abandonnée : il ne lui reste aucune carte.
event-shown = { side-The } révèlent { $cards }{ $rule ->
    [N06-PUR-2] {" "}pour la poursuite
    [N07-PUR-2] {" "}pour la poursuite
   *[other] {""}
}.
event-rolled = { side-The } obtiennent aux dés { $faces }{ $rule ->
    [N06-PUR-2] {" "}pour la poursuite
    [N07-PUR-2] {" "}pour la poursuite
   *[other] {""}
}.
event-result = { side-The } subissent { $losses } { $losses ->
    [one] perte
   *[other] pertes
} et { $fatigue } { $fatigue ->
    [one] fatigue
   *[other] fatigues
}.
event-won = { side-The } l’emportent à { $zone } ; l’ennemi doit reculer de { $connections } { $connections ->
    [one] connexion
   *[other] connexions
}.
event-drawn-combat = Personne ne gagne le combat de { $zone } : chacun reste.
event-retreated = { $pieces } { $pieces-count ->
    [one] bat
   *[other] battent
} en retraite de { $start } à { $to }.
event-cut-off = { side-The } ne peuvent pas quitter { $zone }.
event-pursuit = { $happens ->
    [1] { side-The } poursuivent l’ennemi battu.
   *[0] { side-The } ne poursuivent pas ({ $rule-why }).
}
event-recovered = { $piece } récupère : « { $card } » retire jusqu’à { $count } { $count ->
    [one] fatigue
   *[other] fatigues
}.
face-L = une perte
face-Lf = une perte et une fatigue
face-f = une fatigue
face-ff = deux fatigues
face-none = rien

## Pourquoi : une règle en quelques mots

reason-N06-INI-2 = Intuition
reason-N06-INI-3 = la carte la plus forte
reason-N06-MAN-1 = de la carte
reason-further-corps = pour les autres corps
reason-commander = pour le commandant
reason-lone-corps = pour un corps rapide
reason-N06-MAN-7 = pour la citadelle prise
reason-distance = pour la distance
reason-leaving = pour avoir quitté une zone contestée
reason-arriving = pour être entré en zone contestée
reason-bonuses = grâce aux symboles
reason-N06-MAN-9 = marche
reason-N06-AXE-3 = axe de retraite coupé
reason-N06-COM-5 = pour une attaque en marche
reason-woods = pour le bois
reason-citadel = pour la citadelle
reason-N06-COM-8 = pour les symboles de combat
reason-N06-COM-9 = par événement
reason-N06-COM-10 = combat
reason-N06-COM-12 = combat
reason-N06-RET-9 = retraite
reason-N06-PUR-1 = le terrain et la cavalerie décident
reason-N06-PUR-2 = poursuite
reason-N06-PUR-3 = poursuite
reason-N06-REC-3 = épuisement
reason-N06-ELI-1 = à bout de forces
reason-N06-ELI-2 = corps à bout de forces
reason-N06-DEF-4 = plus aucun corps autour de lui
reason-N06-VIC-2 = force détruite
reason-N06-VIC-3 = citadelle prise
reason-N06-VIC-4 = trois citadelles aux Prussiens
reason-N06-VIC-5 = la piste de victoire décide
reason-N06-VIC-6 = Napoléon est perdu
reason-N06-VIC-7 = le dernier tour est passé
reason-N06-SHO-3 = le dernier tour du scénario court est passé
reason-N06-CARD-ANTICIPATION = Anticipation
reason-N06-CARD-AU-SON-DU-CANON = Au son du canon
reason-N06-CARD-AUDACE = Audace
reason-N06-CARD-BALLE-PERDUE = Balle perdue
reason-N06-CARD-BERNADOTTE = Bernadotte
reason-N06-CARD-CARRE = Carré
reason-N06-CARD-CHARGEZ = Chargez
reason-N06-CARD-CONFUSION = Confusion
reason-N06-CARD-CONTRE-ORDRE = Contre ordre
reason-N06-CARD-COORDINATION = Coordination
reason-N06-CARD-COURAGE = Courage
reason-N06-CARD-DEFECTION = Défection saxonne
reason-N06-CARD-ELAN = Élan
reason-N06-CARD-EMBUSCADE = Embuscade
reason-N06-CARD-FATIGUE = Fatigue
reason-N06-CARD-FOURRAGER = Fourrager
reason-N06-CARD-GRANDE-CHARGE = Grande charge
reason-N06-CARD-HUSSARDS = Hussards
reason-N06-CARD-INACTIVITE = Inactivité
reason-N06-CARD-INTUITION = Intuition
reason-N06-CARD-LA-GARDE = La Garde
reason-N06-CARD-MARCHE-FORCEE = Marche forcée
reason-N06-CARD-ORGANISATION = Organisation
reason-N06-CARD-PANIQUE = Panique
reason-N06-CARD-PLUIE = Pluie
reason-N06-CARD-PONT-DETRUIT = Pont détruit
reason-N06-CARD-PONTONNIERS = Pontonniers
reason-N06-CARD-POSITION-RENFORCEE = Position renforcée
reason-N06-CARD-RAVITAILLEMENT = Ravitaillement
reason-N06-CARD-REACTION = Réaction
reason-N06-CARD-RENFORTS = Renforts
reason-N06-CARD-REPLI-STRATEGIQUE = Repli stratégique
reason-N06-CARD-RESERVE = Réserve
reason-N06-CARD-RETRAITE-EN-ORDRE = Retraite en ordre
reason-N06-CARD-SACRIFICE = Sacrifice
reason-N06-CARD-SECOND-SOUFFLE = Second souffle
reason-N06-CARD-SOINS = Soins
reason-N06-CARD-TIRAILLEURS = Tirailleurs
reason-N06-CARD-VIVE-LA-REINE = Vive la reine

## Ce qu’on demande

prompt-enter = Où le renfort entre-t-il ?
prompt-play-card = { $window ->
    [W-INI] Jouez-vous une carte bleue avant l’initiative ?
    [W-DES] L’ennemi va se mettre en marche. Réagissez-vous par une carte ?
    [W-MP] Les points de mouvement sont connus. Jouez-vous une carte ?
    [W-ENTER] Une pile vient d’entrer dans une zone. Jouez-vous une carte ?
    [W-END] La marche est finie, sa fatigue pas encore répartie. Jouez-vous une carte ?
    [W-OPEND] L’opération est finie. Jouez-vous une carte ?
    [W-COM] Combat ! Jouez-vous une carte ?
    [W-RET] La pile battue a fait retraite. Jouez-vous une carte ?
    [W-PUR] La poursuite va commencer. Jouez-vous une carte ?
    [W-CTR] L’ennemi vient de jouer une carte. L’annulez-vous ?
   *[other] Jouez-vous une carte ?
}
prompt-designate = { $must ->
    [0] Quel corps reçoit des ordres ? Nommez-en un, ou passez.
   *[other] Une opération de plus : quel corps reçoit des ordres ?
}
prompt-join-pile = Qui d’autre dans la zone rejoint la pile ?
prompt-declare = Que fait la pile ?
prompt-march-to = Où la pile marche-t-elle ? { $points ->
    [0] Plus aucun point.
    [one] Encore un point.
   *[other] Encore { $points } points.
}
prompt-attack-on-the-march = La pile a rencontré l’ennemi. Attaque-t-elle ?
prompt-place-fatigue = Quel corps prend la fatigue suivante ?
prompt-place-loss = Quel point de force est perdu ?
prompt-remove-fatigue = Quel corps est soulagé d’une fatigue ?
prompt-retreat-to = Où la pile battue se retire-t-elle ?
prompt-recover = Pour quel corps dépensez-vous une carte afin de retirer de la fatigue ?
prompt-spend-card = Quelle carte dépensez-vous ?
prompt-inactive = Inactivité : dans quelle zone vos corps restent-ils inactifs ?
prompt-anticipate = Anticipation : quelle carte de votre pioche prenez-vous ?
prompt-reinforce = Renforts : quel corps reçoit un point d’infanterie ?
prompt-tend = Soins : de quel corps soigne-t-on les blessés ?
prompt-supply = Ravitaillement : dans quelle zone la pile perd-elle deux fatigues ?
prompt-cheer = Vive la reine : dans quelle zone chaque corps perd-il une fatigue ?
prompt-bridge = À quel pont la pile travaille-t-elle ?
prompt-react-with = Réaction : quel corps se déplace ?
prompt-react-join = Qui d’autre part avec lui ?
prompt-react-to = Vers quelle zone voisine ?
prompt-canon-with = Au son du canon : quel corps accourt ?
prompt-canon-join = Le commandant vient-il aussi ?

## Les réponses proposées

option-pass = Passer
option-designate-pass = Passer : plus d’opérations ce tour-ci
option-play-card-pass = Ne rien jouer
option-recover-pass = Ne plus dépenser de carte
option-enter = Entrer à { $zone }
option-play = Jouer « { $card } »
option-pile = { $piece }
option-add = { $piece } rejoint la pile
option-done = C’est tout
option-manoeuvre = Manœuvrer
option-fight = Combattre ici, sans manœuvrer
option-attack = Attaquer
option-halt = Ne pas attaquer
option-stop = S’arrêter ici
option-move = Marcher sur { $zone }
option-tire = { $piece } prend la fatigue
option-lose = { $piece } perd { $arm-id ->
    [cavalry] un point de cavalerie
   *[infantry] un point d’infanterie
}
option-rest = { $piece } est soulagé
option-retreat = Se retirer sur { $zone }
option-recover = Pour { $piece }
option-spend = Dépenser « { $card } »
option-zone = { $zone }
option-take = Prendre « { $card } »
option-corps = { $piece }
option-bridge = Le pont vers { $zone }

remark-enemy = ennemi : { $pieces }
remark-friends = vos corps y sont : la marche s’arrête
remark-citadel = citadelle ennemie : la marche s’arrête
remark-bridge = pont détruit
remark-called-off = il ne resterait aucune carte de combat : l’attaque serait abandonnée
remark-relief = retire jusqu’à { $count } { $count ->
    [one] fatigue
   *[other] fatigues
}
remark-tired = { $count ->
    [0] pas de fatigue
    [one] { $count } fatigue
   *[other] { $count } fatigues
}

## Pourquoi pas

refusal-not-in-the-pile = Seuls les corps de cette pile se la partagent.
refusal-no-such-cube = Ce corps n’a plus de tel point de force à perdre.
refusal-share-first = D’autres corps doivent d’abord prendre leur part.
refusal-cavalry-first = De deux pertes ou plus, l’une doit être de cavalerie : elle ne peut plus attendre.
refusal-occupied-by-the-enemy = Des corps ennemis s’y trouvent.
refusal-not-an-entry = Le renfort ne peut pas entrer là.
refusal-wrong-moment = Cette carte ne se joue pas à ce moment.
refusal-wrong-operation = Cette carte se joue dans les opérations de l’autre camp.
refusal-card-condition = Ce que cette carte demande n’est pas réuni.
refusal-not-in-hand = Seule une carte de votre main peut servir ici.
refusal-already-activated = Cette pièce a déjà agi ce tour-ci.
refusal-commander-left-alone = Un commandant déjà activé resterait seul dans la zone.
refusal-not-nearer = Repli stratégique : la marche doit finir plus près de Halle ou de Leipzig.
refusal-must-operate = L’opération accordée par Coordination doit être menée.
refusal-not-your-corps = On ne peut nommer ici qu’un de vos corps sur le plateau.
refusal-take-the-commander = Le commandant resterait seul : il doit partir aussi.
refusal-not-in-the-zone = Seules vos pièces de la même zone peuvent rejoindre la pile.
refusal-not-contested = Il n’y a pas d’ennemi à combattre dans cette zone.
refusal-manoeuvre-or-fight = La pile peut manœuvrer ou combattre, rien d’autre.
refusal-attack-or-halt = La pile peut attaquer ou rester, rien d’autre.
refusal-own-axis-first = Il faut sortir par votre propre axe de retraite.
refusal-enemy-axis-barred = On ne peut pas sortir par l’axe de retraite ennemi.
refusal-no-movement-points = Il ne reste pas assez de points de mouvement.
refusal-one-green-card = Vous avez déjà joué une carte verte dans cette opération.
refusal-no-connection = Aucune connexion n’y mène d’ici.
refusal-not-farther = Chaque pas d’une retraite doit éloigner du combat.
refusal-one-card-a-corps = Une carte a déjà été dépensée pour ce corps.
refusal-no-fatigue = Ce corps n’a aucune fatigue à retirer.
refusal-no-own-corps-there = Aucun de vos corps ne s’y trouve.
refusal-red-card = Une carte rouge ne peut pas être choisie.
refusal-not-in-deck = Cette carte n’est pas dans votre pioche.
refusal-full-strength = Ce corps a déjà toute la force qu’un corps peut avoir.
refusal-no-infantry-lost = Ce corps n’a pas perdu d’infanterie.
refusal-no-such-bridge = La pile ne peut travailler à aucun pont de ce côté.
refusal-not-in-a-free-zone = Des corps ennemis sont dans la zone de ce corps.
refusal-no-free-zone-near = Aucune zone voisine n’est libre.
refusal-enemy-there = Des corps ennemis s’y trouvent.
refusal-out-of-earshot = Ce corps n’est pas dans une zone libre à une connexion du combat.
refusal-commander-alone = Un commandant ne part jamais seul : nommez d’abord un corps.

## The sheet: what is printed on map, tracks and cards

ground-open = découverte
ground-wooded = boisée
ground-citadel = citadelle
track-turn = Tour
track-vp = Victoire
pile-deck = pioche
pile-discard = défausse
pile-table = sur la table
pile-slot = en vigueur
note-passed = plus d’opérations ce tour
note-intuition = a l’initiative par Intuition
scenario-aim = { $turns } tours, du { $first } au { $last }. La France l’emporte aussitôt si la piste de victoire tombe à { $french }, la Prusse si elle monte à { $prussian } ; à la fin, la Prusse gagne si la piste est à { $end } ou plus.
scene-arrival = au tour { $turn }
scene-worn = { $fatigue } fatigues : une carte de moins au combat, un point de force perdu à la récupération
scene-screen = { $side ->
    [french] La France
    [russian] La Russie
   *[prussian] La Prusse
} a { $corps } corps sur la carte.
scene-screen-left = Force annoncée : { $left } points sur { $full } au départ.
scene-screen-lost = Hors de combat : { $pieces }.
scene-screen-secret = Le reste est son secret ; les chiffres ci-dessous sont ceux que vous savez ou pouvez déduire.
recap = Tour { $turn } terminé : { $change ->
    [0] la piste de victoire n’a pas bougé
   *[other] piste de victoire { $before } → { $after }
} ; force perdue, France { $french }, Prusse { $prussian }.
sheet-symbol = { $symbol ->
    [move] +{ $count } PM
    [combat] +{ $count } carte
    [fatigue] −{ $count } fatigue
   *[pursuit] poursuite
}
sheet-window = { $window ->
    [W-INI] Avant l’initiative
    [W-DES] L’ennemi donne des ordres
    [W-MP] Points de mouvement connus
    [W-ENTER] Entrée dans une zone
    [W-END] Fin d’une marche
    [W-OPEND] Fin d’une opération
    [W-COM] Combat
    [W-RET] Retraite
    [W-PUR] Poursuite
    [W-CTR] L’ennemi joue une carte
   *[W-REC] Récupération
}
sheet-empty-hand = Main vide. Trois cartes au prochain tour.
sheet-reconstructed = Les règles imprimées ne donnent ni toutes les connexions, ni tous les effectifs, ni le détail des cartes : ce qui manquait est reconstitué.
card-moment = { $window ->
    [W-DRAW] Pioche : effet immédiat
    [W-INI] Initiative
    [W-DES] Opération ennemie
    [W-MP] { $operation ->
        [opposing] Avant une marche ennemie
       *[other] Avant votre marche
    }
    [W-MOVE] Pendant votre marche
    [W-ENTER] { $operation ->
        [opposing] Entrée de l’ennemi
       *[other] Entrée dans une zone
    }
    [W-END] Fin d’une marche ennemie
    [W-OPEND] Fin de votre opération
    [W-COM] Combat
    [W-RET] Retraite
    [W-PUR] Poursuite
    [W-CTR] Après un événement ennemi
   *[other] À tout moment
}
card-anticipation = Prenez dans votre pioche une carte qui n’est pas rouge, sans la montrer, puis mélangez.
card-au-son-du-canon = Un de vos corps, dans une zone libre à une connexion, rejoint le combat.
card-audace = Vous attaquez : le Prussien n’a pas de carte de terrain.
card-balle-perdue = La pile prussienne subit 2 fatigues de plus en fin de combat.
card-bernadotte = Bernadotte marche seul : 3 points de mouvement de moins.
card-carre = L’ennemi a de la cavalerie : la pile française subit 2 fatigues de moins.
card-chargez = Blücher combat : une carte de plus, et 2 fatigues pour lui aussitôt.
card-confusion = La pile ennemie s’arrête ici : zone non contestée, au moins 3 connexions.
card-contre-ordre = Annule l’événement de manœuvre que l’adversaire vient de jouer.
card-coordination = Menez aussitôt une autre opération avec une autre pile.
card-courage = Piste de victoire à 5 ou moins : une carte de plus, 2 fatigues retirées aussitôt.
card-defection = Tauentzien perd 1 point de force s’il est dans une zone contestée.
card-elan = Vous attaquez : une carte de combat de plus.
card-embuscade = La pile française subit 1 fatigue aussitôt.
card-fatigue =
    La pile ennemie qui vient de marcher subit { $amount } { $amount ->
        [one] fatigue
       *[other] fatigues
    } de plus.
card-fourrager = La pile rend 2 points de mouvement et retire 2 fatigues.
card-grande-charge = Vous poursuivez : une carte de poursuite de plus.
card-hussards = Une carte au hasard de la main adverse est défaussée.
card-inactivite = Toutes vos pièces d’une zone de votre choix sont activées.
card-intuition = Vous avez l’initiative ce tour-ci, sans révéler de carte.
card-la-garde = La Garde combat : une carte de plus ; en cas de défaite, 1 fatigue de plus par corps.
card-marche-forcee = Votre pile gagne 1 point de mouvement.
card-organisation = Votre pile n’a pas à s’arrêter sur une autre pile française.
card-panique = La pile prussienne battue recule encore d’une connexion et subit 2 fatigues.
card-pluie = Ce tour : 1 fatigue par pile activée, 1 point de mouvement de moins.
card-pont-detruit = Votre pile détruit un pont voisin.
card-pontonniers = Votre pile rétablit un pont détruit voisin.
card-position-renforcee = Vous défendez : une carte de combat de plus.
card-ravitaillement = Retirez 2 fatigues à une pile prussienne.
card-reaction = Une de vos piles marche avant la pile ennemie désignée.
card-renforts = Un corps prussien gagne 1 point d’infanterie.
card-repli-strategique = Ce tour : 1 point de mouvement de plus, mais vers Halle ou Leipzig.
card-reserve = Piochez 2 cartes ; les rouges sont défaussées.
card-retraite-en-ordre = Vous avez de la cavalerie : l’ennemi ne poursuit pas.
card-sacrifice = Une carte de combat de plus, et 2 fatigues aussitôt.
card-second-souffle = Tours 5 à 7 : 1 point de mouvement de moins pour les Français.
card-soins = Un corps français qui reste au repos retrouve 1 point d’infanterie.
card-tirailleurs = La pile prussienne subit 1 fatigue aussitôt.
card-vive-la-reine = Chaque corps d’une pile prussienne retire 1 fatigue.

## Jusqu’où une marche peut aller

route-purse = Points de mouvement
route-summary = { $cost } PM sur { $total }, { route-tired }
route-summary-free = { route-tired }
route-tired = { $fatigue ->
    [0] sans fatigue
    [one] { $fatigue } fatigue ({ $reasons })
   *[other] { $fatigue } fatigues ({ $reasons })
}
route-enemy = { $zone } est tenue par { $pieces } : la pile s’y arrête.
route-blocks = Des blocs ennemis sont à { $zone }.
route-friends = Une autre pile est à { $zone } : la marche s’y arrête.
route-citadel = { $zone } est une citadelle ennemie : la pile s’y arrête.
route-attack = La pile pourra attaquer aussitôt, avec une carte de moins.
route-too-far = Aucun chemin de { $points } PM n’y mène.
route-lost = { $pieces } risque d’être perdu, à bout de forces.
term-N06-MAN-1 = Carte révélée
term-further-corps = Autres corps de la pile
term-commander = Commandant
term-lone-corps = Corps rapide
term-N06-GRO-VED-2 = Vedettes
term-distance = longue marche
term-leaving = zone contestée quittée
term-arriving = zone contestée
term-N06-MAN-7 = citadelle prise
term-bonuses = symboles de repos

## Ce qui se demande deux fois

sure-designate-pass = Passer met fin à vos opérations pour ce tour.

## Le brouillard de guerre et les vedettes

event-designated-veiled = { side-The } donnent des ordres à { $zone } : { $blocks ->
    [one] un bloc
   *[other] { $blocks } blocs
}.
event-moved-veiled = { $blocks ->
    [one] Un bloc { side-adjective } marche
   *[other] { $blocks } blocs { side-of } marchent
} de { $start } à { $to }{ $cost ->
    [0] {""}
    [1] {""}
   *[other] , pour { $cost } points de mouvement
}.
event-shifted-veiled = { $blocks ->
    [one] Un bloc { side-adjective } glisse
   *[other] { $blocks } blocs { side-of } glissent
} de { $start } à { $to }.
event-flipped = { $blocks ->
    [0] L’opération de { $zone } est finie : { side-the } n’en ont plus rien.
    [one] L’opération de { $zone } est finie : un bloc { side-adjective } est activé.
   *[other] L’opération de { $zone } est finie : { $blocks } blocs { side-of } sont activés.
}
event-axis-fatigue-veiled = Les corps { side-of } à { $zone } subissent { $total } fatigues ({ $rule-why }).
event-rested-veiled = Une pile { side-of } se remet de ses fatigues ({ $rule-why }).
event-all-rested-veiled = Les corps { side-of } encore à activer n’ont plus aucune fatigue.
event-gained-veiled = Un corps { side-adjective } gagne { $count } point de force d’infanterie ({ $rule-why }).
event-recovered-veiled = Un corps { side-adjective } récupère : « { $card } » retire jusqu’à { $count } { $count ->
    [one] fatigue
   *[other] fatigues
}.
event-inactive-veiled = Les corps et vedettes { side-of } à { $zone } restent inactifs ce tour-ci.
event-laid-open = À { $zone }, { side-the } se dévoilent : { $pieces }.
event-stood-up = Ceux qui ont combattu se relèvent, cachés : { $pieces }.
event-no-effect = « { $card } » reste sans effet.
event-enemy-found = À { $zone } se trouve au moins un corps ennemi : rien ne bouge ({ $rule-why }).
event-scouted = Les vedettes { side-of } ont reconnu { $zone } : au moins un corps ennemi s’y trouve.
event-vedettes-gone = { $count ->
    [one] Une vedette { side-of } est éliminée
   *[other] { $count } vedettes { side-of } sont éliminées
} à { $zone }.
event-vedettes-placed = { side-The } ont placé leurs vedettes : { $zones }.
event-met = À { $zone }, la pile en retraite rencontre { $count } corps ennemis.

prompt-place-vedette = Où placez-vous la vedette suivante ?
prompt-accuse = Défection saxonne : dans quelle zone contestée croyez-vous voir Tauentzien ?
option-vedette = Une vedette à { $zone }
option-again = Tout reprendre
remark-at = à { $zone }
remark-blocks = des blocs ennemis, inconnus
refusal-vedettes-apart = Les vedettes n’opèrent jamais avec des corps.
refusal-stopped-by-friends = La pile s’est arrêtée auprès d’autres corps amis.
reason-N06-GRO-VED-2 = vedettes
reason-N06-SEQ-4 = le renfort
sheet-block = { $side ->
    [french] Bloc français
    [russian] Bloc russe
   *[prussian] Bloc prussien
}

## Le niveau Maréchal

prompt-bid = Quel camp voulez-vous commander, et combien de points de victoire offrez-vous pour lui ?
option-bid = { $side }, { $int } { $int ->
    [one] point
   *[other] points
}
refusal-bid-too-high = Avec autant de points la piste commencerait hors de ses cases.
refusal-not-a-bid = Une enchère est un camp et un nombre entier de 0 à 9.
event-bids = Les enchères sont ouvertes : { $first } { $first_bid } et { $second } { $second_bid }. { $swap ->
    [1] Les deux joueurs échangent leurs places ;
   *[0] Chacun garde sa place ;
} la piste commence à { $total } ({ $rule-why }).
reason-N06-MAR-BID-2 = la plus forte enchère pour le même camp
reason-N06-MAR-BID-3 = la plus forte des deux enchères
reason-N06-MAR-BID-4 = enchères égales pour des camps différents
reason-N06-MAR-BID-5 = enchères égales pour le même camp, par tirage au sort
reason-N06-RND-02 = main du tour
reason-N06-RND-03 = initiative
reason-N06-RND-04 = mouvement
reason-N06-RND-05 = combat
reason-N06-RND-06 = poursuite
reason-N06-RND-09 = carte prise au hasard dans une main
reason-N06-RND-10 = cartes d’un événement
reason-N06-RND-11 = tirage au sort des camps


## Napoléon 1807. Un message qui finit par -1807 s’y dit à la place de l’autre.

event-held-up = { $piece } est retenu en route et essaiera encore au tour suivant.
event-mud = Après la pluie ou la neige du tour passé, les chemins sont pleins de boue pour tout le tour { $turn }.
event-cold = Le froid fatigue { $pieces } ({ side-of }).
event-cold-veiled = Le froid fatigue les corps { side-of } qui ont été activés.
event-tired-veiled = Chaque corps { side-adjective } à { $zone } subit { $each ->
    [one] une fatigue
   *[other] { $each } fatigues
} ({ $rule-why }).
event-siege-lifted = { side-The } délivrent { $zone } : le siège est levé.
event-surrendered = { $zone } se rend : sa citadelle est aux mains { side-of }.
event-citadel-counted = { side-The } comptent la citadelle de { $zone }.
event-winter = Pertes sur les Quartiers d’hiver { side-of } : { $cubes }.
event-winter-called = { side-The } ont subi leur cinquième perte : « { $card } » va dans leur défausse.
event-winter-shuffled = { side-The } ont subi leur cinquième perte : Quartiers d’hiver est mélangée à leur pioche.
event-winter-aside = Les Quartiers d’hiver { side-of } sont sortis et restent au bord du plateau ; une autre carte est prise.
event-hand-seen = { side-The } consultent la main de l’ennemi.
event-hand-seen-own = { side-The } voient la main de l’ennemi : { $cards }.
event-rear-guard = À { $zone }, l’arrière-garde { side-of } se dérobe.
event-left-out = { $piece } se perd dans la tempête de neige et n’apporte aucune carte.
event-tsar-pleased = Les Russes ont attaqué : « { $card } » est terminée.
event-drawn-game = Partie nulle : la piste de victoire est à { $total } ({ $rule-why }).

reason-town = pour la ville fortifiée
reason-N07-MAN-7 = pour la ville prise
reason-N07-VIC-3 = ville fortifiée prise
reason-N07-VIC-4 = citadelle occupée ou assiégée à la fin
reason-N07-VIC-7 = la table du scénario décide
reason-N07-SCN-1 = but du scénario
reason-N07-SEQ-2 = le renfort
reason-N07-CARD-AIDE-DE-CAMP = Aide de camp
reason-N07-CARD-ARRIERE-GARDE = Arrière garde
reason-N07-CARD-BOUE = Boue
reason-N07-CARD-COLONNE-ASSAUT = Colonne d’assaut
reason-N07-CARD-CONSCRITS = Conscrits
reason-N07-CARD-CONTRE-MARCHE = Contre marche
reason-N07-CARD-COSAQUES = Cosaques
reason-N07-CARD-DEPLOIEMENT-RAPIDE = Déploiement rapide
reason-N07-CARD-DOS-A-LA-RIVIERE = Dos à la rivière
reason-N07-CARD-EPIDEMIE = Épidémie
reason-N07-CARD-FROID = Froid
reason-N07-CARD-GRANDE-BATTERIE = Grande batterie
reason-N07-CARD-GUE = Gué
reason-N07-CARD-IMPATIENCE-A-PARIS = Impatience à Paris
reason-N07-CARD-IMPATIENCE-DU-TSAR = Impatience du tsar
reason-N07-CARD-KAMENSKI = Kamenski
reason-N07-CARD-LE-ROUGEAUD = Le Rougeaud
reason-N07-CARD-LOBANOV = Lobanov
reason-N07-CARD-MARIE-WALEWSKA = Marie Walewska
reason-N07-CARD-MITRAILLE = Mitraille
reason-N07-CARD-NEIGE = Neige
reason-N07-CARD-PONT-DE-BATEAUX = Pont de bateaux
reason-N07-CARD-POUR-LE-TSAR = Pour le tsar
reason-N07-CARD-QUARTIERS-HIVER = Quartiers d’hiver
reason-N07-CARD-REDDITION = Reddition
reason-N07-CARD-RETRAITE-STRATEGIQUE = Retraite stratégique
reason-N07-CARD-TEMPETE-DE-NEIGE = Tempête de neige
reason-N07-CARD-ULTIME-EFFORT = Ultime effort
reason-N07-RND-02 = main du tour
reason-N07-RND-03 = initiative
reason-N07-RND-04 = mouvement
reason-N07-RND-05 = combat
reason-N07-RND-06 = poursuite
reason-N07-RND-09 = carte prise au hasard dans une main
reason-N07-RND-10 = cartes d’un événement
reason-N07-RND-11 = carte du Rougeaud
term-N07-MAN-7 = ville prise

prompt-cheer-1807 = Pour le tsar : dans quelle zone chaque corps perd-il une fatigue ?
prompt-enlist = Conscrits : quel corps reçoit un point d’infanterie ?
prompt-infect = Épidémie : la pile française de quelle zone tombe malade ?
prompt-raise = Lobanov : où son corps arrive-t-il ?
prompt-leave-out = Tempête de neige : lequel de vos corps n’apporte pas de carte ?
prompt-effort-with = Ultime effort : quel corps se déplace ?
prompt-effort-join = Qui d’autre part avec lui ?
prompt-effort-to = Vers quelle zone voisine ?

remark-town = ville fortifiée à prendre : la marche s’arrête
route-town = { $zone } est une ville fortifiée à prendre : la pile s’y arrête.

refusal-not-nearer-1807 = Retraite stratégique : la marche doit finir plus près de Königsberg.
refusal-no-vedettes-in-citadel = Les vedettes n’entrent pas dans une citadelle qui porte un marqueur ennemi.
refusal-winter-card = Quartiers d’hiver ne peut pas être choisie.
refusal-no-enemy-there = Aucune pile française ne s’y trouve.
refusal-still-ready = Seuls des corps déjà activés font un ultime effort.

recap-1807 = Tour { $turn } terminé : { $change ->
    [0] la piste de victoire n’a pas bougé
   *[other] piste de victoire { $before } → { $after }
} ; force perdue, France { $french }, Russie { $russian }.
