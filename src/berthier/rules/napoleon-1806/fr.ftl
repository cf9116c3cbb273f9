# Napoléon 1806 : textes des règles et décisions (français). Un message par identifiant, une ligne par message.

## Matériel et constantes

N06-CMP-1 = La campagne dure 7 tours. Le marqueur de tour commence sur 1 et le marqueur de victoire sur 10, sur une piste graduée de 0 à 20.
N06-CMP-2 = Un joueur incarne Napoléon (Français, côté sud, bleu) ; l’autre incarne Frédéric III (Prussien, côté nord, noir).
N06-CMP-3 = Il y a 14 blocs bleus et 13 blocs noirs. Une fois mises à part 5 vedettes françaises et 3 prussiennes, les Français ont 1 commandant et 8 corps, les Prussiens 1 commandant et 9 corps.
R06-01 = Le nombre de vedettes vient des notes de conception. Effectif français (complet, 1 + 8) : Napoléon (commandant), Augereau, Bernadotte, Bessières (Garde), Davout, Lannes, Murat, Ney, Soult. Noms prussiens confirmés par le texte : Frédéric III (commandant), Blücher, Brunswick, Hohenlohe, Ruchel, Tauentzien, Württemberg ; les trois autres corps prussiens ne sont pas identifiés comme pions par le texte et proviennent des données du scénario (le prince Louis n’est cité que dans la partie historique).
N06-CMP-4 = Sur la carte d’ordre de bataille de son camp, chaque corps possède une piste de force, garnie de cubes d’infanterie et de cavalerie (un cube = 1 point de force, PF), et une piste de fatigue de 8 cases utiles.
R06-02 = Un corps ne possède jamais plus de 8 points de force (PF) : la table de combat s’arrête à 8, un PF gagné au-delà de 8 est donc perdu sans effet.
N06-CMP-5 = Valeur des citadelles pour la victoire : Halle et Leipzig, 3 points chacune ; Erfurt, 4 ; Bamberg, 5. Au début, les Français contrôlent Bamberg ; les Prussiens contrôlent Erfurt, Halle et Leipzig.
N06-CMP-6 = Il existe trois types de zone : dégagée, boisée et citadelle. Certaines connexions franchissent une rivière par un pont ; elles seules peuvent porter un marqueur de pont détruit.
R06-03 = Une zone a un seul type. Il apparaît que Naumburg est dégagée : le défenseur n’y reçoit aucune carte de terrain et une poursuite y a lieu.
N06-CMP-7 = Chaque camp a son propre paquet de 36 cartes. Une carte porte une valeur de mouvement et d’initiative (en haut à droite), un nom d’événement sur fond coloré, un ou plusieurs symboles de moment si elle est verte, un cadre d’effets de combat avec des symboles de perte et de fatigue (en bas à gauche) et un chiffre de récupération (en bas à droite).
R06-04 = La liste exacte des cartes n’est pas dans le texte ; les données des paquets doivent respecter les notes de conception : valeurs françaises de 1 à 6, moyenne 3,5 (lecture naturelle : six cartes de chaque valeur), valeurs prussiennes de 1 à 5, moyenne 3 ; la moitié des cartes françaises et un tiers des cartes prussiennes portent une perte.
N06-CMP-8 = La boîte contient 3 flèches d’axe de retraite par camp, 5 cubes de pont détruit, 80 cylindres de fatigue, 4 drapeaux de contrôle par camp et 5 dés par couleur.
R06-05 = La quantité de marqueurs ne limite jamais le jeu. La liste du matériel se contredit elle-même (115 cubes annoncés, 105 détaillés) : ces nombres ne peuvent donc pas être des règles.
N06-CMP-9 = Les zones de départ, la force initiale (infanterie et cavalerie) et les bonus de mouvement, de combat, de fatigue et de poursuite de chaque corps sont des données de scénario. Le texte confirme : Murat a le bonus de mouvement ; Lannes a un bonus de combat de 1 ; Napoléon a mouvement +1, fatigue −1 et combat +1.
R06-06 = Frédéric III n’a ni bonus de mouvement ni bonus de combat, car ceux-ci sont accordés nommément à Napoléon ; son bonus de fatigue est une donnée valant 0 par défaut, car cette ligne parle du commandant. Le bonus de combat de Napoléon est de 1, valeur donnée par la carte Marie Walewska de 1807.

## Définitions

N06-DEF-1 = Une pièce à activer (face portrait) peut encore agir ce tour-ci. Une pièce activée (face drapeau) ne peut plus commencer d’opération pendant ce tour.
N06-DEF-2 = Une pile est formée d’un ou plusieurs corps amis de la même zone agissant ensemble, avec ou sans commandant.
R06-07 = Pour les événements de mouvement, un groupe de vedettes compte aussi comme une pile : plusieurs cartes excluent expressément les vedettes (Fatigue, Pont détruit, Pontonniers, Inactivité), donc une carte qui ne les exclut pas s’applique à elles.
N06-DEF-3 = Un commandant (symbole étoile) ne se déplace jamais seul ; il accompagne toujours au moins un corps. Il n’a pas de point de force, ne subit pas de fatigue et ne compte pas dans le malus de taille de pile.
N06-DEF-4 = Un commandant qui se trouve dans une zone sans aucun corps ami parce que les corps qu’il accompagnait ont été éliminés est éliminé aussitôt.
R06-08 = Un commandant est seul quand aucun corps ami n’est dans sa zone : les vedettes ne le sauvent pas, d’autres corps amis présents dans la zone le sauvent.
N06-DEF-5 = Quand le dernier corps ami de sa zone la quitte par une opération, le commandant doit partir avec lui.
R06-09 = Un commandant activé ne peut pas faire partie d’une pile désignée, ni pour manœuvrer ni pour attaquer. Une pile ne peut donc pas partir si elle devait laisser seul un commandant activé : au moins un corps doit rester. Les retraites ignorent cela : toute la pile battue part avec son commandant, ainsi que tout autre commandant ami qui resterait seul dans la zone de combat.
N06-DEF-6 = Une zone est libre pour un joueur si aucun corps ennemi ne s’y trouve ; elle est contestée si des corps des deux camps s’y trouvent. Les vedettes et les marqueurs ne comptent pour aucun des deux termes.
N06-DEF-7 = Une carte est piochée quand elle passe de la pioche à la main, révélée quand elle est retournée de la pioche et utilisée aussitôt, jouée quand elle vient de la main.
N06-DEF-8 = Une carte rouge doit être jouée quand elle est piochée en phase de pioche ; une carte bleue peut être jouée en phase d’initiative ; une carte verte peut être jouée en phase d’opérations, aux moments indiqués par ses symboles. Un symbole de manœuvre est lié aux opérations d’un camp précis, et les cartes de manœuvre ne peuvent jamais être jouées pendant un combat ou une poursuite.
N06-DEF-9 = Répartir « équitablement » : chaque corps de la pile reçoit le même nombre de fatigues, autant que le total le permet (total divisé par le nombre de corps, arrondi à l’inférieur) ; le propriétaire de la pile place le reste comme il veut.
R06-10 = Le libre choix du reste est à prendre à la lettre : un reste de 2 ou plus peut aller tout entier à un seul corps, même si ce corps en est éliminé.
R06-11 = La part se calcule sur les corps présents au début de la répartition. La fatigue attribuée à un corps au-delà de son élimination n’est pas reportée sur les autres.
N06-DEF-10 = Répartir « librement » : le propriétaire de la pile place toutes les fatigues comme il veut.
N06-DEF-11 = Retirer de la fatigue ne fait jamais descendre un corps sous 0 ; l’excédent est perdu.
N06-DEF-12 = La main n’est pas limitée. Une carte jouée va dans la défausse de son propriétaire après son effet ; personne ne peut consulter une défausse.
R06-12 = La taille de la main, celle de la pioche et la dernière carte d’une défausse au moment où elle y est posée sont publiques ; les mains et les pioches sont secrètes. Les cartes dépensées en récupération sont montrées.
N06-DEF-13 = Quand un joueur doit prendre une carte et que sa pioche est vide, il mélange sa défausse pour former une nouvelle pioche et continue.
R06-13 = Les cartes posées sur l’emplacement du plateau, en main ou révélées dans la résolution en cours ne sont pas dans la défausse à ce moment. Si la pioche et la défausse sont toutes deux vides, le joueur prend simplement moins de cartes.
N06-DEF-14 = L’ordre de bataille peut être caché derrière le paravent.
R06-14 = Par défaut, la force, le type des cubes et la fatigue sont privés à tous les niveaux de règles ; au niveau Conscrit, l’identité des blocs est ouverte. Les pertes retirées et les éliminations sont annoncées. Les joueurs peuvent convenir d’ordres de bataille ouverts.
N06-DEF-15 = La distance entre deux zones est le plus petit nombre de connexions qui les séparent.
R06-15 = Une connexion au pont détruit compte pour une dans la distance ; l’occupation des zones est ignorée.
N06-DEF-16 = Les pièces se tiennent dans les zones, jamais sur les connexions.
N06-DEF-17 = Chaque fois qu’un corps perd un point de force, son propriétaire choisit le cube, infanterie ou cavalerie, sauf si l’obligation de cavalerie le lie (deux pertes ou plus dans un même combat).
N06-DEF-18 = Empilement : un nombre quelconque de corps peut se tenir dans une même zone.
R06-16 = Le nombre de corps dans une zone ou une pile n’est pas limité ; le malus de points de mouvement est le seul frein.

