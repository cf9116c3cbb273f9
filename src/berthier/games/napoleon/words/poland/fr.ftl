# Ce que la planche de Napoléon 1807 imprime autrement que celle de 1806.

scenario-aim =
    { $intro } { $turns } tours, du { $first } au { $last }. La France l’emporte aussitôt si la piste de victoire tombe à { $french }, la Russie si elle monte à { $prussian }. À la fin, la France gagne à { $upto } ou moins, la Russie à { $end } ou plus{ $draws ->
        [0] .
       *[other]  ; entre les deux, match nul.
    }{ $goals }
scenario-objective =
    Une pile { $side ->
        [french] française
       *[russian] russe
    } seule à { $zone } à la fin rapporte { $vp } points.
sheet-reconstructed = Les règles imprimées ne donnent ni les scénarios, ni toutes les connexions, ni les effectifs, ni le détail des cartes : ce qui manquait est reconstitué.
ground-fortified = ville fortifiée

card-moment-special = Sur le plateau
card-aide-de-camp = Regardez une fois toute la main de l’adversaire.
card-arriere-garde = Un corps russe seul se dérobe : 2 connexions, 1 point de force, 1 fatigue.
card-audace = Vous attaquez : le Russe n’a pas de carte de terrain.
card-boue = Après pluie ou neige : 1 fatigue par corps activé, 2 points de mouvement de moins.
card-colonne-assaut = Vous attaquez : une carte de combat de plus, et 2 fatigues aussitôt.
card-conscrits = Un corps français gagne 1 point d’infanterie.
card-contre-marche = La pile ennemie a 1 point de mouvement de moins ; ou annule une Marche forcée.
card-cosaques = Une carte au hasard de la main française est défaussée.
card-deploiement-rapide = Vous attaquez en marche : sans la carte de moins.
card-dos-a-la-riviere = L’ennemi recule par un pont : 1 point perdu, 2 fatigues si le pont est détruit.
card-epidemie = Chaque corps d’une pile française subit 1 fatigue.
card-fatigue = La pile ennemie qui vient de marcher subit { $amount } fatigue de plus.
card-froid = Au début de la récupération, chaque corps activé subit 1 fatigue.
card-grande-batterie = Au moins 3 corps : 1 perte russe de plus, 1 fatigue pour chacun des vôtres.
card-gue = Une pile d’un corps franchit un pont détruit pour 1 point de mouvement.
card-hussards = Une carte au hasard de la main russe est défaussée.
card-impatience-a-paris = La piste de victoire monte de 1.
card-impatience-du-tsar = Le Russe doit attaquer ce tour-ci, sinon la piste de victoire descend de 1.
card-kamenski = Le commandant Kamenski quitte la partie.
card-le-rougeaud = Ney combat, révélez une carte. De 1 à 3 : 2 fatigues ; 4 ou 5 : une carte de plus.
card-lobanov = Le corps de Lobanov arrive à Allenburg ou à Rastenburg.
card-marie-walewska = Ce tour : les bonus de Napoléon ne comptent pas.
card-mitraille = La pile française subit 2 fatigues de plus en fin de combat.
card-neige = Ce tour : 1 point de mouvement de moins.
card-panique = La pile russe battue recule encore d’une connexion et subit 2 fatigues.
card-pont-de-bateaux = Votre pile rétablit un pont détruit voisin.
card-pour-le-tsar = Chaque corps d’une pile russe retire 1 fatigue.
card-quartiers-hiver = En jeu dès votre cinquième perte. Les deux sorties, la partie finit avec le tour.
card-ravitaillement = Retirez 2 fatigues à une pile russe.
card-reddition = Graudenz assiégée devient française ; la piste de victoire descend de 1.
card-renforts = Un corps russe gagne 1 point d’infanterie.
card-retraite-strategique = Ce tour : 1 point de mouvement de plus, mais vers Königsberg.
card-tempete-de-neige = Au moins 3 corps français : l’un n’apporte pas de carte et subit 1 fatigue.
card-tirailleurs = La pile russe subit 1 fatigue aussitôt.
card-ultime-effort = Une pile russe activée avance d’une connexion : 2 fatigues par corps.

## Ce qui est posé sur la planche

note-weather = Météo :
scene-weather =
    { $weather ->
        [pluie] pluie
        [neige] neige
        [boue] boue
       *[none] { $season ->
            [winter] temps sec et froid
           *[summer] beau temps
        }
    }
note-winter = Quartiers d’hiver :
scene-winter =
    { $place ->
        [aside] à côté du plateau
        [deck] parmi les cartes, pas encore sortis
       *[board] { $losses } { $losses ->
            [one] perte
           *[other] pertes
        } sur { $most }
    }
scene-arrival =
    { $turn ->
        [0] par sa carte
       *[other] au tour { $turn }
    }
