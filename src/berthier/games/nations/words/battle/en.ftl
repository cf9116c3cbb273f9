# The sheets of battle and final scoring (battle_sheet.py). `$side` is the stable id of a side.

battle-title = The battle
battle-title-date = The battle of { $date }
battle-about = each tile in contact deals one point of damage
battle-role = { $count ->
    [one] 1 tile in contact
   *[other] { $count } tiles in contact
}
battle-line = Tiles in contact: one point of damage each
battle-total = points of damage dealt
battle-share = { $left ->
    [one] One blow to take
   *[other] { $left } blows to take
}
battle-share-help = { $army } strikes: touch the tile that takes the blow.
battle-waits = { $side ->
    [french] Napoleon chooses who takes the blows.
   *[allied] The Allies choose who takes the blows.
}
battle-verdict = Damage taken: French { $french }, Allies { $allied }

scoring-title = The final reckoning
scoring-about = each mission is Napoleon’s if his powers there are at least equal
scoring-role = { $side ->
    [french] hold the missions
   *[allied] contest them
}
scoring-before = Points until now
scoring-mission = Mission { $zone }
scoring-power = power { $power } ({ $armies })
scoring-nobody = nobody
scoring-unheld = no French tile there
scoring-stands = { $army } stands there
scoring-total = victory points
scoring-waits = { $side ->
    [french] Napoleon chooses where his tiles count.
   *[allied] The Allies choose where their tiles count.
}
scoring-won = { $side ->
    [french] French victory
   *[allied] Allied victory
}, { $more } to { $less }
scoring-verdict = French { $french }, Allies { $allied }
