# Ce qui se dit dans Jours de Gloire Campagne. Les faits portent leur nom (berthier.words.speech).
# « de » s’élide tout seul devant un nom propre : « de Altenburg » se lit « d’Altenburg ».

## Les camps

side-The = { $side-id ->
    [french] Les Français
   *[coalition] Les Coalisés
}
side-the = { $side-id ->
    [french] les Français
   *[coalition] les Coalisés
}
side-to = { $side-id ->
    [french] aux Français
   *[coalition] aux Coalisés
}
side-of = { $side-id ->
    [french] des Français
   *[coalition] des Coalisés
}
army-The = { $army-id ->
    [grande-armee] La { $army }
   *[other] L’{ $army }
}
army-of = { $army-id ->
    [grande-armee] de la { $army }
   *[other] de l’{ $army }
}
seat-french = Français
seat-coalition = Coalition
seat-grande-armee = Grande Armée
seat-russo-prussian = Armée russo-prussienne
seat-bohemia = Armée de Bohême
seat-silesia = Armée de Silésie
seat-north = Armée du Nord
seat-poland = Armée de Pologne
kind-box = une case de la carte
kind-army = une armée
kind-event = un événement de carte
kind-tactic = une tactique

## Phase A : les événements

event-note-own = Note { army-of } : « { $text } ».
event-turn = Nouveau tour : { $turn }.
event-weather = Le ciel : { $weather } (dé { $die }, avec le mois { $total }).
event-mud = Après une telle pluie, les chemins sont perdus : { $weather }.
event-given-weather = Le scénario l’annonce : { $weather }.
event-delay = { $pieces } : dé { $die }, { $comes ->
    [0] le renfort se fait attendre
   *[1] le renfort arrive
}.
event-leader-left = { $piece } est rappelé et quitte l’armée.
event-leader-came = { $piece } arrive à { $box }.
event-leads = { $piece } prend le commandement { army-of }.
event-order-roll = { side-The } tirent { $die } pour jouer en premier : { $total } avec leur commandant.
event-order = { side-The } jouent en premier.
event-arrived = Renfort : { $piece } débouche à { $box }.
event-pushed = { $pieces } { $pieces-count ->
    [one] fait
   *[other] font
} place aux renforts, de { $start } à { $to }.
recruits = recrues { $nation-id ->
    [french] françaises
    [polish] polonaises
    [prussian] prussiennes
    [austrian] autrichiennes
    [swedish] suédoises
   *[russian] russes
}
event-reinforced = Des { recruits } { $side-id ->
    [french] chez les Français
   *[coalition] chez les Coalisés
} : 1 PF pour une unité.
event-reinforced-own = { $piece } reçoit 1 PF de { recruits }.
event-unused = Plus de place pour { $total } PF de { recruits } : ils sont perdus.
event-refilled = { $piece } a de nouveau des hommes.

## Phases B1 et C1 : l’administration

event-phase = { side-The } entrent en opérations.
event-supply = { $army } : { $sixths ->
    [6] ravitaillée
    [4] mal ravitaillée, deux tiers de ses PC
   *[3] coupée de ses dépôts, la moitié de ses PC
}.
event-points = { army-The } reçoit ses PC.
event-points-own = { $army } : dé { $die }, { $total } PC à dépenser.
event-dissolved = { $piece } n’a plus un homme et disparaît.

## Phases B2 et C2 : le mouvement

event-activated = À { $box }, ordre de marche{ $forced ->
    [0] {""}
   *[1] {" "}forcée
} : { $pieces }.
event-activated-own = À { $box }, ordre de marche{ $forced ->
    [0] {""}
   *[1] {" "}forcée
} pour { $price } PC : { $pieces }.
event-pace = Dé de marche ({ $pieces }) : { $die }{ $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
}, { $points } PM.
event-slowest = À l’allure du plus lent, { $points } PM pour tous : { $pieces }.
event-moved = { $pieces } { $pieces-count ->
    [one] marche
   *[other] marchent
} de { $start } à { $to }.
event-flag = { $box } passe { side-to }.
event-siege-lifted = Le siège de { $box } est levé.
event-straggled = { side-The } comptent leurs traînards : dé { $die }.
event-straggled-own = Traînards ({ $piece }) : dé { $die }, { $total } en tout, { $lost ->
    [0] personne ne manque
    [one] 1 PF reste en route
   *[other] { $lost } PF restent en route
}.
event-emptied = { $piece } n’a plus un PF.
event-tired = La marche forcée a épuisé { $pieces }.
event-leader-away = { $piece }, surpris sans troupes, s’échappe ; il reviendra au prochain tour.
event-leader-lost = { $piece }, surpris sans troupes, est perdu.
event-leader-joined = { $piece }, surpris sans troupes, galope jusqu’à { $box }.
event-withdrew = { $piece } se dérobe à { $box } et se replie sur { $to }{ withdrawal-die }.
withdrawal-die = { $die ->
    [0] {""}
   *[other] {" "}(dé { $die }{ $lost ->
        [0] {""}
       *[other] {" "}: { $lost } PF perdu
    })
}
event-tries = De { $start }, { $pieces } { $pieces-count ->
    [one] tente
   *[other] tentent
} l’interception à { $box }.
event-tested = Le départ de { $box } : dé { $die }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }
} contre { $vc }, { $success ->
    [0] trop tard
   *[1] à temps
}.
event-intercepted = { $pieces } { $pieces-count ->
    [one] barre
   *[other] barrent
} la route à { $to }, depuis { $start }.
event-stepped-back = { $pieces } { $pieces-count ->
    [one] s’écarte
   *[other] s’écartent
} de { $start } vers { $to }.
event-worked = { side-The } { $work-id ->
    [destroy] détruisent le pont de { $box } vers { $across }
    [repair] réparent le pont de { $box } vers { $across }
    [lay] jettent un pont de bateaux de { $box } vers { $across }
   *[lift] relèvent le pont de bateaux de { $box } vers { $across }
}.
event-entrenched = { side-The } se retranchent à { $box }.
event-detached = { $piece } envoie un détachement : { $counter }.
event-detached-own = { $piece } donne { $pf } PF à un détachement : { $counter }.
event-merged = { $piece } reprend un détachement : { $counter }.
event-merged-own = { $piece } reprend { $counter } avec { $pf } PF.
event-gathered = { side-The } attendent leurs traînards : dé { $die }.
event-gathered-own = Des traînards rejoignent { $piece } : dé { $die }, { $back } PF.