## Séquence du tour

N06-SEQ-1 = Un tour compte quatre phases dans un ordre fixe : pioche, initiative, opérations, récupération. Chacune est achevée avant que la suivante commence.
N06-SEQ-2 = Après la récupération, le marqueur de tour avance et la séquence recommence ; après le tour 7, la partie est finie.
N06-SEQ-3 = Les cartes d’événement qui durent tout le tour restent sur l’emplacement du plateau pendant le tour et vont à sa fin dans la défausse de leur propriétaire.
R06-17 = L’emplacement reçoit un nombre quelconque de cartes : Pluie ou Second souffle peuvent être en vigueur avec Repli stratégique. Tous leurs modificateurs s’additionnent.
N06-SEQ-4 = Renfort : au tout début du tour 5, avant la phase de pioche, un corps prussien arrive à Halle ou à Leipzig, au choix du joueur prussien, dans une zone non occupée par une pile française. Si des piles françaises occupent les deux zones, il n’est pas placé.
R06-18 = C’est le corps de Württemberg (l’histoire amène ses 14 000 hommes à Halle). Il arrive à activer, à pleine force, sans fatigue. Une zone contestée compte comme occupée par une pile française ; une vedette française seule ne l’occupe pas et est éliminée. Si le corps ne peut être placé, il n’apparaît jamais et ne rapporte aucun point de victoire. S’il entre dans une citadelle sous contrôle français, le Prussien en prend aussitôt le contrôle avec les points de victoire, mais sans fatigue (ce n’est pas un mouvement).
R06-111 = Avec le brouillard de guerre, Halle et Leipzig sont toutes deux proposées à Württemberg quand des blocs français inconnus s’y trouvent. Si la zone choisie contient un corps français, le joueur prussien en est averti et l’autre zone lui est demandée ; une vedette seule est éliminée.

## Phase de pioche

N06-DRW-1 = Pendant la phase de pioche, chacun des joueurs prend 3 cartes de sa pioche et les joint à sa main.
N06-DRW-2 = Une carte rouge piochée en phase de pioche doit être jouée aussitôt ; elle n’est pas remplacée. Elle va à la défausse après résolution, ou sur l’emplacement du plateau si elle dure tout le tour.
N06-DRW-3 = Si deux cartes rouges ou plus sont piochées pendant la même phase de pioche, par un seul joueur ou par les deux, toutes sont défaussées sans effet.
R06-19 = Les deux joueurs achèvent d’abord leurs trois pioches ; puis on compte ensemble les cartes rouges des deux joueurs. Une seule : on la résout. Deux ou plus : on les défausse toutes, quels que soient leurs titres.
N06-DRW-4 = Les cartes rouges piochées hors de la phase de pioche suivent la carte qui a causé la pioche (Réserve : défaussées sans effet et non remplacées ; Anticipation : ne peuvent être choisies). Les cartes révélées ne déclenchent jamais leur événement.

## Phase d’initiative

N06-INI-1 = En phase d’initiative, chaque joueur peut jouer au plus une carte bleue de sa main. Le Français déclare le premier s’il en joue une et laquelle ; puis le Prussien.
R06-20 = L’événement français est entièrement résolu avant que le Prussien décide, sauf Intuition, qui ne prend effet qu’au moment de déterminer l’initiative. Les cartes obtenues par Réserve ou Anticipation ne peuvent pas être jouées comme seconde carte bleue dans cette phase.
N06-INI-2 = Si un seul joueur a joué Intuition, il a l’initiative et aucune carte n’est révélée. Si les deux l’ont jouée, les deux cartes sont annulées et l’initiative se décide en révélant des cartes.
R06-21 = Avec une seule Intuition, aucun des deux camps ne révèle de carte.
N06-INI-3 = Sans Intuition décisive, chaque joueur révèle une carte ; la plus forte valeur joue en premier dans la phase d’opérations, l’égalité profitant aux Français. Les deux cartes sont défaussées.

## Phase d’opérations

N06-OPS-1 = En commençant par celui qui a gagné l’initiative, les joueurs alternent ; à son tour, un joueur passe ou effectue une opération.
N06-OPS-2 = Un joueur qui passe n’effectue plus d’opération ce tour-ci, mais peut encore jouer une carte verte à chaque opération de l’adversaire, qui enchaîne alors ses opérations jusqu’à ce qu’il passe à son tour. Quand les deux ont passé, la phase est finie. On peut passer en ayant encore des pièces à activer.
N06-OPS-3 = Un joueur dont tous les corps sont activés doit passer.
R06-22 = Au niveau Grognard, des vedettes à activer comptent aussi comme une action restante (ce que disent les règles de 1807). Un commandant à activer ne suffit pas à lui seul.
N06-OPS-4 = Une opération commence par la désignation d’une pile dont tous les corps sont à activer ; il n’est pas nécessaire d’y inclure tous les corps à activer de la zone. La pile peut alors manœuvrer, ou combattre, ou manœuvrer puis combattre (attaque en marche). Une pile qui commence dans une zone contestée peut combattre sans manœuvrer.
R06-23 = Le joueur actif annonce à la désignation s’il manœuvre ou combat aussitôt ; les cartes de manœuvre (Réaction, Bernadotte, etc.) ne peuvent être jouées que s’il manœuvre.
R06-24 = Il y a au plus un combat par opération, toujours en dernier ; aucun mouvement ne suit un combat. Une pile qui combat aussitôt ne peut pas manœuvrer ensuite.
R06-25 = Une pile peut manœuvrer de zéro connexion ; elle est activée tout de même, bien que les corps n’aient pas bougé.
N06-OPS-5 = À la fin de l’opération, toutes les pièces désignées deviennent activées, qu’elles aient bougé ou non, de même que tous les corps des deux camps qui ont pris part à un combat, avec les commandants de ces piles.
N06-OPS-6 = Un défenseur à activer qui est attaqué devient de ce fait activé : il ne peut plus faire d’opération ce tour-ci et ne se repose pas à l’étape 1 de la récupération.
N06-OPS-7 = À chaque opération, la sienne ou celle de l’adversaire, chaque joueur peut jouer au plus une carte verte. Une carte utilisée pendant le mouvement en exclut donc une dans le combat qui suit, pour les deux camps.
R06-26 = Si les deux joueurs peuvent jouer une carte au même moment, le joueur actif décide en premier (en combat : l’attaquant). Une carte qui répond à une autre vient juste après elle.
R06-27 = Une carte annulée a été jouée : elle est défaussée et épuise la carte de son propriétaire pour cette opération. On ne peut donc jamais répondre à Contre ordre par un autre Contre ordre : la victime a déjà utilisé sa carte.
N06-OPS-8 = Un commandant à activer présent dans la zone peut être inclus dans la pile désignée ou laissé avec d’autres corps ; il doit être inclus s’il devait rester seul. Il ne donne ses bonus qu’à la pile dont il fait partie.
R06-28 = Un commandant ne rejoint ou ne quitte une pile qu’à la désignation, ou avec un corps déplacé par Réaction ou Au son du canon ; en défense, il appartient à la pile de tous les corps de sa zone.

## Manœuvre

