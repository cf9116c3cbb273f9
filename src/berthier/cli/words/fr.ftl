# La ligne de commande et le jeu simple au terminal.

cli-scenarios = {"  "}scénarios : { $names }
cli-levels = {"  "}règles : { $names }
cli-seats = {"  "}places : { $names }
cli-option = {"  "}option { $option } : { $values }
cli-verified = C’est juste : { $answers } réponses et { $draws } tirages mènent à la position de cette sauvegarde.
cli-scripted = Parmi les tirages, { $count } ont été imposés et non tirés.
cli-commitment = Engagement du hasard : { $commitment }
cli-pack = Le paquet de { $title } est en ordre.
cli-kind-rule = règle
cli-kind-definition = définition
cli-kind-data = données
cli-kind-ruling = décision de notre part
cli-coverage-chapter = chapitre
cli-coverage-rules = règles
cli-coverage-coded = codées
cli-coverage-proved = éprouvées
cli-coverage-all = en tout

play-handover = Aux { $seat } de jouer. Appuyez sur Entrée quand eux seuls voient l’écran.
play-turn-of = — { $seat } —
play-choose = Votre réponse (un numéro, ou « help ») :{" "}
play-chosen = { $seat } : { $option }
play-allowed = Permis : { $options }
play-undone = Réponse reprise.
play-saved = Sauvegardé dans { $file }.
play-kept = La partie est gardée dans { $file }. Pour la reprendre : berthier play --load { $file }
play-bye = À la prochaine.
play-end-of-input = L’entrée est terminée.
play-which = Quoi donc ? Par exemple : { $example }
play-nothing-new = Rien ne s’est encore passé.
play-commitment = Engagement du hasard de cette partie : { $commitment }
play-revealed = Clé du hasard, pour le vérifier : { $secret }
play-help =
    un numéro ou le texte d’une réponse : la choisir
    why X         pourquoi X (zone, corps, carte, réponse) ne peut pas être choisi
    undo          reprendre votre dernière réponse
    show          revoir la situation
    show ZONE     une zone, ses voisines et qui s’y trouve (aussi : map)
    hand          vos cartes
    log           tout ce qu’on vous a dit
    rules ID      une règle en entier
    save FICHIER  sauvegarder la partie
    quit          partir ; la partie est gardée

## La situation

summary-turn = Tour { $turn }. Piste de victoire : { $vp }.
summary-held = { $zone } ({ $side })
summary-control = Citadelles : { $zones }.
summary-slot = En vigueur ce tour-ci : { $cards }.
summary-own = Vos pièces (infanterie+cavalerie, fatigue) :
summary-enemy = Pièces ennemies (pour ce qu’on en sait) ; { $cards } { $cards ->
    [one] carte
   *[other] cartes
} en main :
summary-corps = { $piece } { $infantry }+{ $cavalry }, fatigue { $fatigue }
summary-block = { $piece } force { $strength }, fatigue { $fatigue }
summary-activated = { $piece } (activé)
summary-hand = Votre main ({ $count }) : { $cards }
summary-zone = { $zone } : { $terrain ->
    [wooded] boisée
    [citadel] citadelle, { $vp } points
   *[open] dégagée
}
summary-ways = Connexions : { $zones }
summary-bridge = { $zone } (pont)
summary-broken = { $zone } (pont détruit)
summary-axis = Axe de retraite ({ $side }) : { $zone }
