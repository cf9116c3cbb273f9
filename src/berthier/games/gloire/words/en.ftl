# What is said in Jours de Gloire Campagne. Facts come by their names (berthier.words.speech).

## Sides

side-The = { $side-id ->
    [french] The French
   *[coalition] The Allies
}
side-the = { $side-id ->
    [french] the French
   *[coalition] the Allies
}
side-to = { $side-id ->
    [french] to the French
   *[coalition] to the Allies
}
side-of = { $side-id ->
    [french] of the French
   *[coalition] of the Allies
}
army-The = { $army-id ->
    [grande-armee] The { $army }
   *[other] The { $army }
}
army-of = { $army-id ->
    [grande-armee] of the { $army }
   *[other] of the { $army }
}
seat-french = French
seat-coalition = Coalition
seat-grande-armee = Grande Armée
seat-russo-prussian = Russo-Prussian Army
seat-bohemia = Army of Bohemia
seat-silesia = Army of Silesia
seat-north = Army of the North
seat-poland = Army of Poland
kind-box = a town on the map
kind-army = an army
kind-event = an event of a card
kind-tactic = a tactic

## Phase A: events

event-note-own = A note { army-of }: “{ $text }”.
event-turn = A new turn: { $turn }.
event-weather = The sky: { $weather } (die { $die }, with the month { $total }).
event-mud = After such rain the roads are lost: { $weather }.
event-given-weather = The scenario tells the weather: { $weather }.
event-delay = { $pieces }: die { $die }, { $comes ->
    [0] the reinforcements are late
   *[1] the reinforcements come
}.
event-leader-left = { $piece } is called away from the army.
event-leader-came = { $piece } arrives at { $box }.
event-leads = { $piece } takes command { army-of }.
event-order-roll = { side-The } roll { $die } for the first move: { $total } with their commander.
event-order = { side-The } move first.
event-arrived = Reinforcement: { $piece } comes up at { $box }.
event-pushed = { $pieces } { $pieces-count ->
    [one] makes
   *[other] make
} room for fresh troops, from { $start } to { $to }.
recruits = { $nation-id ->
    [french] French
    [polish] Polish
    [prussian] Prussian
    [austrian] Austrian
    [swedish] Swedish
   *[russian] Russian
} recruits
event-reinforced = { recruits } join the { $side-id ->
    [french] French
   *[coalition] Allies
}: 1 PF for one unit.
event-reinforced-own = { $piece } receives 1 PF of { recruits }.
event-unused = No room is left for { $total } PF of { recruits }: they are lost.
event-refilled = { $piece } has men again.

## Phases B1 and C1: administration

event-phase = { side-The } take up the campaign.
event-supply = { $army }: { $sixths ->
    [6] supplied
    [4] poorly supplied, two thirds of its PC
   *[3] cut off from its supplies, half its PC
}.
event-points = { army-The } receives its PC.
event-points-own = { $army }: die { $die }, { $total } PC to spend.
event-dissolved = Nothing is left of { $piece }: it is struck off the roster.

## Phases B2 and C2: movement

event-activated = Marching orders at { $box }{ $forced ->
    [0] {""}
   *[1] , by forced march
}: { $pieces }.
event-activated-own = Marching orders at { $box }{ $forced ->
    [0] {""}
   *[1] , by forced march
}, for { $price } PC: { $pieces }.
event-pace = March die for { $pieces }: { $die }{ $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
}, { $points } PM.
event-slowest = At the pace of the slowest, { $points } PM for all: { $pieces }.
event-moved = { $pieces } { $pieces-count ->
    [one] marches
   *[other] march
} from { $start } to { $to }.
event-flag = { $box } passes { side-to }.
event-siege-lifted = The siege of { $box } is lifted.
event-straggled = { side-The } count their stragglers: die { $die }.
event-straggled-own = Stragglers of { $piece }: die { $die }, { $total } in all, { $lost ->
    [0] nobody is missing
    [one] 1 PF is left on the road
   *[other] { $lost } PF are left on the road
}.
event-emptied = { $piece } has no PF left.
event-tired = The forced march has worn out { $pieces }.
event-leader-away = { $piece }, caught without troops, slips away; he will be back next turn.
event-leader-lost = { $piece }, caught without troops, is lost.
event-leader-joined = { $piece }, caught without troops, gallops to { $box }.
event-withdrew = { $piece } gives way at { $box } and falls back to { $to }{ withdrawal-die }.
withdrawal-die = { $die ->
    [0] {""}
   *[other] {" "}(die { $die }{ $lost ->
        [0] {""}
       *[other] {""}: { $lost } PF lost
    })
}
event-tries = From { $start }, { $pieces } { $pieces-count ->
    [one] tries
   *[other] try
} to intercept at { $box }.
event-tested = The move from { $box }: die { $die }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }
} against { $vc }, { $success ->
    [0] too late
   *[1] in time
}.
event-intercepted = { $pieces } { $pieces-count ->
    [one] bars
   *[other] bar
} the way at { $to }, coming from { $start }.
event-stepped-back = { $pieces } { $pieces-count ->
    [one] steps
   *[other] step
} aside, from { $start } to { $to }.
event-worked = { side-The } { $work-id ->
    [destroy] destroy the bridge from { $box } to { $across }
    [repair] repair the bridge from { $box } to { $across }
    [lay] lay a pontoon from { $box } to { $across }
   *[lift] lift the pontoon from { $box } to { $across }
}.
event-entrenched = { side-The } dig in at { $box }.
event-detached = { $piece } sends out a detachment: { $counter }.
event-detached-own = { $piece } gives { $pf } PF to a detachment: { $counter }.
event-merged = { $piece } takes in its detachment: { $counter }.
event-merged-own = { $piece } takes in { $counter } with { $pf } PF.
event-gathered = { side-The } wait for their stragglers: die { $die }.
event-gathered-own = Stragglers come back to { $piece }: die { $die }, { $back } PF.

