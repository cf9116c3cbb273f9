# The command line and the plain terminal game.

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

play-handover = { $seat } to play. Press Enter when they alone see the screen.
play-turn-of = — { $seat } —
play-choose = Your answer (a number, or “help”):{" "}
play-chosen = { $seat }: { $option }
play-allowed = Allowed: { $options }
play-undone = Taken back.
play-saved = Saved in { $file }.
play-kept = The match is kept in { $file }. Go on with: berthier play --load { $file }
play-bye = Until next time.
play-end-of-input = The input has ended.
play-which = Which? For example: { $example }
play-nothing-new = Nothing has happened yet.
play-commitment = Commitment of the luck of this match: { $commitment }
play-revealed = Key of the luck, to check it: { $secret }
play-help =
    a number or the text of an answer: choose it
    why X         why X (a zone, a corps, a card, an answer) may not be chosen
    undo          take back your last answer
    show          the situation again
    show ZONE     one zone, its neighbours and who stands there (also: map)
    hand          your cards
    log           all you were told
    rules ID      a rule in full
    save FILE     save the match
    quit          leave; the match is kept

## The situation

summary-turn = Turn { $turn }. Victory track: { $vp }.
summary-held = { $zone } ({ $side })
summary-control = Citadels: { $zones }.
summary-slot = In force this turn: { $cards }.
summary-own = Your pieces (infantry+cavalry, fatigue):
summary-enemy = Enemy pieces (as far as known); { $cards } { $cards ->
    [one] card
   *[other] cards
} in hand:
summary-corps = { $piece } { $infantry }+{ $cavalry }, fatigue { $fatigue }
summary-block = { $piece } strength { $strength }, fatigue { $fatigue }
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
