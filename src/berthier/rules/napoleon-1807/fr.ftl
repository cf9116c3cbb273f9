# Napoléon 1807 : textes des règles et décisions (français). Un message par identifiant, une ligne par message. Ce qui manque ici
# vient de 1806 (same.toml).

## Matériel et constantes

N07-CMP-1 = Un joueur mène les Français (bleu), l’autre les Russes (vert, paravent blanc). Un seul plateau sert à tous les scénarios ; chacun dit ce qui est placé et où, combien de temps dure la partie et qui gagne.
N07-CMP-2 = La boîte contient 26 blocs bleus, 26 verts et 1 blanc ; 3 cartes d’ordre de bataille ; des cubes de force : 40 bleus, 30 verts, 20 roses et 15 jaunes ; 80 cylindres de fatigue ; par camp 4 drapeaux de contrôle, 5 marqueurs de citadelle, 3 flèches d’axe et 5 dés ; 2 étoiles de siège ; 3 disques blancs pour le match nul.
R07-01 = La quantité de marqueurs ne limite jamais le jeu. Le bloc blanc est pris pour les Prussiens de Lestocq, les seuls qui restent.
N07-CMP-3 = Chaque camp a son propre paquet de 48 cartes. La boîte ajoute six cartes pour le jeu de 1806.
R07-02 = Quartiers d’hiver et Boue ne sont pas dans les paquets au départ, un paquet en jeu peut donc compter moins de 48 cartes ; la liste exacte est une donnée. Les valeurs françaises vont de 1 à 5 : la carte Le Rougeaud énumère exactement celles-là. Les valeurs russes sont des données.
N07-CMP-5 = Il existe quatre types de zone : dégagée, boisée, ville fortifiée et citadelle. Certaines connexions franchissent une rivière par un pont ; elles seules peuvent porter un marqueur de pont détruit.
R07-03 = Une zone a un seul type. Preussisch Eylau est dégagée : dans l’exemple, le défenseur ne reçoit pas de carte de terrain et il est poursuivi.
N07-CMP-6 = Les blocs portent des bonus : mouvement, combat et poursuite pour les corps, combat pour les commandants. Le texte confirme : Bessières a le bonus de mouvement ; Lannes un bonus de combat de 1 ; Bennigsen un bonus de combat de 1 ; Napoléon a mouvement +1, combat +1 et 1 fatigue de moins en manœuvre.
R07-04 = Les corps n’ont pas de bonus de fatigue dans ce jeu : seul celui de Napoléon est cité.

## Définitions

## Villes fortifiées, citadelles, sièges

N07-FTW-1 = Une ville fortifiée porte un marqueur de contrôle du camp qui la tient.
N07-FTW-2 = Une pile dont le mouvement entre dans une ville fortifiée non contestée et contrôlée par l’ennemi s’en empare, doit s’y arrêter et subit 1 fatigue. Si cette fatigue élimine le corps, le marqueur n’est pas changé.
R06-32 = La fatigue pour la prise d’une ville fortifiée est de 1 pour toute la pile, s’ajoute à la fatigue du mouvement avant les bonus et se partage avec le reste ; contrôle et point de victoire sont réglés après la répartition. À plusieurs corps, le contrôle est pris si l’un d’eux au moins survit. Cette fatigue n’apparaît pas quand le contrôle change sans mouvement (l’ennemi part ou meurt, un renfort arrive) ni dans une retraite.
N07-FTW-3 = Placer son marqueur de contrôle sur une ville fortifiée rapporte 1 point de victoire, chaque fois. La zone doit être traversée ou occupée par une pile de son camp sans être contestée.
R06-60 = Une pile qui reste seule dans une ville fortifiée contestée, l’ennemi étant parti ou mort, en prend alors le contrôle. Quitter une ville fortifiée n’en fait pas perdre le contrôle. Une vedette en prend aussi le contrôle.
R06-51 = Une pile en retraite qui entre dans une ville fortifiée sans corps ennemi en prend le contrôle avec le point de victoire, ne s’y arrête pas pour cela et ne subit pas de fatigue : l’arrêt est écrit pour les mouvements, alors que la règle de victoire parle de traverser ou d’occuper.
N07-FTW-4 = Une ville fortifiée peut commencer la partie sans aucun marqueur de contrôle.
R07-05 = Si le scénario laisse une ville sans marqueur, la première pile qui y entre s’en empare de la même façon, avec l’arrêt, la fatigue et le point de victoire.
N07-CIT-1 = Une citadelle porte un marqueur de citadelle d’un camp et une valeur imprimée en points de victoire. Elle n’a pas de marqueur de contrôle : y entrer ne la prend pas, n’arrête pas la pile et ne coûte pas de fatigue.
N07-CIT-2 = Une citadelle ne change de mains que par la carte Reddition.
N07-CIT-3 = Au combat, une pile qui se bat dans une zone portant un marqueur de citadelle de son camp reçoit 1 carte de plus, en attaque comme en défense.
N07-SIE-1 = Un scénario peut commencer avec un marqueur de siège sur une citadelle. Aucun siège ne commence en cours de partie.
N07-SIE-2 = Le marqueur de siège est retiré définitivement dès qu’une pile du camp de la citadelle est seule dans la zone.
R07-06 = Une pile compte au moins un corps ; les vedettes ne lèvent pas un siège. Seule veut dire sans corps ennemi ; une pile qui ne fait que traverser la zone suffit. Le marqueur n’est pas une pile : il ne conteste pas la zone, n’arrête personne et n’ôte pas la carte de combat de la citadelle. Aucun corps assiégeant n’est nécessaire pour le maintenir.

