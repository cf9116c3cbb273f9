# La feuille d’une bataille (battle_sheet.py).

battle-title = { $assault ->
    [0] La bataille de { $box }
    [1] L’assaut contre { $box }
   *[2] La sortie de { $box }
}
battle-secret = Les tactiques sont choisies en secret.
battle-attacks = attaquent avec
battle-defends = défendent avec
battle-total = PF perdus en tout
battle-sequence = Séquence { $number }
battle-shifts = colonnes
battle-modifiers = au dé
battle-blow = total { $total } : { $lost } PF{ $star ->
    [0] {""}
   *[1] {" "}et un test du moral
}
battle-nerve = dé { $die }, il faut { $most } ou moins : { $stands ->
    [0] lâchent pied
   *[1] tiennent bon
}
line-strength = PF en ligne
line-counted = PF comptés
line-column = Colonne
line-die = Dé
line-combat = Perte de l’ennemi
line-guns = Artillerie
line-morale = Moral