## Phase B3: the guns

event-marked = The armies meet at { $box }.
event-marches = From { $start }, { $pieces } { $pieces-count ->
    [one] marches
   *[other] march
} to the guns of { $box }: die { $die } against { $vc }, { $success ->
    [0] in vain
   *[1] on the way
}.
event-joined = { $pieces } { $pieces-count ->
    [one] comes
   *[other] come
} onto the field of { $box }.
event-too-late = The guns of { $box } fall silent before { $pieces } { $pieces-count ->
    [one] comes: it stays
   *[other] come: they stay
} at { $start }.

## Phase B4: battles

event-battle = { $assault ->
    [0] Battle at { $box }
    [1] Assault on { $box }
   *[2] Sortie from { $box }
}! { side-The } attack. French: { $french }; Allies: { $coalition }.
event-tactics = { $box }, tactics shown, French: { $french }; Allies: { $coalition }. It will be { $type-id ->
    [offensive] an { $type }
   *[other] a { $type }
} { $sequences ->
    [one] of one sequence
   *[other] of { $sequences } sequences
}.
event-sequence = { $box }, sequence { $number }. On the field: French { $french } PF, Allies { $coalition } PF.
event-came-by = { side-The } had come from { $start } to { $box } with { $pf } PF.
event-rolled = { $pf ->
    [0] { side-The } count for less than 1 PF: { rolled-lost }.
   *[other] { side-The } with { $pf } PF{ rolled-columns }, column { $column }: die { $die }{ rolled-dice }, total { $total }, { rolled-lost }.
}
rolled-columns = { $shifts-count ->
    [0] {""}
   *[other] {" "}(columns: { $shifts })
}
rolled-dice = { $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
}
rolled-lost = { $lost ->
    [0] no loss to the enemy
   *[other] the enemy loses { $lost } PF
}{ $star ->
    [0] {""}
   *[1] {" "}and his morale is tried
}
event-fired = The guns { side-of } (BA { $ba }): die { $die }, total { $total }, { rolled-lost }.
event-loss = { side-The } lose 1 PF at { $box }.
event-loss-own = { $piece }: 1 PF lost at { $box }.
event-morale = Morale { side-of }: die { $die }, { $most } or less needed: they { $stands ->
    [0] break
   *[1] stand
}.
event-result = { $box }: { $loser ->
    [0] the French are beaten
    [1] the Allies are beaten
   *[other] nobody has won the day
}. Lost: French { $french } PF, Allies { $coalition } PF.
event-retreated = { $pieces } { $pieces-count ->
    [one] retreats
   *[other] retreat
} from { $start } to { $to }.
event-lost-more = It costs { side-the } { $lost } PF more ({ $rule-why }).
event-blown = { side-The } fire the mines on { $link }: die { $die }, the bridge { $destroyed ->
    [0] holds
   *[1] goes up
}.
event-eliminated = { $piece } is destroyed.
event-captured = { $piece } is taken prisoner.
event-pursuit = { side-The } pursue (BC { $bc }): die { $die }, total { $total }, { $lost ->
    [0] without effect
   *[other] { $lost } PF cut down
}.
event-pv = { side-The } score { $gain } PV ({ $rule-why }).
event-passage = { side-The } force the passage at { $box }: die { $die }, total { $total }; { $band ->
    [1] the defender gives way
    [2] the defender is thrown back with heavy losses
   *[3] the defender is swept away
}.
event-advanced = { $pieces } { $pieces-count ->
    [one] goes
   *[other] go
} on from { $start } to { $to }.