N06-MAN-1 = Pour manœuvrer, le joueur actif révèle une carte ; sa valeur fixe le total de base en points de mouvement dont dispose la pile ; on défausse ensuite cette carte.
N06-MAN-2 = Modificateurs de points de mouvement, tous cumulés : (a) −1 par corps au-delà du premier ; (b) plus ou moins les cartes vertes de manœuvre de chaque joueur ; (c) +1 si Napoléon accompagne la pile ; (d) +1 si la pile compte un seul corps et que ce corps a le symbole de mouvement ; (e) événements valables tout le tour : Pluie −1, Second souffle −1 (Français), Repli stratégique +1 (Prussiens).
N06-MAN-2a = Le bonus de mouvement d’un corps ne s’applique jamais dans une pile de deux corps ou plus ; celui de Napoléon s’applique toujours. Les commandants ne comptent pas comme corps pour le malus de taille de pile ni pour le bonus de mouvement d’un corps seul.
N06-MAN-3 = Si le total de points de mouvement est de 0 ou moins, la pile ne bouge pas et est activée aussitôt.
R06-29 = Avec 0 point de mouvement ou moins, l’opération est finie : la pile ne peut pas non plus combattre, même en zone contestée. Seules exceptions, celles écrites sur les cartes : Fourrager (peut encore attaquer), Marche forcée (une connexion), Pont détruit et Pontonniers (le travail sur le pont reste possible) ; ces cartes sont proposées avant de retourner la pile. Aucun minimum n’est appliqué entre les modificateurs ; seul le total final compte.
N06-MAN-4 = La pile se déplace d’un seul bloc le long d’une suite continue de connexions ; elle ne peut ni se diviser ni laisser de corps en route. Chaque connexion coûte 1 point de mouvement, une connexion au pont détruit en coûte 3.
N06-MAN-5 = Il n’est pas obligatoire de dépenser tous les points de mouvement ; ceux qui restent sont perdus.
N06-MAN-6 = La pile doit s’arrêter quand ses points de mouvement sont épuisés, et dès qu’elle entre dans une zone contenant une autre pile, amie ou ennemie.
R06-30 = Marche forcée peut encore être jouée quand les points de mouvement viennent de s’épuiser, puisque c’est un événement en cours de mouvement ; elle ne peut lever aucun autre arrêt.
R06-31 = Une pile peut repasser par une connexion ou une zone déjà empruntée dans le même mouvement (seules les retraites l’interdisent).
N06-MAN-7 = Une pile dont le mouvement entre dans une citadelle non contestée portant un marqueur de contrôle ennemi en prend le contrôle, doit s’y arrêter et subit 1 fatigue. Si cette fatigue élimine le corps, le marqueur n’est pas changé.
R06-32 = La fatigue de prise de citadelle est de 1 pour toute la pile ; elle s’ajoute avant les bonus à la fatigue du mouvement et se répartit avec le reste ; contrôle et points de victoire se règlent après la répartition. Avec plusieurs corps, le contrôle est pris si au moins un survit. Cette fatigue n’existe pas quand le contrôle change sans mouvement (l’ennemi part ou meurt, Württemberg arrive) ni lors d’une retraite.
N06-MAN-8 = Fatigue en fin de mouvement, totalisée pour la pile : (a) à partir du quatrième, 1 par corps et par point de mouvement dépensé ; (b) 1 pour la pile si le mouvement a commencé en zone contestée ; (c) 1 pour la pile s’il s’est terminé en zone contestée ; (d) plus ou moins les cartes d’événement ; (e) moins les bonus de fatigue des corps et du commandant de la pile, valables même si le corps n’est pas seul.
R06-33 = Les points de mouvement dépensés comptent 3 pour un pont détruit et 1 pour un travail sur un pont. Un déplacement accordé par Marche forcée à une pile dont le total est de 0 ou moins compte pour 1 point de mouvement dépensé.
R06-34 = Si aucune connexion n’a été franchie, les fatigues pour avoir commencé et pour avoir terminé en zone contestée ne s’appliquent pas.
R06-35 = Les bonus de fatigue ne font que réduire la fatigue de cette manœuvre, jamais sous 0 ; ils ne retirent pas de fatigue antérieure. Les retraits par carte (Fourrager) annulent d’abord la fatigue de cette manœuvre, et le surplus retire de la fatigue antérieure aux corps de la pile choisis par le propriétaire. Ordre : points de mouvement au-delà du troisième, départ contesté, arrivée contestée, citadelle et carte adverse, puis Fourrager, puis bonus.
N06-MAN-9 = La fatigue de la manœuvre est répartie équitablement entre les corps de la pile. On vérifie ensuite les éliminations, puis le contrôle des citadelles.
N06-MAN-10 = Après une manœuvre terminée en zone contestée, la pile peut attaquer, avec le malus d’attaque en marche de 1 carte de combat.
N06-MAN-11 = Pour quitter une zone contestée : si la zone porte un axe de retraite du camp de la pile, la première connexion doit être celle-là ; si elle porte un axe de retraite ennemi, cette connexion ne peut pas être empruntée. Les connexions suivantes sont libres.

## Axe de retraite

N06-AXE-1 = Une pile qui entre dans une zone tenue par les seuls corps ennemis la rend contestée et s’arrête ; son propriétaire pose sur la connexion d’arrivée un marqueur d’axe de retraite à ses couleurs.
N06-AXE-2 = Le marqueur d’axe appartient à cette zone contestée ; une zone en a au plus un. Les piles amies suivantes utilisent le marqueur existant, quelle que soit la connexion par laquelle elles arrivent. Les piles ennemies suivantes n’en placent pas.
N06-AXE-3 = Si une pile ennemie entre plus tard dans la zone par la connexion portant le marqueur d’axe, la pile du propriétaire du marqueur déjà présente subit aussitôt 2 fatigues, réparties équitablement. Cela ne peut arriver qu’une fois par tour.
R06-36 = La limite est d’une fois par zone contestée et par tour. Les 2 fatigues touchent tous les corps du propriétaire du marqueur présents dans la zone, avant que la fatigue de la pile entrante soit réglée.
R06-37 = L’axe est coupé par une manœuvre ou par un événement qui le dit (Au son du canon) ; les deux partagent la même limite. Une pile en retraite et les vedettes ne le coupent pas.
N06-AXE-4 = Quand la zone n’est plus contestée, son marqueur d’axe est retiré.
N06-AXE-5 = Le marqueur d’axe reste tant que la zone est contestée, même si la pile qui l’a placé est partie ou éliminée et que d’autres corps amis demeurent.
N06-AXE-6 = Une zone qui devient contestée par une retraite ne reçoit pas de marqueur d’axe.
R06-38 = Aucun marqueur n’est placé après une retraite vers des corps ennemis : la règle parle d’une pile arrêtant son mouvement, et le marqueur pointerait vers le vainqueur. Les deux camps peuvent alors partir par n’importe quelle connexion.

## Combat

N06-COM-1 = En zone contestée, la pile active peut combattre, soit d’emblée dans son opération, soit une fois sa manœuvre faite. Son propriétaire est l’attaquant. Le combat n’est jamais obligatoire.
N06-COM-2 = Le défenseur combat avec tous ses corps de la zone, à activer ou activés, et avec tout commandant présent. L’attaquant ne combat qu’avec la pile désignée ; ses autres corps de la zone restent à l’écart, ne subissent aucun résultat et ne retraitent pas.
N06-COM-3 = Combat, étape A : l’attaquant peut jouer une carte verte de combat, puis le défenseur. Les effets dits immédiats s’appliquent aussitôt, avant tout décompte.
R06-39 = Le défenseur décide une fois connus la carte de l’attaquant et ses effets immédiats. Un joueur qui a déjà utilisé sa carte verte dans cette opération n’est pas interrogé.
R06-40 = Si des effets immédiats éliminent tous les corps d’un camp, le combat prend fin sans révélation, retraite ni poursuite ; les participants survivants sont activés.
N06-COM-4 = Combat, étape B : un corps de 1 à 4 points de force apporte 1 carte, un corps de 5 à 8 en apporte 2.
N06-COM-5 = Combat, étape C : l’attaquant perd 1 carte pour toute la pile si elle a manœuvré pendant cette opération.
R06-41 = Une pile a manœuvré dès qu’une carte de mouvement a été révélée pour elle, même si aucune connexion n’a été franchie (Fourrager le dit pour son propre cas).
N06-COM-6 = Combat, étape D : chaque corps ayant 5 fatigues ou plus coûte 1 carte à son camp. Si le compte de l’attaquant après l’étape D est de 0 ou moins, l’attaque est annulée : la pile désignée devient activée, rien d’autre ne se passe et c’est à l’adversaire.
R06-42 = Les bonus des étapes E à H ne peuvent sauver une telle attaque, car la vérification les précède. Les cartes jouées à l’étape A restent jouées et leurs effets immédiats demeurent ; un corps amené par Au son du canon compte aux étapes B et D et reste dans la zone. Une attaque annulée n’active pas le défenseur.
N06-COM-7 = Combat, étape E : +1 carte pour un défenseur en zone boisée. Étape F : +1 carte pour un défenseur dans une zone de citadelle portant son propre marqueur de contrôle.
N06-COM-8 = Combat, étape G : ajouter les bonus de combat des corps de la pile et celui de Napoléon s’il en fait partie ; ils valent aussi dans les piles de plusieurs corps.
N06-COM-9 = Combat, étape H : ajouter ou retrancher des cartes pour les événements. Un camp dont le compte final est de 0 ou moins ne révèle rien et n’inflige rien.
N06-COM-10 = Combat, étape 2 : les deux camps révèlent en même temps leur nombre de cartes.
N06-COM-11 = Combat, étape 3 : chaque symbole de perte (deux images différentes, même sens) inflige 1 perte à l’ennemi, chaque symbole de fatigue 1 fatigue. Les effets d’événement sur le résultat du combat (Balle perdue +2 fatigues, Carré −2 fatigues) s’ajoutent ici ; une somme inférieure à 0 compte pour 0.
N06-COM-12 = Combat, étape 4 : chaque camp répartit équitablement entre ses corps engagés d’abord les fatigues, puis les pertes, le reste au choix du propriétaire. Les deux camps sont traités simultanément.
R06-43 = Un corps éliminé par la fatigue a disparu avant la répartition des pertes ; les pertes retombent sur les corps restants.
R06-44 = Un corps ne peut subir plus de pertes qu’il n’a de points de force : l’excédent passe aux autres corps de la pile au gré du propriétaire ; ce qu’aucun corps ne peut subir est ignoré pour les points de victoire.
N06-COM-13 = Obligation de cavalerie : si une pile subit deux pertes ou plus dans un combat, l’une d’elles au moins doit, dans la mesure du possible, frapper la cavalerie (1 point de force).
R06-45 = Possible signifie qu’une répartition permise des pertes en fait subir une à un corps ayant encore de la cavalerie. Le propriétaire doit alors choisir une telle répartition (y compris en plaçant le reste). Un seul point de force de cavalerie suffit. Les pertes hors combat (fatigue, événements, récupération) n’y sont pas soumises.
N06-COM-14 = Combat, étape 5 : le camp qui a infligé le plus de pertes gagne. À égalité, il n’y a pas de vainqueur, personne ne retraite et il n’y a pas de poursuite ; les deux piles restent.
R06-46 = Les pertes infligées se comptent en symboles et en pertes d’événement, non en cubes retirés. Les points de force perdus par élimination due à la fatigue ne comptent pas pour désigner le vainqueur, bien qu’ils rapportent des points de victoire.
N06-COM-15 = Les points de victoire changent dès que des points de force sont retirés ; si la piste atteint 0 ou 20, la partie est finie avant la retraite et la poursuite.
N06-COM-16 = Après le combat, tous les participants des deux camps deviennent activés.
N06-COM-17 = Une zone peut connaître plusieurs combats dans un tour, un par opération ; les corps déjà activés défendent chaque fois avec plein effet.

