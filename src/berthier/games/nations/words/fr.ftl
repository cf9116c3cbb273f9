# Ce qui se dit dans Bataille des Nations. Les faits portent leur nom (berthier.words.speech).
# « de » s’élide tout seul devant un nom propre : « de Althen » se lit « d’Althen ».

## Les camps

side-The = { $side-id ->
    [french] Les Français
   *[allied] Les Alliés
}
side-the = { $side-id ->
    [french] les Français
   *[allied] les Alliés
}
side-of = { $side-id ->
    [french] des Français
   *[allied] des Alliés
}
seat-french = Français
seat-allied = Alliés
kind-army = une armée
kind-mission = une mission

## La mise en place et le tour

event-game = La partie { $number } commence : les joueurs ont échangé leurs camps.
event-dealt-missions = Napoléon reçoit { $count } missions face cachée.
event-dealt-missions-own = Vos missions, entre lesquelles choisir : { $missions }.
event-kept-mission = Napoléon a gardé une des deux missions d’un district.
event-kept-mission-own = Vous gardez la mission de { $mission }.
event-opening = { side-The } prennent { $count } cartes.
event-opening-own = { side-The } prennent { $cards }.
event-display = Nouveau à l’étalage : { $cards }.
event-turn = Tour { $turn } : { $side-id ->
    [french] aux Français
   *[allied] aux Alliés
} de jouer.
event-ended = { side-The } finissent leur tour.

## Les cartes

event-played = { side-The } jouent { $cards-count ->
    [one] « { $cards } »
   *[other] { $cards-count } cartes ensemble, { $cards }
}.
event-scouted = { side-The } envoient un éclaireur.
event-drew = { side-The } tirent une carte de la pioche.
event-drew-own = { side-The } tirent « { $card } » de la pioche.
event-took = { side-The } prennent « { $card } » à l’étalage.
event-shuffled = La pioche était vide : { $count } { $count ->
    [one] carte défaussée en forme
   *[other] cartes défaussées en forment
} une nouvelle.
event-replaced = { side-The } balaient l’étalage : { $cards }.
event-dropped = { $scouts ->
    [0] { side-The } défaussent « { $cards } » : trop de cartes.
    [1] { side-The } rendent un éclaireur : trop de cartes.
   *[other] { side-The } rendent { $scouts } éclaireurs : trop de cartes.
}
event-scout = { side-The } gagnent un éclaireur ; il en reste { $left } en réserve.

## Les armées

event-army = { $army } entre en campagne à { $zones }{ $scouts ->
    [0] {""}
    [1] , un éclaireur en tête
   *[other] , { $scouts } éclaireurs en tête
}.
event-removed = { $army } abandonne { $zone }.
event-moved = Un marqueur de { $army } passe de { $start } à { $to }.
event-tile = { $army } s’est rassemblé à { $zone } et n’en bougera plus.
event-arm = { $army } se battra comme { $arm }.
event-cleared = À { $zone }, la nouvelle tuile chasse { $armies }.
event-returned = { $army } n’a plus de marqueur : la carte retourne à son propriétaire.
event-point = { side-The } marquent { $points } { $points ->
    [one] point
   *[other] points
} ({ $rule-why }), { $total } en tout.

## Le temps et les missions

event-clock = Le temps avance au point { $time }.
event-date = Nous voici au { $date }.
event-mission = Napoléon révèle une mission : { $zone }.

## La bataille

event-battle = { $armies-count ->
    [0] Le jour de la bataille est là, mais nulle part les ennemis ne se touchent.
    [1] Bataille ! { $armies } se bat.
   *[other] Bataille ! Au contact de l’ennemi : { $armies }.
}
event-damage = { $army } perd { $points } { $points ->
    [one] point
   *[other] points
} de force ; il en reste { $strength }.
event-lost = { $army } est détruit ; la zone de { $zone } est de nouveau libre.

## La fin

event-counts = { $army } jette son poids dans la balance à { $zone }.
# Sans tuile française personne ne compte ; avec une, 0 contre 0 tiendrait la mission.
event-compared = Mission de { $mission }, { $winner-id ->
    [french] { compared-powers } : Napoléon la tient
   *[allied] { $allied ->
        [0] aucune tuile française sur place : Napoléon y échoue
       *[other] { compared-powers } : Napoléon y échoue
    }
} ({ $points }).
compared-powers = Français { $french } contre Alliés { $allied }
event-final = Score final : Français { $french }, Alliés { $allied }.

## Pourquoi : une règle en quelques mots

reason-BDN-TIL-5 = armée rassemblée
reason-BDN-SCR-4 = mission décidée

## Ce qu’on demande

prompt-keep = Laquelle de ces deux missions gardez-vous ?
prompt-replace = Personne n’a touché à l’étalage depuis deux tours de table. Remplacez-vous ses cartes ?
prompt-act = Quelle action effectuez-vous ? Encore { $actions }.
prompt-village = Pas assez de marqueurs pour tous les villages : lequel reçoit le prochain ?
prompt-remove = { $terrain ->
    [-1] Lequel de vos marqueurs retirez-vous ?
   *[other] Lequel de vos marqueurs sur ce terrain retirez-vous ?
}
prompt-move-from = Lequel de vos marqueurs se déplace ?
prompt-move-to = Où va-t-il ?
prompt-next-tile = Plusieurs armées n’ont plus qu’un marqueur. Laquelle devient une tuile la première ?
prompt-choose-arm = Dans quelle arme se bat { $army } ?
prompt-reveal = Quelle mission révélez-vous ?
prompt-take-damage = { $army } frappe. Laquelle de vos armées prend le coup ?
prompt-count-for = Pour quelle mission compte { $army } ?
prompt-drop = Trop de cartes : laquelle cédez-vous ?

