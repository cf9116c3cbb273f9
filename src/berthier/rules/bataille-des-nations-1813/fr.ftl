# Bataille des Nations 1813 : textes des règles (français). Un message par identifiant, une ligne par message.
# Nos décisions commencent par « Décision : ».

## Matériel et constantes

BDN-CMP-1 = Le plateau compte 47 zones, chacune d’un seul terrain : plaine, rivière, colline ou forêt. Deux zones sont adjacentes si elles ont une frontière commune. Probstheida et Markkleeberg sont dessinées autrement, mais aucune règle ne leur est propre.
BDN-CMP-2 = Les Français ont 8 armées et les Alliés 11. Chacune a une tuile, une carte d’armée et 3 marqueurs de troupes ; Napoléon, Ney, Schwarzenberg et Bernadotte n’en ont que 2. Les errata de l’éditeur sont pris en compte (Friedrich est de l’infanterie, Marmont a 3 marqueurs) : il y a donc 53 marqueurs, et non 52 comme l’indique la boîte.
BDN-CMP-3 = Une carte d’armée indique les villages de départ (3, parfois 4), le type d’unité (infanterie, artillerie ou cavalerie), la force, le nombre de marqueurs et, sur certaines cartes, une date avant laquelle elle ne peut pas être jouée.
BDN-CMP-4 = Il y a 25 cartes de mission, 5 dans chacun des districts Nord, Est, Sud, Ouest et Centre. Une mission désigne un village et porte deux valeurs : celle de Napoléon, de 3 à 7 points, s’il la remplit, et celle de Schwarzenberg dans le cas contraire. Plus le village est loin des positions de départ françaises, plus la valeur de Napoléon est élevée.
BDN-CMP-5 = Il y a 40 cartes d’action : cartes de terrain (chacune montre un terrain), cartes de mouvement (chacune montre un ou deux types d’unité, ou désigne une seule armée) et cartes de temps.
BDN-CMP-6 = La réserve commune contient 6 cartes d’éclaireur, face visible, et 6 jetons −1 pour les pertes. Le manque de jetons ne limite jamais les pertes.
BDN-CMP-7 = La piste du temps commence sur la montre, juste avant le 14.10. Les dates du 14.10 au 19.10 sont des points de la piste comme les autres, avec d’autres points entre elles.

## Mise en place

BDN-SET-1 = Les joueurs se mettent d’accord sur les camps ; à défaut, on les tire au sort. Napoléon joue le premier tour.
BDN-SET-2 = Les cartes d’armée sont posées face visible devant leur propriétaire : chacun sait quelles armées sont encore à venir.
BDN-SET-3 = Napoléon reçoit une mission de chaque district et, dans deux districts, une seconde ; dans chacun de ces deux districts, il garde une des deux cartes. Ses cinq missions restent secrètes jusqu’à leur révélation. Toutes les autres quittent le jeu sans être vues. Décision : les deux districts sont tirés au sort.
BDN-SET-4 = On mélange les cartes d’action. Chaque joueur en reçoit 4, sa main secrète ; 4 sont posées face visible et forment l’étalage ; le reste est la pioche, cachée.
BDN-SET-5 = Les deux marqueurs de points de victoire commencent avant la première case de leur piste, le marqueur de temps sur la montre.

## Tour de jeu

BDN-TRN-1 = À son tour, le joueur actif effectue exactement 5 actions, dans l’ordre et la combinaison de son choix, parmi sept sortes : carte d’armée, carte de terrain, carte de mouvement, carte d’éclaireur, joker, carte de temps, pioche. Ensuite, on complète l’étalage, on applique la limite de main, on livre la bataille éventuelle, et l’autre joueur devient actif. Décision : un tour ne s’achève plus tôt que dans le cas de BDN-TRN-4, ou si aucune action n’est permise.
BDN-TRN-4 = Cette règle vaut pour un joueur dont toutes les armées sont des tuiles sur le plateau (FAQ de l’éditeur). Au tour où cela se produit pour la première fois, il peut finir son tour plus tôt ; il peut encore piocher. À chacun de ses tours suivants, il avance seulement le temps de 1 point et finit son tour. Décision : à ces tours, il peut aussi piocher ou jouer des cartes qui font avancer le temps, jusqu’à 5 actions. Décision : un joueur sans marqueur sur la carte et sans carte Armée jouable à ce moment peut se reposer de même, afin que le temps ne s’arrête jamais.
BDN-TRN-2 = À la fin de son propre tour, un joueur garde au plus 8 cartes, cartes d’action et éclaireurs ensemble. Il choisit les cartes à défausser au-delà ; les éclaireurs défaussés retournent à la réserve.
BDN-TRN-3 = L’étalage est complété à 4 cartes avec la pioche à la fin du tour, jamais pendant le tour.

## Action 1 : carte d’armée