## Phase B3 : le canon

event-marked = Les armées se rencontrent à { $box }.
event-marches = De { $start }, { $pieces } { $pieces-count ->
    [one] marche
   *[other] marchent
} au canon de { $box } : dé { $die } contre { $vc }, { $success ->
    [0] en vain
   *[1] en route
}.
event-joined = { $pieces } { $pieces-count ->
    [one] débouche
   *[other] débouchent
} sur le champ de bataille de { $box }.
event-too-late = Le canon de { $box } se tait avant l’arrivée de { $pieces }, qui { $pieces-count ->
    [one] reste
   *[other] restent
} à { $start }.

## Phase B4 : les batailles

event-battle = { $assault ->
    [0] Bataille à { $box }
    [1] Assaut contre { $box }
   *[2] Sortie de { $box }
} ! { side-The } attaquent. Français : { $french } ; Coalisés : { $coalition }.
event-tactics = { $box }, tactiques dévoilées, Français : { $french } ; Coalisés : { $coalition }. Ce sera { $type-id ->
    [skirmish] une simple { $type }
   *[other] une { $type }
} { $sequences ->
    [one] d’une séquence
   *[other] de { $sequences } séquences
}.
event-sequence = { $box }, séquence { $number }. En ligne : Français { $french } PF, Coalisés { $coalition } PF.
event-came-by = { side-The } étaient venus de { $start } à { $box } avec { $pf } PF.
event-rolled = { $pf ->
    [0] { side-The } comptent pour moins de 1 PF : { rolled-lost }.
   *[other] { side-The } avec { $pf } PF{ rolled-columns }, colonne { $column } : dé { $die }{ rolled-dice }, total { $total }, { rolled-lost }.
}
rolled-columns = { $shifts-count ->
    [0] {""}
   *[other] {" "}(colonnes : { $shifts })
}
rolled-dice = { $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers })
}
rolled-lost = { $lost ->
    [0] l’ennemi ne perd rien
   *[other] l’ennemi perd { $lost } PF
}{ $star ->
    [0] {""}
   *[1] {" "}et son moral est mis à l’épreuve
}
event-fired = L’artillerie { side-of } (BA { $ba }) : dé { $die }, total { $total }, { rolled-lost }.
event-loss = { side-The } perdent 1 PF à { $box }.
event-loss-own = { $piece } : 1 PF perdu à { $box }.
event-morale = Moral { side-of } : dé { $die }, il faut { $most } ou moins : ils { $stands ->
    [0] lâchent pied
   *[1] tiennent bon
}.
event-result = { $box } : { $loser ->
    [0] les Français sont battus
    [1] les Coalisés sont battus
   *[other] la journée reste indécise
}. Pertes : Français { $french } PF, Coalisés { $coalition } PF.
event-retreated = { $pieces } { $pieces-count ->
    [one] recule
   *[other] reculent
} de { $start } à { $to }.
event-lost-more = Il en coûte encore { $lost } PF { side-to } ({ $rule-why }).
event-blown = { side-The } allument les mines, { $link } : dé { $die }, le pont { $destroyed ->
    [0] tient
   *[1] saute
}.
event-eliminated = { $piece } n’existe plus.
event-captured = { $piece } est fait prisonnier.
event-pursuit = { side-The } poursuivent (BC { $bc }) : dé { $die }, total { $total }, { $lost ->
    [0] sans effet
    [one] 1 PF sabré
   *[other] { $lost } PF sabrés
}.
event-pv = { side-The } marquent { $gain } PV ({ $rule-why }).
event-passage = { side-The } tentent le passage en force à { $box } : dé { $die }, total { $total } ; { $band ->
    [1] le défenseur cède
    [2] le défenseur est bousculé et perd la moitié de ses PF
   *[3] le défenseur est balayé
}.
event-advanced = { $pieces } { $pieces-count ->
    [one] pousse
   *[other] poussent
} de { $start } à { $to }.

## Les villes fortifiées