## Les réponses proposées

option-keep = Garder { $mission }
option-pass = Passer
option-replace-pass = Laisser l’étalage tel quel
option-replace = Remplacer l’étalage
remark-mission = { $french } points si vous la tenez, { $allied } aux Alliés sinon
option-army = Faire entrer { $army } en campagne
remark-villages = villages : { $zones }
remark-scouts = { $count ->
    [one] coûte un éclaireur
   *[other] coûte { $count } éclaireurs
}
option-terrain = « { $card } » : retirer un marqueur de ce terrain
option-move = « { $card } » : déplacer un marqueur
option-scout = Éclaireur : retirer n’importe quel marqueur
option-wild-terrain = Paire « { $card } » : retirer n’importe quel marqueur
option-wild-move = Paire « { $card } » : déplacer n’importe quel marqueur
option-jump = « { $card } » avec « { $card2 } » : sauter par-dessus une tuile à soi (deux actions)
option-time = Carte de temps : le temps avance d’un point
option-deck = Tirer de la pioche
option-take = Prendre « { $card } » à l’étalage
option-end = Finir le tour
option-rest = Laisser le temps avancer d’un point et finir le tour
option-village = { $zone }
option-remove = { $army } à { $zone }
option-marker = { $army } à { $zone }
option-to = Vers { $zone }
option-tile = { $army }
option-arm = Comme { $arm }
option-reveal = Révéler { $mission }
option-hit = { $army } prend le coup
option-count = Pour { $zone }
option-drop = Défausser « { $card } »
option-drop-scout = Rendre un éclaireur

## Pourquoi pas

refusal-too-early = La date de sa carte n’est pas encore venue.
refusal-no-village-left = Une tuile occupe chacun de ses villages.
refusal-not-enough-scouts = Elle a moins de marqueurs que de villages, et les éclaireurs pour y suppléer vous manquent.
refusal-no-marker-there = Vous n’y avez aucun marqueur à retirer ainsi.
refusal-no-marker-to-move = Aucun de vos marqueurs ne peut se déplacer ainsi.
refusal-two-actions-needed = Un saut prend deux actions, et il n’en reste qu’une.
refusal-must-act = Votre tour ne peut pas finir ainsi maintenant.
refusal-not-an-action = Vous n’avez pas de telle action.
refusal-not-a-village = Seul un village libre de cette armée peut recevoir un marqueur.
refusal-not-there = Le marqueur ne peut pas y aller : trop loin, une tuile, ou un marqueur de la même armée.
refusal-not-reduced = Seule une armée réduite à un marqueur devient une tuile.
refusal-not-an-arm = Choisissez infanterie, artillerie ou cavalerie.
refusal-not-in-contact = Le contact manque.
refusal-not-your-mission = Ce n’est pas une des missions au choix.
refusal-replace-or-not = On remplace l’étalage en entier, ou pas du tout.
refusal-not-in-hand = Cette carte n’est pas dans votre main.

## Terrains

terrain-plain = plaine
terrain-river = rivière
terrain-hill = colline
terrain-forest = forêt

over-BDN-SCR-6 = { $seat ->
    [0] Le joueur qui a commencé avec Napoléon gagne le match. { $text }
   *[1] Le joueur qui menait Napoléon dans la seconde partie gagne le match. { $text }
}

## The sheet: what is printed on map, tracks and cards

track-time = Temps
pile-deck = pioche
pile-discard = défausse
pile-display = étalage
pile-scouts = éclaireurs en réserve
note-points = points de victoire
note-scouts = éclaireurs
note-actions = actions restantes
note-game = manche
note-unrevealed = missions cachées
sheet-army = { $markers } marqueurs ; villages : { $villages }
sheet-army-date = à partir du { $date }
sheet-window-display = Renouveler les cartes exposées
sheet-empty-hand = Main vide. Chaque tour donne des actions pour piocher.
recap = Tour { $turn } terminé : points, Français { $french-before } → { $french-after }, Alliés { $allied-before } → { $allied-after } ; force perdue, Français { $french-lost }, Alliés { $allied-lost }.
scenario-game = Une manche
scenario-game-aim = Napoléon a cinq missions secrètes, les Alliés les devinent. La manche finit quand le temps a passé le 19.10 ; à égalité les Alliés gagnent.
scenario-match = Deux manches, camps échangés
scenario-match-aim = Chacun joue une fois Napoléon ; celui qui marque le plus de points en Napoléon gagne.
note-turn = tour
note-battle = bataille à la fin du tour
sheet-reconstructed = Les règles imprimées ne donnent ni les frontières des zones, ni toutes les valeurs des armées, missions et cartes : ce qui manquait est reconstitué.
card-kind-terrain = Terrain
card-kind-movement = Mouvement
card-kind-time = Temps
card-text-terrain = Retirez un de vos marqueurs d’une zone de ce terrain.
card-text-movement = Déplacez d’une zone un marqueur { $arms ->
    [one] de cette arme
   *[other] d’une de ces armes
}. Le temps avance.
card-text-army = Déplacez d’une zone un marqueur de { $name }. Le temps avance.
card-text-time = Le temps avance d’un point ; la carte quitte le jeu.

## Tirages

reason-BDN-RND-1 = missions
reason-BDN-RND-2 = district de mission
reason-BDN-RND-3 = main de départ
reason-BDN-RND-4 = cartes offertes
reason-BDN-RND-5 = pioche