BDN-ARM-1 = Jouer une carte d’armée place un marqueur de cette armée sur chaque village de la carte. Les autres marqueurs qui s’y trouvent, de l’un ou l’autre camp, ne comptent pas.
BDN-ARM-2 = Un village occupé par une tuile d’armée, de l’un ou l’autre camp, est ignoré.
BDN-ARM-3 = Une carte datée ne peut être jouée que si le marqueur de temps est arrivé à cette date. Décision : le marqueur peut se trouver sur la date ou l’avoir dépassée.
BDN-ARM-4 = Si l’armée a moins de marqueurs que de villages non ignorés, le joueur paie une carte d’éclaireur par marqueur manquant (temps +1 chacune) et choisit les villages qui reçoivent les marqueurs. Sans ces éclaireurs, la carte ne peut pas être jouée.
BDN-ARM-5 = La carte est ensuite mise de côté : elle n’est jouée qu’une fois. S’il ne reste qu’un village non ignoré, l’armée y devient aussitôt une tuile (BDN-TIL-1). Décision : si tous les villages sont ignorés, la carte ne peut pas être jouée.

## Action 2 : carte de terrain

BDN-TER-1 = Une carte de terrain retire un de ses propres marqueurs d’une zone du terrain indiqué. La carte est défaussée.
BDN-TER-2 = On ne retire jamais ainsi le dernier marqueur d’une armée : une armée qui n’a plus qu’un marqueur est déjà devenue une tuile.

## Action 3 : carte de mouvement

BDN-MOV-1 = Une carte de mouvement déplace vers une zone adjacente un de ses propres marqueurs, d’une armée dont la carte montre le type d’unité. Une carte qui désigne une armée ne déplace qu’un marqueur de cette armée. La carte est défaussée et le temps avance de 1.
BDN-MOV-2 = Un marqueur n’entre ni dans une zone occupée par une tuile d’armée, de l’un ou l’autre camp, ni dans une zone où se trouve un autre marqueur de sa propre armée, et ne quitte jamais le plateau. Les marqueurs des autres armées ne comptent pas.
BDN-MOV-3 = Deux cartes de mouvement, valables toutes deux pour le marqueur, lui permettent de sauter par-dessus une tuile d’armée adjacente de son camp vers une zone adjacente à cette tuile. Décision : cela prend deux actions et avance le temps de 2.
BDN-MOV-4 = Les marqueurs de Napoléon et de Schwarzenberg comptent comme n’importe quel type d’unité.

## Action 4 : carte d’éclaireur

BDN-SCO-1 = Une carte d’éclaireur retire un de ses propres marqueurs, au choix, mais jamais le dernier d’une armée. Le temps avance de 1 et la carte retourne à la réserve.
BDN-SCO-2 = Les éclaireurs paient aussi les marqueurs manquants lorsqu’on joue une carte d’armée (BDN-ARM-4).
BDN-SCO-3 = Un joueur gagne un éclaireur pour chaque tuile de son camp placée à son propre tour, tant que la réserve n’est pas vide.

## Action 5 : joker

BDN-WIL-1 = Deux cartes de mouvement identiques jouées ensemble valent une carte de mouvement quelconque (temps +1 en tout) ; deux cartes de terrain identiques valent une carte de terrain quelconque. C’est une seule action.

## Action 6 : carte de temps

BDN-TIM-1 = Une carte de temps fait avancer le temps de 1 et quitte le jeu.

## Action 7 : pioche

BDN-DRW-2 = Si, pendant deux rondes complètes, les deux joueurs n’ont pris de cartes que dans la pioche cachée, le joueur qui va agir peut remplacer les quatre cartes de l’étalage par quatre nouvelles (FAQ de l’éditeur). Les anciennes sont défaussées. Cela ne coûte aucune action.
BDN-DRW-1 = Piocher, c’est prendre en main une carte de l’étalage ou la première carte de la pioche. Une pioche vide est reformée en mélangeant la défausse. Décision : si la pioche, la défausse et l’étalage sont tous vides, l’action est interdite.

## Tuiles d’armée

BDN-TIL-1 = Une armée qui n’a plus qu’un marqueur devient aussitôt une tuile dans la zone de ce marqueur. Tous les autres marqueurs de cette zone, des deux camps, sont retirés.
BDN-TIL-2 = D’autres armées, même adverses, peuvent ainsi se retrouver avec un seul marqueur : elles deviennent des tuiles à leur tour, et ainsi de suite. Le joueur actif choisit l’ordre.
BDN-TIL-3 = Une suite de tuiles peut faire disparaître le dernier marqueur d’une armée. Décision : sa carte revient alors à son propriétaire et peut être rejouée.
BDN-TIL-4 = Une zone contient au plus une tuile.
BDN-TIL-5 = Pour chaque tuile de son camp placée à son tour, un joueur gagne 1 point de victoire et 1 éclaireur, s’il en reste, et le temps avance de 1. Une tuile adverse placée pendant ce tour ne rapporte rien à personne et ne prend pas de temps.
BDN-TIL-6 = Lorsque la tuile de Napoléon ou de Schwarzenberg est placée, son propriétaire fixe son type d’unité : infanterie, artillerie ou cavalerie.
BDN-TIL-7 = Les tuiles ne se déplacent jamais.