## Fortified towns

event-siege = { $face ->
    [0] { side-The } mask { $box }.
   *[other] { side-The } besiege { $box }: line { $face } of the siege.
}
event-sent-away = { $piece } finds no room and leaves { $start } for { $to }.
event-sheltered = { $pieces } { $pieces-count ->
    [one] shuts itself
   *[other] shut themselves
} up in { $box }.
event-siege-roll = Siege of { $box }, line { $face }: die { $die }{ $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers }), total { $total }
}, the town { $falls ->
    [0] holds out
   *[1] falls
}.
event-siege-roll-veiled = Siege of { $box }, line { $face }: die { $die }, the town { $falls ->
    [0] holds out
   *[1] falls
}.
event-town-fell = { $box } has surrendered to { side-the }.

## Event cards

event-drew-card = { side-The } draw an event card.
event-drew-card-own = You draw an event card ({ $card }).
event-cards-back = The cards laid aside go back into the deck, which is shuffled: { $total } cards.
event-played = { side-The } play “{ $half }”.
event-discarded = { side-The } discard a card ({ $card }).
event-points-changed = { army-The } { $change ->
    [-1] loses 1 PC
   *[other] gains { $change } PC
} this turn.
event-raided = { $piece } is harried: { $most } PF lost, never the last.
event-raided-own = { $piece } is harried and loses { $lost } PF.
event-rallied = Stragglers come back to { side-the }.
event-rallied-own = A straggler comes back to { $piece }.
event-sky-turns = The weather turns: { $weather }.

## Playing blind

side-adjective = { $side-id ->
    [french] French
   *[coalition] Allied
}
counters-more = { $more ->
    [one] one { side-adjective } counter
   *[other] { $side-id ->
        [french] { $more } French counters
       *[coalition] { $more } Allied counters
    }
}
counters-who = { $pieces-count ->
    [0] { counters-more }
   *[other] { $pieces }{ $more ->
        [0] {""}
       *[other] , with { counters-more }
    }
}
event-revealed = Turned up at { $box }: { $pieces }.
event-no-men = { $piece } has no PF left.
event-turned-down = { side-The } turn their counters face-down again: { $pieces }.
event-found = { side-The } do have a Force at { $box }: it cannot be done.
event-decoys-given = Decoys { side-of } from now on: { $pieces }.
event-decoys-laid = { side-The } have laid decoys: { $boxes }.
event-decoys-gone = Decoys at { $box }, taken off: { $pieces }.
event-declared-decoys = { $pieces-count ->
    [0] There is no Force at { $box }
   *[other] There is no Force at { $box }, only decoys: { $pieces }
}.
event-in-vain = “{ $half }” is played in vain.
event-flag-turned = { $box } passes { side-to }.
event-trench-left = The entrenchment { side-of } at { $box } is abandoned.
event-pushed-veiled = To make room for fresh troops, from { $start } to { $to }: { counters-who }.
event-arrived-veiled = Reinforcement at { $box }: { counters-who }.
event-activated-veiled = Marching orders at { $box }{ $forced ->
    [0] {""}
   *[1] , by forced march
}: { counters-who }.
event-moved-veiled = On the march from { $start } to { $to }: { counters-who }.
event-tired-veiled = Worn out by the forced march, at { $box }: { counters-who }.
event-tries-veiled = From { $start }, to intercept at { $box }: { counters-who }.
event-tested-veiled = The move from { $box }: die { $die }, { $success ->
    [0] too late
   *[1] in time
}.
event-intercepted-veiled = The way is barred at { $to }, from { $start }: { counters-who }.
event-stepped-back-veiled = Aside from { $start } to { $to }: { counters-who }.
event-battle-veiled = { $assault ->
    [0] Battle at { $box }
    [1] Assault on { $box }
   *[2] Sortie from { $box }
}! { side-The } attack. Counters on the field: French { $french }, Allied { $coalition }.
event-forces = The Forces at { $box }. French: { $french }; Allies: { $coalition }.
event-retreated-veiled = In retreat from { $start } to { $to }: { counters-who }.
event-marches-veiled = From { $start } to the guns of { $box }: { counters-who }; die { $die }, { $success ->
    [0] in vain
   *[1] on the way
}.
event-too-late-veiled = The guns of { $box } fall silent before they come; still at { $start }: { counters-who }.
event-sent-away-veiled = There is no room left at { $start }; to { $to }: { counters-who }.
event-sheltered-veiled = Behind the walls of { $box }: { counters-who }.
event-detached-veiled = A detachment is sent out at { $box }.
event-merged-veiled = A detachment is taken in again at { $box }.
event-withdrew-veiled = Before the enemy at { $start }, back to { $to }: { counters-who }{ withdrawal-die }.
event-scouts = { side-The } reconnoitre { $box } with their cavalry.
event-scouted = Reconnaissance of { $box }: { $pf } PF of cavalry{ $screen ->
    [0] {""}
   *[other] {" "}against a screen of { $screen }
}, die { $die }, total { $total }: { $count ->
    [0] nothing is found out
    [one] one counter may be turned up
   *[other] { $count } counters may be turned up
}.
event-screened = The screen at { $box } holds, { $screen } PF of cavalry against { $pf }: nothing is found out.
event-pulled-back = { $piece } breaks off at { $box }: die { $die }{ $lost ->
    [0] , unhurt
   *[other] , { $lost } PF lost
}.

