# The command line and the plain terminal game.

cli-title = { $name }: { $id }
cli-option-windows = {"    "}strict asks even when there is nothing to play
cli-option-combat = {"    "}combats are decided by cards or by dice
cli-option-orders-of-battle = {"    "}whether the players see each other’s strengths
cli-scenarios = {"  "}scenarios: { $names }
cli-levels = {"  "}rules: { $names }
cli-seats = {"  "}seats: { $names }
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
play-undone = Taken back.
play-saved = Saved in { $file }.
play-kept = The match is kept in { $file }. Go on with one of:
    {"  "}make play ARGS="{ $options }"
    {"  "}berthier play { $options }
play-end-of-input = The input has ended.
play-which = Which? For example: { $example }
play-commitment = Commitment of the luck of this match: { $commitment }
play-revealed = Key of the luck, to check it: { $secret }
play-not-kept = “save FILE” saves it elsewhere; “quit” again leaves without it.
play-recorded = The match is recorded in { $file }. Anybody can check it: berthier verify { $file }
play-rule = { $rule }: { $text }
play-agree = Do both players agree to take this back? (yes or no){" "}
play-undo-together = If both of you agree: “undo together”.
play-help =
    a number, or the name or text of an answer: choose it
    why               which rules this question comes from
    why X             why X (a zone, a corps, a card, an answer) may not be chosen
    undo              take back your last answer
    undo together     take back more, if both players agree
    show              the situation again
    show X            a zone, a corps or a card
    hand              your cards and what they do
    log               all you were told
    rules X           a rule by its number, or the rule of a card
    luck              the commitment of the luck, to check it at the end
    save FILE         save the match
    quit              leave; the match is kept

## The situation

summary-turn = Turn { $turn } of { $last }{ $dates ->
    [0] {""}
   *[other] {" "}({ $dates })
}. Victory track: { $vp }.
summary-held = { $zone } ({ $side })
summary-control = Citadels: { $zones }.
summary-slot = In force this turn: { $cards }.
summary-own = Your pieces (infantry+cavalry):
summary-enemy = Enemy pieces (as far as known); { $cards } { $cards ->
    [one] card
   *[other] cards
} in hand:
summary-corps = { $piece } { $infantry }+{ $cavalry }{ $fatigue ->
    [0] {""}
   *[other] , fatigue { $fatigue }
}
summary-block = { $piece } strength { $strength }{ $fatigue ->
    [0] {""}
   *[other] , fatigue { $fatigue }
}
summary-activated = { $piece } (activated)
summary-hand = Your hand ({ $count }): { $cards }
summary-zone = { $zone }: { $terrain ->
    [wooded] wooded
    [citadel] citadel, { $vp } points
   *[open] open
}
summary-ways = Connections: { $zones }
summary-bridge = { $zone } (bridge)
summary-broken = { $zone } (destroyed bridge)
summary-axis = Retreat axis ({ $side }): { $zone }

## One thing

report-piece = { $side }, at { $zone }: { $piece }
report-corps = { $piece }, { $infantry } infantry, { $cavalry } cavalry, fatigue { $fatigue }
report-away = { $piece } ({ $side }): { $place ->
    [lost] eliminated
    [awaited] still to come
   *[absent] not in this scenario
}
report-hand = Your hand ({ $count }):
report-card = { $card } ({ $side }): value { $value }, { $colour ->
    [red] red
    [blue] blue
   *[green] green
}, recovery { $recovery }; in combat { $losses } { $losses ->
    [one] loss
   *[other] losses
} and { $fatigues } { $fatigues ->
    [one] fatigue
   *[other] fatigues
}

## Welcome

welcome-title = { $title } — { $scenario }, from { $first } to { $last }
welcome-track = France wins at once when the victory track falls to { $french }, Prussia when it rises to { $prussian } or Napoleon is lost. At the end of turn { $turn } Prussia wins with { $end } or more.
welcome-player = { $seat }: { $player ->
    [random] random play
   *[human] a person
}
welcome-players = { $players }.
welcome-help = “help” tells what you can type.

## Marches

march-enemy = The march ends at { $zone }: the enemy stands there.
march-friends = The march ends at { $zone }: other corps of yours are there.
march-citadel = The march ends at { $zone }: a citadel was taken.
march-card = The march ends at { $zone }: the enemy’s card stops it.
