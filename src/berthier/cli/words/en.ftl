# The command line and the plain terminal game.

cli-title = { $name }: { $id }
cli-option-windows = {"    "}strict asks even when there is nothing to play; brisk skips that, which tells the opponent so
cli-option-combat = {"    "}combats are decided by cards or by dice
cli-option-orders-of-battle = {"    "}whether the players see each other’s strengths
cli-option-bids = {"    "}whether the sides are bid for where the level says so
cli-option-six-cards = {"    "}whether the six cards of the box of 1807 are in the decks
cli-option-supply = {"    "}whether an army cut off from its supplies receives fewer command points
cli-option-cards = {"    "}whether event cards are played
cli-option-decoys = {"    "}whether decoys are used where counters lie face-down
cli-option-ney = {"    "}whether Ney keeps his command in autumn, or Davout or Soult takes it
cli-option-hamburg = {"    "}whether Davout and Walmoden come from Hamburg on turn 13
cli-option-solitaire = {"    "}whether dice give the movement points of each Force (only with everything face-up)
cli-option-armies = {"    "}whether each army has a player of its own; its seats are then the armies of the scenario (grande-armee, bohemia …)
cli-scenarios = {"  "}scenarios: { $names }
cli-levels = {"  "}rules: { $names }
cli-seats = {"  "}seats: { $names }
cli-players = {"  "}computer players: { $names }
cli-option = {"  "}option { $option }: { $values }
cli-verified = True: { $answers } answers and { $draws } draws lead to the position of this save.
cli-scripted = Of the draws, { $count } were scripted, not drawn.
cli-commitment = Commitment of the luck: { $commitment }
cli-pack = The pack of { $title } is in order.
cli-kind-rule = rule
cli-kind-definition = definition
cli-kind-data = data
cli-kind-ruling = ruling of ours
cli-coverage-chapter = chapter
cli-coverage-rules = rules
cli-coverage-coded = with code
cli-coverage-proved = with cases
cli-coverage-all = all

play-handover = { $seat } to play. Press Enter when they alone see the screen, or type “quit”.{" "}
play-turn-of = — { $seat } —
play-choose = Your answer (a number, or “help”):{" "}
play-allowed = Allowed: { $options }
play-told-again = { $sentence } ({ $count } times)
play-not-asked-for = Somebody else is asked first: “{ $answer }” and the rest of the line are left out.
play-undone = Taken back.
play-saved = Saved in { $file }.
play-kept = The match is kept in { $file }. Go on with one of:
    {"  "}make terminal ARGS="{ $options }"
    {"  "}berthier play { $options }
play-end-of-input = The input has ended.
play-which = Which? For example: { $example }
play-note = Your partners will read when the turn ends: “{ $text }”
play-no-note = You have written nothing to your partners for the end of this turn.
play-commitment = Commitment of the luck of this match: { $commitment }
play-revealed = Key of the luck, to check it: { $secret }
play-not-kept = “save FILE” saves it elsewhere; “quit” again leaves without it.
play-recorded = The match is recorded in { $file }. Anybody can check it: berthier verify { $file }
play-forfeit = Forfeit: the program of one side can’t go on ({ $loser }). Victory: { $winner }.
play-rule = { $rule }: { $text }
play-agree = Do both players agree to take this back? (yes or no){" "}
play-undo-together = If both of you agree: “undo together”.
play-help =
    a number, or the name or text of an answer: choose it
    A; B; C           several answers after each other
    why               which rules this question comes from
    why X             why X (a zone, a corps, a card, an answer) may not be chosen
    undo              take back your last answer
    undo together     take back more, if both players agree
    show              the situation again
    show X            a zone, a corps or a card
    hand              your cards and what they do
    log               all you were told
    combat            the last battle, count by count
    reach             how far the march can go, and what it costs
    reach X           the way to the zone X, and what to type for it
    rules X           a rule by its number, or the rule of a card
# Where Major plays
play-help-advice =
    forecast          how the combat may end, or who would win each mission now
    forecast X        the same after the answer X
    hint              what Berthier would do; it is noted that you have asked
# Where armies have players of their own
play-help-note =
    note TEXT         to your partners: they read it when the turn ends (alone: what you have written)
play-help-more =
    luck              the commitment of the luck, to check it at the end
    save FILE         save the match
    quit              leave; the match is kept

colon = :

## The map

