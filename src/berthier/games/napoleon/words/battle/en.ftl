# The combat sheet (battle.py). `$side` is the stable id of a side.

title = Combat at { $zone }
about = { $date } · { $ground } · { $side ->
    [french] the French attack
    [russian] the Russians attack
   *[prussian] the Prussians attack
}
ground-open = open ground
ground-wooded = woods
ground-citadel = a citadel
role-attacker = attacks
role-defender = defends

## The count

step-A = Card played
step-B = Per corps: 1 card, 2 from 5 points
step-C = Attack on the march
step-D = Corps with 5 fatigues or more
step-E = Defender in a wooded zone
step-F = Defender in his own citadel
step-G = Combat symbols
step-H = Events
together = { $corps ->
    [one] 1 corps
   *[other] { $corps } corps
}, B and D together
secret = secret
called-off-note = not one card left
total = cards revealed by each side
total-open = cards so far

## The reveal

inflicts = { $side ->
    [french] The French inflict
    [russian] The Russians inflict
   *[prussian] The Prussians inflict
}
pursues = { $side ->
    [french] The French pursue
    [russian] The Russians pursue
   *[prussian] The Prussians pursue
}
by-events = { $amount } by events
by-card = { $amount }: { $cause }

## Sharing the results

share-fatigue = { $total ->
    [one] One fatigue to share
   *[other] { $total } fatigues to share
}
share-fatigue-help = { $each ->
    [0] { fatigue-left }
    [one] One for each. { fatigue-left }
   *[other] { $each } for each. { fatigue-left }
}
fatigue-left = { $left ->
    [one] One is left: touch the corps that takes it.
   *[other] { $left } are left: touch the corps that takes the next.
}
share-cause = { $title } ({ $cause })
share-loss = { $total ->
    [one] One strength point to lose
   *[other] { $total } strength points to lose
}
share-loss-help = { $left ->
    [one] One is left: touch the cube to take away.
   *[other] { $left } are left: touch the next cube to take away.
}
share-recovery = { $total ->
    [one] One fatigue to remove
   *[other] { $total } fatigues to remove
}
share-recovery-help = { $left ->
    [one] One is left: touch the corps that rests.
   *[other] { $left } are left: touch the corps that rests.
}

## What somebody else is doing

waits-place-fatigue = { side-is } sharing the fatigue.
waits-place-loss = { side-is } sharing the losses.
waits-remove-fatigue = { side-is } sharing out the rest.
waits-retreat-to = { side-is } retreating.
waits-play-card = { side-is } looking for a card to play.
waits-other = { side-is } choosing.
side-is = { $side ->
    [french] The French player is
    [russian] The Russian player is
   *[prussian] The Prussian player is
}

## The verdict

tally = Losses inflicted: { $more } to { $less }
won = { $side ->
    [french] French victory
    [russian] Russian victory
   *[prussian] Prussian victory
}, { $more } to { $less }
won-all = { $side ->
    [french] The French win
    [russian] The Russians win
   *[prussian] The Prussians win
} at { $zone }; of the enemy nobody is left to retreat.
destroyed = { $piece } is destroyed by his losses.
drawn = No victor, { $more } to { $less }
called-off = The attack is called off
retreat = { $side ->
    [french] The French retreat
    [russian] The Russians retreat
   *[prussian] The Prussians retreat
}: { $path }.
track = Victory track: from { $before } to { $after } ({ $changes }).

## Napoléon 1807

ground-fortified = a fortified town
step-T = Defender in his own fortified town
step-F-1807 = In a citadel of one’s own side
waits-leave-out = { side-is } choosing who is lost in the snow.