event-siege = { $face ->
    [0] { side-The } masquent { $box }.
   *[other] { side-The } assiègent { $box } : ligne { $face } du siège.
}
event-sent-away = { $piece } ne trouve pas de place et quitte { $start } pour { $to }.
event-sheltered = { $pieces } { $pieces-count ->
    [one] s’enferme
   *[other] s’enferment
} dans { $box }.
event-siege-roll = Siège de { $box }, ligne { $face } : dé { $die }{ $modifiers-count ->
    [0] {""}
   *[other] {" "}({ $modifiers }), total { $total }
}, la place { $falls ->
    [0] tient
   *[1] tombe
}.
event-siege-roll-veiled = Siège de { $box }, ligne { $face } : dé { $die }, la place { $falls ->
    [0] tient
   *[1] tombe
}.
event-town-fell = { $box } capitule devant { side-the }.

## Les cartes d’événement

event-drew-card = { side-The } tirent une carte d’événement.
event-drew-card-own = Vous tirez une carte d’événement ({ $card }).
event-cards-back = Les cartes mises à part rejoignent la pioche, qu’on rebat : { $total } cartes.
event-played = { side-The } jouent « { $half } ».
event-discarded = { side-The } se défaussent d’une carte ({ $card }).
event-points-changed = { army-The } { $change ->
    [-1] perd 1 PC
   *[other] gagne { $change } PC
} ce tour-ci.
event-raided = { $piece } est harcelé : { $most ->
    [one] 1 PF perdu
   *[other] { $most } PF perdus
}, jamais le dernier.
event-raided-own = { $piece } est harcelé et perd { $lost } PF.
event-rallied = Des traînards rejoignent { side-the }.
event-rallied-own = Un traînard rejoint { $piece }.
event-sky-turns = Le temps tourne : { $weather }.

## Jeu en aveugle

side-adjective = { $side-id ->
    [french] français
   *[coalition] coalisé
}
counters-more = { $more ->
    [one] un pion { side-adjective }
   *[other] { $side-id ->
        [french] { $more } pions français
       *[coalition] { $more } pions coalisés
    }
}
counters-who = { $pieces-count ->
    [0] { counters-more }
   *[other] { $pieces }{ $more ->
        [0] {""}
       *[other] , avec { counters-more }
    }
}
event-revealed = Découverts à { $box } : { $pieces }.
event-no-men = { $piece } n’a plus un PF.
event-turned-down = { side-The } retournent leurs pions face cachée : { $pieces }.
event-found = { side-The } ont bien une Force à { $box } : c’est impossible.
event-decoys-given = Leurres { side-of } désormais : { $pieces }.
event-decoys-laid = { side-The } ont posé des leurres : { $boxes }.
event-decoys-gone = Leurres à { $box }, retirés : { $pieces }.
event-declared-decoys = { $pieces-count ->
    [0] Il n’y a pas de Force à { $box }
   *[other] Il n’y a pas de Force à { $box }, rien que des leurres : { $pieces }
}.
event-in-vain = « { $half } » est joué en vain.
event-flag-turned = { $box } passe { side-to }.
event-trench-left = Le retranchement { side-of } à { $box } est abandonné.
event-pushed-veiled = Pour faire place à des troupes fraîches, de { $start } à { $to } : { counters-who }.
event-arrived-veiled = Renfort à { $box } : { counters-who }.
event-activated-veiled = À { $box }, ordre de marche{ $forced ->
    [0] {""}
   *[1] {" "}forcée
} : { counters-who }.
event-moved-veiled = En marche de { $start } à { $to } : { counters-who }.
event-tired-veiled = Épuisés par la marche forcée, à { $box } : { counters-who }.
event-tries-veiled = De { $start }, pour intercepter à { $box } : { counters-who }.
event-tested-veiled = Le départ de { $box } : dé { $die }, { $success ->
    [0] trop tard
   *[1] à temps
}.
event-intercepted-veiled = La route est barrée à { $to }, depuis { $start } : { counters-who }.
event-stepped-back-veiled = À l’écart, de { $start } vers { $to } : { counters-who }.
event-battle-veiled = { $assault ->
    [0] Bataille à { $box }
    [1] Assaut contre { $box }
   *[2] Sortie de { $box }
} ! { side-The } attaquent. Pions sur le terrain : Français { $french }, Coalisés { $coalition }.
event-forces = Les Forces à { $box }. Français : { $french } ; Coalisés : { $coalition }.
event-retreated-veiled = En retraite de { $start } vers { $to } : { counters-who }.
event-marches-veiled = De { $start } au canon de { $box } : { counters-who } ; dé { $die }, { $success ->
    [0] en vain
   *[1] en route
}.
event-too-late-veiled = Le canon de { $box } se tait avant leur arrivée ; toujours à { $start } : { counters-who }.
event-sent-away-veiled = Il n’y a plus de place à { $start } ; vers { $to } : { counters-who }.
event-sheltered-veiled = Derrière les murs de { $box } : { counters-who }.
event-detached-veiled = Un détachement est envoyé à { $box }.
event-merged-veiled = Un détachement est repris à { $box }.
event-withdrew-veiled = Devant l’ennemi à { $start }, repli sur { $to } : { counters-who }{ withdrawal-die }.
event-scouts = { side-The } reconnaissent { $box } avec leur cavalerie.
event-scouted = Reconnaissance de { $box } : { $pf } PF de cavalerie{ $screen ->
    [0] {""}
   *[other] {" "}contre un écran de { $screen }
}, dé { $die }, { $total } en tout : { $count ->
    [0] rien n’est découvert
    [one] un pion peut être découvert
   *[other] { $count } pions peuvent être découverts
}.
event-screened = L’écran de { $box } tient, { $screen } PF de cavalerie contre { $pf } : rien n’est découvert.
event-pulled-back = { $piece } rompt le contact à { $box } : dé { $die }{ $lost ->
    [0] , indemne
   *[other] , { $lost } PF perdu
}.

