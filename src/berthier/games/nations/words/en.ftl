# What is said in Bataille des Nations. Facts come by their names (berthier.words.speech).

## Sides

side-The = { $side-id ->
    [french] The French
   *[allied] The Allies
}
side-the = { $side-id ->
    [french] the French
   *[allied] the Allies
}
side-of = { $side-id ->
    [french] of the French
   *[allied] of the Allies
}
seat-french = French
seat-allied = Allies
kind-army = an army
kind-mission = a mission

## Set-up and turn

event-game = Game { $number } begins: the players have swapped sides.
event-dealt-missions = Napoleon is dealt { $count } missions face down.
event-dealt-missions-own = Your missions to choose from: { $missions }.
event-kept-mission = Napoleon has kept one of two missions of a district.
event-kept-mission-own = You keep the mission at { $mission }.
event-opening = { side-The } take { $count } cards.
event-opening-own = { side-The } take { $cards }.
event-display = New in the display: { $cards }.
event-turn = Turn { $turn }: { $side-id ->
    [french] the French
   *[allied] the Allies
} to play.
event-ended = { side-The } end their turn.

## Cards

event-played = { side-The } play { $cards-count ->
    [one] “{ $cards }”
   *[other] { $cards-count } cards together, { $cards }
}.
event-scouted = { side-The } send out a scout.
event-drew = { side-The } draw a card from the deck.
event-drew-own = { side-The } draw “{ $card }” from the deck.
event-took = { side-The } take “{ $card }” from the display.
event-shuffled = The deck was empty: { $count } discarded { $count ->
    [one] card makes
   *[other] cards make
} a new one.
event-replaced = { side-The } sweep the display away: { $cards }.
event-dropped = { $scouts ->
    [0] { side-The } discard “{ $cards }”: too many cards.
    [one] { side-The } give back a scout: too many cards.
   *[other] { side-The } give back { $scouts } scouts: too many cards.
}
event-scout = { side-The } gain a scout; the supply holds { $left ->
    [0] none
   *[other] { $left }
} now.

## Armies

event-army = { $army } takes the field at { $zones }{ $scouts ->
    [0] {""}
    [one] , guided by a scout
   *[other] , guided by { $scouts } scouts
}.
event-removed = { $army } gives up { $zone }.
event-moved = A marker of { $army } moves from { $start } to { $to }.
event-tile = { $army } has gathered at { $zone } and stays there.
event-arm = { $army } will fight as { $arm }.
event-cleared = At { $zone } the new tile drives out { $armies }.
event-returned = { $army } has no marker left: the card goes back to its owner.
event-point = { side-The } score { $points } { $points ->
    [one] point
   *[other] points
} ({ $rule-why }), { $total } in all.

## Time and missions

event-clock = Time moves on to point { $time }.
event-date = The date is now { $date }.
event-mission = Napoleon reveals a mission: { $zone }.

## Battle

event-battle = { $armies-count ->
    [0] The day of battle comes, but nowhere do enemies touch.
    [one] Battle! { $armies } fights.
   *[other] Battle! In contact with the enemy: { $armies }.
}
event-damage = { $army } loses { $points } strength; { $strength ->
    [0] nothing
   *[other] { $strength }
} left.
event-lost = { $army } is destroyed; { $zone } is free again.

## The end

event-counts = { $army } throws its weight in at { $zone }.
# Without a French tile nobody counts; with one, 0 to 0 would hold the mission.
event-compared = Mission { $mission }, { $winner-id ->
    [french] { compared-powers }: Napoleon holds it
   *[allied] { $allied ->
        [0] no French tile there: Napoleon has failed
       *[other] { compared-powers }: Napoleon has failed there
    }
} ({ $points }).
compared-powers = French { $french } to Allies { $allied }
event-final = Final score: French { $french }, Allies { $allied }.

## Why: a few words for a rule

reason-BDN-TIL-5 = own army gathered
reason-BDN-SCR-4 = mission decided

## What is asked

prompt-keep = Which of these two missions do you keep?
prompt-replace = Nobody has touched the display for two rounds. Do you replace its cards?
prompt-act = Which action do you take? { $actions } left.
prompt-village = Too few markers for all villages: which village gets the next one?
prompt-remove = { $terrain ->
    [-1] Which of your markers do you remove?
   *[other] Which of your markers on this terrain do you remove?
}
prompt-move-from = Which of your markers moves?
prompt-move-to = Where does it go?
prompt-next-tile = Several armies are down to one marker. Which becomes a tile first?
prompt-choose-arm = As which arm does { $army } fight?
prompt-reveal = Which mission do you reveal?
prompt-take-damage = { $army } strikes. Which of your armies takes the damage?
prompt-count-for = For which mission does { $army } count?
prompt-drop = Too many cards: which one do you give up?