## The Armistice

event-armistice-marker = The Armistice marker moves to the { $turn }.
event-resumption-marker = Hostilities are to resume in the { $turn }.
event-declared = The Armistice is declared ({ $turn }).
event-resumed = The Armistice is over, hostilities resume. The Austrian frontier is open.
event-autumn = The armies take their rosters of autumn 1813.
event-became = { $piece } becomes { $heir }.
event-disbanded = { $piece } is broken up: its { $total } PF go to other units of its nation.

## The end

event-counted = { side-The }: { $places } PV for places held, { $points } for battles and captures, { $losses } for losses ({ $lost } PF lost).
event-totals = The reckoning: French { $french } PV, Allies { $coalition } PV.

## Why: a few words for a rule

reason-JDG-9-2 = battle won
reason-JDG-9-3 = leader captured
reason-JDG-5_1-1 = pace of the slowest
reason-JDG-8_8-10 = too few besiegers
reason-JDG-A13-8_8-2 = poor works
reason-JDG-10-3 = march dice
reason-line = with a line
reason-no-line = without a line
reason-limit = upper limit
reason-JDG-4_6-1 = not commanded
reason-JDG-6_1-3 = detachment
reason-JDG-5_5_2-1 = forced march
reason-JDG-10-5 = never less than 1
reason-JDG-6_4-4 = under fire at the bridge
reason-JDG-6_4-6 = under fire at the pontoon
reason-JDG-8_4-4 = pursuit
reason-JDG-8_4-6 = passage in force
reason-JDG-8_6-7 = no way back
reason-JDG-8_7-6 = water at their backs
reason-JDG-8_5-2 = flank attack
reason-JDG-8_5-4 = encircled defender
reason-JDG-6_2-2 = entrenchment
reason-JDG-8_5-9 = cohesion
reason-JDG-8_5-10 = leader
reason-ground = ground
reason-open-ground = open ground
reason-bridge = over a bridge
reason-late-sequence = third or fourth sequence
reason-card = event card
reason-last-sequence = fourth sequence

## Draws

reason-JDG-X01 = weather
reason-JDG-X02 = order of play
reason-JDG-X03 = delayed reinforcements
reason-JDG-X04 = command points
reason-JDG-X05 = stragglers
reason-JDG-X06 = stragglers coming back
reason-JDG-X07 = reconnaissance
reason-JDG-X08 = withdrawal
reason-JDG-X09 = interception
reason-JDG-X10 = march to the guns
reason-JDG-X11 = combat
reason-JDG-X12 = artillery
reason-JDG-X13 = morale
reason-JDG-X14 = passage in force
reason-JDG-X15 = pursuit
reason-JDG-X16 = blowing a bridge
reason-JDG-A13-2-1 = event card
reason-JDG-X17 = siege
reason-JDG-X18 = movement points

## What is asked