## L’Armistice

event-armistice-marker = Le marqueur Armistice passe à la { $turn }.
event-resumption-marker = La reprise des hostilités est fixée à la { $turn }.
event-declared = L’Armistice est déclaré ({ $turn }).
event-resumed = L’Armistice est rompu, les hostilités reprennent. La frontière autrichienne est ouverte.
event-autumn = Les armées passent à leurs feuilles de l’automne 1813.
event-became = { $piece } devient { $heir }.
event-disbanded = { $piece } est dissous : ses { $total } PF vont à d’autres unités de sa nation.

## La fin

event-counted = { side-The } : { $places } PV pour les cases tenues, { $points } pour batailles et captures, { $losses } pour les pertes ({ $lost ->
    [one] { $lost } PF perdu
   *[other] { $lost } PF perdus
}).
event-totals = Le bilan : Français { $french } PV, Coalisés { $coalition } PV.

## Pourquoi : une règle en quelques mots

reason-JDG-9-2 = bataille gagnée
reason-JDG-9-3 = chef capturé
reason-JDG-5_1-1 = allure du plus lent
reason-JDG-8_8-10 = trop peu d’assiégeants
reason-JDG-A13-8_8-2 = ouvrages médiocres
reason-JDG-10-3 = dés de marche
reason-line = avec une ligne
reason-no-line = sans ligne
reason-limit = plafond
reason-JDG-4_6-1 = sans commandement
reason-JDG-6_1-3 = détachement
reason-JDG-5_5_2-1 = marche forcée
reason-JDG-10-5 = jamais moins de 1
reason-JDG-6_4-4 = sous le feu, au pont
reason-JDG-6_4-6 = sous le feu, au pont de bateaux
reason-JDG-8_4-4 = poursuite
reason-JDG-8_4-6 = passage en force
reason-JDG-8_6-7 = aucune retraite
reason-JDG-8_7-6 = l’eau dans le dos
reason-JDG-8_5-2 = attaque de flanc
reason-JDG-8_5-4 = défenseur encerclé
reason-JDG-6_2-2 = retranchement
reason-JDG-8_5-9 = cohésion
reason-JDG-8_5-10 = chef
reason-ground = terrain
reason-open-ground = terrain clair
reason-bridge = par un pont
reason-late-sequence = troisième ou quatrième séquence
reason-card = carte d’événement
reason-last-sequence = quatrième séquence

## Tirages

reason-JDG-X01 = météo
reason-JDG-X02 = ordre des joueurs
reason-JDG-X03 = renforts retardés
reason-JDG-X04 = points de commandement
reason-JDG-X05 = traînards
reason-JDG-X06 = retour de traînards
reason-JDG-X07 = reconnaissance
reason-JDG-X08 = repli de cavalerie
reason-JDG-X09 = interception
reason-JDG-X10 = marche au son du canon
reason-JDG-X11 = combat
reason-JDG-X12 = artillerie
reason-JDG-X13 = moral
reason-JDG-X14 = passage en force
reason-JDG-X15 = poursuite
reason-JDG-X16 = pont miné
reason-JDG-A13-2-1 = carte d’événement
reason-JDG-X17 = siège
reason-JDG-X18 = points de mouvement

## Ce qu’on demande