## Météo

N07-WEA-1 = Pluie et Neige sont des cartes rouges ; elles durent pendant le tour où elles sont piochées et prennent effet.
N07-WEA-2 = Boue n’est jamais dans un paquet. Il y a de la boue pendant tout un tour si Pluie ou Neige a pris effet au tour précédent et qu’aucune des deux ne prend effet à celui-ci.
R07-07 = Se décide à la fin de la phase de pioche. Des cartes rouges qui s’annulent n’ont pas pris effet : elles n’empêchent pas la boue ce tour-ci et ne la causent pas au suivant. La boue ne cause pas la boue. Avant le tour 1, il n’y a pas de météo, sauf si le scénario le dit.
N07-WEA-3 = Pluie : 1 fatigue par pile activée, placée librement, et 1 point de mouvement de moins. Neige : 1 point de mouvement de moins. Boue : 1 fatigue par corps activé et 2 points de mouvement de moins. Les corps activés parce qu’ils sont attaqués ne subissent pas cette fatigue.
N07-WEA-4 = Froid n’est pas une météo : elle ne cause pas de boue au tour suivant.

## Quartiers d’hiver

N07-QDH-1 = Si le scénario emploie les quartiers d’hiver, la carte Quartiers d’hiver de chaque joueur est posée sur son emplacement du plateau et n’est pas dans son paquet. Tous les points de force qu’il perd, quelle qu’en soit la cause, sont posés sur sa carte.
N07-QDH-2 = Quand un joueur subit sa cinquième perte, sa carte va dans sa défausse.
R07-08 = La cinquième perte est le moment où le cinquième cube est sur la carte. Les points de force repris par Soins quittent la carte avant cela ; ensuite, rien ne rappelle la carte. Plusieurs pertes à la fois peuvent dépasser la cinquième.
N07-QDH-3 = Les points de force gagnés par Conscrits ou Renforts viennent de la réserve et ne touchent pas à la carte.
N07-QDH-4 = Quand la carte sort plus tard de la pioche reconstituée, elle est posée à côté du plateau, sans effet, et une autre carte est prise à sa place.
R07-09 = Piochée ou révélée, peu importe (initiative, mouvement, combat, poursuite, Réserve, Le Rougeaud). Anticipation ne peut la choisir. Elle n’est jamais dans une main. Elle n’est pas rouge.
N07-QDH-5 = Quand les deux cartes sont à côté du plateau, la partie prend fin à la fin du tour en cours, quel que soit le nombre de tours du scénario. Le décompte final suit.
N07-QDH-6 = Avec l’option des dés, la carte est mélangée directement dans la pioche de son propriétaire au lieu d’aller dans la défausse.

## Séquence du tour

N07-SEQ-2 = Le nombre de tours, le premier tour et les renforts sont donnés par le scénario. Après la récupération, le marqueur de tour avance et la séquence recommence ; après le dernier tour, la partie est finie. Des renforts dont la zone est barrée arrivent un tour plus tard.
R06-17 = L’emplacement reçoit un nombre quelconque de cartes : Pluie ou Neige peuvent être en vigueur avec Retraite stratégique et Marie Walewska. Tous leurs modificateurs s’additionnent.

## Phase de pioche

## Phase d’initiative

## Phase d’opérations

N07-OPS-3 = Un joueur dont tous les corps sont activés doit passer ; au niveau Grognard, ses vedettes doivent l’être aussi.
R06-23 = Le joueur actif annonce à la désignation s’il manœuvre ou combat aussitôt ; les cartes de manœuvre (Réaction, Ultime effort, etc.) ne peuvent être jouées que s’il manœuvre.

## Manœuvre

N07-MAN-2 = Modificateurs de points de mouvement, tous cumulés : (a) −1 par corps au-delà du premier ; (b) plus ou moins les cartes vertes de manœuvre de chaque joueur ; (c) +1 si Napoléon accompagne la pile et que Marie Walewska n’est pas en vigueur ; (d) +1 si la pile compte un seul corps et que ce corps a le symbole de mouvement ; (e) événements valables tout le tour : Pluie −1, Neige −1, Boue −2, Retraite stratégique +1 (Russes).
N07-MAN-7 = L’arrêt et la fatigue dus à une prise concernent les villes fortifiées, non les citadelles.
N07-MAN-8 = Fatigue en fin de mouvement, totalisée pour la pile : (a) à partir du quatrième, 1 par corps et par point de mouvement dépensé ; (b) 1 pour la pile si le mouvement a commencé en zone contestée ; (c) 1 pour la pile s’il s’est terminé en zone contestée ; (d) plus ou moins les cartes d’événement ; (e) moins 1 si Napoléon accompagne la pile et que Marie Walewska n’est pas en vigueur.
R06-35 = Le bonus de Napoléon ne réduit que la fatigue de cette manœuvre, jamais sous 0 ; il ne retire pas de fatigue plus ancienne. Les retraits par carte (Fourrager) annulent d’abord la fatigue de cette manœuvre, et le surplus retire de la fatigue plus ancienne à des corps de la pile choisis par le propriétaire. Ordre : points de mouvement au-delà du troisième, départ contesté, arrivée contestée, ville fortifiée et carte adverse, puis Fourrager, puis le bonus.
N07-MAN-9 = La fatigue de la manœuvre est répartie équitablement entre les corps de la pile. On vérifie ensuite les éliminations, puis le contrôle des villes fortifiées.

