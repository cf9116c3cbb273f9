# What is said in the Napoléon games. Facts come by their names (berthier.words.speech).

## Sides

side-The = { $side-id ->
    [french] The French
    [russian] The Russians
   *[prussian] The Prussians
}
side-the = { $side-id ->
    [french] the French
    [russian] the Russians
   *[prussian] the Prussians
}
side-of = { $side-id ->
    [french] of the French
    [russian] of the Russians
   *[prussian] of the Prussians
}
side-adjective = { $side-id ->
    [french] French
    [russian] Russian
   *[prussian] Prussian
}
seat-french = French
seat-prussian = Prussians
seat-russian = Russians

## The turn

event-turn = Turn { $turn } begins.
event-phase = { $phase ->
    [draw] Draw phase.
    [initiative] Initiative phase.
    [operations] Operations phase.
   *[recovery] Recovery phase.
}
event-arrived = { $piece } enters the campaign at { $zone }.
event-not-arrived = { $piece } finds both entries barred and never arrives.
event-all-ready = All pieces are ready again.
event-over = { side-The } have won: { $rule-why }.

## Cards

event-drawn = { side-The } draw { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-drawn-own = { side-The } draw { $cards }.
event-red-card = { side-The } have drawn “{ $card }”, which must be played at once.
event-red-void = { $cards } are void: more than one red card was drawn.
event-reshuffled = { side-The } shuffle their discard: a new deck of { $cards-count } { $cards-count ->
    [one] card
   *[other] cards
}.
event-played = { side-The } play “{ $card }”.
event-square = { $works ->
    [1] “{ $card }” finds enemy cavalry to hold off.
   *[0] “{ $card }” finds no enemy cavalry: no effect.
}
event-cancelled = “{ $card }” is cancelled by “{ $by }”.
event-discarded = { side-The } discard “{ $card }” from their hand.
event-revealed = { side-The } reveal “{ $card }” { $rule ->
    [N06-INI-3] for the initiative
    [N07-INI-3] for the initiative
    [N06-MAN-1] for the march
    [N07-MAN-1] for the march
   *[other] from their deck
}.
event-initiative = { side-The } have the initiative{ $rule ->
    [N06-INI-2] , by Intuition
    [N07-INI-2] , by Intuition
   *[other] {""}
}.
event-anticipated = { side-The } pick a card from their deck without showing it.
event-anticipated-own = { side-The } pick “{ $card }” from their deck without showing it.

## Operations

event-passed = { side-The } pass: no more operations for them this turn.
event-designated = { $pieces } { $pieces-count ->
    [one] gets
   *[other] get
} orders at { $zone }.
event-fights-at-once = { side-The } give battle at { $zone } without marching.
event-points = Movement points { side-of }: { $total } ({ $modifiers }).
event-moved = { $pieces } { $pieces-count ->
    [one] marches
   *[other] march
} from { $start } to { $to }{ $cost ->
    [0] {""}
    [1] {""}
   *[other] , for { $cost } movement points
}.
event-halted = { side-The } do not move from { $zone }.
event-axis = At { $zone } the retreat axis { side-of } points to { $to }.
event-axis-gone = The retreat axis at { $zone } is taken away.
event-bridge = { $destroyed ->
    [1] The bridge between { $a } and { $b } is destroyed.
   *[0] The bridge between { $a } and { $b } is repaired.
}
event-inactive = The corps { side-of } at { $zone } stay inactive this turn.
event-joined = { $pieces } { $pieces-count ->
    [one] hurries
   *[other] hurry
} from { $start } to { $to }.
event-control = { side-The } take control of { $zone }.

## Fatigue and strength

event-fatigue = { $pieces } at { $zone } { $pieces-count ->
    [one] suffers
   *[other] suffer
} { $total } { $total ->
    [one] fatigue
   *[other] fatigues
} ({ $rule-why }).
event-fatigue-own = Fatigue at { $zone }, { $total } in all ({ $rule-why }): { $parts }.
event-march-fatigue = Fatigue of the march { side-of }: { $total } ({ $modifiers }).
event-rested = { $pieces } { $pieces-count ->
    [one] recovers
   *[other] recover
} from up to { $total } { $total ->
    [one] fatigue
   *[other] fatigues
} ({ $rule-why }).
event-rested-own = Fatigue removed ({ $rule-why }): { $parts }.
event-all-rested = { $pieces-count ->
    [0] No { side-adjective } corps could rest.
    [one] { $pieces } has rested and is fresh again.
   *[other] { $pieces } have rested and are fresh again.
}
event-attrition = { $count ->
    [0] No corps { side-of } is exhausted.
    [1] One corps { side-of } is exhausted and will lose a strength point.
   *[other] { $count } corps { side-of } are exhausted and will lose a strength point each.
}
event-lost = { $pieces-count ->
    [one] { $pieces } loses { lost-points } ({ $rule-why }).
   *[other] { side-The } lose { lost-points } ({ $rule-why }), shared by { $pieces }.
}
lost-points = { $total } strength { $total ->
    [one] point
   *[other] points
}
event-lost-own = { side-The } lose strength ({ $rule-why }): { $parts }.
event-lost-unseen = { side-The } lose { lost-points } ({ $rule-why }).
event-lost-unseen-own = { side-The } lose strength ({ $rule-why }): { $parts }.
event-gained = { $piece } gains { $count } infantry strength { $count ->
    [one] point
   *[other] points
} ({ $rule-why }).
event-marked = The wounded of { $piece } are cared for.
event-eliminated = { $piece } is eliminated{ $strength ->
    [0] {""}
   *[other] , with { $strength } strength { $strength ->
        [one] point
       *[other] points
    } left
} ({ $rule-why }).
event-vp = The victory track moves to { $total } ({ $change-signed }, { $rule-why }).

## Combat

event-combat = Combat at { $zone }: { $attackers } { $attackers-count ->
    [one] attacks
   *[other] attack
} { $defenders }.
event-combat-cards = { side-The } have { $total } combat { $total ->
    [one] card
   *[other] cards
}: { $base } for strength and fatigue{ $modifiers-count ->
    [0] {""}
   *[other] , then { $modifiers }
}.
event-called-off = The attack { side-of } at { $zone } is called off: no card is left for it.
event-shown = { side-The } reveal { $cards }{ $rule ->
    [N06-PUR-2] {" "}for the pursuit
    [N07-PUR-2] {" "}for the pursuit
   *[other] {""}
}.
event-rolled = { side-The } roll { $faces }{ $rule ->
    [N06-PUR-2] {" "}for the pursuit
    [N07-PUR-2] {" "}for the pursuit
   *[other] {""}
}.
event-result = { side-The } suffer { $losses } { $losses ->
    [one] loss
   *[other] losses
} and { $fatigue } { $fatigue ->
    [one] fatigue
   *[other] fatigues
}.
event-won = { side-The } win at { $zone }; the enemy must retreat { $connections } { $connections ->
    [one] connection
   *[other] connections
}.
event-drawn-combat = Nobody wins the combat at { $zone }: both stay.
event-retreated = { $pieces } { $pieces-count ->
    [one] retreats
   *[other] retreat
} from { $start } to { $to }.
event-cut-off = { side-The } can’t retreat from { $zone }.
event-pursuit = { $happens ->
    [1] { side-The } pursue the beaten enemy.
   *[0] { side-The } do not pursue ({ $rule-why }).
}
event-recovered = { $piece } recovers: “{ $card }” removes up to { $count } { $count ->
    [one] fatigue
   *[other] fatigues
}.
face-L = a loss
face-Lf = a loss and a fatigue
face-f = a fatigue
face-ff = two fatigues
face-none = nothing

## Why: a few words for a rule

reason-N06-INI-2 = Intuition
reason-N06-INI-3 = the higher card
reason-N06-MAN-1 = by the card
reason-further-corps = for further corps
reason-commander = for the commander
reason-lone-corps = for a swift corps
reason-N06-MAN-7 = captured citadel
reason-distance = for the distance
reason-leaving = for leaving a contested zone
reason-arriving = for entering a contested zone
reason-bonuses = spared by the symbols
reason-N06-MAN-9 = march
reason-N06-AXE-3 = retreat axis cut
reason-N06-COM-5 = for an attack on the march
reason-woods = for the woods
reason-citadel = for the citadel
reason-N06-COM-8 = for combat symbols
reason-N06-COM-9 = by events
reason-N06-COM-10 = combat
reason-N06-COM-12 = combat
reason-N06-RET-9 = retreat
reason-N06-PUR-1 = ground and cavalry decide
reason-N06-PUR-2 = pursuit
reason-N06-PUR-3 = pursuit
reason-N06-REC-3 = exhaustion
reason-N06-ELI-1 = worn out
reason-N06-ELI-2 = a corps worn out
reason-N06-DEF-4 = no corps left around him
reason-N06-VIC-2 = strength destroyed
reason-N06-VIC-3 = citadel taken
reason-N06-VIC-4 = three citadels in Prussian hands
reason-N06-VIC-5 = the victory track decides
reason-N06-VIC-6 = Napoleon is lost
reason-N06-VIC-7 = the last turn has passed
reason-N06-SHO-3 = the last turn of the short scenario has passed
reason-N06-CARD-ANTICIPATION = Anticipation
reason-N06-CARD-AU-SON-DU-CANON = To the sound of the guns
reason-N06-CARD-AUDACE = Audacity
reason-N06-CARD-BALLE-PERDUE = Stray bullet
reason-N06-CARD-BERNADOTTE = Bernadotte
reason-N06-CARD-CARRE = Square
reason-N06-CARD-CHARGEZ = Charge!
reason-N06-CARD-CONFUSION = Confusion
reason-N06-CARD-CONTRE-ORDRE = Counter-order
reason-N06-CARD-COORDINATION = Coordination
reason-N06-CARD-COURAGE = Courage
reason-N06-CARD-DEFECTION = Saxon defection
reason-N06-CARD-ELAN = Élan
reason-N06-CARD-EMBUSCADE = Ambush
reason-N06-CARD-FATIGUE = Fatigue
reason-N06-CARD-FOURRAGER = Foraging
reason-N06-CARD-GRANDE-CHARGE = Grand charge
reason-N06-CARD-HUSSARDS = Hussars
reason-N06-CARD-INACTIVITE = Inactivity
reason-N06-CARD-INTUITION = Intuition
reason-N06-CARD-LA-GARDE = The Guard
reason-N06-CARD-MARCHE-FORCEE = Forced march
reason-N06-CARD-ORGANISATION = Organisation
reason-N06-CARD-PANIQUE = Panic
reason-N06-CARD-PLUIE = Rain
reason-N06-CARD-PONT-DETRUIT = Destroyed bridge
reason-N06-CARD-PONTONNIERS = Pontoneers
reason-N06-CARD-POSITION-RENFORCEE = Reinforced position
reason-N06-CARD-RAVITAILLEMENT = Supplies
reason-N06-CARD-REACTION = Reaction
reason-N06-CARD-RENFORTS = Reinforcements
reason-N06-CARD-REPLI-STRATEGIQUE = Strategic withdrawal
reason-N06-CARD-RESERVE = Reserve
reason-N06-CARD-RETRAITE-EN-ORDRE = Orderly retreat
reason-N06-CARD-SACRIFICE = Sacrifice
reason-N06-CARD-SECOND-SOUFFLE = Second wind
reason-N06-CARD-SOINS = Medical care
reason-N06-CARD-TIRAILLEURS = Skirmishers
reason-N06-CARD-VIVE-LA-REINE = Long live the Queen

## What is asked

prompt-enter = Where does the reinforcement enter?
prompt-play-card = { $window ->
    [W-INI] Do you play a blue card before the initiative?
    [W-DES] The enemy is about to march. Do you react with a card?
    [W-MP] The movement points are known. Do you play a card?
    [W-ENTER] A pile has just entered a zone. Do you play a card?
    [W-END] The march is over, its fatigue not yet shared. Do you play a card?
    [W-OPEND] The operation is over. Do you play a card?
    [W-COM] Combat! Do you play a card?
    [W-RET] The beaten pile has retreated. Do you play a card?
    [W-PUR] The pursuit is about to begin. Do you play a card?
    [W-CTR] The enemy has just played a card. Do you cancel it?
   *[other] Do you play a card?
}
prompt-designate = { $must ->
    [0] Which corps receives orders? Name one, or pass.
   *[other] One more operation: which corps receives orders?
}
prompt-join-pile = Who else in the zone joins the pile?
prompt-declare = What does the pile do?
prompt-march-to = Where does the pile march? { $points ->
    [one] One point left.
   *[other] { $points } points left.
}
prompt-attack-on-the-march = The pile has met the enemy. Does it attack?
prompt-place-fatigue = Which corps takes the next fatigue?
prompt-place-loss = Which strength point is lost?
prompt-remove-fatigue = Which corps is relieved of a fatigue?
prompt-retreat-to = Where does the beaten pile retreat?
prompt-recover = For which corps do you spend a card to remove fatigue?
prompt-spend-card = Which card do you spend?
prompt-inactive = Inactivity: in which zone do your corps stay inactive?
prompt-anticipate = Anticipation: which card of your deck do you take?
prompt-reinforce = Reinforcements: which corps gets an infantry point?
prompt-tend = Medical care: whose wounded are cared for?
prompt-supply = Supplies: in which zone is the pile relieved of two fatigues?
prompt-cheer = Long live the queen: in which zone does each corps shed a fatigue?
prompt-bridge = Which bridge does the pile work on?
prompt-react-with = Reaction: which corps moves?
prompt-react-join = Who else goes with it?
prompt-react-to = To which zone next to it?
prompt-canon-with = To the sound of the guns: which corps comes?
prompt-canon-join = Does the commander come along?

## Answers offered

option-pass = Pass
option-designate-pass = Pass: no more operations this turn
option-play-card-pass = Play nothing
option-recover-pass = Spend no more cards
option-enter = Enter at { $zone }
option-play = Play “{ $card }”
option-pile = { $piece }
option-add = { $piece } joins
option-done = That is all
option-manoeuvre = March
option-fight = Fight here, without marching
option-attack = Attack
option-halt = Do not attack
option-stop = Stop here
option-move = March to { $zone }
option-tire = { $piece } takes the fatigue
option-lose = { $piece } loses { $arm-id ->
    [cavalry] a cavalry point
   *[infantry] an infantry point
}
option-rest = { $piece } is relieved
option-retreat = Retreat to { $zone }
option-recover = For { $piece }
option-spend = Spend “{ $card }”
option-zone = { $zone }
option-take = Take “{ $card }”
option-corps = { $piece }
option-bridge = The bridge towards { $zone }

remark-enemy = enemy: { $pieces }
remark-friends = own corps there: the march ends
remark-citadel = enemy citadel: the march ends
remark-bridge = destroyed bridge
remark-called-off = no combat card would be left: the attack would be called off
remark-relief = removes up to { $count } { $count ->
    [one] fatigue
   *[other] fatigues
}
remark-tired = { $count ->
    [0] not tired
    [one] { $count } fatigue
   *[other] { $count } fatigues
}

## Why not

refusal-not-in-the-pile = Only the corps of this pile share it.
refusal-no-such-cube = This corps has no such strength point left to lose.
refusal-share-first = Other corps must take their share first.
refusal-cavalry-first = Of two losses or more, one must be cavalry: it can’t wait any longer.
refusal-occupied-by-the-enemy = Enemy corps stand there.
refusal-not-an-entry = The reinforcement can’t enter there.
refusal-wrong-moment = This card can’t be played at this moment.
refusal-wrong-operation = This card belongs into the other side’s operations.
refusal-card-condition = What this card needs is not given.
refusal-not-in-hand = Only a card of your own hand can be used here.
refusal-already-activated = It has already acted this turn.
refusal-commander-left-alone = An activated commander would be left alone in the zone.
refusal-not-nearer = Strategic withdrawal: the march must end nearer to Halle or Leipzig.
refusal-must-operate = The operation granted by Coordination must be performed.
refusal-not-your-corps = Only a corps of yours on the board can be named here.
refusal-take-the-commander = The commander would be left alone: he must come along.
refusal-not-in-the-zone = Only your pieces in the same zone can join the pile.
refusal-not-contested = There is no enemy to fight in this zone.
refusal-manoeuvre-or-fight = The pile may march or fight, nothing else.
refusal-attack-or-halt = The pile may attack or stay, nothing else.
refusal-own-axis-first = The way out must follow your own retreat axis.
refusal-enemy-axis-barred = The way out may not follow the enemy’s retreat axis.
refusal-no-movement-points = Not enough movement points are left.
refusal-one-green-card = You have already played a green card in this operation.
refusal-no-connection = No connection leads there from here.
refusal-not-farther = Each step of a retreat must lead farther from the combat.
refusal-one-card-a-corps = A card was already spent for this corps.
refusal-no-fatigue = This corps has no fatigue to remove.
refusal-no-own-corps-there = None of your corps stands there.
refusal-red-card = A red card can’t be chosen.
refusal-not-in-deck = This card is not in your deck.
refusal-full-strength = This corps has all the strength a corps can hold.
refusal-no-infantry-lost = This corps has lost no infantry.
refusal-no-such-bridge = There is no bridge for the pile to work on there.
refusal-not-in-a-free-zone = Enemy corps stand in the zone of this corps.
refusal-no-free-zone-near = No zone next to it is free.
refusal-enemy-there = Enemy corps stand there.
refusal-out-of-earshot = This corps is not in a free zone one connection from the combat.
refusal-commander-alone = A commander never goes alone: name a corps first.

## The sheet: what is printed on map, tracks and cards

ground-open = clear
ground-wooded = wooded
ground-citadel = citadel
track-turn = Turn
track-vp = Victory
pile-deck = deck
pile-discard = discard
pile-table = on the table
pile-slot = in force
note-passed = no more operations this turn
note-intuition = has the initiative by Intuition
scenario-aim = { $turns } turns, from { $first } to { $last }. France wins at once if the victory track falls to { $french }, Prussia if it rises to { $prussian }; at the end Prussia wins if the track stands at { $end } or more.
scene-arrival = on turn { $turn }
scene-worn = { $fatigue } fatigues: one card fewer in combat, one strength point lost at recovery
scene-screen = { $side ->
    [french] France
    [russian] Russia
   *[prussian] Prussia
} has { $corps } corps on the map.
scene-screen-left = Strength announced: { $left } points of { $full } at the start.
scene-screen-lost = Out of action: { $pieces }.
scene-screen-secret = The rest is its secret; the figures below are what you know or can work out.
recap = Turn { $turn } is over: { $change ->
    [0] the victory track has not moved
   *[other] victory track { $before } → { $after }
}; strength lost, France { $french }, Prussia { $prussian }.
sheet-symbol = { $symbol ->
    [move] +{ $count } MP
    [combat] +{ $count } card
    [fatigue] −{ $count } fatigue
   *[pursuit] pursuit
}
sheet-window = { $window ->
    [W-INI] Before the initiative
    [W-DES] The enemy gives orders
    [W-MP] Movement points known
    [W-ENTER] Entering a zone
    [W-END] End of a march
    [W-OPEND] End of an operation
    [W-COM] Combat
    [W-RET] Retreat
    [W-PUR] Pursuit
    [W-CTR] The enemy plays a card
   *[W-REC] Recovery
}
sheet-empty-hand = Empty hand. Three cards next turn.
sheet-reconstructed = The printed rules give neither all connections, nor all strengths, nor the details of the cards: what was missing is reconstructed.
card-moment = { $window ->
    [W-DRAW] Draw: takes effect at once
    [W-INI] Initiative
    [W-DES] Enemy operation
    [W-MP] { $operation ->
        [opposing] Before an enemy march
       *[other] Before your march
    }
    [W-MOVE] During your march
    [W-ENTER] { $operation ->
        [opposing] As the enemy enters
       *[other] On entering a zone
    }
    [W-END] End of an enemy march
    [W-OPEND] End of your operation
    [W-COM] Combat
    [W-RET] Retreat
    [W-PUR] Pursuit
    [W-CTR] After an enemy event
   *[other] At any time
}
card-anticipation = Take one card that is not red from your deck, without showing it, then shuffle.
card-au-son-du-canon = One of your corps, in a free zone one connection away, joins the combat.
card-audace = You attack: the Prussian has no card for terrain.
card-balle-perdue = The Prussian pile suffers 2 more fatigues at the end of the combat.
card-bernadotte = Bernadotte marches alone: 3 movement points less.
card-carre = The enemy has cavalry: the French pile takes 2 fatigues fewer.
card-chargez = Blücher fights: one more card, and 2 fatigues for him at once.
card-confusion = The enemy pile stops here: uncontested zone, at least 3 connections.
card-contre-ordre = Cancels the manoeuvre event the opponent has just played.
card-coordination = Perform another operation at once, with another pile.
card-courage = Victory track at 5 or less: one more card, 2 fatigues removed at once.
card-defection = Tauentzien loses 1 strength point if he is in a contested zone.
card-elan = You attack: one more combat card.
card-embuscade = The French pile takes 1 fatigue at once.
card-fatigue =
    The enemy pile that has just marched suffers { $amount } more { $amount ->
        [one] fatigue
       *[other] fatigues
    }.
card-fourrager = The pile gives up 2 movement points and removes 2 fatigues.
card-grande-charge = You pursue: one more pursuit card.
card-hussards = One card at random of the opposing hand is discarded.
card-inactivite = All your pieces in a zone of your choice become activated.
card-intuition = You have the initiative this turn, without revealing a card.
card-la-garde = The Guard fights: one more card; if beaten, 1 more fatigue for each corps.
card-marche-forcee = Your pile gains 1 movement point.
card-organisation = Your pile need not stop at another French pile.
card-panique = The beaten Prussian pile retreats one more connection and takes 2 fatigues.
card-pluie = This turn: 1 fatigue for each activated pile, 1 movement point less.
card-pont-detruit = Your pile destroys a bridge beside it.
card-pontonniers = Your pile restores a destroyed bridge beside it.
card-position-renforcee = You defend: one more combat card.
card-ravitaillement = Remove 2 fatigues from a Prussian pile.
card-reaction = One of your piles marches before the designated enemy pile.
card-renforts = A Prussian corps gains 1 infantry point.
card-repli-strategique = This turn: 1 more movement point, but towards Halle or Leipzig.
card-reserve = Draw 2 cards; red ones are discarded.
card-retraite-en-ordre = You have cavalry: the enemy does not pursue.
card-sacrifice = One more combat card, and 2 fatigues at once.
card-second-souffle = Turns 5 to 7: 1 movement point less for the French.
card-soins = A French corps that stays at rest regains 1 infantry point.
card-tirailleurs = The Prussian pile takes 1 fatigue at once.
card-vive-la-reine = Each corps of a Prussian pile removes 1 fatigue.

## How far a march can go

route-purse = Movement points
route-summary = { $cost } of { $total } MP, { route-tired }
route-summary-free = { route-tired }
route-tired = { $fatigue ->
    [0] no fatigue
    [one] { $fatigue } fatigue ({ $reasons })
   *[other] { $fatigue } fatigue ({ $reasons })
}
route-enemy = { $zone } is held by { $pieces }: the pile stops there.
route-blocks = Enemy blocks are at { $zone }.
route-friends = Another pile is at { $zone }: the march stops there.
route-citadel = { $zone } is an enemy citadel: the pile stops there.
route-attack = The pile may attack at once, with one card fewer.
route-too-far = No way of { $points } MP leads there.
route-lost = { $pieces } may be lost, worn out.
term-N06-MAN-1 = Card revealed
term-further-corps = Further corps of the pile
term-commander = Commander
term-lone-corps = Fast corps
term-N06-GRO-VED-2 = Vedettes
term-distance = long march
term-leaving = contested zone left
term-arriving = contested zone
term-N06-MAN-7 = citadel taken
term-bonuses = rest symbols

## What is asked twice

sure-designate-pass = Passing ends your operations for this turn.

## The fog of war and the vedettes

event-designated-veiled = { side-The } give orders at { $zone }: { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}.
event-moved-veiled = { $blocks ->
    [one] One { side-adjective } block marches
   *[other] { $blocks } { side-adjective } blocks march
} from { $start } to { $to }{ $cost ->
    [0] {""}
    [1] {""}
   *[other] , for { $cost } movement points
}.
event-shifted-veiled = { $blocks ->
    [one] One { side-adjective } block slips
   *[other] { $blocks } { side-adjective } blocks slip
} from { $start } to { $to }.
event-flipped = { $blocks ->
    [0] The operation at { $zone } is over: nothing { side-adjective } is left of it.
    [one] The operation at { $zone } is over: one { side-adjective } block is activated.
   *[other] The operation at { $zone } is over: { $blocks } { side-adjective } blocks are activated.
}
event-axis-fatigue-veiled = The { side-adjective } corps at { $zone } suffer { $total } fatigues ({ $rule-why }).
event-rested-veiled = A { side-adjective } pile sheds fatigue ({ $rule-why }).
event-all-rested-veiled = The { side-adjective } corps that are still ready have no fatigue left.
event-gained-veiled = A { side-adjective } corps gains { $count } infantry strength ({ $rule-why }).
event-recovered-veiled = A { side-adjective } corps recovers: “{ $card }” removes up to { $count } { $count ->
    [one] fatigue
   *[other] fatigues
}.
event-inactive-veiled = The { side-adjective } corps and vedettes at { $zone } stay inactive this turn.
event-laid-open = At { $zone } { side-the } are laid open: { $pieces }.
event-stood-up = Those who fought stand up, hidden again: { $pieces }.
event-no-effect = “{ $card }” has no effect.
event-enemy-found = At least one enemy corps is at { $zone }: nothing moves ({ $rule-why }).
event-scouted = { side-adjective } vedettes have reconnoitred { $zone }: at least one enemy corps is there.
event-vedettes-gone = { $count ->
    [one] One { side-adjective } vedette is eliminated
   *[other] { $count } { side-adjective } vedettes are eliminated
} at { $zone }.
event-vedettes-placed = { side-The } have placed their vedettes: { $zones }.
event-met = At { $zone } the retreating pile meets { $count } enemy corps.

prompt-place-vedette = Where do you place the next vedette?
prompt-accuse = Saxon defection: in which contested zone do you believe Tauentzien to be?
option-vedette = A vedette at { $zone }
option-again = Begin again
remark-at = at { $zone }
remark-blocks = enemy blocks, unknown
refusal-vedettes-apart = Vedettes never operate together with corps.
refusal-stopped-by-friends = The pile has stopped beside other friendly corps.
reason-N06-GRO-VED-2 = vedettes
reason-N06-SEQ-4 = the reinforcement
sheet-block = { $side ->
    [french] French block
    [russian] Russian block
   *[prussian] Prussian block
}

## The Maréchal level

prompt-bid = Which side do you want to command, and how many victory points do you offer for it?
option-bid = { $side }, { $int } { $int ->
    [one] point
   *[other] points
}
refusal-bid-too-high = With so many points the track would start beyond its ends.
refusal-not-a-bid = A bid is a side and a whole number from 0 to 9.
event-bids = The bids are open: { $first } { $first_bid } and { $second } { $second_bid }. { $swap ->
    [1] The two players change seats;
   *[0] Everybody keeps his seat;
} the track starts at { $total } ({ $rule-why }).
reason-N06-MAR-BID-2 = the higher bid for the same side
reason-N06-MAR-BID-3 = the higher bid of the two sides
reason-N06-MAR-BID-4 = equal bids for different sides
reason-N06-MAR-BID-5 = equal bids for the same side, by lot
reason-N06-RND-02 = hand of the turn
reason-N06-RND-03 = initiative
reason-N06-RND-04 = movement
reason-N06-RND-05 = combat
reason-N06-RND-06 = pursuit
reason-N06-RND-09 = card taken at random from a hand
reason-N06-RND-10 = cards of an event
reason-N06-RND-11 = lots for the sides


## Napoléon 1807. A message that ends with -1807 is said there instead of the one without.

event-held-up = { $piece } is held up on the road and tries again next turn.
event-mud = The rain and snow of the last turn leave the roads deep in mud: turn { $turn } is played in it.
event-cold = The cold tires { $pieces } ({ side-of }).
event-cold-veiled = The cold tires the { side-adjective } corps that have been activated.
event-tired-veiled = Each { side-adjective } corps at { $zone } takes { $each ->
    [one] a fatigue
   *[other] { $each } fatigues
} ({ $rule-why }).
event-siege-lifted = { side-The } relieve { $zone }: the siege is over.
event-surrendered = { $zone } surrenders: its citadel is in the hands { side-of }.
event-citadel-counted = { side-The } count the citadel of { $zone }.
event-winter = Losses on the Winter quarters { side-of }: { $cubes }.
event-winter-called = { side-The } have suffered their fifth loss: “{ $card }” goes to their discard.
event-winter-shuffled = { side-The } have suffered their fifth loss: Winter quarters is shuffled into their deck.
event-winter-aside = Winter quarters { side-of } has come up and lies beside the board; another card is taken.
event-hand-seen = { side-The } look at the enemy’s hand.
event-hand-seen-own = { side-The } see the enemy’s hand: { $cards }.
event-rear-guard = At { $zone } the rear guard { side-of } breaks away.
event-left-out = { $piece } is lost in the snowstorm and brings no cards.
event-tsar-pleased = The Russians have attacked: “{ $card }” is over.
event-drawn-game = The game is drawn: the victory track stands at { $total } ({ $rule-why }).

reason-town = for the fortified town
reason-N07-MAN-7 = for the captured town
reason-N07-VIC-3 = fortified town taken
reason-N07-VIC-4 = citadel occupied or besieged at the end
reason-N07-VIC-7 = the scenario’s table decides
reason-N07-SCN-1 = aim of the scenario
reason-N07-SEQ-2 = the reinforcement
reason-N07-CARD-AIDE-DE-CAMP = Aide-de-camp
reason-N07-CARD-ARRIERE-GARDE = Rear guard
reason-N07-CARD-BOUE = Mud
reason-N07-CARD-COLONNE-ASSAUT = Assault column
reason-N07-CARD-CONSCRITS = Conscripts
reason-N07-CARD-CONTRE-MARCHE = Counter-march
reason-N07-CARD-COSAQUES = Cossacks
reason-N07-CARD-DEPLOIEMENT-RAPIDE = Rapid deployment
reason-N07-CARD-DOS-A-LA-RIVIERE = Back to the river
reason-N07-CARD-EPIDEMIE = Epidemic
reason-N07-CARD-FROID = Cold
reason-N07-CARD-GRANDE-BATTERIE = Grand battery
reason-N07-CARD-GUE = Ford
reason-N07-CARD-IMPATIENCE-A-PARIS = Impatience in Paris
reason-N07-CARD-IMPATIENCE-DU-TSAR = Impatience of the Tsar
reason-N07-CARD-KAMENSKI = Kamensky
reason-N07-CARD-LE-ROUGEAUD = Red Face
reason-N07-CARD-LOBANOV = Lobanov
reason-N07-CARD-MARIE-WALEWSKA = Marie Walewska
reason-N07-CARD-MITRAILLE = Canister
reason-N07-CARD-NEIGE = Snow
reason-N07-CARD-PONT-DE-BATEAUX = Bridge of boats
reason-N07-CARD-POUR-LE-TSAR = For the Tsar
reason-N07-CARD-QUARTIERS-HIVER = Winter quarters
reason-N07-CARD-REDDITION = Surrender
reason-N07-CARD-RETRAITE-STRATEGIQUE = Strategic retreat
reason-N07-CARD-TEMPETE-DE-NEIGE = Snowstorm
reason-N07-CARD-ULTIME-EFFORT = Last effort
reason-N07-RND-02 = hand of the turn
reason-N07-RND-03 = initiative
reason-N07-RND-04 = movement
reason-N07-RND-05 = combat
reason-N07-RND-06 = pursuit
reason-N07-RND-09 = card taken at random from a hand
reason-N07-RND-10 = cards of an event
reason-N07-RND-11 = card for Red Face
term-N07-MAN-7 = town taken

prompt-cheer-1807 = For the Tsar: in which zone does each corps shed a fatigue?
prompt-enlist = Conscripts: which corps gets an infantry point?
prompt-infect = Epidemic: the French pile of which zone falls ill?
prompt-raise = Lobanov: where does his corps arrive?
prompt-leave-out = Snowstorm: which of your corps brings no cards?
prompt-effort-with = Last effort: which corps moves?
prompt-effort-join = Who else goes with it?
prompt-effort-to = To which zone next to it?

remark-town = fortified town to be taken: the march ends
route-town = { $zone } is a fortified town to be taken: the pile stops there.

refusal-not-nearer-1807 = Strategic retreat: the march must end nearer to Königsberg.
refusal-no-vedettes-in-citadel = Vedettes may not enter a citadel with an enemy marker.
refusal-winter-card = Winter quarters can’t be chosen.
refusal-no-enemy-there = No French pile stands there.
refusal-still-ready = Only corps that have already been activated make a last effort.

recap-1807 = Turn { $turn } is over: { $change ->
    [0] the victory track has not moved
   *[other] victory track { $before } → { $after }
}; strength lost, France { $french }, Russia { $russian }.
