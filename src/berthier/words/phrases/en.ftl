# Parts of sentences that all games share (berthier.words.speech).

list-last = { $firsts } and { $last }
list-empty = nothing
modifier = { $amount } { $why }
part = { $piece } { $count }
times = { $thing } ({ $count })
cubes = { $piece } ({ $arms })
cube-infantry = { $count } infantry
cube-cavalry = { $count } cavalry
reason = rule { $rule }

refusal-not-a-candidate = This is no answer to the question.
label-remarks = { $label } ({ $remarks })
refusal-other-kind = Here { $asked } is to be chosen, not { $meant }.
either = { $one } or { $other }
kind-zone = a zone
kind-piece = a corps
kind-card = a card
kind-side = a side
kind-arm = an arm
kind-other = something else
refusal-about = { $things }: { $why }
refusal-rule = { $why } ({ $rule }: { $text })

over-won = Victory: { $side }. { $text }
over-nobody = Nobody has won. { $text }

## What a request should have held (error-bad-field, error-missing-field)

expected-text = a text
expected-texts = a list of texts
expected-number = a whole number from 0 up
expected-text-or-number = a text or a whole number
expected-truth = true or false
expected-object = an object
expected-text-table = an object of texts
expected-draw-table = an object of lists, by draw ID and seat
expected-draw = a card as event/value, or a face of a die
expected-file-or-save = a file, or the text of a save in “save”
expected-file = the name of a file

## Zones out of reach

route-barred = By way of { $by } one does not get through. { $why }
route-ends = One gets no farther than { $by }.
route-unforeseen = What follows will be known on the spot.
route-no-way = No way leads there soon enough.

## Forecasts

forecast-title = Forecast: { $samples } samples of what may lie behind all you can see
forecast-winner = Who wins the combat
forecast-retreat = Who retreats
forecast-pursuit = Who pursues
forecast-losses = Strength lost ({ $about })
forecast-corps = Corps destroyed ({ $about })
forecast-result = If the game ended now, the winner
forecast-mission = Mission at { $about }, the winner now
forecast-mission-perhaps = { $about }, if it is a mission, the winner now
forecast-way = { $way ->
    [nobody] nobody
    [called-off] attack called off
    [none] no combat
   *[other] { $name }
}

## Advice

hint-title = What Berthier would do
hint-passes = { $passes ->
    [one] Tried once in thought, from what you can see.
   *[other] Tried { $passes } times in thought, from what you can see.
}
hint-thumb = By rules of thumb: so small a matter is not tried out.
advice-asked = { $count ->
    [one] { $name }: asked for advice once.
   *[other] { $name }: asked for advice { $count } times.
}