## Axe de retraite

N07-AXE-3 = Si une pile ennemie entre plus tard dans la zone par la connexion du marqueur d’axe, par une manœuvre ou par Ultime effort, la pile du propriétaire du marqueur déjà présente subit aussitôt 2 fatigues, réparties équitablement. Cela ne peut arriver qu’une fois par tour.

## Combat

R06-42 = Les bonus des étapes E à I ne peuvent sauver une telle attaque, car la vérification les précède. Les cartes jouées à l’étape A restent jouées et leurs effets immédiats demeurent ; un corps amené par Au son du canon compte aux étapes B et D et reste dans la zone. Une attaque annulée n’active pas le défenseur.
N07-COM-7 = Combat, étape E : +1 carte pour un défenseur en zone boisée. Étape F : +1 carte pour un défenseur dans une ville fortifiée portant son propre marqueur de contrôle. Étape G : +1 carte pour une pile, en attaque ou en défense, dans une zone portant un marqueur de citadelle de son camp.
N07-COM-8 = Combat, étape H : ajouter les bonus de combat des corps de la pile et de tout commandant qui en fait partie, Napoléon, Bennigsen, etc. ; ils valent aussi dans les piles de plusieurs corps.
R07-10 = Deux commandants dans une même pile comptent tous deux ; le texte ne limite rien.
N07-COM-9 = Combat, étape I : ajouter ou retrancher des cartes pour les événements. Un camp dont le compte final est de 0 ou moins ne révèle rien et n’inflige rien.
N07-COM-11 = Combat, étape 3 : chaque symbole de perte (deux images différentes, même sens) inflige 1 perte à l’ennemi, chaque symbole de fatigue 1 fatigue. Les effets d’événement sur le résultat du combat (Mitraille +2 fatigues, Carré −2 fatigues, Grande batterie +1 perte) s’ajoutent ici ; une somme inférieure à 0 compte pour 0.

## Retraite

N07-RET-3 = Si le vaincu n’a pas de marqueur d’axe dans la zone de combat, il choisit la première connexion, sauf celle qui porte le marqueur d’axe du vainqueur.
N07-RET-9 = Toutes les fatigues d’une même retraite sont additionnées et réparties équitablement à la fin de celle-ci.
N07-RET-10 = Les événements de retraite (Panique, Dos à la rivière, Retraite en ordre) peuvent être joués une fois la retraite de base effectuée, avant la vérification de la poursuite. Chaque joueur joue une carte au plus.
R06-53 = Ordre : le vainqueur d’abord (Panique, Dos à la rivière), puis le vaincu (Retraite en ordre) ; on vérifie ensuite les conditions de la poursuite.
N07-RET-11 = Si la retraite laisse la zone de combat non contestée, le marqueur d’axe est retiré, et une ville fortifiée s’y trouvant passe au vainqueur si sa pile y est encore et que le marqueur de contrôle est ennemi. Un siège est levé si une pile du camp de la citadelle y est désormais seule.

## Poursuite

N07-PUR-1 = Une poursuite a lieu si la cavalerie du vainqueur dépasse celle du vaincu en points de force et si la zone de combat n’est ni boisée, ni une ville fortifiée, ni une citadelle, quel qu’en soit le possesseur. Elle est automatique et non facultative.
R06-55 = La cavalerie se compte après les pertes et la fatigue de retraite, dans les piles qui ont combattu. Peu importe pour l’interdiction qui tient la ville ou la citadelle. Un vaincu sans corps survivant ne peut être poursuivi.

## Récupération

N07-REC-0 = Si Froid est en vigueur, elle agit avant l’étape 1 de la récupération.
N07-REC-1 = Récupération, étape 1 : chaque corps à activer retire toute sa fatigue ; Soins se résout ici.
N07-REC-5 = Récupération, étape 5 : on vérifie Impatience du tsar, les cartes de l’emplacement sont défaussées, la météo du tour est notée pour la boue du suivant, le marqueur de tour avance. La fin d’un tour ne rapporte par elle-même aucun point de victoire.

## Élimination

N07-ELI-3 = Un commandant laissé seul par une élimination est éliminé. Si c’est Napoléon, le Russe gagne aussitôt ; la perte d’un commandant russe est sans effet.

## Victoire

N07-VIC-1 = Il y a une seule piste de victoire : les gains français la font baisser, les gains russes la font monter. Tous les changements sont immédiats. Le scénario dit d’où elle part.
N07-VIC-2 = Chaque point de force ennemi éliminé en cours de partie, au combat ou par la fatigue, rapporte 1 point de victoire.
N07-VIC-3 = En cours de partie, placer un marqueur de contrôle sur une ville fortifiée rapporte 1 point de victoire.
N07-VIC-4 = À la fin du scénario, après le dernier tour, un joueur marque la valeur de chaque citadelle ennemie dont une de ses piles occupe seule la zone, et de chaque citadelle ennemie assiégée.
R07-11 = Une citadelle ne compte qu’une fois, même si les deux cas se présentent. Les vedettes ne sont pas une pile. Une citadelle contestée sans marqueur de siège ne compte pour personne.
R07-12 = Le décompte final des deux camps est compensé, puis on vérifie 0 et 20, puis la table du scénario.
N07-VIC-7 = Si personne n’a gagné à la fin, les conditions de victoire du scénario décident ; elles peuvent prévoir un match nul.
R07-13 = Les trois disques blancs marquent les valeurs de la piste qui font match nul ; un scénario en désigne donc jusqu’à trois, ou aucune.

