# The sheet of a battle (battle_sheet.py).

battle-title = { $assault ->
    [0] The battle of { $box }
    [1] The assault on { $box }
   *[2] The sortie from { $box }
}
battle-secret = The tactics are chosen in secret.
battle-attacks = attack with
battle-defends = defend with
battle-total = PF lost in all
battle-sequence = Sequence { $number }
battle-shifts = columns
battle-modifiers = to the die
battle-blow = total { $total }: { $lost } PF{ $star ->
    [0] {""}
   *[1] {" "}and a test of morale
}
battle-nerve = die { $die }, { $most } or less: { $stands ->
    [0] breaks
   *[1] stands
}
line-strength = PF on the field
line-counted = PF counted
line-column = Column
line-die = Die
line-combat = Loss to the enemy
line-guns = Artillery
line-morale = Morale