prompt-choose-order = Vous décidez de l’ordre de ce tour. Jouez-vous en premier ?
prompt-push-to = Des renforts ennemis débouchent à { $box }. Où vos pions leur font-ils place ?
prompt-return = { $piece } revient à l’armée. Où se présente-t-il ?
prompt-give-strength = { $left ->
    [one] Il reste 1 PF de { recruits }
   *[other] Il reste { $left } PF de { recruits }
}. Quelle unité reçoit le prochain ?
prompt-share-points = Le dé donne { $die } pour deux armées. Comment le partagez-vous ?
prompt-prefer-way = { $ways ->
    [0] Votre ravitaillement a un chemin libre de pions, ou aucun : il n’y a rien à choisir.
   *[other] Aucun chemin vers votre ravitaillement n’est libre de pions. S’il n’y a là que des leurres, par quelle case préférez-vous passer ? Ces leurres seront perdus.
}
prompt-activate = À qui donnez-vous l’ordre de marche ? { $purses }
prompt-form = { $box }, sous les armes : { $pieces }. Qui d’autre, ou en route ? { $price ->
    [-1] Personne ne peut encore payer l’ordre
    [0] L’ordre est gratuit
   *[other] L’ordre coûte { $price } PC
}.{ $concentrated ->
    [0] {""}
   *[1] {" "}Ils sont assez pour une concentration : chaque unité risquera des traînards.
}{ $dice ->
    [0] {""}
   *[1] {" "}Les dés diront combien de PM ils ont.
}
prompt-pay-with = { $digs ->
    [0] Quelle armée paie la marche ?
   *[1] Quelle armée paie le retranchement ?
}
prompt-how-many = { $piece } : combien de PF passent à { $counter } ?
prompt-come-in = De { $entry } à { $box } : { $pieces }. Qui d’autre, ou en route ?
prompt-step-to = À { $box }, encore { $points } PM : { $pieces }. Vers où ?
prompt-recover = Qui s’est reposé et rallie ses traînards ?
prompt-withdraw = L’ennemi arrive à { $box }. Votre cavalerie se dérobe-t-elle ?
prompt-intercept = L’ennemi entre à { $to }. Une Force de { $start } tombe-t-elle sur lui ?
prompt-intercept-with = De { $start } à { $to } : { $pieces }. Qui d’autre ?
prompt-react-how = { $pieces }, de { $start }, { $pieces-count ->
    [one] peut
   *[other] peuvent
} atteindre { $to } à temps. Sur l’ennemi, ou à l’écart ?
prompt-march-to-guns = Le canon tonne à { $to }. Une Force de { $start } y marche-t-elle ? Elle y serait pour la séquence { $sequence }.
prompt-march-with = De { $start } au canon de { $to } : { $pieces }. Qui d’autre ?
prompt-resolve = Quelle bataille ou quel siège maintenant ?
prompt-choose-tactic = { $box }, avec { $pf } PF à vous : jusqu’où voulez-vous cette bataille ? L’ennemi choisit lui aussi en secret. La moitié de la somme des deux chiffres donne le nombre de séquences ; trois valent 3 PV, quatre 5 PV.
prompt-take-loss = { $due ->
    [one] Un PF est à rayer
   *[other] { $due } PF sont à rayer
} à { $box }. Quelle unité porte la prochaine perte ?
prompt-lose-one = Un PF est perdu ({ $rule-why }). Quelle unité le perd ?
prompt-force-passage = { $box } : six contre un. Tentez-vous le passage en force ? Cela ne rapporte aucun PV. Le dé, un de plus avec de la cavalerie : 1 ou 2, il cède ; 3 ou 4, il perd aussi la moitié de ses PF ; 5 ou plus, il est détruit.
prompt-advance = La route est ouverte à partir de { $box }. Poussez-vous plus loin ?
prompt-go-back = Votre Force cède à { $box }. Vers où ?
prompt-retreat-to = Votre Force recule de { $box }. Vers où ?
prompt-blow-bridge = Faites-vous sauter le pont { $link } derrière vous ? Sur un 6 il tient, et un dé impair vous coûte 1 PF.
prompt-step-back = La journée est finie à { $box }. Reculez-vous d’une case ?
prompt-shelter-or-not = L’ennemi est aux portes de { $box }. Vous abritez-vous derrière les murs ?
prompt-send-away = { $box } est trop petite pour tous. Qui part, et vers où ?
prompt-who-leaves = { $box } est trop petite pour tous. Qui part ?
prompt-leaves-for = { $piece } quitte { $box }. Vers où ?
prompt-beleaguer = L’ennemi est enfermé dans { $box }. Que faites-vous ?
prompt-play-card = { $moment ->
    [enemy-command] L’ennemi va recevoir ses PC.
    [own-command] Vos PC sont connus.
    [before-battle] La bataille de { $box } va commencer.
    [before-dice] { $box } : les dés ne sont pas encore jetés.
    [after-dice] { $box } : les dés sont jetés, les pertes suivent.
    [morale] Vos troupes lâchent pied à { $box }.
   *[pursuit] L’ennemi va vous poursuivre.
} Jouez-vous une carte d’événement ?
prompt-discard = Deux cartes d’événement au plus. De laquelle vous défaussez-vous ?
prompt-rally = Quelle unité retrouve un traînard ?
prompt-sally-or-not = Votre garnison de { $box } est enfermée. Fait-elle une sortie ?
prompt-place-decoy = Où posez-vous le leurre suivant ? L’ennemi ne voit rien avant que tous soient posés.
prompt-return-decoy = { $must ->
    [0] { $left ->
        [one] Un leurre peut revenir
       *[other] { $left } leurres peuvent revenir
    }
   *[1] { $left ->
        [one] Un leurre est à poser
       *[other] { $left } leurres sont à poser
    }
}. Lequel, et où ?
prompt-reconnoitre = Des pions ennemis sont à { $box }. Les reconnaissez-vous ?
prompt-pull-back = La reconnaissance de { $box } est finie. Vous repliez-vous ?
prompt-join-unit = { $piece } est seul parmi les ennemis. Quelle Force rejoint-il ?

## Les réponses proposées