## Scénarios

N07-SCN-1 = Un scénario dit : son nom, son premier tour et son nombre de tours ; les points de victoire au départ ; les pièces qui participent, où, avec quelle force et quelle fatigue ; les commandants ; les renforts ; les marqueurs de citadelle, leur camp et leur valeur ; les sièges ; les marqueurs de contrôle ; les ponts détruits au départ ; le nombre et la place des vedettes ; si les quartiers d’hiver sont employés ; les changements des paquets et les cartes en main ; la météo du tour qui précède le premier ; les conditions de victoire à la fin et les valeurs de match nul ; les règles particulières ; et qui mène le premier tour si cela ne se décide pas comme d’habitude.
R07-38 = Le livret n’a pas de niveau Maréchal pour 1807 : les enchères, le placement caché et les pendules de 1806 sont offerts comme une variante de notre fait. Des scénarios liés en une seule campagne ne sont pas non plus dans les règles.
N07-SCN-2 = Un scénario peut laisser un de ces points ouvert.
R07-14 = Quand rien n’est dit : 10 points de victoire au départ, pas de fatigue, force complète, ni siège, ni pont détruit, ni valeur de match nul, ni quartiers d’hiver, pas de météo avant, initiative comme d’habitude, vedettes dans des zones avec un corps de leur camp. Les Russes gagnent au-dessus des valeurs de match nul et les Français au-dessous ; sans ces valeurs, les Russes gagnent au-dessus de 10, les Français au-dessous, et 10 fait match nul. Ce sont des valeurs d’attente.
N07-SCN-3 = Ce que le texte dit de la carte et des pièces : les zones Allenburg, Danzig (citadelle de 2, montrée russe et assiégée), Gildenburg, Graudenz (citadelle), Königsberg, Lautenburg, Preussisch Eylau (dégagée), Rastenburg, Thorn (citadelle de 2, montrée française) ; les pièces françaises Napoléon, Bessières, Lannes, Lefebvre, Ney, Soult ; les commandants russes Bennigsen et Kamenski et les corps Essen III, Lobanov, Olsufiev, Ostermann.
N07-SCN-EYL = Eylau, hiver 1807 : La Garde désigne Bessières. Bennigsen commande, les quartiers d’hiver sont employés, Danzig et Graudenz sont assiégées. Seul le corps de la Garde est donné par le texte ; le reste est reconstitué.
N07-SCN-FRI = Friedland, juin 1807 : La Garde désigne Bessières. Lobanov arrive par sa carte ; les cartes d’hiver ne servent pas. Seul le corps de la Garde est donné par le texte ; le reste est reconstitué.
N07-SCN-PUL = Pultusk, hiver 1806 : La Garde désigne Lefebvre. Dans la campagne, Kamenski commande aux côtés de Bennigsen et les quartiers d’hiver sont employés. Seul le corps de la Garde est donné par le texte ; le reste est reconstitué.

## Option des dés

N07-DIC-1 = D’un commun accord avant la partie, et pour les deux joueurs, les cartes de combat sont remplacées par des dés de sa couleur : autant de dés qu’on révélerait de cartes. Quartiers d’hiver va alors directement dans la pioche.
R06-66 = Les faces des dés sont des données : elles diffèrent d’un camp à l’autre, comme leurs cartes. S’il faut plus de cinq dés, on relance simplement ; le stock n’est pas une limite.

## Jeu en équipe

## Niveau Grognard

N07-GRO-FOG-3 = Les cartes qui supposent de connaître une pile cachée sont jugées par le programme ; aucune de ce jeu ne prévoit par écrit d’être jouée à l’aveugle. Les totaux de points de mouvement et les bonus sont appliqués de bonne foi par le propriétaire ; le programme les vérifie.
R07-15 = Les cartes dont la condition dépend de pièces cachées hors combat (Gué : sa propre pile ; Épidémie : une pile quelconque) sont traitées par le programme sur la réalité. Épidémie peut désigner une zone qui se révèle ne contenir que des vedettes ; elle est alors sans effet.
N07-GRO-VED-1 = Après les corps, chaque joueur place ses vedettes, autant que le dit le scénario.
N07-GRO-VED-2 = Une opération peut désigner une ou plusieurs vedettes à activer d’une même zone ; elles ont la valeur révélée + 1 points de mouvement, quel que soit leur nombre, moins ceux que coûtent pluie, neige ou boue. Les vedettes n’opèrent jamais avec des corps, et les commandants ne peuvent les accompagner.
N07-GRO-VED-9 = Les vedettes peuvent occuper des villes fortifiées contrôlées par l’ennemi et s’en emparer, avec le point de victoire.
R06-73 = Prendre le contrôle d’une ville fortifiée arrête les vedettes comme une pile ; la fatigue est sans effet.
N07-GRO-VED-13 = Les vedettes ne peuvent ni entrer dans une zone portant un marqueur de citadelle ennemi ni y être placées, pas même pour la traverser.

## Cartes