## Retraite

N06-RET-1 = La pile vaincue (tous les corps qui ont combattu, avec le commandant qui s’y trouve) retraite d’un seul bloc d’autant de connexions que la différence entre les pertes infligées par les deux camps.
N06-RET-2 = Si le vaincu a un marqueur d’axe de son camp dans la zone de combat, la première connexion de la retraite doit être celle-là.
N06-RET-3 = Si le vaincu n’a pas de marqueur d’axe dans la zone de combat, il choisit la première connexion.
R06-47 = Le vaincu ne peut pas emprunter la connexion portant le marqueur d’axe du vainqueur. Le texte de 1806 ne le dit que dans son exemple ; celui de 1807 en fait une règle.
N06-RET-4 = Aucune connexion ne peut être empruntée deux fois dans une même retraite, et la pile doit s’éloigner de la zone de combat.
R06-48 = Chaque pas de la retraite doit finir dans une zone plus éloignée de la zone de combat, en connexions, que la précédente.
N06-RET-5 = Dans ces limites, le vaincu choisit chacune des connexions suivantes de la retraite.
N06-RET-6 = Quand une pile en retraite entre dans une zone contenant une pile ennemie, ou dans une zone contestée, elle s’arrête et subit 2 fatigues par corps ennemi présent.
R06-49 = Les vedettes ne comptent pas comme corps pour une retraite ; une vedette ennemie seule est éliminée et n’arrête pas la retraite.
N06-RET-7 = Quand une pile en retraite entre dans une zone non contestée contenant une pile amie, elle s’arrête sans fatigue supplémentaire.
N06-RET-8 = Une retraite peut franchir un pont détruit au prix de 2 fatigues pour la pile. Il compte pour une connexion.
N06-RET-9 = Toutes les fatigues d’une même retraite sont additionnées et réparties équitablement à la fin de celle-ci.
R06-50 = S’il n’existe aucune première connexion permise, la pile reste dans la zone, qui demeure contestée, et subit 2 fatigues par corps ennemi présent, comme si elle y entrait. Si un pas suivant n’a pas de connexion permise, la pile s’arrête sans pénalité. L’élimination n’est jamais automatique : un corps ne meurt que faute de points de force ou par plus de 8 fatigues.
R06-51 = Une pile en retraite qui entre dans une zone de citadelle sans corps ennemi en prend le contrôle avec les points de victoire, sans s’y arrêter ni subir de fatigue : l’arrêt est écrit pour les mouvements, alors que la règle de victoire parle de traverser ou d’occuper.
R06-52 = Le vaincu retraite même si la pile victorieuse a été éliminée dans le même combat ; si le vaincu n’a plus de corps, il ne se passe rien.
N06-RET-10 = Les événements de retraite (Panique, Retraite en ordre) peuvent être joués une fois la retraite de base effectuée, avant la vérification de la poursuite.
R06-53 = Ordre : le vainqueur d’abord (Panique), puis le vaincu (Retraite en ordre) ; ensuite on vérifie les conditions de poursuite ; puis Grande charge peut être jouée. Grande charge n’est donc jamais gaspillée pour une poursuite qui n’a pas lieu.
N06-RET-11 = Si la retraite laisse la zone de combat non contestée, le marqueur d’axe est retiré, et une citadelle s’y trouvant passe au vainqueur si sa pile y est encore et que le marqueur de contrôle est ennemi.
R06-54 = Le changement de contrôle se règle juste après la retraite de base, avant les événements de retraite et la poursuite ; les points de victoire peuvent y mettre fin à la partie.

## Poursuite

N06-PUR-1 = Une poursuite a lieu si la cavalerie du vainqueur dépasse celle du vaincu en points de force et si la zone de combat n’est ni boisée ni une citadelle. Elle est automatique et non facultative.
R06-55 = La cavalerie se compte après les pertes et après la fatigue de retraite, dans les piles qui ont combattu. Le contrôle de la citadelle est sans importance pour l’interdiction. Un vaincu sans corps survivant ne peut être poursuivi.
N06-PUR-2 = Dans une poursuite, le vainqueur révèle 1 carte, plus 1 par corps de sa pile ayant le symbole de poursuite, plus ou moins les événements.
N06-PUR-3 = Dans une poursuite, seuls comptent les symboles de fatigue ; les pertes sont ignorées. La pile poursuivie répartit équitablement les fatigues, où qu’elle ait retraité ; les corps qu’elle y a rejoints ne sont pas touchés.

## Récupération

N06-REC-1 = Récupération, étape 1 : chaque corps à activer retire toute sa fatigue.
N06-REC-2 = Récupération, étape 2 : pour chacun de ses corps, à activer ou activé, un joueur peut jouer de sa main une carte de n’importe quelle couleur et retirer autant de fatigues que l’indique son chiffre de récupération.
R06-56 = Le Français décide d’abord pour tous ses corps, puis le Prussien, comme en phase d’initiative. Une carte sert à un seul corps ; l’excédent est perdu.
N06-REC-3 = Récupération, étape 3 : dans les deux camps à la fois, tout corps portant de 5 à 8 fatigues perd 1 point de force. Le propriétaire choisit le cube.
R06-57 = Les variations de points de victoire de cette étape sont additionnées avant de vérifier la victoire.
N06-REC-4 = Récupération, étape 4 : toutes les pièces redeviennent à activer (corps, commandants, vedettes).
N06-REC-5 = Récupération, étape 5 : le point de victoire de fin de tour est marqué, les cartes de l’emplacement sont défaussées, le marqueur de tour avance.
R06-58 = Le point de victoire de fin de tour est marqué après l’étape 3 et avant que le marqueur avance, y compris au tour 7.

## Élimination

N06-ELI-1 = À tout moment, un corps sans point de force ou ayant plus de 8 fatigues est retiré définitivement. Un corps à 8 fatigues est encore en vie.
N06-ELI-2 = Les points de force restant sur un corps retiré pour fatigue rapportent des points de victoire à l’ennemi comme tout point de force perdu ; ses cylindres de fatigue retournent à la réserve.
N06-ELI-3 = Un commandant laissé seul par une élimination est éliminé. La perte de Frédéric III est sans effet sur la partie ; celle de Napoléon y met fin.
N06-ELI-4 = Les corps éliminés ne reviennent jamais ; aucune carte ne les reconstitue.
N06-ELI-5 = Un camp sans corps reste dans la partie, qui va jusqu’à sa fin normale.
R06-59 = Un camp sans corps passe aussitôt à chaque tour ; la partie va jusqu’à sa fin normale. Aucune victoire automatique n’est écrite.

## Victoire