heading-active = active:
map-elsewhere = Elsewhere
map-axis = retreat axis
map-hit = axis cut this turn
map-broken = bridge to { $zone } destroyed
map-pontoon = pontoon to { $zone }
map-battle = battle to come
map-trench = entrenched

## Orders of battle

map-blocks = { $count ->
    [one] 1 { $what ->
        [counter] counter
       *[block] block
    }
   *[other] { $count } { $what ->
        [counter] counters
       *[block] blocks
    }
}{ $activated ->
    [0] {""}
    [one] {" "}(1 activated)
   *[other] {" "}({ $activated } activated)
}
notebook = Notebook: where they may be
notebook-vedettes = { $count ->
    [one] 1 vedette
   *[other] { $count } vedettes
}
notebook-many = any of { $count } zones
notebook-moving = in motion, or { $zones }
notebook-seen = { $zones } · seen in turn { $turn }, { $zone }
army-title = Order of battle: { $side }
army-place = { $place ->
    [awaited] to come
    [markers] { $count ->
        [one] one marker
       *[other] { $count } markers
    }
    [lost] lost
   *[absent] not in this scenario
}
army-away = { $place ->
    [awaited] to come: { $pieces }
   *[lost] lost: { $pieces }
}

## Cards and table

hand-title = { $whose ->
    [yours] Your hand
   *[other] Hand of the { $side }
} ({ $count }):
hand-does = { $moment }: { $text }
table-title = The table
table-common = Common
table-hand = { $count } in hand
table-known = known:
card-colour = { $colour ->
    [red] red
    [blue] blue
   *[green] green
}
card-box = { $box ->
    [loss] { $count } { $count ->
        [one] loss
       *[other] losses
    } in combat
    [fatigue] { $count } { $count ->
        [one] fatigue
       *[other] fatigues
    } in combat
    [recovery] recovery { $count }
   *[other] { $count }
}
missions-title = Missions:
missions-open = (revealed)

## What the signs mean

legend-activated = activated
legend-infantry = infantry
legend-cavalry = cavalry
legend-artillery = artillery
legend-any = any arm
legend-gone = missing
legend-fatigue = fatigue (tired past { $limit })
legend-flag = held
legend-siege = besieged
legend-marker = marker

## One thing

report-zone = { $zone }: { $ground }{ $value ->
    [0] {""}
    [one] , one point
   *[other] , { $value } points
}{ $region ->
    [none] {""}
   *[other] , { $region }
}
report-ways = Connections: { $zones }
report-bridge = { $zone } (bridge)
report-broken = { $zone } (destroyed bridge)
report-flag = Controlled by the { $side }
report-citadel = Citadel of the { $side }
report-siege = Besieged
report-trench = Entrenchment of the { $side }
report-axis = Retreat axis ({ $side }): { $zone }
report-marker = { $piece } (marker)
report-nobody = Nobody stands there.
report-nothing = Nothing is known about it.
report-piece = { $side }, at { $zone }: { $piece }
report-corps = { $piece }, { $infantry } infantry, { $cavalry } cavalry, fatigue { $fatigue }
report-block = { $piece } strength { $strength }{ $fatigue ->
    [0] {""}
   *[other] , fatigue { $fatigue }
}
report-activated = { $piece } (activated)
report-away = { $piece } ({ $side }): { $place ->
    [lost] lost
    [awaited] still to come
    [markers] markers at { $zones }
    [off] not to be seen on the map
   *[absent] not in this scenario
}
report-full = full strength { $strength }
report-symbol = { $symbol ->
    [move] movement
    [combat] combat
    [fatigue] fatigue
    [pursuit] pursuit
   *[other] { $symbol }
} { $count }
report-mission = Mission at { $zone }; points: { $worth }

## Welcome

welcome-player = { $seat }: { $player ->
    [random] random play
    [tambour] the computer (Tambour)
    [capitaine] the computer (Capitaine)
    [major] the computer (Major)
    [program] the program “{ $word }”
   *[human] a person
}
welcome-players = { $players }.
welcome-help = “help” tells what you can type.

## Replay