## Answers offered

option-keep = Keep { $mission }
option-pass = Pass
option-replace-pass = Leave the display as it is
option-replace = Replace the display
remark-mission = { $french } points if you hold it, { $allied } to the Allies if not
option-army = Bring { $army } into the field
remark-villages = villages: { $zones }
remark-scouts = costs { $count ->
    [one] a scout
   *[other] { $count } scouts
}
option-terrain = “{ $card }”: remove a marker from this terrain
option-move = “{ $card }”: move a marker
option-scout = Scout: remove any marker
option-wild-terrain = Pair “{ $card }”: remove any marker
option-wild-move = Pair “{ $card }”: move any marker
option-jump = “{ $card }” with “{ $card2 }”: jump over an own tile (two actions)
option-time = Time card: time moves on by one
option-deck = Draw from the deck
option-take = Take “{ $card }” from the display
option-end = End the turn
option-rest = Let time move on by one and end the turn
option-village = { $zone }
option-remove = { $army } at { $zone }
option-marker = { $army } at { $zone }
option-to = To { $zone }
option-tile = { $army }
option-arm = As { $arm }
option-reveal = Reveal { $mission }
option-hit = { $army } takes it
option-count = For { $zone }
option-drop = Discard “{ $card }”
option-drop-scout = Give back a scout

## Why not

refusal-too-early = The date on this army’s card has not come yet.
refusal-no-village-left = A tile stands in every village of this army.
refusal-not-enough-scouts = It has fewer markers than villages, and you lack the scouts to make up for it.
refusal-no-marker-there = You have no marker there that this may remove.
refusal-no-marker-to-move = None of your markers can move this way.
refusal-two-actions-needed = A jump takes two actions, and only one is left.
refusal-must-act = Your turn may not end this way now.
refusal-not-an-action = You have no such action.
refusal-not-a-village = Only a free village of this army can get a marker.
refusal-not-there = The marker can’t go there: too far, a tile, or a marker of the same army.
refusal-not-reduced = Only an army with one marker left becomes a tile.
refusal-not-an-arm = Choose infantry, artillery or cavalry.
refusal-not-in-contact = It is not in contact.
refusal-not-your-mission = This is none of the missions to choose from.
refusal-replace-or-not = The display is replaced as a whole, or not at all.
refusal-not-in-hand = You do not hold this card.

## Terrains

terrain-plain = plain
terrain-river = river
terrain-hill = hill
terrain-forest = forest

over-BDN-SCR-6 = { $seat ->
    [0] The player who began as Napoleon has won the match. { $text }
   *[1] The player who was Napoleon in the second game has won the match. { $text }
}

## The sheet: what is printed on map, tracks and cards

track-time = Time
pile-deck = deck
pile-discard = discard
pile-display = display
pile-scouts = scouts in supply
note-points = victory points
note-scouts = scouts
note-actions = actions left
note-game = game
note-unrevealed = hidden missions
sheet-army = { $markers } markers; villages: { $villages }
sheet-army-date = from { $date }
sheet-window-display = Replacing the cards on display
sheet-empty-hand = Empty hand. Every turn brings actions to draw with.
recap = Turn { $turn } is over: points, French { $french-before } → { $french-after }, Allies { $allied-before } → { $allied-after }; strength lost, French { $french-lost }, Allies { $allied-lost }.
scenario-game = One game
scenario-game-aim = Napoleon has five secret missions, the Allies guess them. The game ends when time has passed 19.10; a tie is an Allied win.
scenario-match = Two games, sides swapped
scenario-match-aim = Each plays Napoleon once; whoever scores more points as Napoleon wins.
note-turn = turn
note-battle = battle at the end of the turn
sheet-reconstructed = The printed rules give neither the borders of the zones, nor all values of armies, missions and cards: what was missing is reconstructed.
card-kind-terrain = Terrain
card-kind-movement = Movement
card-kind-time = Time
card-text-terrain = Remove one of your markers from a zone of this terrain.
card-text-movement = Move one marker { $arms ->
    [one] of this arm
   *[other] of one of these arms
} to an adjacent zone. Time goes on.
card-text-army = Move one marker of { $name } to an adjacent zone. Time goes on.
card-text-time = Time goes on by one point; the card leaves the game.

## Draws

reason-BDN-RND-1 = missions
reason-BDN-RND-2 = district of a mission
reason-BDN-RND-3 = first hand
reason-BDN-RND-4 = cards on offer
reason-BDN-RND-5 = draw pile