N06-VIC-1 = Il y a une seule piste de victoire : les gains français la font baisser, les gains prussiens la font monter. Tous les changements sont immédiats.
N06-VIC-2 = Chaque point de force ennemi éliminé, au combat ou par la fatigue, rapporte 1 point de victoire.
N06-VIC-3 = Un joueur marque la valeur de la citadelle quand il y place son marqueur de contrôle ; elle rapporte de nouveau chaque fois qu’elle change de mains.
N06-VIC-3a = Le contrôle d’une citadelle change quand une pile traverse ou occupe la zone alors qu’elle n’est pas contestée.
R06-60 = Une pile qui reste seule dans une citadelle contestée après le départ ou l’élimination de l’ennemi en prend le contrôle à ce moment. Quitter une citadelle n’en fait pas perdre le contrôle. Une vedette prend aussi le contrôle.
N06-VIC-4 = À la fin de chaque tour, le Prussien gagne 1 point de victoire s’il contrôle 3 des 4 citadelles.
R06-61 = Le contrôle des quatre citadelles convient aussi ; cela rapporte toujours 1 point de victoire.
N06-VIC-5 = Quand la piste atteint 20, le Prussien gagne aussitôt ; quand elle atteint 0, le Français gagne aussitôt.
R06-62 = Une variation au-delà de 0 ou de 20 s’arrête à 0 ou à 20 et donne la victoire. Les variations d’une même étape simultanée (toute l’étape 4 du combat pour les deux camps, éliminations par fatigue comprises ; l’étape 3 de la récupération) sont d’abord compensées. Toutes les autres sont vérifiées une par une.
N06-VIC-6 = Si Napoléon est éliminé, le Prussien gagne aussitôt.
R06-63 = Si l’étape qui élimine Napoléon amène aussi la piste à 0, le Prussien gagne : l’élimination de Napoléon est le cas particulier et l’emporte sur le décompte général.
N06-VIC-7 = À la fin du tour 7, si personne n’a gagné et que la piste est au-dessus de 0, le Prussien gagne.

## Scénario court

N06-SHO-1 = Le scénario court commence au tour 3 et se termine après le tour 5 (trois tours complets).
N06-SHO-2 = Scénario court : les corps commencent à pleine force et sans fatigue, sauf indication contraire de la mise en place ; le contrôle est celui de la campagne ; le marqueur de victoire commence sur 11.
N06-SHO-3 = Scénario court : les points de victoire fonctionnent comme en campagne, victoires immédiates comprises. Si personne n’a gagné après le tour 5, le Prussien l’emporte si la piste indique 4 ou plus, sinon le Français.
N06-SHO-4 = La mise en place du scénario court est une donnée : zone de chaque pièce, exceptions de force ou de fatigue, pièces absentes.
R06-64 = Scénario court : Württemberg arrive au début du tour 5 comme en campagne. Second souffle suit le numéro de tour imprimé (sans effet aux tours 3 et 4, effet au tour 5).

## Option des dés

N06-DIC-1 = Par accord avant la partie, et pour les deux joueurs, les cartes de combat sont remplacées par des dés de sa couleur : autant de dés que de cartes à révéler.
N06-DIC-2 = Un dé a la même chance de donner chaque résultat qu’une carte ; rien n’est pris dans les pioches pour le combat, les événements reviennent donc plus lentement.
R06-65 = Avec l’option des dés, la poursuite se résout aussi aux dés, puisqu’elle lit le même cadre d’effets de combat et relève de la procédure de combat. L’initiative, le mouvement et la pioche restent aux cartes.
R06-66 = Les faces des dés sont des données : une perte sur 3 faces sur 6 pour les Français, sur 2 faces sur 6 pour les Prussiens (notes de conception). S’il faut plus de cinq dés, on en relance simplement ; le nombre de dés n’est pas une limite.

## Jeu en équipe

N06-TEA-1 = Deux joueurs peuvent partager un camp : l’un tient l’ordre de bataille, l’autre les cartes ; ils discutent et jouent les mouvements ensemble. Aucune autre règle ne change.
R06-67 = En équipe, le programme peut adresser les questions de cartes au joueur des cartes et les questions de répartition au joueur de l’ordre de bataille ; tout joueur du camp peut répondre.

## Niveau Grognard

N06-GRO-FOG-1 = Brouillard de guerre : les blocs se dressent drapeau vers l’ennemi et leur identité est secrète. La lettre A du drapeau à l’endroit signifie à activer, à l’envers activé ; cet état est public.
N06-GRO-FOG-2 = Les identités sont dévoilées quand un joueur engage un combat, avant les cartes de combat : la pile attaquante et tous les défenseurs de la zone sont mis à découvert. Après la poursuite, tous les participants sont de nouveau cachés.
R06-68 = Les identités sont dévoilées même si l’attaque est ensuite annulée à l’étape D. Les corps de l’attaquant présents dans la zone qui ne participent pas restent cachés. Un corps qui arrive par Au son du canon est dévoilé à son arrivée.
N06-GRO-FOG-3 = Les cartes qui supposent de connaître une pile cachée se jouent à l’aveugle (Bernadotte, Défection saxonne) ; le propriétaire de la pile répond honnêtement. Les totaux de points de mouvement et les bonus sont appliqués de bonne foi par le propriétaire ; le programme les vérifie.
R06-69 = Avec le brouillard de guerre, l’adversaire voit la valeur révélée et le trajet, mais pas les modificateurs qui trahiraient les identités.
N06-GRO-VED-1 = Après la mise en place des corps, chaque joueur ajoute ses vedettes : 5 françaises, 3 prussiennes (notes de conception), selon le scénario.
R06-70 = Par défaut, chaque vedette commence dans une zone contenant au moins un corps de son camp, choisie en secret par les deux joueurs ; plusieurs par zone sont permises.
N06-GRO-VED-2 = Une opération peut désigner une ou plusieurs vedettes à activer d’une même zone ; leur total de points de mouvement est la valeur révélée + 1, quel que soit leur nombre. Les vedettes n’opèrent jamais avec des corps, et les commandants ne peuvent les accompagner.
R06-71 = Les événements de points de mouvement qui durent tout le tour et les cartes vertes de points de mouvement s’appliquent aux vedettes ; le malus de taille de pile et le bonus de Napoléon, non. À 0 point de mouvement ou moins, elles ne bougent pas. Elles sont activées comme les corps.
N06-GRO-VED-3 = La fatigue est sans effet sur les vedettes (on peut bluffer en feignant d’en placer).
N06-GRO-VED-4 = Une vedette dans la même zone qu’une pile ennemie est éliminée aussitôt en toute situation.
N06-GRO-VED-5 = Une vedette qui entre dans une zone contenant des corps ennemis, contestée ou non, est éliminée ; son propriétaire apprend seulement qu’au moins un corps s’y trouve. Les vedettes ennemies présentes sont éliminées aussi, puisque les vedettes adverses s’éliminent mutuellement.
N06-GRO-VED-6 = Une pile qui entre dans une zone contenant une vedette ennemie l’élimine. Si la vedette était seule, la pile n’en subit aucune fatigue et peut continuer.
N06-GRO-VED-7 = Une pile en retraite qui entre dans une zone contenant une vedette ennemie l’élimine aussi, et poursuit sa retraite si la vedette était seule.
N06-GRO-VED-8 = Des vedettes adverses qui se rencontrent dans une zone s’éliminent mutuellement.
R06-72 = Les vedettes adverses s’éliminent une contre une ; les vedettes en surnombre survivent s’il n’y a pas de corps ennemi et peuvent continuer leur mouvement.
N06-GRO-VED-9 = Les vedettes peuvent occuper des citadelles contrôlées par l’ennemi et en prendre le contrôle, avec les points de victoire.
R06-73 = La prise de contrôle d’une citadelle arrête les vedettes comme elle arrête une pile ; la fatigue est sans effet.
N06-GRO-VED-10 = Une vedette amie n’arrête pas une pile en mouvement ou en retraite, et une pile amie n’arrête pas une vedette en mouvement.
N06-GRO-VED-11 = Une vedette qui entre dans une zone contestée par la connexion d’un axe de retraite ennemi ne cause aucune fatigue. Une vedette ne rend jamais une zone contestée et ne place jamais de marqueur d’axe.
N06-GRO-VED-12 = L’élimination de vedettes ne rapporte rien.
R06-74 = Les vedettes éliminées ne rapportent aucun point de victoire, car elles n’ont pas de point de force. Elles ne reviennent pas.

## Niveau Maréchal