N07-CARD-GEN-2 = Chaque carte appartient au paquet français, au paquet russe ou aux deux.
R06-80 = Une carte dont le texte nomme un camp comme utilisateur ou bénéficiaire n’est que dans le paquet de ce camp ; une carte au texte neutre est dans les deux. Le nombre d’exemplaires par paquet est une donnée (48 cartes par camp).
R07-16 = Une carte qui nomme un camp n’est qu’à ce camp ; un texte neutre vaut pour les deux. Cas particuliers, motivés à la carte : Impatience à Paris (Russes), Impatience du tsar (Français), Kamenski (Français), Marie Walewska (Russes), Reddition (Français).
N07-CARD-GEN-3 = Chaque carte a une couleur, rouge, bleue ou verte, sauf les cartes spéciales Boue et Quartiers d’hiver.
R07-17 = Rouges, car le texte les impose : Froid, Impatience à Paris, Inactivité, Neige, Pluie, Reddition. Bleues, montrées ou déduites : Aide de camp, Anticipation, Conscrits, Épidémie, Impatience du tsar, Intuition, Kamenski, Lobanov, Marie Walewska, Pour le tsar, Ravitaillement, Renforts, Réserve, Retraite stratégique, Soins. Vertes : toutes les autres, sauf les deux cartes spéciales Boue et Quartiers d’hiver.
N07-CARD-GEN-4 = Chaque carte de manœuvre est liée aux opérations d’un camp, celui de son propriétaire ou celui de l’adversaire ; Cosaques, comme Hussards, à celui de son propriétaire.
R06-82 = Les cartes de manœuvre qui aident la pile en mouvement se jouent dans ses propres opérations ; celles qui lui nuisent, dans celles de l’adversaire. Hussards et Cosaques : ses propres opérations. Contre ordre : les deux.
N07-CARD-GEN-5 = Les cartes de combat supplémentaires dues aux événements entrent à l’étape I, après la vérification de l’étape D : elles ne sauvent jamais une attaque annulée. Les changements immédiats de fatigue précèdent l’étape B et peuvent faire basculer cette vérification dans un sens ou dans l’autre.
N07-CARD-GEN-8 = Dans un combat, les événements des deux joueurs agissent indépendamment et s’additionnent ; seules annulent Contre ordre et, contre une Marche forcée, Contre marche, jamais en combat.
N07-CARD-AIDE-DE-CAMP = Aide de camp (les deux camps, bleue, phase d’initiative). Le joueur regarde une fois toute la main de l’adversaire. Il n’apprend rien de la pioche.
R07-20 = Le regard montre la main à ce moment ; si le Français la joue, le choix d’une carte par le Russe dans cette phase vient après.
N07-CARD-ANTICIPATION = Anticipation (les deux camps, bleue, phase d’initiative). Le joueur consulte sa propre pioche, y prend en main une carte qui n’est pas rouge, sans la montrer, et mélange le reste pour reformer la pioche. La défausse n’est pas consultée ; Quartiers d’hiver ne peut être choisie.
N07-CARD-ARRIERE-GARDE = Arrière garde (Russes, verte, combat). Seulement si un seul corps russe défend. Au lieu du combat, ce corps retraite aussitôt de 2 connexions, perd 1 point de force et subit 1 fatigue. Il n’y a pas de poursuite ; il est activé, ainsi que la pile française qui attaquait.
R07-21 = Un commandant peut être avec le corps et l’accompagne. La retraite obéit à toutes les règles et coûts de retraite ; la fatigue de 1 s’ajoute à ses fatigues. Le point de force rapporte 1 point de victoire aux Français et est perdu avant la retraite ; si c’était le dernier, le corps est éliminé. Il n’y a pas de vainqueur, donc ni Panique, ni Dos à la rivière, ni résultat de Grande batterie. Les effets immédiats de la carte française (Tirailleurs, Colonne d’assaut) demeurent. Si aucune première connexion n’est permise, la carte ne peut être jouée.
R06-85 = Le corps amené par Au son du canon fait partie de la pile pour les étapes B à H, les résultats, la retraite, la poursuite et l’activation, mais ne cause pas de malus d’attaque en marche. Il utilise l’axe de son camp déjà présent dans la zone. Un commandant qui resterait seul doit venir. Retraite stratégique ne le restreint pas. Il ne peut pas venir d’une zone contestée.
N07-CARD-AUDACE = Audace (Français, verte, combat). Seulement quand une pile française attaque. Le défenseur russe ne reçoit pas de carte pour une zone boisée, une ville fortifiée ou une citadelle (étapes E, F et G). L’interdiction de poursuite demeure.
N07-CARD-BOUE = Boue (à personne, dans aucun paquet, dure un tour qui suit la pluie ou la neige). Chaque corps activé subit aussitôt 1 fatigue ; une pile en mouvement a 2 points de mouvement de moins. Les corps activés parce qu’ils sont attaqués n’en subissent pas.
R07-22 = La fatigue de Boue vient à la désignation, avant toute révélation ou décompte, même pour une opération qui ne fait que combattre. Les vedettes ne perdent que les points de mouvement. Les bonus ne la réduisent pas.
N07-CARD-COLONNE-ASSAUT = Colonne d’assaut (Français, verte, combat). Seulement quand une pile française attaque. +1 carte de combat ; la pile française subit aussitôt 2 fatigues, placées librement. Elles comptent à l’étape D et peuvent faire annuler l’attaque.
R06-89 = Confusion : toutes les connexions imprimées comptent, même au pont détruit. La zone de départ ne compte pas. Elle ne peut être jouée dans une zone où la pile vient de rencontrer des corps ennemis (contestée). Elle peut répondre à Organisation, et la pile s’arrête alors tout de même. La prise d’une ville fortifiée y reste possible. Elle ne s’applique pas aux retraites, à Réaction, à Ultime effort ni à Au son du canon.
N07-CARD-CONSCRITS = Conscrits (Français, bleue, phase d’initiative). +1 point de force d’infanterie pour un corps français quelconque du plateau, jusqu’à 8. Les points de victoire ne changent pas, rien n’est ôté de Quartiers d’hiver, aucun corps perdu ne revient.
N07-CARD-CONTRE-MARCHE = Contre marche (les deux camps, verte, mouvement adverse). Avant que la pile bouge : elle a 1 point de mouvement de moins. Ou bien, juste après une Marche forcée adverse : celle-ci est annulée.
R07-23 = L’un des deux emplois, jamais les deux. L’annulation peut venir à tout moment du mouvement, juste après Marche forcée.
N07-CARD-COSAQUES = Cosaques (Russes, verte, pendant son propre mouvement). Une carte est prise au hasard dans la main française et défaussée.
N07-CARD-DEPLOIEMENT-RAPIDE = Déploiement rapide (Français, verte, combat). Seulement pour une attaque française en marche : aucune carte n’est perdue pour cela à l’étape C.
R07-24 = Le malus est levé avant la vérification de l’étape D. Il le serait aussi après Fourrager, mais Fourrager est déjà l’unique carte verte de cette opération : cela ne peut arriver.
N07-CARD-DOS-A-LA-RIVIERE = Dos à la rivière (les deux camps, verte, après la retraite de base, jouée par le vainqueur). Seulement si la première connexion de la retraite a un pont, intact ou détruit. La pile en retraite perd aussitôt 1 point de force ; le vaincu choisit le corps et le cube. Si le pont est détruit, elle subit aussi 2 fatigues.
R07-25 = Ces 2 fatigues s’ajoutent aux 2 d’une retraite par un pont détruit (4 en tout), réparties équitablement. Le point de force rapporte un point de victoire mais n’allonge pas la retraite. Injouable si la pile n’a pu retraiter.
N07-CARD-ELAN = Élan (Français, verte, combat). Seulement quand une pile française attaque (en marche ou non). +1 carte de combat à l’étape I, pour ce combat seulement ; elle n’annule pas le malus d’attaque en marche et ne peut servir en défense.
N07-CARD-EPIDEMIE = Épidémie (Russes, bleue, phase d’initiative). Le Russe désigne une pile française ; chacun de ses corps subit aussitôt 1 fatigue.
R07-26 = Tous les corps français de la zone désignée subissent la fatigue.
N07-CARD-FATIGUE = Fatigue (les deux camps, verte, fin d’un mouvement adverse, avant la répartition de la fatigue). La pile en mouvement subit 1 fatigue de plus. Sans effet sur les vedettes.
N07-CARD-FROID = Froid (les deux camps, rouge, phase de pioche, agit ce tour-ci). Au début de la phase de récupération, chaque corps activé des deux camps subit 1 fatigue, avant toute récupération. Elle peut éliminer des corps. Elle ne cause pas de boue.
N07-CARD-GRANDE-BATTERIE = Grande batterie (Français, verte, combat, en attaque ou en défense). Seulement pour une pile française d’au moins 3 corps. Les Russes subissent 1 perte de plus à l’étape 3 ; chaque corps français de la pile subit aussitôt 1 fatigue.
R07-27 = La perte supplémentaire compte pour le vainqueur et pour la longueur de la retraite. Les fatigues comptent à l’étape D. Les trois corps se comptent quand la carte est jouée.
N07-CARD-GUE = Gué (les deux camps, verte, pendant son propre mouvement). Une pile d’un seul corps franchit un pont détruit pour 1 point de mouvement au lieu de 3.
R07-28 = Un commandant peut être avec le corps. Un passage par carte ; le marqueur reste. Ni pour les retraites ni pour les vedettes : le texte demande un corps.
N07-CARD-HUSSARDS = Hussards (Français, verte, pendant son propre mouvement). Une carte est prise au hasard dans la main russe et défaussée.
N07-CARD-IMPATIENCE-A-PARIS = Impatience à Paris (Russes, rouge, phase de pioche). La piste de victoire monte aussitôt de 1.
R07-29 = Paquet russe : c’est le pendant d’Impatience du tsar, qui sert l’autre camp.
N07-CARD-IMPATIENCE-DU-TSAR = Impatience du tsar (Français, bleue, phase d’initiative). Le Russe doit mener ce tour-ci au moins une opération avec un combat ; sinon la piste de victoire baisse de 1 à la fin du tour.
R07-30 = Paquet français : elle n’est pas imposée quand on la pioche, seuls les Français la joueraient donc. Le combat doit être engagé par les Russes comme attaquants et ne pas être annulé à l’étape D. Défendre ne compte pas. Deux exemplaires ne peuvent être joués dans un même tour, un joueur ne jouant qu’une carte bleue.
R06-98 = Inactivité n’est pas une activation par opération : ni Pluie ni Boue n’y causent de fatigue. Le commandant n’est pas retourné (la carte cite les corps et les vedettes). À l’étape 1 de la récupération, les corps comptent comme activés. Sans zone permise, la carte est sans effet. Une zone dont tous les corps sont déjà activés ne peut se présenter en phase de pioche.
N07-CARD-KAMENSKI = Kamenski (Français, bleue, phase d’initiative). Le commandant Kamenski est retiré définitivement. Piochée de nouveau, la carte ne sert plus qu’à la récupération.
R07-31 = Paquet français, car elle ôte un bonus aux Russes ; un scénario peut en décider autrement. Injouable comme événement si Kamenski n’est pas sur le plateau. Son retrait ne rapporte rien.
N07-CARD-LA-GARDE = La Garde (Français, verte, combat). Seulement si le corps de Lefebvre (Pultusk) ou celui de Bessières (Eylau, Friedland) combat. +1 carte de combat. Si les Français perdent le combat, chaque corps de la pile française subit 1 fatigue de plus dans le résultat.
N07-CARD-LE-ROUGEAUD = Le Rougeaud (Français, verte, combat). Seulement si le corps de Ney combat. Le Français révèle une carte : avec une valeur de 1, 2 ou 3, le corps de Ney subit aussitôt 2 fatigues ; avec 4 ou 5, les Français révèlent 1 carte de combat de plus.
R07-32 = La révélation a lieu à l’étape A, avant le décompte. Dans un paquet qui a un 6, il compte comme 4 ou 5. Si Ney en meurt et qu’il était seul, le combat finit sans révélation, retraite ni poursuite.
N07-CARD-LOBANOV = Lobanov (Russes, bleue, phase d’initiative). Le corps de Lobanov est placé, à activer, à Allenburg ou à Rastenburg, au choix du Russe. Injouable si les deux zones sont non contestées et tenues par des piles françaises seulement.
R07-33 = Une zone tenue par des corps français seulement n’est pas un choix permis ; une zone vide, russe ou contestée l’est. Dans une zone contestée, il prend la situation telle qu’elle est : ni marqueur d’axe, ni malus. Force complète, sans fatigue, une fois par partie ; ensuite, et dans les scénarios sans lui, la carte ne sert qu’à ses autres emplois.
N07-CARD-MARCHE-FORCEE = Marche forcée (les deux camps, verte, pendant son propre mouvement). +1 point de mouvement. Une pile dont le total est de 0 ou moins peut ainsi se déplacer d’une connexion, même par un pont détruit. Elle peut être annulée par Contre ordre ou Contre marche.
N07-CARD-MARIE-WALEWSKA = Marie Walewska (Russes, bleue, phase d’initiative, dure tout le tour). Aucun des trois bonus de Napoléon n’agit : point de mouvement, carte de combat, fatigue.
N07-CARD-MITRAILLE = Mitraille (Russes, verte, combat, en attaque ou en défense). La pile française subit 2 fatigues de plus à l’étape 3 de ce combat.
N07-CARD-NEIGE = Neige (les deux camps, rouge, phase de pioche, dure tout le tour). Chaque pile en mouvement a 1 point de mouvement de moins. Pas de fatigue. Le tour suivant peut être un tour de boue.
R06-101 = Organisation ne lève qu’un seul arrêt. Elle ne peut lever l’arrêt dû à une ville fortifiée prise ou à des points de mouvement épuisés.
N07-CARD-PANIQUE = Panique (Français, verte, après la retraite de base). Seulement si une pile russe a perdu le combat. Elle retraite d’une connexion de plus et subit 2 fatigues, réparties équitablement.
R07-18 = Le texte de ce jeu dit pendant la retraite au lieu d’après ; le moment et le traitement sont ceux de 1806.
N07-CARD-PLUIE = Pluie (les deux camps, rouge, phase de pioche, dure tout le tour). Chaque fois qu’un joueur active une pile, elle subit aussitôt 1 fatigue, placée librement par son propriétaire ; si elle se déplace, elle a 1 point de mouvement de moins. Être activé par une attaque ennemie ne cause pas cette fatigue. Le tour suivant peut être un tour de boue.
N07-CARD-PONT-DE-BATEAUX = Pont de bateaux (Russes, verte, pendant son propre mouvement, pas par des vedettes). Le pendant russe de Pontonniers, aux mêmes conditions.
N07-CARD-POSITION-RENFORCEE = Position renforcée (Russes, verte, combat). Seulement quand une pile russe défend, sur tout terrain et en plus des cartes de terrain. +1 carte de combat à l’étape I ; elle n’est pas supprimée par Audace, qui n’ôte que les cartes de terrain.
N07-CARD-POUR-LE-TSAR = Pour le tsar (Russes, bleue, phase d’initiative). Le Russe choisit une pile russe (tous les corps russes d’une zone) ; chacun de ses corps retire 1 fatigue.
N07-CARD-QUARTIERS-HIVER = Quartiers d’hiver (une par camp, sans couleur). Elle reçoit les pertes de son propriétaire, va dans sa défausse à la cinquième et se pose à côté du plateau quand elle ressort ; quand les deux y sont, la partie finit avec le tour.
R06-105 = Réaction : aucune carte n’est révélée, la pile n’est pas retournée et il n’y a pas de fatigue, sauf pour la prise d’une ville fortifiée. Une partie des corps d’une zone peut partir (sans laisser un commandant seul). Elle peut entrer dans une zone contenant des amis. Entrer dans une ville fortifiée contrôlée par l’ennemi en donne le contrôle et cause cette fatigue de 1 (la carte parle d’un mouvement). Une vedette ennemie seule y est éliminée. La désignation de l’adversaire n’est pas annulée. Les événements valables tout le tour ne la restreignent pas.
N07-CARD-REDDITION = Reddition (Français, rouge, phase de pioche). Si Graudenz porte un marqueur de siège, son marqueur de citadelle russe est remplacé par un français et la piste de victoire baisse de 1. Sinon, sans effet.
R07-34 = Paquet français. Le marqueur de siège est retiré aussi : une citadelle française n’est pas assiégée par les Français. Graudenz compte ensuite pour les Russes à la fin si une pile russe y est seule.
N07-CARD-RENFORTS = Renforts (Russes, bleue, phase d’initiative). +1 point de force d’infanterie pour un corps russe quelconque du plateau. Elle ne peut ramener un corps éliminé. Les points de victoire ne changent pas, et aucun cube n’est ôté de la carte Quartiers d’hiver russe.
N07-CARD-RESERVE = Réserve (les deux camps, bleue, phase d’initiative). Piocher 2 cartes en main ; les rouges sont défaussées sans effet et non remplacées ; Quartiers d’hiver est mise de côté et remplacée. Ces cartes rouges ne comptent pas avec celles de la phase de pioche, qui est finie. Les nouvelles cartes peuvent servir dès la phase d’opérations, ou en récupération.
N07-CARD-RETRAITE-STRATEGIQUE = Retraite stratégique (Russes, bleue, phase d’initiative, dure tout le tour). Chaque mouvement russe a +1 point de mouvement mais doit finir plus près de Königsberg, en connexions, qu’il n’a commencé ; une pile qui ne peut s’en rapprocher ne peut pas bouger.
R06-107 = Retraite stratégique lie les manœuvres (aussi celles des vedettes), non les retraites, Réaction, Ultime effort ni Au son du canon. La pile ne peut s’arrêter de son gré, ou entrer dans une zone qui l’arrête, que là où elle est plus près ; un arrêt imposé par une carte ennemie est toléré. Elle interdit aussi une manœuvre de zéro connexion avec le bonus, mais non un combat sans manœuvre.
R06-112 = Avec le brouillard de guerre, pour Retraite stratégique, une zone contenant des blocs ennemis inconnus compte comme une zone qui arrête la pile.
N07-CARD-SOINS = Soins (Français, bleue, phase d’initiative). Marquer d’un cylindre un corps français ayant perdu au moins 1 point de force d’infanterie. S’il est encore à activer dans la phase de récupération de ce tour, il regagne 1 point de force d’infanterie, retire toute sa fatigue, et la piste de victoire baisse de 1. Si la carte Quartiers d’hiver française est en jeu, le point de force y est pris.
R07-19 = Si la carte Quartiers d’hiver a déjà quitté son emplacement, le cube est tout de même pris parmi les cubes perdus ; le compte n’est pas rouvert.
N07-CARD-TEMPETE-DE-NEIGE = Tempête de neige (Russes, verte, combat). Seulement contre une pile française d’au moins 3 corps. Le Français choisit un de ses corps : il n’apporte pas de carte de combat et subit aussitôt 1 fatigue. Il partage les résultats et est activé comme les autres.
R07-35 = Le corps est laissé hors des étapes B, D et H : ni cartes, ni déduction pour fatigue, ni bonus. Si l’attaquant français a alors 0 ou moins à l’étape D, l’attaque est annulée.
N07-CARD-ULTIME-EFFORT = Ultime effort (Russes, verte, quand une pile française est désignée pour manœuvrer). Une pile russe activée passe d’une zone libre à une zone voisine libre ou contestée, même par un pont détruit. Chacun de ses corps subit aussitôt 2 fatigues ; entrer dans une zone contestée ne coûte rien de plus. Si elle arrive par la connexion d’un axe de retraite français, elle inflige 2 fatigues à la pile française.
R07-36 = Pas dans une zone tenue par des corps français seulement, qui n’est ni libre ni contestée. Tous les corps de la pile qui bouge doivent être activés. Elle peut entrer dans une ville fortifiée et s’en emparer, avec la fatigue de 1. La pile reste activée. La pénalité de l’axe a sa limite habituelle d’une fois par zone contestée et par tour.