prompt-choose-order = You decide the order of this turn. Do you move first?
prompt-push-to = Fresh enemy troops come up at { $box }. Where do your pieces make way to?
prompt-return = { $piece } comes back to the army. Where does he report?
prompt-give-strength = { $left ->
    [one] One PF of { recruits } is left
   *[other] { $left } PF of { recruits } are left
}. Which unit receives the next?
prompt-share-points = The die shows { $die } for two armies. How do you divide it?
prompt-prefer-way = { $ways ->
    [0] Your supply has a way that is free of counters, or none at all: there is nothing to choose.
   *[other] No way to your supply is free of counters. If only decoys lie there, through which box would you rather pass? Those decoys will be lost.
}
prompt-activate = Whom do you order to march? { $purses }
prompt-form = { $box }, ready to march: { $pieces }. Who else goes along, or shall they be off? { $price ->
    [-1] Nobody can pay for them yet
    [0] The order is free
   *[other] The order costs { $price } PC
}.{ $concentrated ->
    [0] {""}
   *[1] {" "}So many are a concentration: each unit will roll for stragglers.
}{ $dice ->
    [0] {""}
   *[1] {" "}Dice will tell how many PM they have.
}
prompt-pay-with = { $digs ->
    [0] Which army pays for the march?
   *[1] Which army pays for the entrenchment?
}
prompt-how-many = How many PF go from { $piece } to { $counter }?
prompt-come-in = From { $entry } to { $box }: { $pieces }. Who else comes along, or shall they be off?
prompt-step-to = At { $box } with { $points } PM left: { $pieces }. Where to?
prompt-recover = Who has rested, and calls in stragglers?
prompt-withdraw = The enemy comes to { $box }. Does your cavalry give way?
prompt-intercept = The enemy enters { $to }. Does a Force from { $start } fall upon him?
prompt-intercept-with = From { $start } to { $to }: { $pieces }. Who else goes along?
prompt-react-how = { $pieces }, from { $start }, { $pieces-count ->
    [one] is
   *[other] are
} in time to reach { $to }. Into the enemy, or aside?
prompt-march-to-guns = The guns are heard from { $to }. Does a Force from { $start } march there? It would come for sequence { $sequence }.
prompt-march-with = From { $start } to the guns of { $to }: { $pieces }. Who else goes along?
prompt-resolve = Which battle or siege comes next?
prompt-choose-tactic = { $box }, with { $pf } PF of yours: how much do you want this battle? The enemy chooses in secret as well. Half the sum of both numbers is the number of sequences; three are worth 3 PV, four 5 PV.
prompt-take-loss = { $due ->
    [one] One PF is to be struck off
   *[other] { $due } PF are to be struck off
} at { $box }. Which unit bears the next loss?
prompt-lose-one = One PF is lost ({ $rule-why }). Which unit bears it?
prompt-force-passage = { $box }: six to one. Do you sweep the enemy aside? It brings no PV. The die, one more with cavalry: 1 or 2, he gives way; 3 or 4, he also loses half his PF; 5 or more, he is destroyed.
prompt-advance = The way from { $box } is open. Do you go on?
prompt-go-back = Your Force gives way at { $box }. Where to?
prompt-retreat-to = Your Force retreats from { $box }. Where to?
prompt-blow-bridge = Do you blow up the bridge { $link } behind you? On a 6 it holds, and an odd die costs you 1 PF.
prompt-step-back = The day at { $box } is over. Do you fall back one box?
prompt-shelter-or-not = The enemy is at the gates of { $box }. Do you shelter behind the walls?
prompt-send-away = { $box } is too small for all. Who leaves, and where to?
prompt-who-leaves = { $box } is too small for all. Who leaves?
prompt-leaves-for = { $piece } leaves { $box }. Where to?
prompt-beleaguer = The enemy is shut up in { $box }. What do you do?
prompt-play-card = { $moment ->
    [enemy-command] The enemy is about to receive his PC.
    [own-command] Your PC are known.
    [before-battle] The battle of { $box } is about to begin.
    [before-dice] { $box }: the dice are still to be rolled.
    [after-dice] { $box }: the dice have been rolled, losses follow.
    [morale] Your troops give way at { $box }.
   *[pursuit] The enemy is about to pursue you.
} Do you play an event card?
prompt-discard = Two event cards at most. Which one do you discard?
prompt-rally = Which unit gets a straggler back?
prompt-sally-or-not = Your garrison of { $box } is shut in. Does it sally out?
prompt-place-decoy = Where do you lay the next decoy? The enemy sees nothing before all are laid.
prompt-return-decoy = { $must ->
    [0] { $left ->
        [one] One decoy may come back
       *[other] { $left } decoys may come back
    }
   *[1] { $left ->
        [one] One decoy is to be laid
       *[other] { $left } decoys are to be laid
    }
}. Which one, and where?
prompt-reconnoitre = Counters of the enemy lie at { $box }. Do you reconnoitre?
prompt-pull-back = The reconnaissance of { $box } is over. Do you go back?
prompt-join-unit = { $piece } is alone among enemies. Which of your Forces does he ride to?

## Answers offered

