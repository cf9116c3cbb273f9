# What the sheet of Napoléon 1807 prints otherwise than that of 1806.

scenario-aim =
    { $intro } { $turns } turns, from { $first } to { $last }. France wins at once if the victory track falls to { $french }, Russia if it rises to { $prussian }. At the end France wins with { $upto } or less, Russia with { $end } or more{ $draws ->
        [0] .
       *[other] ; in between it is a draw.
    }{ $goals }
scenario-objective =
    { $side ->
        [french] A French
       *[russian] A Russian
    } pile alone in { $zone } at the end is worth { $vp } points.
sheet-reconstructed = The printed rules give neither the scenarios, nor all connections, nor the strengths, nor the details of the cards: what was missing is reconstructed.
ground-fortified = fortified town

card-moment-special = On the board
card-aide-de-camp = Look at your opponent’s whole hand, once.
card-arriere-garde = A single Russian corps gives way: 2 connections, 1 strength point, 1 fatigue.
card-audace = You attack: the Russian has no card for terrain.
card-boue = After rain or snow: 1 fatigue for each activated corps, 2 movement points less.
card-colonne-assaut = You attack: one more combat card, and 2 fatigues at once.
card-conscrits = A French corps gains 1 infantry point.
card-contre-marche = The enemy pile has 1 movement point less; or cancels a Forced march.
card-cosaques = One card at random of the French hand is discarded.
card-deploiement-rapide = You attack on the march: without losing a card for it.
card-dos-a-la-riviere = The enemy retreats over a bridge: 1 point lost, 2 fatigues if it is destroyed.
card-epidemie = Each corps of a French pile takes 1 fatigue.
card-fatigue = The enemy pile that has just marched suffers { $amount } more fatigue.
card-froid = At the start of recovery each activated corps takes 1 fatigue.
card-grande-batterie = At least 3 corps: 1 more Russian loss, 1 fatigue for each of yours.
card-gue = A pile of one corps crosses a destroyed bridge for 1 movement point.
card-hussards = One card at random of the Russian hand is discarded.
card-impatience-a-paris = The victory track rises by 1.
card-impatience-du-tsar = The Russian must attack this turn, otherwise the victory track falls by 1.
card-kamenski = The commander Kamensky leaves the game.
card-le-rougeaud = Ney fights, reveal a card. 1 to 3: 2 fatigues for him; 4 or 5: one more card.
card-lobanov = Lobanov’s corps arrives at Allenburg or Rastenburg.
card-marie-walewska = This turn: Napoleon’s bonuses do not count.
card-mitraille = The French pile suffers 2 more fatigues at the end of the combat.
card-neige = This turn: 1 movement point less.
card-panique = The beaten Russian pile retreats one more connection and takes 2 fatigues.
card-pont-de-bateaux = Your pile restores a destroyed bridge beside it.
card-pour-le-tsar = Each corps of a Russian pile removes 1 fatigue.
card-quartiers-hiver = In play from your fifth loss. With both out, the game ends with the turn.
card-ravitaillement = Remove 2 fatigues from a Russian pile.
card-reddition = Graudenz, if besieged, becomes French; the victory track falls by 1.
card-renforts = A Russian corps gains 1 infantry point.
card-retraite-strategique = This turn: 1 more movement point, but towards Königsberg.
card-tempete-de-neige = At least 3 French corps: one of them brings no card and takes 1 fatigue.
card-tirailleurs = The Russian pile takes 1 fatigue at once.
card-ultime-effort = An activated Russian pile moves one connection: 2 fatigues for each corps.

## What stands on the sheet

note-weather = Weather:
scene-weather =
    { $weather ->
        [pluie] rain
        [neige] snow
        [boue] mud
       *[none] { $season ->
            [winter] dry and cold
           *[summer] fair
        }
    }
note-winter = Winter quarters:
scene-winter =
    { $place ->
        [aside] laid beside the board
        [deck] among the cards, not out yet
       *[board] { $losses } of { $most } losses
    }
scene-arrival =
    { $turn ->
        [0] by his card
       *[other] on turn { $turn }
    }