## Temps et missions

BDN-DAT-1 = Le temps avance d’un point pour chaque carte de mouvement (une paire jouée comme joker compte une fois), chaque carte de temps, chaque carte d’éclaireur et chaque tuile de son camp placée.
BDN-DAT-2 = Lorsque le marqueur de temps arrive au 15.10, au 16.10, au 17.10, au 18.10 et au 19.10, Napoléon révèle chaque fois une mission de son choix et marque sa zone. Le 14.10, rien n’est révélé.

## Batailles

BDN-BAT-1 = Une bataille est livrée à la fin du tour où le marqueur de temps a pour la première fois atteint ou dépassé le 16.10, et une autre de même pour le 18.10. Décision : si un même tour passe les deux dates, deux batailles se suivent.
BDN-BAT-2 = Toute tuile adjacente à une tuile ennemie combat. Chaque tuile qui combat inflige exactement 1 perte en tout, quel que soit le nombre d’ennemis qu’elle touche ; le camp atteint choisit laquelle de ses tuiles en contact avec elle la subit. Toutes les pertes sont simultanées. Décision : les Français choisissent d’abord, puis les Alliés, avant tout retrait de tuile.
BDN-BAT-3 = Une tuile dont la force tombe au-dessous de 1 quitte le jeu, et sa zone redevient libre.
BDN-BAT-4 = Après la bataille, c’est au tour de l’autre joueur.

## Fin de la partie

BDN-END-1 = La partie s’achève après le tour où le marqueur de temps a dépassé le 19.10. Décision : le marqueur s’arrête là, et les missions encore cachées sont révélées pour le décompte.

## Décompte et victoire

BDN-SCR-1 = Chaque mission est réglée séparément. Si aucune tuile française n’occupe sa zone, les Alliés marquent leur valeur. Sinon, on compare les puissances : la puissance française est celle de la tuile sur la zone et de ses soutiens, la puissance alliée celle de toutes les tuiles alliées adjacentes à cette tuile française.
BDN-SCR-2 = Un soutien est une tuile française qui touche une tuile alliée, laquelle touche elle-même la tuile de la mission. Il se trouve à côté de la tuile de la mission ou, selon la FAQ de l’éditeur, derrière ce voisin allié commun.
BDN-SCR-3 = Une tuile qui pourrait soutenir plusieurs missions en soutient une seule, choisie par Napoléon. Une tuile alliée qui touche plusieurs tuiles de mission n’en combat qu’une (FAQ de l’éditeur), choisie par Schwarzenberg. Décision : une tuile placée sur une zone de mission ne soutient aucune autre mission. Décision : Napoléon attribue d’abord ses soutiens, puis Schwarzenberg ses tuiles.
BDN-SCR-4 = Si la puissance française est au moins égale à la puissance alliée, Napoléon marque sa valeur de la mission ; sinon, Schwarzenberg marque la sienne.
BDN-SCR-5 = Napoléon gagne s’il a strictement plus de points que Schwarzenberg ; l’égalité est une victoire alliée.
BDN-SCR-6 = Dans une rencontre en deux parties avec échange des camps, le joueur qui a marqué le plus de points avec Napoléon gagne ; à égalité, la rencontre est nulle.

## Règles avancées

BDN-ADV-1 = Lors de la comparaison finale, la force de chaque tuile est modifiée par une valeur de terrain, qui dépend de son type d’unité et du terrain de sa zone. Les batailles des 16 et 18 octobre ne sont pas concernées.
BDN-ADV-2 = Décision : les valeurs de terrain sont les suivantes, car le tableau imprimé est abîmé dans notre source et cette lecture donne à chaque type d’unité un +1 et un −1. Plaine : cavalerie +1. Forêt : infanterie +1, cavalerie −1. Colline : artillerie +1. Rivière : infanterie −1, artillerie −1. Toutes les autres valent 0.
BDN-ADV-3 = Décision : le terrain n’abaisse jamais la force d’une tuile au-dessous de 0.

## Les chapitres

chapter-components = Matériel et constantes
chapter-setup = Mise en place
chapter-turn = Tour de jeu
chapter-army = Action 1 : carte d’armée
chapter-terrain = Action 2 : carte de terrain
chapter-movement = Action 3 : carte de mouvement
chapter-scout = Action 4 : carte d’éclaireur
chapter-wild = Action 5 : joker
chapter-time = Action 6 : carte de temps
chapter-draw = Action 7 : pioche
chapter-tiles = Tuiles d’armée
chapter-dates = Temps et missions
chapter-battle = Batailles
chapter-end = Fin de la partie
chapter-scoring = Décompte et victoire
chapter-advanced = Règles avancées