option-first = Jouer en premier
option-second = Jouer en second
option-move = { $box }
option-push-to-move = Faire place vers { $box }
option-return = Se présenter à { $box }
option-strengthen = { $piece }
option-pips = { $army } { $int }, { $army2 } { $int2 }
option-done = Plus personne : les marches sont finies
option-recover-done = Plus personne
option-activate = { $piece }
option-march = En route
option-force = En route, à marche forcée : 2 PM de plus, traînards, épuisement
option-entrench = Se retrancher ici, pour 2 PC
option-add = Avec { $piece }
option-detach = Détacher ({ $piece }) : { $piece2 }
option-merge = Reprendre { $piece2 } dans { $piece }
option-pay = { $army }
option-strength = { $int } PF
option-go = En route
option-all = En route avec tous
option-stop = S’arrêter ici
option-destroy = Détruire le pont vers { $box }
option-repair = Réparer le pont vers { $box }
option-lay = Jeter un pont de bateaux vers { $box }
option-lift = Relever le pont de bateaux vers { $box }
option-recover = { $piece }
option-pass = Non
option-withdraw-pass = Tenir
option-withdraw = { $piece } : se replier sur { $box }
option-intercept-pass = Le laisser passer
option-intercept = Oui, avec { $piece }
option-attack = Tomber sur lui
option-back = S’écarter vers { $box }
option-march-to-guns-pass = Rester
option-march-to-guns-march = Marcher, avec { $piece }
option-battle = { $box }
option-rest = Laisser les villes en l’état : pas de sortie, les masques restent
option-tactic = { $tactic-id ->
    [skirmish] Escarmouche (1)
    [covering] Bataille de couverture (2)
    [offensive] Bataille offensive (3)
   *[decisive] Bataille décisive (4)
}
option-lose = { $piece }
option-fight = Livrer bataille
option-force-passage-force = Tenter le passage en force
option-stay = Rester ici
option-advance = Pousser à { $box }
option-retreat = Vers { $box }
option-blow-bridge-pass = Le laisser debout
option-blow = Le faire sauter
option-step-back-pass = Garder le terrain
option-open = Se battre en rase campagne
option-shelter = S’abriter derrière les murs
option-send = { $piece } part pour { $box }
option-leave = { $piece }
option-leave-for = { $box }
option-assault = Donner l’assaut
option-siege = Assiéger la ville
option-mask = Masquer la ville, sans plus
option-play = Jouer « { $event } »
option-play-army = Jouer « { $event } » : { $army }
option-play-fire = Jouer « { $event } » : le dé { $fire-id ->
    [combat] de combat
   *[artillery] d’artillerie
}
option-play-nation = Jouer « { $event } » : { $nation }
option-play-piece = Jouer « { $event } » contre { $piece }
option-play-card-pass = Garder ses cartes
option-discard = { $card }
option-rally = { $piece }
option-sit = Rester derrière les murs
option-sortie = Faire une sortie
option-place = { $piece } : { $box }
option-return-decoy-done = Plus de leurre
option-prefer = { $box }
option-prefer-way-done = Sans préférence
option-reconnoitre = Reconnaître
option-back-off = Rebrousser chemin ; chaque unité peut perdre 1 PF
option-pull-back-stay = Rester, et combattre
option-leave-behind = { $piece } reste pour combattre
option-join = Celle de { $box }

## Ce que l’étiquette d’une réponse ajoute

remark-purse = { $army } : { $pc } PC
remark-effect = { $effect }
remark-at = à { $box }
remark-strength = { $pf } PF
remark-price = { $price ->
    [0] gratuit
   *[other] { $price } PC
}
remark-price-unpaid = { $price } PC : seulement avec un chef
remark-independent = indépendant, −1 PM
remark-uncommanded = non commandé, −1 PM
remark-cut-off = aucune LdC, −1 PM
remark-tired = épuisé
remark-due = renfort
remark-cost = { $cost } PM
remark-ford = gué
remark-bridge = pont
remark-pontoon = pont de bateaux
remark-town = ville fortifiée
remark-defensive = terrain défensif
remark-mountain = montagne
remark-flag = drapeau ennemi
remark-enemy = ennemi : { remark-named }
remark-friends = { remark-named }
remark-counters = { $count ->
    [one] ennemi : un pion
   *[other] ennemi : { $count } pions
}
remark-named = { $pieces }{ $more ->
    [0] {""}
   *[other] , { $more } autres
}
remark-no-line = sans LdC
remark-concentration = concentration : traînards
remark-boxes = { $boxes }
remark-one-lost = coûte 1 PF
remark-need = réussit à { $vc } ou moins
remark-forsaken = laissés sans troupes : { $pieces }
remark-lost = { $lost ->
    [one] 1 perdu ici
   *[other] { $lost } perdus ici
}
remark-stragglers = { $lost ->
    [one] 1 manquant
   *[other] { $lost } manquants
}

## Pourquoi pas