N06-MAR-GEN-1 = Le niveau Maréchal utilise les règles Conscrit et, du niveau Grognard, seulement le placement caché.
R06-75 = Au niveau Maréchal, le placement caché est le brouillard de guerre ; il n’y a pas de vedettes. Les clauses de jeu à l’aveugle des cartes s’appliquent donc. Les zones de départ restent celles du scénario.
N06-MAR-TIM-1 = Une partie de niveau Maréchal dure au plus 2 heures, enchères et mise en place comprises.
R06-114 = Les deux heures sont deux pendules de 60 minutes, une par joueur. Un drapeau tombé est une défaite, selon la ligne de départage du tour en cours ; la partie inachevée (aucun point de classement, −7 points de départage pour chacun) est réservée à une partie interrompue pour toute autre raison. Personne ne gagne donc à faire traîner le jeu.
N06-MAR-BID-1 = Avant une partie de niveau Maréchal, chaque joueur note en secret un camp et une enchère en points de victoire.
R06-76 = Les enchères sont des nombres entiers de 0 à 9, afin que la valeur de départ reste entre 1 et 19.
N06-MAR-BID-2 = Si les deux veulent le même camp, le plus offrant l’obtient et l’autre joueur prend l’autre camp. La valeur de départ de 10 est augmentée par une enchère française gagnante et diminuée par une enchère prussienne gagnante.
N06-MAR-BID-3 = S’ils veulent des camps différents, chacun obtient le sien ; seule l’enchère la plus forte modifie la valeur de départ, au détriment de son auteur.
N06-MAR-BID-4 = Camps différents et enchères égales : la valeur de départ n’est pas modifiée.
R06-77 = Avec des camps différents et des enchères égales, rien ne change, car aucune enchère n’est la plus forte.
N06-MAR-BID-5 = Même camp et enchères égales : les camps sont tirés au sort et la valeur de départ n’est pas modifiée.
N06-MAR-RNK-1 = Une victoire donne 3 points de classement, une défaite 1. Une partie inachevée donne aux deux joueurs 0 point de classement et −7 points de départage.
N06-MAR-RNK-2 = On compare d’abord les points de classement, puis la somme des points de départage.
R06-78 = Les joueurs à égalité de points de classement et de points de départage partagent le rang.
N06-MAR-TIE-1 = Points de départage selon le tour de la victoire (vainqueur prussien / vainqueur français / vaincu) : tour 1 : +14 / +7 / −7 ; tour 2 : +12 / +6 / −6 ; tour 3 : +10 / +5 / −5 ; tour 4 : +8 / +4 / −4 ; tour 5 : +6 / +3 / −3 ; tour 6 : +4 / +2 / −2 ; tour 7 : +2 / +1 / −1 ; fin du tour 7 : +1 / impossible / 0.
N06-MAR-TIE-2 = Une victoire prussienne par élimination de Napoléon donne toujours +14 points de départage au vainqueur et −7 au vaincu.
N06-MAR-TIE-3 = La ligne « fin du tour 7 » de la table de départage est la victoire prussienne acquise parce que personne n’a gagné à la fin du tour 7.
R06-79 = Atteindre 20 grâce au point de victoire de fin de tour du tour 7 est une victoire au tour 7 (+2 / −1), puisque atteindre 20 donne aussitôt la victoire.

## Cartes