## Six cartes pour 1806

N07-ADD-1 = La boîte contient six cartes à ajouter au jeu de 1806. Le texte ne les nomme ni ne les explique.
R07-37 = Une option du jeu de 1806, inactive par défaut : un exemplaire par camp de trois cartes au texte neutre qui ne demandent ni lieu, ni personne, ni marqueur de 1807, Aide de camp, Contre marche et Dos à la rivière. Chaque paquet a alors 39 cartes. Leurs chiffres sont des données. Ce choix est le nôtre.
N07-ADD-2 = Dans le jeu de 1806, ces cartes suivent les règles données ici, les Prussiens prenant la place des Russes.

## Chapitres

chapter-components = Matériel et constantes
chapter-definitions = Définitions
chapter-strongholds = Villes fortifiées, citadelles, sièges
chapter-weather = Météo
chapter-winter = Quartiers d’hiver
chapter-sequence = Séquence du tour
chapter-draw = Phase de pioche
chapter-initiative = Phase d’initiative
chapter-operations = Phase d’opérations
chapter-manoeuvre = Manœuvre
chapter-axis = Axe de retraite
chapter-combat = Combat
chapter-retreat = Retraite
chapter-pursuit = Poursuite
chapter-recovery = Récupération
chapter-elimination = Élimination
chapter-victory = Victoire
chapter-scenarios = Scénarios
chapter-dice = Option des dés
chapter-team = Jeu en équipe
chapter-grognard = Niveau Grognard
chapter-cards = Cartes
chapter-additional = Six cartes pour 1806