refusal-already-activated = Il a déjà marché dans cette phase.
refusal-shut-in = Il est enfermé dans une ville assiégée.
refusal-no-men = Sans PF, on ne fait rien de soi-même.
refusal-only-guns = Une réserve d’artillerie accompagne les autres et ne marche jamais seule.
refusal-not-enough-points = Les PC de l’armée n’y suffisent pas.
refusal-not-your-piece = Ce n’est pas un pion à vous sur la carte.
refusal-stack-too-large = Une pile marche avec trois unités au plus, dont deux d’infanterie, sauf sous le commandant en chef.
refusal-partners-piece = Elle relève de l’armée d’un partenaire.
refusal-another-army = Une pile appartient à une seule armée.
refusal-no-line-no-forced-march = Une marche forcée demande pour chaque unité une ligne de communication vers un chef.
refusal-not-in-the-box = Il n’est pas dans la même case.
refusal-not-in-a-town = On ne se retranche pas dans une ville fortifiée.
refusal-no-infantry = Il faut de l’infanterie avec des PF pour se retrancher.
refusal-has-moved = Qui se retranche ne doit pas avoir bougé ce tour-ci.
refusal-entrenched-already = Il y a déjà un retranchement.
refusal-not-commanded = Seule une unité commandée envoie un détachement.
refusal-cohesion-too-low = La CO de l’unité est inférieure à celle du pion.
refusal-too-weak-to-detach = L’unité doit garder un PF.
refusal-roster-full = La feuille de marque de l’unité n’a pas de cases pour tant de PF.
refusal-no-force = Des chefs et des canons seuls ne vont pas au milieu des ennemis.
refusal-not-by-this-link = Il n’entre pas maintenant par cette connexion.
refusal-link-closed = La connexion est fermée : un fleuve sans pont, ou un pont détruit.
refusal-frontier-closed = La frontière autrichienne est fermée.
refusal-not-enough-movement = Les PM qui restent n’y suffisent pas.
refusal-not-next = Aucune connexion n’y mène d’ici.
refusal-only-back = Après une reconnaissance, la cavalerie revient par où elle est venue.
refusal-enemy-here = L’ennemi dans la même case, personne ne travaille aux ponts.
refusal-too-few-hands = Trop peu de PF pour cet ouvrage.
refusal-enemy-across = L’ennemi veille sur l’autre rive.
refusal-no-pontoon-left = Il n’y a plus de pont de bateaux.
refusal-not-idle = Il n’était pas au repos, ou n’a pas de traînards.
refusal-not-only-cavalry = Seule la cavalerie fait des reconnaissances.
refusal-no-friends-there = Un leurre ne se pose que là où vous avez des pions.
refusal-not-on-the-way = Aucun chemin vers votre ravitaillement n’y passe devant des pions.
refusal-no-way-out = Pas d’issue par là : l’ennemi, une connexion fermée, ou le chemin par lequel il vient.
refusal-no-cavalry-there = Un chef ne part que là où de la cavalerie est partie avant lui.
refusal-not-cavalry-there = Seule la cavalerie libre de cette case peut se dérober.
refusal-cannot-intercept = Il ne peut pas réagir depuis cette case.
refusal-cannot-march = Il ne peut pas marcher à ce canon-là.
refusal-no-decisive = Une bataille décisive demande un chef de rang 3 ou 4, et 15 PF.
refusal-no-offensive = Une bataille offensive demande un chef, et 10 PF.
refusal-no-covering = Une bataille de couverture demande 3 PF, et plus qu’un détachement seul sans chef.
refusal-no-skirmish = À 10 PF ou plus, ce n’est plus une escarmouche.
refusal-cannot-receive = Il ne peut pas recevoir ces PF : autre nation, feuille pleine, ou assez pour ce tour.
refusal-no-such-card = Cette carte n’est pas dans votre main, ou ne se joue pas maintenant.
refusal-truce = L’Armistice l’interdit.
refusal-move-off-first = Pendant l’Armistice, les Forces au contact de l’ennemi s’éloignent d’abord.
refusal-no-retreat-there = Pas de retraite vers cette case : l’ennemi la tient, ou aucune connexion ouverte n’y mène.
refusal-attackers-go-back = L’attaquant recule vers une case d’où est venue l’une de ses Forces.
refusal-attackers-came-from-there = Plus de 3 PF de l’attaquant sont venus de cette case.
refusal-no-advance-there = On n’avance ni dans une case tenue par l’ennemi, ni par une connexion fermée.
refusal-no-room = La ville est trop petite pour tous, et les autres n’ont pas d’issue.
refusal-no-besiegers = Un siège ou un assaut demande une unité d’infanterie identifiée avec des PF ; sinon on ne peut que masquer la ville.
refusal-siege-without-leader = Un siège demande des assiégeants qui ont une ligne de communication vers un chef.

## La feuille : ce qui est imprimé sur la carte et les pions