option-first = Move first
option-second = Move second
option-move = { $box }
option-push-to-move = Make way to { $box }
option-return = Report at { $box }
option-strengthen = { $piece }
option-pips = { $army } { $int }, { $army2 } { $int2 }
option-done = Nobody else: marching is over
option-recover-done = Nobody else
option-activate = { $piece }
option-march = Off they go
option-force = Off by forced march: 2 PM more, stragglers, worn out
option-entrench = Dig in here, for 2 PC
option-add = { $piece } goes along
option-detach = Detach from { $piece }: { $piece2 }
option-merge = Merge { $piece2 } into { $piece }
option-pay = { $army }
option-strength = { $int } PF
option-go = Off they go
option-all = Off with everybody
option-stop = Stop here
option-destroy = Destroy the bridge to { $box }
option-repair = Repair the bridge to { $box }
option-lay = Lay a pontoon to { $box }
option-lift = Lift the pontoon to { $box }
option-recover = { $piece }
option-pass = No
option-withdraw-pass = Stand
option-withdraw = { $piece }: fall back to { $box }
option-intercept-pass = Let him pass
option-intercept = Yes, with { $piece }
option-attack = Fall upon him
option-back = Step aside to { $box }
option-march-to-guns-pass = Stay
option-march-to-guns-march = March, with { $piece }
option-battle = { $box }
option-rest = Leave the towns as they are: no sortie, masks go on
option-tactic = { $tactic-id ->
    [skirmish] Skirmish (1)
    [covering] Covering battle (2)
    [offensive] Offensive battle (3)
   *[decisive] Decisive battle (4)
}
option-lose = { $piece }
option-fight = Give battle
option-force-passage-force = Force the passage
option-stay = Stay here
option-advance = On to { $box }
option-retreat = To { $box }
option-blow-bridge-pass = Leave it standing
option-blow = Blow it up
option-step-back-pass = Hold the field
option-open = Fight in the open
option-shelter = Shelter behind the walls
option-send = { $piece } leaves for { $box }
option-leave = { $piece }
option-leave-for = { $box }
option-assault = Assault the walls
option-siege = Besiege the town
option-mask = Only mask the town
option-play = Play “{ $event }”
option-play-army = Play “{ $event }”: { $army }
option-play-fire = Play “{ $event }”: the { $fire-id ->
    [combat] combat
   *[artillery] artillery
} die
option-play-nation = Play “{ $event }”: { $nation }
option-play-piece = Play “{ $event }” against { $piece }
option-play-card-pass = Keep your cards
option-discard = { $card }
option-rally = { $piece }
option-sit = Stay behind the walls
option-sortie = Sally out
option-join = Those at { $box }
option-place = { $piece }: { $box }
option-return-decoy-done = No more decoys
option-prefer = { $box }
option-prefer-way-done = No preference
option-reconnoitre = Reconnoitre
option-back-off = Go back the way they came; each unit may lose 1 PF
option-pull-back-stay = Stay, and fight
option-leave-behind = { $piece } stays to fight

## What an answer’s label adds

remark-purse = { $army }: { $pc } PC
remark-effect = { $effect }
remark-at = at { $box }
remark-strength = { $pf } PF
remark-price = { $price ->
    [0] free
   *[other] { $price } PC
}
remark-price-unpaid = { $price } PC: only with a leader
remark-independent = independent, −1 PM
remark-uncommanded = not commanded, −1 PM
remark-cut-off = no line at all, −1 PM
remark-tired = worn out
remark-due = reinforcement
remark-cost = { $cost } PM
remark-ford = ford
remark-bridge = bridge
remark-pontoon = pontoon
remark-town = fortified town
remark-defensive = defensive ground
remark-mountain = mountains
remark-flag = enemy flag
remark-enemy = enemy: { remark-named }
remark-friends = { remark-named }
remark-counters = { $count ->
    [one] enemy: one counter
   *[other] enemy: { $count } counters
}
remark-named = { $pieces }{ $more ->
    [0] {""}
   *[other] , { $more } more
}
remark-no-line = no line
remark-concentration = a concentration: stragglers
remark-boxes = { $boxes }
remark-one-lost = costs 1 PF
remark-need = succeeds on { $vc } or less
remark-forsaken = left without troops: { $pieces }
remark-lost = { $lost } lost here
remark-stragglers = { $lost } missing

## Why not

