# Les feuilles de la bataille et du décompte final (battle_sheet.py). `$side` : le nom stable d’un camp.

battle-title = La bataille
battle-title-date = La bataille du { $date }
battle-about = chaque tuile au contact inflige un point
battle-role = { $count ->
    [one] 1 tuile au contact
   *[other] { $count } tuiles au contact
}
battle-line = Tuiles au contact : un point de dégât chacune
battle-total = points de dégâts infligés
battle-share = { $left ->
    [one] Un coup à prendre
   *[other] { $left } coups à prendre
}
battle-share-help = { $army } frappe : touchez la tuile qui prend le coup.
battle-waits = { $side ->
    [french] Napoléon choisit qui prend les coups.
   *[allied] Les Alliés choisissent qui prend les coups.
}
battle-verdict = Dégâts subis : Français { $french }, Alliés { $allied }

scoring-title = Le décompte final
scoring-about = une mission est à Napoléon si sa puissance y est au moins égale
scoring-role = { $side ->
    [french] tiennent les missions
   *[allied] les disputent
}
scoring-before = Points jusqu’ici
scoring-mission = Mission { $zone }
scoring-power = puissance { $power } ({ $armies })
scoring-nobody = personne
scoring-unheld = pas de tuile française
scoring-stands = { $army } s’y tient
scoring-total = points de victoire
scoring-waits = { $side ->
    [french] Napoléon choisit où comptent ses tuiles.
   *[allied] Les Alliés choisissent où comptent leurs tuiles.
}
scoring-won = { $side ->
    [french] Victoire française
   *[allied] Victoire alliée
}, { $more } contre { $less }
scoring-verdict = Français { $french }, Alliés { $allied }