track-turn = Tour
country-anhalt = Anhalt
country-austria = Autriche
country-bavaria = Bavière
country-prussia = Prusse
country-saxony = Saxe
country-thuringia = Thuringe
country-warsaw = Duché de Varsovie
country-westphalia = Westphalie
ground-clear = clair
ground-defensive = défensif
ground-mountain = montagne
ground-town = ville fortifiée
sheet-block = Pion face cachée, { $side ->
    [french] français
   *[coalition] coalisé
}
sheet-road = { $cost } PM{ $crossing ->
    [bridge] , pont ({ $river })
    [ford] , { $water ->
        [fleuve] { $river } : seulement par pont de bateaux
       *[river] gué ({ $river })
    }
   *[none] {""}
}
sheet-period = { $period ->
    [spring] printemps : { $line }
   *[autumn] automne : { $line }
}
sheet-leader = VC { $vc }, RG { $rg }, BT { $bt }, { $army }
sheet-unit = CO { $co }, BA { $ba }, BC { $bc }
sheet-unit-army = { sheet-unit }, { $army }
sheet-card = l’un de ses deux événements
sheet-half = { $side ->
    [french] Français
    [coalition] Coalition
   *[neutral] Les deux camps
}, { $moment } : « { $name } ». { $text }
moment-own-command = dans votre phase administrative
moment-enemy-command = dans la phase administrative de l’ennemi
moment-activation = à l’activation
moment-movement = entre deux marches
moment-any = à tout moment
moment-before-battle = avant une bataille
moment-before-dice = avant les dés d’une séquence
moment-after-dice = après les dés d’une séquence
moment-morale = après un test du moral manqué
moment-pursuit = avant la poursuite
pile-deck = cartes d’événement dans la pioche
pile-aside = mises de côté
sheet-empty-hand = Aucune carte d’événement en main.
sheet-reconstructed = Les règles imprimées ne donnent en entier ni le terrain et les routes de la carte, ni les feuilles de marque, mises en place et renforts : ce qui manquait est reconstitué.
sheet-window-scout = Reconnaissance de cavalerie
sheet-window-withdraw = La cavalerie qui se dérobe devant l’ennemi
sheet-window-intercept = L’interception d’un ennemi en marche
sheet-window-guns = La marche au son du canon
sheet-window-passage = Le passage en force
sheet-window-advance = Pousser plus loin après un passage en force
sheet-window-blow = Faire sauter un pont en se retirant
sheet-window-step-back = Reculer après une bataille
sheet-window-cards = Jouer une carte d’événement
scenario-viceroy-aim = Trois tours, mars et avril 1813 : Eugène tient l’Elbe avec les débris d’une armée. Des villes, des batailles gagnées et des chefs capturés donnent des points ; trois points d’avance font la victoire.
scenario-lutzen-bautzen-aim = Deux tours, mai 1813 : Napoléon tombe sur les Coalisés entre Saale et Spree. Leipzig, Dresde, Torgau, Wittenberg, Berlin et Breslau donnent des points, les batailles gagnées aussi ; trois points d’avance font la victoire.
scenario-spring-aim = Sept tours, de mars à juin 1813 : de l’Elbe à la veille de l’armistice. Des villes, des batailles gagnées et des chefs capturés donnent des points ; trois points d’avance font la victoire.
scenario-autumn-aim = Cinq tours, d’août à octobre 1813 : trois armées coalisées se referment sur Napoléon. Des villes, des batailles gagnées et des chefs capturés donnent des points ; trois points d’avance font la victoire.
scenario-campaign-aim = Toute l’année 1813 en quinze tours, l’armistice au milieu : de la retraite du vice-roi à Leipzig. Trois points d’avance font la victoire.

## La scène : ce qui se trouve sur la feuille

note-points = PV
note-pontoons = ponts de bateaux en réserve
note-weather = météo :
note-acting = un joueur par armée (JDG-10-6) ; joue en ce moment :
note-solitaire = solitaire : des dés donnent les PM de chaque marche (JDG-10-3)
note-frontier = frontière autrichienne fermée
note-objectives = PV à la fin :
note-mud-next = la boue suivra
note-armistice = Armistice
note-sieges = sièges :
scene-siege = { $box } ({ $face ->
    [0] masque
   *[other] ligne { $face }
})
scene-stragglers = { $count } PF de traînards (JDG-5.5.4-1)
scene-points = { $won } gagnés, { $places } tenus
scene-clear = temps clair
scene-rain = pluie (1 PM de moins, gués à 1 PM de plus, poursuite −1)
scene-mud = boue (1 PM de moins, cavalerie et chefs 2, canons 3 ; gués à 1 PM de plus, traînards +2, pas de poursuite)
scene-snow = neige (1 PM de moins, une séquence de moins en bataille ; traînards +1, artillerie et poursuite −1)
scene-back = au prochain tour
scene-due = tour { $turn }, { $box }
scene-due-armistice = Armistice, tour { $turn }, { $box }
scene-armistice = déclaré au début de la { $turn }, sauf carte ou bataille décisive
scene-truce = en vigueur jusqu’à la { $turn }
scene-uncommanded = { $independent ->
    [0] { $level ->
        [a] non commandé, 1 PM de moins : { scene-no-line } (JDG-4.6-1)
       *[b] non commandé, 1 PM de moins, pas de marche forcée : aucune LdC vers un chef (JDG-4.6-2)
    }
   *[1] { $level ->
        [a] indépendant, 1 PM de moins (JDG-1.2.2-7)
       *[b] indépendant, 1 PM de moins, pas de marche forcée : aucune LdC vers un chef (JDG-4.6-2)
    }
}
scene-no-line = { $chief ->
    [none] l’armée n’a pas de commandant en chef
   *[other] aucune LdC vers { $chief }
}
scene-inside = enfermé (JDG-8.8-13)
scene-tired = épuisé, demi-force en attaque (JDG-8.5-1)
scene-army = ({ $chief ->
    [none] sans commandant en chef
   *[other] { $chief }
}) { $pc ->
    [-1] {""}
   *[other] { $pc } PC,{" "}
}{ $supplied ->
    [6] ravitaillée
    [4] mal ravitaillée
    [0] {""}
   *[3] coupée
}
scene-objective = { $box } { $pv }{ $only ->
    [french] {" "}(Français seuls)
    [coalition] {" "}(Coalisés seuls)
   *[both] {""}
}

## Les marches

route-purse = Points de mouvement
route-summary = { $cost } PM sur { $total }
route-summary-free = { $cost } PM
route-enemy = { $pieces-count ->
    [0] Des pions ennemis sont à { $zone } : si c’est une Force, la marche s’y arrête
   *[other] { $pieces } à { $zone } : la marche s’y arrête
}.
route-too-far = Aucun chemin de { $points } PM n’y mène.