refusal-already-activated = It has marched already in this phase.
refusal-shut-in = It is shut up in a besieged town.
refusal-no-men = It has no PF and does nothing by itself.
refusal-only-guns = An artillery Reserve goes along with others, never alone.
refusal-not-enough-points = The army’s PC do not suffice.
refusal-not-your-piece = This is no piece of yours on the map.
refusal-stack-too-large = A stack marches with three units at most, two of them infantry, unless the commander-in-chief leads it.
refusal-partners-piece = It belongs to the army of a partner.
refusal-another-army = A stack belongs to one army.
refusal-no-line-no-forced-march = A forced march needs a line of communication to a leader for every unit.
refusal-not-in-the-box = It does not stand in the same box.
refusal-not-in-a-town = Nobody digs in at a fortified town.
refusal-no-infantry = It takes infantry with PF to dig in.
refusal-has-moved = Whoever digs in may not have moved in this turn.
refusal-entrenched-already = There is an entrenchment already.
refusal-not-commanded = Only a commanded unit sends out a detachment.
refusal-cohesion-too-low = The unit’s CO is below that of the counter.
refusal-too-weak-to-detach = The unit must keep a PF of its own.
refusal-roster-full = The unit’s roster has no boxes for so many PF.
refusal-no-force = Leaders and guns alone do not go among enemies.
refusal-not-by-this-link = It does not come onto the map by this link now.
refusal-link-closed = The link is closed: a major river without a bridge, or a destroyed bridge.
refusal-frontier-closed = The Austrian frontier is closed.
refusal-not-enough-movement = The PM left do not suffice.
refusal-not-next = No link leads there from here.
refusal-only-back = After a reconnaissance the cavalry goes back the way it came.
refusal-enemy-here = With the enemy in the same box nobody works at bridges.
refusal-too-few-hands = There are too few PF for this work.
refusal-enemy-across = The enemy watches from the other bank.
refusal-no-pontoon-left = There is no pontoon left.
refusal-not-idle = It was not at rest, or misses no stragglers.
refusal-not-only-cavalry = Only cavalry reconnoitres.
refusal-no-friends-there = A decoy is laid only where you have counters of your own.
refusal-not-on-the-way = No way to your supply leads past counters there.
refusal-no-way-out = There is no way out: enemies, a closed link, or the road by which they come.
refusal-no-cavalry-there = A leader leaves only to where cavalry has gone before.
refusal-not-cavalry-there = Only free cavalry in this box may give way.
refusal-cannot-intercept = It can’t react from this box.
refusal-cannot-march = It can’t march to these guns.
refusal-no-decisive = A decisive battle takes a leader of rank 3 or 4, and 15 PF.
refusal-no-offensive = An offensive battle takes a leader, and 10 PF.
refusal-no-covering = A covering battle takes 3 PF, and more than a single detachment without a leader.
refusal-no-skirmish = With 10 PF or more it is no skirmish.
refusal-cannot-receive = It can’t receive these PF: another nation, a full roster, or enough for this turn.
refusal-no-such-card = That card is not in your hand, or cannot be played now.
refusal-truce = The Armistice forbids it.
refusal-move-off-first = During the Armistice, Forces in touch with the enemy move off first.
refusal-no-retreat-there = There is no retreat to that box: an enemy holds it, or no open link leads there.
refusal-attackers-go-back = An attacker goes back to a box that one of his Forces came from.
refusal-attackers-came-from-there = More than 3 PF of the attackers came from that box.
refusal-no-advance-there = One advances neither into a box that the enemy holds nor by a closed link.
refusal-no-room = The town is too small for all, and the others have no way out.
refusal-no-besiegers = A siege or an assault takes a named infantry unit with PF; others can only mask the town.
refusal-siege-without-leader = A siege takes besiegers with a line of communication to a leader.

## The sheet: what is printed on map and counters