N06-CARD-GEN-1 = Une carte utilisée pour le mouvement, l’initiative, le combat, la poursuite ou la récupération n’a pas d’effet d’événement.
N06-CARD-GEN-2 = Chaque carte appartient au paquet français, au paquet prussien ou aux deux.
R06-80 = Une carte dont le texte nomme un camp comme utilisateur ou bénéficiaire n’est que dans le paquet de ce camp ; une carte rédigée de façon neutre est dans les deux paquets. Le nombre d’exemplaires par paquet est une donnée (36 cartes par camp).
N06-CARD-GEN-3 = Chaque carte a une couleur : rouge, bleue ou verte.
R06-81 = Couleurs données par le texte : rouges, Inactivité, Pluie, Second souffle ; bleues, Intuition, Renforts ; vertes, Fourrager, Marche forcée, Tirailleurs et toute carte dont le texte fixe un moment d’un mouvement, d’un combat, d’une retraite ou d’une poursuite. Par déduction : aucun moment d’opération et pas d’obligation à la pioche = bleue (Anticipation, Défection saxonne, Ravitaillement, Repli stratégique, Réserve, Soins, Vive la reine). Hussards est verte : c’est la carte annotée en exemple en 1807, dont les légendes parlent d’un fond vert et d’une opération.
N06-CARD-GEN-4 = Chaque carte de manœuvre est liée aux opérations d’un camp, celui de son propriétaire ou celui de l’adversaire.
R06-82 = Les cartes de manœuvre qui aident la pile en mouvement se jouent dans les opérations de leur propriétaire ; celles qui la gênent, dans celles de l’adversaire. Hussards : ses propres opérations. Contre ordre : les deux.
N06-CARD-GEN-5 = Les cartes de combat supplémentaires dues aux événements entrent à l’étape H, après la vérification de l’étape D : elles ne sauvent jamais une attaque annulée. Les changements immédiats de fatigue précèdent l’étape B et peuvent faire basculer cette vérification dans un sens ou dans l’autre.
N06-CARD-GEN-6 = Un événement dure le temps du mouvement, du combat, de la retraite ou de la poursuite où il est joué, sauf si son texte le fait durer tout le tour.
N06-CARD-GEN-7 = Une carte ne peut être jouée pour son événement que si son moment est venu et que sa condition est remplie.
R06-83 = Une carte ne peut être jouée pour son événement que si son moment est ouvert et que sa condition est remplie à la connaissance du joueur ; les événements à clause d’aveugle, ou dépendant de forces cachées, peuvent être joués puis échouer. Une carte sans aucun effet possible (par exemple Ravitaillement sans fatigue sur le plateau) ne peut être jouée pour s’en débarrasser.
R06-113 = Avec le brouillard de guerre, les cartes qui exigent une zone non contestée ou une pile amie sont jugées sur ce qui est public ; si la réalité diffère, la carte est dépensée sans effet et son propriétaire n’en apprend la raison qu’en termes généraux.
N06-CARD-GEN-8 = Les événements des deux joueurs dans un même combat agissent indépendamment et se cumulent ; seul Contre ordre annule, et jamais en combat.
N06-CARD-ANTICIPATION = Anticipation (les deux camps, bleue, phase d’initiative). Le joueur consulte sa propre pioche, en prend en main une carte qui n’est pas rouge sans la montrer, et mélange le reste pour reformer la pioche. La défausse n’est pas consultée.
R06-84 = Anticipation : si la pioche est vide, elle est d’abord reformée avec la défausse. Une carte bleue ainsi trouvée ne peut être jouée dans la même phase.
N06-CARD-AUDACE = Audace (Français, verte, combat). Seulement quand une pile française attaque. Le défenseur prussien ne reçoit pas de carte pour une zone boisée ou une citadelle dans ce combat. Elle ne change ni l’interdiction de poursuite en ce lieu ni Position renforcée.
N06-CARD-AU-SON-DU-CANON = Au son du canon (les deux camps, verte, combat, en attaque ou en défense). Un de ses corps, à activer ou activé, situé dans une zone libre à une connexion (un pont détruit n’importe pas), est déplacé dans la zone de combat et combat ; un commandant qui l’accompagne peut venir. Le corps n’en subit pas de fatigue ; s’il arrive par la connexion d’un axe de retraite ennemi, il inflige aussitôt 2 fatigues à la pile ennemie présente, réparties équitablement.
R06-85 = Le corps amené par Au son du canon fait partie de la pile pour les étapes B à G, les résultats, la retraite, la poursuite et l’activation, mais ne cause pas de malus d’attaque en marche. Il utilise l’axe de son camp déjà présent dans la zone. Un commandant qui resterait seul doit venir. Repli stratégique ne le restreint pas. Il ne peut pas venir d’une zone contestée.
N06-CARD-BALLE-PERDUE = Balle perdue (Français, verte, combat, en attaque ou en défense). La pile prussienne subit 2 fatigues de plus à l’étape 3 de ce combat. L’effet n’est pas immédiat : il n’influe pas sur l’étape D.
N06-CARD-BERNADOTTE = Bernadotte (Prussiens, verte, opération française, une fois la carte de mouvement révélée et avant que la pile bouge). Seulement contre une pile formée du seul corps de Bernadotte : −3 points de mouvement pour ce mouvement. Avec le brouillard de guerre, elle se joue à l’aveugle : −3 si la pile est Bernadotte seul, −1 si c’est un autre corps seul, sinon rien.
R06-86 = Une pile comprenant Napoléon n’est pas Bernadotte seul : la carte Bernadotte ne peut être jouée (avec le brouillard de guerre : sans effet). Elle est sans effet sur les vedettes.
N06-CARD-CARRE = Carré (Français, verte, combat, en attaque ou en défense). Si, au début du combat, la pile prussienne compte de la cavalerie (1 point de force au moins), la pile française subit 2 fatigues de moins à l’étape 3 (pas moins de 0). Les pertes n’en sont pas affectées.
R06-87 = Carré : la cavalerie est vérifiée quand la carte est jouée, y compris celle d’un corps déjà amené par Au son du canon. En jeu ouvert, elle ne peut être jouée si l’on sait que la condition n’est pas remplie ; si les forces sont secrètes, elle est jouée et reste sans effet.
N06-CARD-CHARGEZ = Chargez (Prussiens, verte, combat). Seulement si le corps de Blücher combat. +1 carte de combat ; le corps de Blücher subit aussitôt 2 fatigues, avant l’étape B.
R06-88 = Si les fatigues de Chargez éliminent Blücher, la carte supplémentaire est tout de même révélée tant qu’un autre corps prussien combat. Elles peuvent l’amener à plus de 4 fatigues et coûter ainsi une carte à l’étape D.
N06-CARD-CONFUSION = Confusion (les deux camps, verte, mouvement adverse, quand la pile vient d’entrer dans une zone). La zone où la pile vient d’entrer doit être non contestée et avoir au moins 3 connexions. La pile s’y arrête et est activée ; ses points de mouvement restants sont perdus ; la fatigue du trajet parcouru est réglée comme d’habitude.
R06-89 = Confusion : toutes les connexions imprimées comptent, même au pont détruit. La zone de départ ne compte pas. Elle ne peut être jouée dans une zone où la pile vient de rencontrer des corps ennemis (contestée). Elle peut répondre à Organisation, et la pile s’arrête alors tout de même. La prise d’une citadelle y reste possible. Elle ne s’applique pas aux retraites, à Réaction ni à Au son du canon.
N06-CARD-CONTRE-ORDRE = Contre ordre (les deux camps, verte, juste après un événement de manœuvre adverse). Elle annule l’événement que l’adversaire vient de jouer, lequel est défaussé sans effet. Elle ne peut annuler les événements de combat, de retraite ou de poursuite.
R06-90 = Contre ordre agit dans l’opération de l’un ou l’autre joueur contre les événements verts de manœuvre, y compris Coordination et Hussards. Elle ne peut être jouée en phase de pioche ou d’initiative (elle est verte) : les événements rouges et bleus en sont donc à l’abri. C’est l’unique carte verte de son joueur pour l’opération et elle ne peut être contrée.
N06-CARD-COORDINATION = Coordination (Français, verte, fin d’une opération française). Le Français effectue aussitôt une autre opération avec une autre pile que celle qui vient d’être activée.
R06-91 = Coordination est l’unique carte verte de l’opération qui vient de finir ; l’opération suivante rend leur droit à une carte aux deux joueurs. Une autre pile suppose des corps à activer, aucun de ceux qui viennent d’être activés. On peut enchaîner avec un second exemplaire. Un joueur qui a passé n’a plus d’opération et ne peut l’utiliser.
N06-CARD-COURAGE = Courage (Prussiens, verte, combat). Seulement si la piste de victoire indique 5 ou moins. +1 carte de combat, et la pile prussienne retire aussitôt 2 fatigues, avant l’étape B.
R06-92 = Courage retire 2 fatigues au total pour la pile, aux corps choisis par le Prussien.
N06-CARD-DEFECTION = Défection saxonne (Français, bleue, phase d’initiative). Le corps de Tauentzien, s’il est en zone contestée, perd 1 point de force et la piste de victoire baisse de 1. Avec le brouillard de guerre, le Français désigne une pile prussienne en zone contestée ; si Tauentzien n’y est pas, la carte est défaussée sans effet.
R06-93 = Défection saxonne : le point de victoire est celui, normal, du point de force perdu, et non un second. Le Prussien choisit le cube. En jeu ouvert, elle ne peut être jouée si la condition n’est pas remplie. Elle est bleue parce que, avec le brouillard de guerre, l’identité est toujours connue en combat : la clause d’aveugle n’a de sens que hors combat.
N06-CARD-ELAN = Élan (Français, verte, combat). Seulement quand une pile française attaque (en marche ou non). +1 carte de combat à l’étape H, pour ce combat seulement ; elle n’annule pas le malus d’attaque en marche et ne peut servir en défense.
N06-CARD-EMBUSCADE = Embuscade (Prussiens, verte, combat). La pile française subit aussitôt 1 fatigue ; le Français choisit le corps.
R06-94 = Embuscade se joue en combat, car c’est l’exact pendant de Tirailleurs, que l’exemple de combat joue à l’étape A.
N06-CARD-FATIGUE = Fatigue (les deux camps, verte, fin d’un mouvement adverse, avant la répartition de la fatigue). La pile en mouvement subit 1 ou 2 fatigues de plus. Sans effet sur une pile composée uniquement de vedettes.
R06-95 = Le nombre de fatigues est imprimé sur chaque carte Fatigue (1 ou 2) ; personne ne le choisit. Il entre dans la fatigue du mouvement comme carte d’événement : le bonus de Napoléon peut donc le compenser.
N06-CARD-FOURRAGER = Fourrager (les deux camps, verte, son propre mouvement, une fois la carte de mouvement révélée et avant que la pile bouge). Exige au moins 2 points de mouvement. La pile perd 2 points de mouvement et retire 2 fatigues. Si elle se trouve en zone contestée, elle peut attaquer, avec une carte de moins, comme pour une attaque en marche.
R06-96 = Fourrager : sa propre pile seulement. Elle retire 2 fatigues au total, comptées avec les cartes d’événement dans la fatigue du mouvement. S’il lui reste 0 point de mouvement, la pile ne bouge pas, la fatigue est retirée, et elle peut encore attaquer depuis une zone contestée (exception à la règle des 0 point de mouvement). S’il lui en reste, elle se déplace normalement.
N06-CARD-GRANDE-CHARGE = Grande charge (Français, verte, poursuite, avant de révéler les cartes). Seulement quand une pile française poursuit, qu’elle ait attaqué ou défendu dans le combat. +1 carte de poursuite ; ses pertes sont ignorées comme toutes celles d’une poursuite. Elle ne peut créer une poursuite que la cavalerie ou le terrain interdit, ni passer outre à Retraite en ordre.
N06-CARD-HUSSARDS = Hussards (les deux camps, verte, pendant son propre mouvement). Une carte est prise au hasard dans la main de l’adversaire et défaussée.
R06-97 = Hussards ne peut être jouée contre une main vide. La carte défaussée est vue des deux joueurs et n’a pas d’effet.
N06-CARD-INACTIVITE = Inactivité (les deux camps, rouge, phase de pioche). Le propriétaire désigne une zone contenant une de ses piles ; tous ses corps et vedettes qui s’y trouvent deviennent activés. Une zone ne contenant que des vedettes ne peut être désignée.
R06-98 = Inactivité n’est pas une activation par opération : Pluie n’y cause aucune fatigue. Le commandant n’est pas retourné (la carte cite les corps et les vedettes). À l’étape 1 de la récupération, les corps comptent comme activés. Sans zone permise, la carte est sans effet. Une zone dont tous les corps sont déjà activés ne peut se présenter en phase de pioche.
N06-CARD-INTUITION = Intuition (les deux camps, bleue, phase d’initiative). Donne l’initiative pour ce tour sans révéler de carte. C’est l’unique carte bleue du joueur, rien d’autre ne peut donc être joué avec elle ; si l’autre joueur répond par la sienne, les deux sont perdues et l’on révèle des cartes comme d’habitude. Elle ne change pas qui déclare le premier au tour suivant.
N06-CARD-LA-GARDE = La Garde (Français, verte, combat). Seulement si le corps de Bessières combat. +1 carte de combat. Si les Français perdent le combat, chaque corps de la pile française subit 1 fatigue de plus dans le résultat.
R06-99 = La fatigue de La Garde est attribuée après l’étape 5 et avant la retraite ; un combat sans vainqueur n’est pas une défaite.
N06-CARD-MARCHE-FORCEE = Marche forcée (les deux camps, verte, pendant son propre mouvement). +1 point de mouvement. Une pile dont le total est de 0 ou moins peut grâce à elle se déplacer d’une connexion, même par un pont détruit.
R06-100 = Marche forcée : 0 ou moins est le total avant la carte (sinon une pile à −1 pourrait franchir un pont détruit et une pile à 0 ne le pourrait pas). Une telle pile se déplace d’une connexion exactement, comptée pour 1 point de mouvement dans la fatigue. Une pile à 1 ou plus reçoit simplement +1 et paie 3 pour un pont détruit. Les règles d’arrêt s’appliquent toujours, ainsi que la fatigue habituelle.
N06-CARD-ORGANISATION = Organisation (Français, verte, son propre mouvement, quand la pile vient d’entrer dans une zone). En entrant dans une zone non contestée contenant une autre pile française, la pile en mouvement n’est pas tenue de s’arrêter.
R06-101 = Organisation ne lève qu’un seul arrêt. Elle ne peut lever l’arrêt dû à une citadelle prise ou à des points de mouvement épuisés.
N06-CARD-PANIQUE = Panique (Français, verte, après la retraite de base). Seulement si une pile prussienne a perdu le combat. Elle retraite d’une connexion de plus et subit 2 fatigues, réparties équitablement.
R06-102 = Le pas supplémentaire de Panique part de là où la retraite de base s’est achevée, même si des amis s’y trouvent ; il doit éloigner de la zone de combat par une connexion non empruntée. Si la pile a fini dans une zone contenant des corps ennemis, ou s’il n’existe pas de zone plus éloignée, il n’y a pas de pas, seulement la fatigue. Les 2 fatigues se répartissent à part, après celles de la retraite. Les règles d’arrêt et les coûts d’une retraite (corps ennemis, pile amie, pont détruit) s’appliquent à ce pas.
N06-CARD-PLUIE = Pluie (les deux camps, rouge, phase de pioche, dure tout le tour). Chaque fois qu’un joueur active une pile, elle subit aussitôt 1 fatigue, placée librement par son propriétaire ; si elle se déplace, elle a 1 point de mouvement de moins. Être activé par une attaque ennemie ne cause pas cette fatigue.
R06-103 = La fatigue de Pluie vient à la désignation, avant toute révélation et tout décompte, même pour une opération de combat seul ; elle peut éliminer le corps et mettre fin à l’opération. Les vedettes ne subissent que la perte du point de mouvement. Les bonus ne réduisent pas cette fatigue. Réaction et Au son du canon ne sont pas des activations.
N06-CARD-PONT-DETRUIT = Pont détruit (les deux camps, verte, pendant son propre mouvement, pas par des vedettes). Quand la pile est dans une zone libre à un bout d’une connexion à pont, placer un marqueur de pont détruit sur celle-ci ; cela coûte 1 point de mouvement et la pile peut continuer. Une pile sans point de mouvement au départ peut le faire tout de même. La pile finit activée dans tous les cas. Un pont par carte.
R06-104 = Pont détruit : la pile est retournée à la fin de l’opération comme d’habitude, elle peut donc continuer et attaquer. Une pile à 0 point de mouvement ou moins fait le travail et son opération prend fin. Seul un pont intact peut être choisi. Les marqueurs restent jusqu’à ce qu’une carte les retire.
N06-CARD-PONTONNIERS = Pontonniers (Français, verte, pendant son propre mouvement, pas par des vedettes). L’inverse de Pont détruit : une pile française dans une zone libre au bord d’un pont détruit retire le marqueur pour 1 point de mouvement, ou gratuitement si elle n’a pas de point de mouvement au départ ; pour le reste, comme Pont détruit.
N06-CARD-POSITION-RENFORCEE = Position renforcée (Prussiens, verte, combat). Seulement quand une pile prussienne défend, sur tout terrain et en plus des cartes de terrain. +1 carte de combat à l’étape H ; elle n’est pas supprimée par Audace, qui n’ôte que les cartes de terrain.
N06-CARD-RAVITAILLEMENT = Ravitaillement (Prussiens, bleue, phase d’initiative). Le Prussien choisit une pile prussienne et retire 2 fatigues au total à ses corps, les deux à un seul corps ou une à chacun de deux. La pile est ici l’ensemble des corps prussiens d’une zone, activés ou non. Elle ne peut rendre de points de force.
N06-CARD-REACTION = Réaction (les deux camps, verte, opération adverse, une fois une pile désignée pour manœuvrer et avant que la carte de mouvement soit révélée). Une de ses piles, à activer ou activée, va d’une zone libre à une zone libre adjacente ; un pont détruit n’importe pas.
R06-105 = Réaction : aucune carte n’est révélée, la pile n’est pas retournée et il n’y a pas de fatigue, sauf pour la prise d’une citadelle. Une partie des corps d’une zone peut partir (sans laisser un commandant seul). Elle peut entrer dans une zone contenant des amis. Entrer dans une citadelle contrôlée par l’ennemi en donne le contrôle et cause cette fatigue de 1 (la carte parle d’un mouvement). Une vedette ennemie seule y est éliminée. La désignation de l’adversaire n’est pas annulée. Les événements valables tout le tour ne la restreignent pas.
R06-110 = Avec le brouillard de guerre, Réaction est proposée vers une zone adjacente ne contenant que des blocs ennemis inconnus. Si un corps s’y trouve, la carte est dépensée, rien ne bouge, et le joueur qui réagit apprend seulement qu’au moins un corps y est (comme le ferait une vedette) ; s’il n’y a que des vedettes, elles sont éliminées et le déplacement est acquis.
N06-CARD-RENFORTS = Renforts (Prussiens, bleue, phase d’initiative). +1 point de force d’infanterie pour un corps prussien quelconque du plateau. Elle ne peut ramener un corps éliminé. Les points de victoire ne changent pas.
R06-106 = Renforts agit jusqu’à 8 points de force, y compris au-delà de la force de départ du corps.
N06-CARD-REPLI-STRATEGIQUE = Repli stratégique (Prussiens, bleue, phase d’initiative, dure tout le tour). Chaque mouvement prussien a +1 point de mouvement mais doit finir plus près de Halle ou de Leipzig, en connexions, qu’il n’a commencé ; une pile qui ne peut s’en rapprocher ne peut pas bouger.
R06-107 = Repli stratégique : plus près d’au moins une des deux villes. Elle contraint les manœuvres (vedettes comprises), mais ni les retraites, ni Réaction, ni Au son du canon. La pile ne peut s’arrêter de son plein gré, ou entrer dans une zone qui l’arrête, que là où elle est plus près ; un arrêt imposé par une carte ennemie est toléré. Elle interdit aussi une manœuvre de zéro connexion avec le bonus, mais pas un combat sans manœuvre.
R06-112 = Avec le brouillard de guerre, pour Repli stratégique, une zone contenant des blocs ennemis inconnus compte comme une zone qui arrête la pile.
N06-CARD-RESERVE = Réserve (les deux camps, bleue, phase d’initiative). Piocher 2 cartes en main ; les rouges parmi elles sont défaussées sans effet et non remplacées. Ces cartes rouges ne comptent pas avec celles de la phase de pioche, qui est terminée. Les nouvelles cartes peuvent servir dès la phase d’opérations, ou en récupération.
N06-CARD-RETRAITE-EN-ORDRE = Retraite en ordre (les deux camps, verte, jouée par le vaincu après la retraite de base). Seulement s’il reste de la cavalerie à la pile en retraite (1 point de force au moins). Il n’y a pas de poursuite. Elle n’annule ni la retraite ni Panique.
N06-CARD-SACRIFICE = Sacrifice (Prussiens, verte, combat, en attaque ou en défense). +1 carte de combat ; la pile prussienne subit aussitôt 2 fatigues, réparties équitablement (avant l’étape B, l’étape D peut donc en être affectée).
N06-CARD-SECOND-SOUFFLE = Second souffle (Français, rouge, phase de pioche). Aux tours 1 à 4, sans effet ; aux tours 5 à 7, toute pile française qui se déplace a 1 point de mouvement de moins pendant le tour.
R06-108 = Second souffle est dans le paquet français, d’après un compte rendu de partie public : comme Pluie, une carte obligatoire peut nuire à son propriétaire. Aux tours 1 à 4 aussi, elle compte comme carte rouge dans le décompte des cartes rouges piochées. Les vedettes françaises sont affectées.
N06-CARD-SOINS = Soins (Français, bleue, phase d’initiative). Marquer d’un cylindre un corps français ayant perdu au moins 1 point de force d’infanterie. S’il est encore à activer dans la phase de récupération de ce tour, il regagne 1 point de force d’infanterie, retire toute sa fatigue, et la piste de victoire baisse de 1.
R06-109 = Le cylindre de Soins est un rappel, non une fatigue. La carte se résout avec l’étape 1 de la récupération. Si le corps a été activé, le marqueur est retiré sans effet. Si la piste atteint 0, le Français gagne.
N06-CARD-TIRAILLEURS = Tirailleurs (Français, verte, combat, en attaque ou en défense). La pile prussienne subit aussitôt 1 fatigue ; le Prussien choisit le corps.
N06-CARD-VIVE-LA-REINE = Vive la reine (Prussiens, bleue, phase d’initiative). Le Prussien choisit une pile prussienne (tous les corps prussiens d’une zone) ; chacun de ses corps retire 1 fatigue. Un corps sans fatigue ne gagne rien ; rien n’est reporté sur un autre corps.

## Les chapitres

chapter-components = Matériel et constantes
chapter-definitions = Définitions
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
chapter-short = Scénario court
chapter-dice = Option des dés
chapter-team = Jeu en équipe
chapter-grognard = Niveau Grognard
chapter-marechal = Niveau Maréchal
chapter-cards = Cartes