replay-warning = This match is still being played: you see what was seen by “{ $seat }”, and nobody else should look.
replay-eyes = This match is still being played. Through whose eyes? ({ $known }){" "}
replay-finished = A finished match. “--open” shows what everybody held.
replay-record = This file holds only what was told to “{ $seat }”, and the last view.
replay-beginning = The beginning
replay-taken-back = { $count ->
    [one] An answer was taken back before this.
   *[other] { $count } answers were taken back before this.
}
replay-choose = Enter: next · b: back · a number · help · q: quit >{" "}
replay-end = This is the last step.
replay-start = This is the first step.
replay-no-view = What the table looked like then is not in this file.
replay-no-such-step = There are steps from 1 to { $last }.
replay-no-such-turn = That place of the track “{ $track }” was not reached.
replay-each = { $on ->
    [true] The situation is shown at every step.
   *[false] The situation is shown when you ask for it.
}
replay-help =
    Enter             one step on
    b                 one step back
    a number          go to that step
    first, last       the first step, the last one
    turn N            the first step at N of the first track
    show              the situation at this step
    each              the situation at every step, or no longer
    quit              leave
error-replay-open-running = This match is not over: only one seat’s view can be replayed, with --seat. “--open” is for finished matches.
error-replay-which-seat = This match is not over: say with --seat through whose eyes it is replayed ({ $known }).
error-replay-open-seat = --open shows everything, --seat one view: choose one of them.
error-replay-other-seat = This record holds what “{ $seat }” was told, and nothing else.

## Battles

battle-none = No battle has been fought yet.
battle-pieces = { $role }: { $pieces }

## Marches

reach-title = How far the march can go
reach-cost = cost { $cost }:
reach-none = No march is under way.
reach-nowhere = The march can go no farther.
reach-ends = (the march ends)
reach-way = { $zone }, cost { $cost }: { $steps }
reach-step = { $zone } { $cost }
reach-type = To type: { $line }
reach-no-zone = “{ $word }” is no place on the map.
reach-not-there = { $zone } is out of this march’s reach.

march-enemy = The march ends at { $zone }: the enemy stands there.
march-friends = The march ends at { $zone }: other corps of yours are there.
march-citadel = The march ends at { $zone }: a citadel was taken.
march-card = The march ends at { $zone }: the enemy’s card stops it.

## Rankings and luck

rank-rank = rank
rank-player = player
rank-games = games
rank-points = points
rank-tie-break = tie-break
luck-checked = All { $draws } draws follow from the key, to which the server had committed: { $commitment }
luck-side = side
luck-draw = draw
luck-what = counted
luck-draws = draws
luck-total = came
luck-expected = expected
luck-deviation = deviation
luck-what-value = card values
luck-what-losses = losses
luck-what-fatigues = fatigues
luck-what-face = faces
luck-meaning = Deviation in standard deviations: between −2 and +2 nothing is unusual.

## Programs that play

bot-in-order = As { $seat }: in order, { $count } decisions in one game, { $mean } ms on average, { $most } ms at most.

## Simulations

simulate-playing = Playing
simulate-rate = { $rate } games/min
simulate-heading = { $name } ({ $scenario }, { $level }): { $games ->
    [one] 1 game
   *[other] { $games } games
}, seed { $seed }
simulate-side = side
simulate-player = player
simulate-won = won
simulate-rate-of-wins = %
simulate-interval = 95 % interval
simulate-swapped = In { $games ->
    [one] 1 game
   *[other] { $games } games
} bids made the players change sides. By player:
simulate-nobody = Won by nobody: { $draws } drawn, { $unfinished } not finished.
simulate-mean = mean
simulate-quarter = first quartile
simulate-half = median
simulate-three-quarters = third quartile
simulate-decisions = decisions
simulate-turns = turns
simulate-winner = winner
simulate-cause = by
simulate-games = games
simulate-no-winner = nobody
simulate-cause-forfeit = forfeit
simulate-cause-frozen = stopped by an error
simulate-cause-unfinished = not finished
simulate-failed = { $games ->
    [one] 1 game was
   *[other] { $games } games were
} lost by forfeit ({ $seat }). { $why }
simulate-speed = { $rate } games a minute.
simulate-kept = Interrupted. { $done } of { $games } games are kept in { $file }: the same command goes on from there.
simulate-not-kept = Interrupted after { $done } of { $games } games. With --out they are kept, and the same command goes on.

## The ladder

ladder-pair = pair
ladder-games = games
ladder-rate = %
ladder-interval = 95 % interval
ladder-iterations = iterations
ladder-decisions = decisions
ladder-minutes = minutes
ladder-sure = Stronger for sure (the interval lies above { $limit } %): { $sure } of { $all }.
ladder-unsure = {"  "}not shown: { $pair }, { $where }
ladder-kept = Interrupted. What was played is kept in { $folder }: the same command goes on from there.

## Advice

hint-chance = Chance of victory
hint-line = What may follow: { $steps }