track-turn = Turn
country-anhalt = Anhalt
country-austria = Austria
country-bavaria = Bavaria
country-prussia = Prussia
country-saxony = Saxony
country-thuringia = Thuringia
country-warsaw = Duchy of Warsaw
country-westphalia = Westphalia
ground-clear = clear
ground-defensive = defensive
ground-mountain = mountains
ground-town = fortified town
sheet-block = { $side ->
    [french] French
   *[coalition] Allied
} counter, face-down
sheet-road = { $cost } PM{ $crossing ->
    [bridge] , bridge ({ $river })
    [ford] , { $water ->
        [fleuve] { $river }: only by pontoon
       *[river] ford ({ $river })
    }
   *[none] {""}
}
sheet-period = { $period ->
    [spring] spring: { $line }
   *[autumn] autumn: { $line }
}
sheet-leader = VC { $vc }, RG { $rg }, BT { $bt }, { $army }
sheet-unit = CO { $co }, BA { $ba }, BC { $bc }
sheet-unit-army = { sheet-unit }, { $army }
sheet-card = one of its two events
sheet-half = { $side ->
    [french] French
    [coalition] Coalition
   *[neutral] Both sides
}, { $moment }: “{ $name }”. { $text }
moment-own-command = in your administrative phase
moment-enemy-command = in the enemy’s administrative phase
moment-activation = on activation
moment-movement = between two marches
moment-any = at any moment
moment-before-battle = before a battle
moment-before-dice = before the dice of a sequence
moment-after-dice = after the dice of a sequence
moment-morale = after a failed test of morale
moment-pursuit = before the pursuit
pile-deck = event cards in the deck
pile-aside = laid aside
sheet-empty-hand = No event cards in hand.
sheet-reconstructed = The printed rules give neither the map’s terrain and roads in full, nor rosters, set-ups and reinforcements: what was missing is reconstructed.
sheet-window-scout = Reconnaissance by cavalry
sheet-window-withdraw = Cavalry that gives way before the enemy
sheet-window-intercept = Interception of an enemy on the march
sheet-window-guns = March to the guns
sheet-window-passage = Passage in force
sheet-window-advance = Going on after a passage in force
sheet-window-blow = Blowing up a bridge on retreat
sheet-window-step-back = Falling back after a battle
sheet-window-cards = Playing an event card
scenario-viceroy-aim = Three turns, March and April 1813: Eugène holds the Elbe with the wreck of an army. Towns, battles won and leaders taken bring points; three points ahead win.
scenario-lutzen-bautzen-aim = Two turns, May 1813: Napoleon falls upon the Allies between Saale and Spree. Leipzig, Dresden, Torgau, Wittenberg, Berlin and Breslau bring points, and so do battles won; three points ahead win.
scenario-spring-aim = Seven turns, from March to June 1813: from the Elbe to the eve of the Armistice. Towns, battles won and leaders taken bring points; three points ahead win.
scenario-autumn-aim = Five turns, from August to October 1813: three Allied armies close in on Napoleon. Towns, battles won and leaders taken bring points; three points ahead win.
scenario-campaign-aim = The whole of 1813 in fifteen turns, with the Armistice in between: from the Viceroy’s retreat to Leipzig. Three points ahead win.

## The scene: what stands on the sheet

note-points = PV
note-pontoons = pontoons in stock
note-weather = weather:
note-acting = a player for each army (JDG-10-6); at it now:
note-solitaire = solitaire: dice give the PM of each march (JDG-10-3)
note-frontier = Austrian frontier closed
note-objectives = PV at the end:
note-mud-next = mud will follow
note-armistice = Armistice
note-sieges = sieges:
scene-siege = { $box } ({ $face ->
    [0] mask
   *[other] line { $face }
})
scene-stragglers = { $count } PF straggling (JDG-5.5.4-1)
scene-points = { $won } won, { $places } held
scene-clear = clear
scene-rain = rain (1 PM less, fords 1 PM more, pursuit −1)
scene-mud = mud (1 PM less, cavalry and leaders 2, guns 3; fords 1 PM more, stragglers +2, no pursuit)
scene-snow = snow (1 PM less, a sequence less in battle; stragglers +1, guns and pursuit −1)
scene-back = next turn
scene-due = turn { $turn }, { $box }
scene-due-armistice = Armistice, turn { $turn }, { $box }
scene-armistice = to be declared with the { $turn }, unless a card or a decisive battle moves it
scene-truce = in force until the { $turn }
scene-uncommanded = { $independent ->
    [0] { $level ->
        [a] not commanded, 1 PM less: { scene-no-line } (JDG-4.6-1)
       *[b] not commanded, 1 PM less, no forced march: no line to any leader (JDG-4.6-2)
    }
   *[1] { $level ->
        [a] independent, 1 PM less (JDG-1.2.2-7)
       *[b] independent, 1 PM less, no forced march: no line to any leader (JDG-4.6-2)
    }
}
scene-no-line = { $chief ->
    [none] the army has no commander-in-chief
   *[other] no line to { $chief }
}
scene-inside = shut in (JDG-8.8-13)
scene-tired = worn out, half strength in attack (JDG-8.5-1)
scene-army = ({ $chief ->
    [none] without a commander-in-chief
   *[other] { $chief }
}) { $pc ->
    [-1] {""}
   *[other] { $pc } PC,{" "}
}{ $supplied ->
    [6] supplied
    [4] poorly supplied
    [0] {""}
   *[3] cut off
}
scene-objective = { $box } { $pv }{ $only ->
    [french] {" "}(French only)
    [coalition] {" "}(Allies only)
   *[both] {""}
}

## Marches

route-purse = Movement points
route-summary = { $cost } of { $total } PM
route-summary-free = { $cost } PM
route-enemy = { $pieces-count ->
    [0] Counters of the enemy lie at { $zone }: if they are a Force, the march stops there
   *[other] { $pieces } stand at { $zone }: the march stops there
}.
route-too-far = No way of { $points } PM leads there.
