# La feuille de combat (battle.py). `$side` est le nom stable d’un camp.

title = Combat à { $zone }
about = { $date } · { $ground } · { $side ->
    [french] les Français attaquent
    [russian] les Russes attaquent
   *[prussian] les Prussiens attaquent
}
ground-open = terrain découvert
ground-wooded = zone boisée
ground-citadel = citadelle
role-attacker = attaque
role-defender = défend

## Le compte

step-A = Carte jouée
step-B = Par corps : 1 carte, 2 dès 5 points
step-C = Attaque en marchant
step-D = Corps à 5 fatigues ou plus
step-E = Défenseur en zone boisée
step-F = Défenseur dans sa citadelle
step-G = Bonus de combat
step-H = Événements
together = { $corps ->
    [one] 1 corps
   *[other] { $corps } corps
}, B et D ensemble
secret = secret
called-off-note = plus une seule carte
total = cartes révélées de chaque côté
total-open = cartes pour l’instant

## La révélation

inflicts = { $side ->
    [french] Les Français infligent
    [russian] Les Russes infligent
   *[prussian] Les Prussiens infligent
}
pursues = { $side ->
    [french] Les Français poursuivent
    [russian] Les Russes poursuivent
   *[prussian] Les Prussiens poursuivent
}
by-events = { $amount } par événement
by-card = { $amount } : { $cause }

## Le partage des résultats

share-fatigue = { $total ->
    [one] Une fatigue à partager
   *[other] { $total } fatigues à partager
}
share-fatigue-help = { $each ->
    [0] { fatigue-left }
    [one] Une pour chacun. { fatigue-left }
   *[other] { $each } pour chacun. { fatigue-left }
}
fatigue-left = { $left ->
    [one] Il en reste une : touchez le corps qui la prend.
   *[other] Il en reste { $left } : touchez le corps qui prend la suivante.
}
share-cause = { $title } ({ $cause })
share-loss = { $total ->
    [one] Un point de force à perdre
   *[other] { $total } points de force à perdre
}
share-loss-help = { $left ->
    [one] Il en reste un : touchez le cube à retirer.
   *[other] Il en reste { $left } : touchez le prochain cube à retirer.
}
share-recovery = { $total ->
    [one] Une fatigue à retirer
   *[other] { $total } fatigues à retirer
}
share-recovery-help = { $left ->
    [one] Il en reste une : touchez le corps qui se repose.
   *[other] Il en reste { $left } : touchez le corps qui se repose.
}

## Ce qu’un autre est en train de faire

waits-place-fatigue = { side-is } partage la fatigue.
waits-place-loss = { side-is } partage les pertes.
waits-remove-fatigue = { side-is } répartit le repos.
waits-retreat-to = { side-is } bat en retraite.
waits-play-card = { side-is } cherche une carte à jouer.
waits-other = { side-is } choisit.
side-is = { $side ->
    [french] Le joueur français
    [russian] Le joueur russe
   *[prussian] Le joueur prussien
}

## Le verdict

tally = Pertes infligées : { $more } contre { $less }
won = { $side ->
    [french] Victoire française
    [russian] Victoire russe
   *[prussian] Victoire prussienne
}, { $more } contre { $less }
won-all = { $side ->
    [french] Les Français
    [russian] Les Russes
   *[prussian] Les Prussiens
} l’emportent à { $zone } ; il ne reste aucun ennemi pour battre en retraite.
destroyed = { $piece } est détruit par ses pertes.
drawn = Pas de vainqueur, { $more } contre { $less }
called-off = L’attaque est annulée
retreat = { $side ->
    [french] Les Français retraitent
    [russian] Les Russes retraitent
   *[prussian] Les Prussiens retraitent
} : { $path }.
track = Piste de victoire : de { $before } à { $after } ({ $changes }).

## Napoléon 1807

ground-fortified = ville fortifiée
step-T = Défenseur dans sa ville fortifiée
step-F-1807 = Dans une citadelle de son camp
waits-leave-out = { side-is } choisit qui se perd dans la neige.
