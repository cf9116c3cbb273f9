# Jours de Gloire Campagne, Allemagne 1813 : textes des règles et décisions (français). Un message par identifiant, une ligne par message.
# Un message ne peut avoir de point dans son nom : JDG-6_4-1 est le texte de JDG-6.4-1.

## Généralités

JDG-0-1 = Tout hasard vient d’un dé à six faces, modifié puis lu sur une table ou comparé à une valeur.
R003 = Un dé modifié qui sort des lignes imprimées d’une table se lit sur la ligne imprimée la plus proche. La table météo le dit de ses lignes extrêmes, et d’autres tables ont des modificateurs qui font sortir de 1 à 6.
JDG-0-2 = Les points de force (PF) mesurent la puissance d’une unité et figurent sur la feuille de marque, non sur le pion. Les points de mouvement (PM) paient déplacements et actions. Les points de commandement (PC) paient les activations et appartiennent à une armée.
JDG-0_1-1 = La carte est un réseau de cases reliées par des connexions. Déplacements, lignes et batailles n’utilisent que ce réseau.
R002 = Une case est désignée par son nom et son carré de la carte, car six noms servent chacun à deux cases. Le nom Senderhausen figure deux fois dans le même carré : ce sont deux cases, Sangerhausen et Sondershausen.
JDG-0_2-1 = Un tour de jeu couvre une semaine ou une quinzaine, selon le jeu de la série ; dans Allemagne 1813, une quinzaine. Un PF représente environ 3 000 hommes.

## Chefs et unités de combat

JDG-1-1 = Une Force est une unité de combat ou une pile d’unités, avec ou sans chefs.
R004 = Un chef seul n’est pas une Force. Des leurres face cachée en ont l’air pour l’adversaire et se déplacent comme elle, mais ne comptent jamais comme Force pour les actions, les réactions, les sièges, la possession d’une ville, les drapeaux de contrôle ou le maintien d’un retranchement.
JDG-1_1-1 = Un chef a une valeur de commandement (VC), un rang (RG, de 1 à 4) et un bonus tactique (BT). Il est soit le commandant en chef d’une armée, soit un général sous ses ordres.
JDG-1_1-2 = Le dos d’un pion chef ne montre que le drapeau de son camp.
JDG-1_2_1-1 = Une unité a une cohésion (CO) et parfois un bonus d’artillerie (BA) et un bonus de cavalerie (BC). La CO sert au combat, au moral, aux traînards, aux reconnaissances et à la création de détachements ; le BA à la table d’artillerie ; le BC à la seule table de poursuite.
JDG-1_2_1-2 = Une réserve d’artillerie a un BA et aucune autre valeur.
R005 = Une réserve n’a ni PF, ni CO, ni BC. Elle n’ajoute rien aux totaux ni aux seuils, ne compte pas pour la cohésion moyenne, les traînards, les pertes ou les minimums de PF, et ne peut agir seule. Elle est retirée aussitôt, sans PV ni perte de PF, si des unités ennemies (pas des leurres) sont dans sa case sans aucune unité amie ayant des PF, ou si toutes les unités de sa Force qui ont des PF disparaissent.
JDG-1_2_2-1 = Il y a trois types d’unités : l’infanterie, qui peut avoir BA et BC ; la cavalerie, qui a toujours un BC et parfois un BA ; la réserve d’artillerie, propre à Allemagne 1813.
JDG-1_2_2-2 = Une unité est soit identifiée (un corps, parfois une division), soit un détachement générique. Les détachements d’infanterie portent un numéro, ceux de cavalerie une lettre. Un détachement a un BA de 0, et seul un détachement de cavalerie a un BC.
JDG-1_2_2-3 = Le dos des unités, des détachements et des leurres montre le drapeau de leur camp.
JDG-1_2_2-4 = Un détachement indépendant est présent au départ, ou arrive en renfort, sans avoir été tiré d’une unité.
JDG-1_2_2-5 = Un détachement indépendant peut être intégré à n’importe quelle unité de son type, infanterie ou cavalerie, de la façon dont on rattache un détachement. L’unité ne peut dépasser son maximum, qui est dans Allemagne 1813 le nombre de ses cases sur la feuille de marque.
JDG-1_2_2-6 = Un détachement indépendant ne peut jamais être intégré à une unité de la Garde.
JDG-1_2_2-7 = Un détachement indépendant n’est jamais commandé.
R006 = Avec une LdC vers un chef quelconque de son armée, un détachement indépendant est non commandé de niveau a et peut faire une marche forcée ; sans LdC, il est de niveau b. Son coût en PC et sa VC de réaction dépendent de même de sa LdC.
JDG-1_2_2-8 = Un détachement indépendant détruit, ou vidé par intégration, quitte le scénario pour de bon ; son pion ne peut servir à un nouveau détachement.
JDG-1_2_2-9 = Cohésion moyenne, premier temps : on additionne les PF des unités de chaque CO. La CO qui réunit le plus de PF est la moyenne ; à égalité, la plus forte.
JDG-1_2_2-10 = Cohésion moyenne, second temps : si la meilleure CO des unités d’infanterie de la Force dépasse de 2 ou plus la valeur trouvée, on ajoute 1, une seule fois. La cavalerie ne donne jamais ce bonus.
R007 = On compte les PF du moment, sans multiplicateur de terrain, de fatigue ou de ville. Réserves, leurres et unités à 0 PF ne comptent pas ; les détachements d’infanterie comptent comme infanterie. On recalcule à chaque P3 et, pour le moral, après les pertes de la séquence.
JDG-1_2_3-1 = La feuille de marque tient les PF de chaque unité. Une perte de PF se note X ; seule une perte de traînards se note /.
JDG-1_2_3-2 = La feuille de marque dit aussi à quelle armée appartient chaque unité et chaque général.
JDG-1_2_3-3 = Une unité à 0 PF reste sur la carte jusqu’à la phase administrative de son propriétaire au tour suivant. Elle est alors retirée, sauf si la phase d’événements de ce tour lui a donné des PF.
R008 = Le retrait a lieu au tour qui suit celui où l’unité est tombée à 0 PF, même si son propriétaire avait encore une phase administrative à jouer. D’ici là elle ne peut être activée seule, agir, réagir, combattre, bloquer, tenir une ville ou un retranchement, ni prêter ses valeurs ; elle recule avec sa Force. Elle est retirée aussitôt si des unités ennemies sont dans sa case sans PF ami. La récupération des traînards vient trop tard pour la sauver.
JDG-1_3-1 = Les leurres sont d’infanterie ou de cavalerie ; le type ne fixe que leurs PM et leur place dans une pile. Le scénario en donne le nombre.

## Séquence de jeu

JDG-2-A = Le tour s’ouvre par la phase d’événements, dans cet ordre : cartes d’événements, météo, chefs remplacés par le scénario, choix du premier joueur, renforts placés dans des cases et renforts en PF.
R009 = Les chefs de rang 3 qui doivent revenir reviennent avec les renforts.
JDG-2-B1 = Le premier joueur commence par sa phase administrative : il remet des leurres en jeu, retourne face cachée ses pièces révélées, retire ses unités restées à 0 PF, vérifie LdC et commandement de tous ses chefs et unités, puis le ravitaillement de chaque armée, et tire les PC de chacune.
R010 = Les leurres sur la carte ne sont pas déplacés dans cette phase, bien que la séquence le laisse entendre : ils se déplacent comme des unités, en phase de mouvement et contre des PC.
JDG-2-B2 = En phase de mouvement, le joueur actif active ses Forces une à une, dans l’ordre de son choix, pour se déplacer et agir ; les renforts par connexion entrent sans dépense de PC. L’autre joueur peut réagir. On tire les traînards après chaque marche forcée ou concentration ; à la fin, les unités inactives peuvent récupérer les leurs.
JDG-2-B3 = En phase de marche au son du canon, chaque case où des unités du joueur actif côtoient des unités ennemies reçoit un marqueur Bataille. L’autre joueur peut tenter d’y faire marcher des Forces situées à 1 ou 2 PM.
R011 = Une case dont le seul contact est un siège ou un masque déjà en cours ne reçoit de marqueur Bataille que si le joueur actif y amène une nouvelle Force, fait une sortie ou donne l’assaut.
JDG-2-B4 = En phase de combat, toute case où se trouvent des Forces des deux camps doit être résolue : bataille, passage en force, siège ou masque.
JDG-2-C = Le second joueur joue ensuite les quatre mêmes phases, les rôles inversés.
JDG-2-D = À la fin du tour, on retire les marqueurs Fatigue, chaque camp garde au plus deux cartes d’événements, le marqueur Tour avance et on le compare aux marqueurs de l’armistice.

## Météo et premier joueur

JDG-3_1-1 = Une fois par tour, on lance le dé de météo, modifié selon le mois, et on lit la colonne de la saison. Le résultat vaut pour les deux joueurs pendant tout le tour.
JDG-3_1-2 = La pluie à étoile est ce tour-ci une pluie ordinaire ; le tour suivant est de boue sans jet de dé, et on relance le dé au tour d’après. La boue vient même si le mois ou la saison changent.
R012 = Au premier tour d’un scénario, on lance le dé sauf si le scénario fixe le temps ; on n’y hérite jamais de boue. Une boue encore due se garde pendant les tours d’armistice.
JDG-3_1-3 = Le temps clair n’a pas d’effet.
JDG-3_1-4 = Pluie : 1 PM de moins pour toutes les unités et les chefs, chaque gué de rivière coûte 1 PM de plus, −1 au dé de poursuite.
JDG-3_1-5 = Boue : l’infanterie perd 1 PM, la cavalerie et les chefs 2, la réserve d’artillerie 3 ; chaque gué de rivière coûte 1 PM de plus ; pas de poursuite ; +2 au dé de traînards.
JDG-3_1-6 = Neige : 1 PM de moins pour toutes les unités et les chefs, une séquence de moins par bataille (mais au moins une), +1 au dé de traînards, −1 aux dés d’artillerie et de poursuite. Les gués ne coûtent rien de plus.
R013 = Un leurre subit la météo comme le type qu’il imite.
JDG-3_2-1 = Si Napoléon est sur la carte, le joueur français choisit à chaque tour d’être premier ou second joueur. JDG-A13-3.2-1 élargit cette règle.
JDG-3_2-2 = Sinon, chaque camp lance le dé et ajoute la VC de son commandant en chef de plus haut rang sur la carte (la meilleure VC à rang égal) ; le plus fort total choisit.
R014 = À égalité, les deux relancent. Un camp sans commandant en chef sur la carte ajoute 0.

## Renforts

JDG-3_3-1 = Le scénario donne le tour et le lieu de chaque renfort, parfois avec un jet de dé qui peut le retarder.
JDG-3_3-2 = Les renforts destinés à une case y sont placés pendant la phase d’événements.
JDG-3_3-3 = Aucune pièce ennemie ne peut se trouver dans une case d’arrivée au tour d’arrivée. S’il y en a une, son propriétaire la déplace d’une case, qu’il choisit.
R015 = Il le fait avant le placement, avec toutes ses pièces de la case ensemble, vers une case adjacente libre d’unités ennemies, à défaut vers la case libre la plus proche en nombre de connexions. Cela ne coûte ni PC ni PM, ne peut être intercepté et met fin à un siège. Les renforts peuvent être attaqués normalement plus tard dans le tour.
JDG-3_3-4 = Les renforts par connexion entrent par celle-ci dans la phase de mouvement de leur propriétaire, sans dépense de PC et sans marche forcée.
R016 = Ils paient le coût de la connexion d’entrée, 1 PM si rien n’est imprimé, respectent les limites de pile, peuvent continuer et être interceptés, et faire une concentration si leur commandant en chef est avec eux. Ils ont les PM d’unités commandées (un détachement indépendant : d’une unité non commandée). S’ils ne peuvent entrer, ils essaient au tour suivant.
JDG-3_3-5 = Dans la série, chaque PF de renfort va à une unité commandée et efface un X, au plus un par unité et par tour, sans jamais dépasser l’effectif initial. Dans Allemagne 1813, JDG-A13-3.3-1 à -3 remplacent cette règle.
JDG-3_3-6 = Dans la série, les PF attendent le tour suivant tant qu’aucune unité commandée n’a de X.
JDG-3_3-7 = Dans la série, un PF qu’une unité commandée peut recevoir doit être donné aussitôt.
R017 = Dans la règle de la série, un / n’est pas effacé ; les PF qui ne trouvent pas de place, même à cause de la limite d’un par unité, attendent ; le propriétaire choisit parmi les unités possibles ; le commandement se juge à ce moment.
JDG-3_3-8 = Allemagne 1813 remplace les trois règles précédentes par JDG-A13-3.3-1 à JDG-A13-3.3-3.

## Organisation et commandement

JDG-4_1-1 = Un camp a une ou plusieurs armées, chacune avec exactement un commandant en chef et parfois des généraux. La feuille de marque dit qui appartient à quelle armée.
JDG-4_2-1 = Les chefs ne sont pas touchés en cours de jeu. Ils ne sont capturés qu’avec une Force encerclée et vaincue ou dans une ville tombée ; un scénario peut les retirer ou les remplacer à un tour donné.
JDG-4_2-2 = Le sort d’un chef sans unité amie dans sa case se règle au moment où l’ennemi y entre, selon son rang.
JDG-4_2-3 = Un chef seul de rang 4 rejoint l’unité amie la plus proche ; son propriétaire choisit à distance égale.
JDG-4_2-4 = Un chef seul de rang 3 quitte la carte et revient au tour suivant en renfort, auprès du commandant en chef de son armée ou sur une source d’approvisionnement de celle-ci, au choix de son propriétaire.
JDG-4_2-5 = Un chef seul de rang 1 ou 2 est éliminé.
R018 = La distance se compte en PM d’infanterie par des connexions franchissables, sans traverser de case tenue par des unités ennemies ; unités à 0 PF et leurres ne comptent pas. Un commandant en chef de rang 3 revient sur une source d’approvisionnement. Seule l’entrée d’une unité compte, pas celle d’un leurre ; l’élimination ne rapporte aucun PV. Un chef sans place possible attend hors carte. Un chef seul n’arrête jamais un mouvement.
R019 = Tant que son commandant en chef est hors carte, une armée lance son dé et ajoute 0, ses généraux coûtent 1 PC et ses Forces sans chef 2, et elle compte comme non ravitaillée (moitié des PC).
JDG-4_3-1 = Une unité est commandée si une ligne de communication (LdC) la relie au commandant en chef de son armée, ou à un général de cette armée relié lui-même à ce commandant.
R020 = Il y a au plus un relais : unité, général, commandant en chef. Les généraux ne forment pas de chaîne.
JDG-4_3-2 = Une unité n’utilise que les chefs de sa propre armée.
JDG-4_3-3 = Une LdC mesure au plus 4 PM, comptés au coût de l’infanterie (route 1, mauvaise route 2) avec les surcoûts de la météo (gué +1 par pluie ou boue). Exactement 4 suffit ; les PM perdus par la météo ne la raccourcissent pas.
JDG-4_3-4 = Une LdC ne traverse ni une case où se trouvent des unités ou des leurres ennemis, ni une connexion infranchissable : pont détruit, fleuve sans pont ni pont de bateaux.
R021 = La phrase imprimée est abîmée ; les leurres ennemis bloquent une LdC comme ils bloquent le ravitaillement (JDG-4.4-3). Un leurre qui bloque une LdC n’est pas révélé.
R022 = Seules les cases traversées bloquent ; des ennemis dans une des deux cases d’extrémité ne bloquent pas. Une Force enfermée dans une ville assiégée ou masquée n’a pas de LdC, et ses assiégeants l’ignorent pour leurs propres lignes.
JDG-4_3-5 = Chaque joueur vérifie LdC et commandement de tous ses chefs et unités en phase administrative, avec la météo du tour.
R023 = Commandement et coûts d’activation ainsi trouvés valent pour toute sa phase de mouvement. Une LdC requise pour une réaction, un siège ou la phase d’événements se juge à ce moment.
JDG-4_4-1 = Une armée est ravitaillée si son commandant en chef peut tracer une ligne vers une de ses sources d’approvisionnement.
JDG-4_4-2 = La ligne de ravitaillement n’a pas de longueur maximale et ignore le coût du terrain, mais n’emprunte pas de connexion infranchissable.
JDG-4_4-3 = Une case où se trouvent des unités ou des leurres ennemis bloque la ligne de ravitaillement, source comprise.
JDG-4_4-4 = Le ravitaillement se vérifie à chaque phase administrative, pour chaque armée à part.
JDG-4_4-5 = Une armée non ravitaillée a la moitié de son total de PC (dé et VC), arrondie au supérieur.
JDG-4_4-6 = Si seuls des leurres bloquent la ligne, l’armée a les deux tiers de son total, arrondis au supérieur ; le leurre est révélé et quitte la partie pour de bon.
R024 = Un chemin libre d’unités et de leurres ennemis donne le plein ravitaillement. À défaut, un chemin libre d’unités, passant par le moins de cases à leurres seuls, donne les deux tiers, et chaque leurre de ces cases est perdu pour de bon. Sinon, c’est la moitié. Un leurre avec une vraie unité n’est pas seul. À égalité, le joueur qui trace choisit avant toute révélation : s’il ne voit aucun chemin libre de pions, il nomme dans l’ordre les cases par lesquelles il préfère passer ; des chemins égaux, on prend celui de la première case nommée.
JDG-4_4-7 = Avec plusieurs sources d’approvisionnement, une seule suffit.
JDG-4_4-8 = Par accord, on peut jouer sans ravitaillement : toutes les armées comptent alors comme ravitaillées.
JDG-4_5-1 = Les PC d’une armée pour le tour sont un dé plus la VC de son commandant en chef, réduits si le ravitaillement manque. Il y a un jet par armée ; la Coalition partage des dés (JDG-A13-4.5-1).
JDG-4_5-2 = Chaque armée dépense ses propres PC : aucun ne passe à une autre armée, aucun n’est gardé pour le tour suivant.
JDG-4_5-3 = On dépense des PC pour activer une Force. Une fois activée, elle se déplace et agit dans la limite de ses PM ; les actions coûtent des PM et aucun PC, sauf le retranchement.
R025 = Les PC d’une Force se paient juste avant qu’elle commence, non tous d’avance ; le coût suit la vérification de la phase administrative.
R028 = Chaque unité et chaque chef n’est activé qu’une fois par phase de mouvement. Un chef n’exempte que des unités de son armée parties de sa case et se déplaçant avec lui en une pile. S’il part seul, il paie son prix et n’exempte personne. Une pile en mouvement appartient à une seule armée.
JDG-4_5-4 = Un commandant en chef et les unités empilées avec lui sont activés gratuitement.
JDG-4_5-5 = Un général et les unités empilées avec lui ne coûtent rien s’il a une LdC vers son commandant en chef, sinon 1 PC.
JDG-4_5-6 = Une Force sans chef coûte 1 PC avec une LdC vers le commandant en chef, sinon 2 PC.
R026 = La LdC peut ici passer par un général : une unité commandée coûte 1 PC.
JDG-4_5-7 = Construire un retranchement coûte 2 PC, quelle que soit la LdC.
R027 = Ces 2 PC sont tout le prix et remplacent l’activation, même avec un chef.
JDG-4_5-8 = En aveugle, un joueur peut tenir secret son compte de PC. L’arbitre le tient et ne le montre qu’à son propriétaire.
JDG-4_6-1 = Non commandée, niveau a : une unité qui a une LdC vers un général, lequel n’en a pas vers son commandant en chef, a 1 PM de moins et ne peut créer de détachement. Elle peut faire une marche forcée et engager un siège.
JDG-4_6-2 = Non commandée, niveau b : une unité sans LdC vers aucun chef de son armée a 1 PM de moins et ne peut ni créer de détachement, ni faire une marche forcée, ni engager un siège.
JDG-4_6-3 = Les détachements indépendants ne sont jamais commandés.
R029 = La perte de 1 PM touche les unités, non les chefs.

## Mouvement

JDG-5_1-1 = Les chefs ont 8 PM, la cavalerie et ses leurres 8, l’infanterie et ses leurres 6, la réserve d’artillerie 6.
R030 = Une pièce a ce nombre de PM, moins la météo, moins 1 si elle n’est pas commandée, moins 1 si elle a pris part à la création ou au rattachement d’un détachement, plus 2 en marche forcée, jamais moins de 0. Une pile a les PM de sa pièce la plus faible, chefs compris.
JDG-5_2-1 = Une connexion coûte 1 PM (route) ou 2 PM (mauvaise route), et 1 de plus pour un gué par pluie ou boue. Les ponts ne coûtent rien. Deux cases ne sont adjacentes que par une connexion franchissable à ce moment.
JDG-5_3-1 = Les PM non dépensés sont perdus. Aucun mouvement n’est garanti : on ne prend pas une connexion qui coûte plus que les PM restants.
JDG-5_3-2 = Les Forces se déplacent l’une après l’autre ; un mouvement s’achève avant que le suivant commence.
JDG-5_3-3 = Une Force qui entre dans une case où se trouvent des unités ennemies s’y arrête pour le tour. S’il n’y a que des leurres, leur propriétaire doit le dire, ils sont retirés et le mouvement peut continuer.
R031 = Une garnison assiégée ou masquée arrête aussi la Force qui entre. Si tous les ennemis se replient, la voie est de nouveau libre.
R032 = Le passage en force se décide en phase de combat, jamais pendant le mouvement.
JDG-5_3-4 = Un fleuve ne se franchit que par un pont ou un pont de bateaux posé ; une rivière se passe toujours à gué.
JDG-5_3-5 = Par exemple, la connexion d’Annaberg à Jessen sur l’Elbe reste fermée jusqu’à la pose d’un pont de bateaux.
JDG-5_4-1 = Une case peut contenir un nombre quelconque de pièces. Une pile en mouvement compte au plus 3 unités, dont au plus 2 d’infanterie.
JDG-5_4-2 = Dans une pile en mouvement, les leurres comptent selon leur type ; chefs et réserves d’artillerie ne comptent pas.
JDG-5_4-3 = Chaque pile en mouvement paie sa propre activation.
JDG-5_4-4 = Une pile se déplace à la vitesse de sa pièce la plus lente.
JDG-5_4-5 = Toutes les pièces d’une pile partent de la même case ; on n’en laisse ni n’en prend en route.
JDG-5_4-6 = Une pile qui se sépare avant de bouger forme plusieurs piles, qui paient chacune 0, 1 ou 2 PC.
R033 = La limite ne vaut que pour la phase de mouvement et l’entrée par une connexion. Interceptions, marches au son du canon, reculs et avances après un passage en force en sont libres.
JDG-5_5_1-1 = Concentration : une pile qui comprend son commandant en chef (un général ne suffit pas) peut dépasser la limite d’unités. Toutes ses unités risquent alors des traînards.
R034 = Seule une pile qui dépasse vraiment la limite est une concentration ; une pile plus petite avec le commandant en chef ne lance aucun dé.
JDG-5_5_2-1 = Marche forcée : une pile qui a une LdC vers un général ou le commandant en chef, niveau a compris, peut avoir 2 PM de plus.
JDG-5_5_2-2 = Une marche forcée se déclare pour toute la pile avant la dépense du premier PM.
JDG-5_5_2-3 = Après une marche forcée, on tire les traînards même si les PM en plus n’ont pas servi ou si le mouvement a été interrompu.
JDG-5_5_2-4 = Chaque unité qui a fait une marche forcée reçoit un marqueur Fatigue à la fin du mouvement et le perd à la fin du tour.
R035 = Le marqueur est toujours placé, mais il ne divise les PF par deux que pour un attaquant, c’est-à-dire quand l’unité combat dans sa propre phase de combat, même interceptée. Il n’affaiblit pas un défenseur et n’a pas d’autre effet.
R036 = Chaque unité de la pile doit avoir la LdC. Chefs et leurres peuvent suivre avec 2 PM de plus et sans jet, mais des chefs seuls ou des leurres seuls ne font pas de marche forcée.
JDG-5_5_3-1 = Après une concentration ou une marche forcée, on lance un dé de traînards par unité ; deux si le mouvement était l’une et l’autre.
JDG-5_5_3-2 = La colonne de la table des marches forcées dépend des PF de l’unité. Le dé a −1 pour un chef de VC 3 ou 4 dans la pile, −1 si la CO de l’unité est de 4 ou plus, +1 par neige, +2 par boue.
JDG-5_5_3-3 = Les traînards perdus se notent /.
R037 = Les deux jets se font l’un après l’autre, le second avec les PF laissés par le premier. Toute unité ayant des PF lance, détachements compris, juste après le mouvement ; réserves et leurres ne lancent pas.
R038 = Une VC ou un BT « de 3 ou 4 » veut dire 3 ou plus ; plusieurs chefs de ce genre ne donnent −1 qu’une fois.
JDG-5_5_4-1 = Une unité qui n’a ni bougé ni rien fait pendant un tour complet, réactions comprises, peut récupérer des traînards.
JDG-5_5_4-2 = Récupération des traînards, un dé par unité : de 1 à 4 on efface un /, sur 5 ou 6 on en efface deux, jamais plus qu’elle n’en a.
R039 = Le jet se fait à la fin de la phase de mouvement du propriétaire, sans PC. On regarde depuis la fin de sa phase de mouvement précédente (au premier tour, cette phase seule) : activation, mouvement, recul, action ou tentative de réaction interdit le jet. Se défendre ou tenir un siège sans bouger ne l’interdit pas.

## Actions : détachements et retranchements

JDG-6-1 = Pendant la phase de mouvement, une unité activée mêle déplacements et actions dans l’ordre voulu, dans la limite de ses PM.
JDG-6-2 = Les leurres ne font pas d’actions.
JDG-6_1-1 = Au début de l’activation d’une unité, son propriétaire peut en tirer des PF pour un pion détachement libre, placé dans la même case. Le nombre de pions du camp est la limite.
JDG-6_1-2 = Un nouveau détachement relève du même commandant en chef, et son unité d’origine est notée.
JDG-6_1-3 = Créer un détachement coûte 1 PM à l’unité d’origine et 1 PM au nouveau détachement.
JDG-6_1-4 = La CO de l’unité d’origine doit être au moins égale à celle du pion détachement.
JDG-6_1-5 = Seule une unité commandée peut créer un détachement.
JDG-6_1-6 = Un détachement se rattache de la même façon : l’unité d’origine et lui doivent être dans la même case au début de la phase de mouvement, et non engagés dans une bataille.
R040 = Un détachement a le type de son unité d’origine ; au moins 1 PF part et au moins 1 reste. Le rattachement coûte 1 PM à l’unité et ne demande pas qu’elle soit commandée. Un détachement créé ne rejoint que son unité d’origine, un indépendant toute unité de son type et de sa nation sauf la Garde. Un détachement n’en crée pas. L’unité d’origine doit être activée ; le détachement ne paie sa propre activation que s’il part à part.
R041 = Les PF donnés à un détachement ne sont pas des pertes. Ses propres pertes restent les siennes et passent à l’unité, sous la même marque, quand on le rattache.
JDG-6_2-1 = Une Force qui ne se déplace pas ce tour-ci peut placer un marqueur Retranchement dans sa case, pour 2 PC et tous ses PM.
JDG-6_2-2 = Un retranchement vaut aussitôt et reste tant qu’une unité de ce camp est dans la case.
JDG-6_2-3 = Une Force qui a construit un retranchement ne peut plus réagir de tout le tour.
JDG-6_2-4 = On ne construit de retranchement ni dans la case d’une ville fortifiée, ni avec de la cavalerie seule ou des leurres seuls ; des leurres peuvent accompagner une vraie unité.
R042 = Le constructeur ne doit pas avoir dépensé de PM dans cette phase, ni avoir bougé par réaction ou recul plus tôt dans le tour. Il faut une unité d’infanterie ayant des PF. Le marqueur abrite toutes les unités de ce camp dans la case, même arrivées après ; il y en a un par case.

## Cavalerie : reconnaissances et reculs

JDG-6_3-1 = Une Force de cavalerie seule, chefs permis, peut reconnaître une case qui contient des pièces ennemies et aucune de son camp. Elle y entre en payant les PM, est révélée, et son propriétaire annonce la reconnaissance.
JDG-6_3-2 = Sans unité de cavalerie ennemie dans la case, la reconnaissance réussit ; la colonne est celle des PF de la cavalerie qui reconnaît.
JDG-6_3-3 = Les unités de cavalerie ennemies de la case doivent être révélées et font écran : la colonne est celle des PF propres moins ceux de l’écran. À zéro ou moins, la reconnaissance échoue sans jet.
JDG-6_3-4 = Le dé, plus sa propre CO moyenne, moins celle de l’écran, donne sur la table de reconnaissance le nombre d’unités ennemies révélées.
R043 = Sans écran, on ne retranche rien. Le BC d’une infanterie ne sert ni à reconnaître ni à faire écran ; les détachements de cavalerie y servent.
JDG-6_3-5 = Dans une reconnaissance, les leurres de la case sont retournés d’abord et retirés ; chacun compte pour une unité révélée.
R044 = Les leurres retournés par une reconnaissance sont retirés même si la case contient aussi de vraies unités. Un résultat de 0 ne retourne rien.
R045 = Après les leurres, les unités à révéler sont tirées au hasard parmi celles face cachée ; les chefs restent cachés. Les unités révélées restent visibles jusqu’à la prochaine phase administrative de leur propriétaire.
JDG-6_3-6 = Après une reconnaissance, le propriétaire peut faire reculer la cavalerie, unité par unité, vers la case d’où elle vient, avec les PM qui lui restent, et éviter ainsi la bataille.
JDG-6_3-7 = Après une reconnaissance, la cavalerie qui reste, ou qui n’a plus les PM pour partir, combat en phase de combat.
R046 = Une unité refait son chemin d’une ou plusieurs cases ; toute la pile n’est pas tenue de partir. L’interception est possible comme pour tout mouvement. Des chefs peuvent la suivre.
JDG-6_3-8 = Chaque unité de cavalerie qui recule ainsi lance le dé, avec −1 pour le camp français : s’il y a de la cavalerie ennemie dans la case, elle perd 1 PF de 4 à 6, sinon sur 5 ou 6.
JDG-6_3-9 = Le PF perdu par une cavalerie qui recule se note X.
R047 = Le −1 vaut pour toutes les unités de cavalerie du joueur français, alliés compris.
JDG-6_3-10 = Recul avant combat : quand des unités ennemies entrent dans une case pendant leur phase de mouvement, la cavalerie qui s’y trouve peut reculer aussitôt avec le même jet de perte, mais pas vers la case d’où vient l’ennemi. Si plus rien ne l’arrête, l’ennemi peut continuer avec les PM qui lui restent, et la cavalerie rejointe peut reculer encore.
R048 = Le recul réussit toujours ; le jet ne règle que la perte. Il se fait d’une case, par une connexion franchissable, vers une case libre d’unités ennemies. La ligne la plus dure sert si la Force qui entre a une unité de cavalerie. Les chefs présents peuvent partir avec la cavalerie. Une cavalerie assiégée ne peut reculer, ni celle du joueur actif devant des intercepteurs. Le recul compte comme une réaction.

## Opérations de génie

JDG-6_4-1 = Une Force d’au moins 3 PF peut détruire un pont sur une connexion de sa case pour 2 PM, ou 3 PM si une unité ennemie (pas un leurre) est dans la case d’en face. Aucun mouvement ni LdC n’emprunte plus cette connexion.
R049 = Un pont détruit ferme aussi sa connexion sur une rivière, bien que les rivières se passent à gué : une connexion n’a qu’un passage.
JDG-6_4-2 = Aucune opération de génie n’est possible dans une case partagée avec l’ennemi.
JDG-6_4-3 = Des leurres sur l’autre rive ne gênent pas les opérations de génie ; un leurre seul doit y être déclaré.
JDG-6_4-4 = Une Force vaincue dans une bataille offensive ou décisive, qui recule par un pont, peut tenter de le faire sauter : sur 2 ou 4 le pont est détruit, sur 6 il ne l’est pas, sur 1, 3 ou 5 il est détruit et la Force perd 1 PF de plus. Cela ne coûte pas de PM et vaut aussitôt.
R050 = C’est le type de la bataille qui compte (JDG-8.2-2), sans minimum de PF. La Force passe d’abord, avec la perte ordinaire, puis lance le dé ; la poursuite vient après. Un pont de bateaux peut sauter aussi.
JDG-6_4-5 = Un pont détruit sur une connexion de sa case peut être réparé par une unité d’au moins 3 PF, pour tous ses PM, sauf si une unité ennemie (pas un leurre) est en face. D’autres peuvent utiliser le pont aussitôt.
R051 = Une seule unité doit avoir les 3 PF. Elle et ceux qui ont été activés avec elle ne bougent pas de cette phase.
JDG-6_4-6 = Une Force d’au moins 5 PF peut poser un pont de bateaux à un gué de fleuve sur une connexion de sa case, pour tous ses PM. Si une unité ennemie (pas un leurre) est en face, la Force perd 1 PF. D’autres peuvent utiliser ce pont aussitôt.
R052 = « Tous ses PM » veut dire que la Force n’a ni bougé ni agi auparavant dans cette phase, et ne fait plus rien après.
JDG-6_4-7 = Le scénario donne à chaque camp son nombre de ponts de bateaux.
JDG-6_4-8 = Un pont de bateaux se relève, pour resservir, comme on détruit un pont : au moins 3 PF, pour 2 ou 3 PM.
R053 = Les deux camps peuvent passer un pont de bateaux. Son propriétaire le retrouve dès qu’il le relève ; détruit par l’ennemi ou sauté dans un recul, il est perdu pour le scénario.
R054 = Un pont de bateaux vaut un pont pour l’attaque par un pont, la perte au recul et la LdC.
R055 = Un PF perdu par une Force dans ces travaux ou au passage est un X sur une unité au choix du propriétaire, qui garde si possible au moins 1 PF.

## Actions de réaction

JDG-6_5-1 = Seul réagit le joueur dont ce n’est pas le tour. Distances et connexions se comptent en PM d’infanterie, avec les surcoûts de la météo.
JDG-6_5_1-1 = Interception : quand une Force ennemie en mouvement entre dans une case adjacente à une Force amie, celle-ci peut tenter de l’intercepter. Chaque entrée est une nouvelle occasion.
JDG-6_5_1-2 = De chaque case, une seule Force, formée d’unités de la case, peut tenter d’intercepter une fois par occasion. Des Forces de plusieurs cases peuvent tenter contre la même entrée.
JDG-6_5_1-3 = Ne peuvent tenter d’interception : une Force qui partage sa case avec une Force ennemie, des leurres, une Force qui a construit un retranchement ce tour-ci. On n’intercepte pas vers une case déjà tenue par une Force amie.
R056 = Toutes les cases qui veulent réagir l’annoncent avant tout jet, et « déjà tenue » se juge alors : deux peuvent donc réussir ensemble. Des leurres amis seuls dans la case sont retirés d’abord et ne la tiennent pas. Si toutes celles qui réussissent reculent, l’ennemi continue ; si une intercepte, son mouvement s’arrête.
JDG-6_5_1-4 = Une interception réussit si le dé est inférieur ou égal à la VC du chef de plus haut rang de la Force (la meilleure VC à rang égal) ; sans chef, la VC est de 1.
JDG-6_5_1-5 = Une Force sans chef a pour réagir une VC de 2 si elle a une LdC vers le commandant en chef, directe ou par un général.
JDG-6_5_1-6 = Une Force sous un général ayant une telle LdC a pour réagir +2 à sa VC, sans dépasser la VC du commandant en chef.
R057 = La limite ne réduit que le bonus : un général dont la VC dépasse celle de son commandant en chef la garde.
R058 = La VC de 2 sans chef n’est pas limitée par la VC du commandant en chef.
JDG-6_5_1-7 = Le dé d’interception a +1 si la connexion vers la case coûte 2 PM.
R059 = Une connexion de 2 PM ou plus donne +1, une seule fois : mauvaise route, gué par pluie ou boue, ou les deux.
JDG-6_5_1-8 = Une Force sous son commandant en chef n’a aucun bonus de réaction.
R060 = Cela ne refuse que le bonus de VC ; une connexion de 2 PM donne tout de même +1 au dé.
JDG-6_5_1-9 = La limite de pile ne vaut pas pour une interception.
JDG-6_5_1-10 = Une Force qui réussit son interception entre dans la case de l’ennemi, ce qui arrête son mouvement et rend la bataille certaine, ou recule d’une case, et l’ennemi continue.
R061 = Ce recul se fait par une connexion franchissable vers une case libre d’unités ennemies, autre que celle où l’ennemi vient d’entrer ; il ne coûte ni PM ni PC. Les unités non choisies restent.
JDG-6_5_1-11 = Dans la bataille qui suit une interception, l’intercepteur est le défenseur et a le terrain pour lui ; le joueur intercepté est l’attaquant.
JDG-6_5_1-12 = Personne ne marche au son du canon vers une bataille née d’une interception.
R062 = Le joueur actif peut encore amener d’autres Forces dans la case ; la bataille reste une interception. Son −2 pour un pont et son attaque de flanc ne tiennent compte que des Forces entrées alors que les intercepteurs étaient déjà là.
JDG-6_5_2-1 = Marche au son du canon : dans la phase de ce nom, les Forces du joueur dont ce n’est pas le tour, à 1 ou 2 PM d’un marqueur Bataille, peuvent tenter de rejoindre la bataille.
JDG-6_5_2-2 = Le chemin d’une marche au son du canon ne traverse pas de case tenue par une Force ennemie ; des leurres ne le barrent pas.
JDG-6_5_2-3 = Pour la marche au son du canon, le test et les bonus de VC sont ceux d’une interception ; le dé n’a pas de modificateur de connexion.
JDG-6_5_2-4 = Une Force qui réussit sa marche arrive à la bataille au début de la deuxième séquence si son chemin a coûté 1 PM, de la troisième s’il en a coûté 2.
JDG-6_5_2-5 = Si la bataille a trop peu de séquences, la Force en marche reste où elle était.
JDG-6_5_2-6 = Une Force marche au son du canon au plus une fois par tour.
R063 = Chaque Force tente une fois par tour, pour une bataille qu’elle désigne, et chaque case n’envoie qu’une Force à une bataille. Les Forces qui partagent leur case avec des unités ennemies ou qui se sont retranchées ce tour-ci ne marchent pas. Elles restent chez elles si la bataille finit avant leur séquence, ou si les amis s’abritent dans leur ville. Le chemin le moins cher compte, et sa dernière connexion pour une attaque de flanc.

## Leurres et marqueurs Force

JDG-7_1-1 = Le scénario donne le nombre de leurres. Ils commencent dans n’importe quelles cases contenant des pièces amies.
JDG-7_1-2 = Les leurres se déplacent comme des unités de leur type, au même prix en PC, et comptent dans les piles en mouvement.
JDG-7_1-3 = Les leurres ne peuvent rien faire d’autre que se déplacer.
JDG-7_1-4 = Un leurre seul dont la présence bloquerait à tort une action ennemie (travaux sur un pont, marche au son du canon) doit être déclaré.
R064 = Un leurre déclaré est retourné face visible, non retiré ; on le retourne face cachée à la prochaine phase administrative de son propriétaire.
JDG-7_1-5 = Des leurres sont retirés aussitôt s’ils sont seuls dans une case où entre une unité ennemie par mouvement ou interception, si un combat s’engage dans leur case, si une reconnaissance les retourne ; ceux qui bloquaient le ravitaillement sont perdus pour de bon.
R065 = Des leurres peuvent entrer dans une case tenue par l’ennemi : ils s’arrêtent, peuvent provoquer des réactions et sont retirés quand la phase de combat en vient à cette case, sans bataille ni PV. Des leurres ne chassent jamais de leurres ; des leurres opposés seuls dans une case sont alors tous retirés. Une Force qui recule ou avance peut entrer dans une case de leurres ennemis et les retire.
JDG-7_1-6 = Au début de sa phase administrative, le propriétaire peut remettre en jeu la moitié de ses leurres alors hors jeu, arrondie à l’inférieur, dans n’importe quelles cases contenant une Force amie.
R066 = Les leurres perdus pour de bon ou écartés pendant l’armistice ne comptent pas pour cette moitié. Le propriétaire choisit les types et peut renoncer.
JDG-7_2-1 = Si les joueurs en conviennent, des marqueurs Force peuvent remplacer de grandes piles, de plus de dix pions. L’adversaire peut toujours demander combien de pions contient un marqueur ; ce qu’il contient se révèle comme sur la carte.

## Combat

JDG-8-1 = En phase de combat, toute case où se trouvent des Forces des deux camps est résolue, dans l’ordre choisi par le joueur actif. Il est l’attaquant, l’autre joueur le défenseur, même après une interception.
JDG-8_1-1 = P1 : chaque joueur choisit en secret une tactique ; on montre les deux ensemble, et seulement alors les unités. Les deux tactiques fixent le nombre de séquences, de 1 à 4.
JDG-8_1-2 = P2 : on peut disposer les pièces sur les cases de bataille. Ce n’est qu’une commodité.
JDG-8_1-3 = P3, à chaque séquence : chaque camp compte ses PF avec les multiplicateurs, trouve sa colonne avec les décalages, et la perte à laquelle il testera son moral. À 6 contre 1 ou mieux, en PF sans multiplicateur, l’attaquant peut choisir le passage en force.
JDG-8_1-4 = P4 : les deux camps lancent le dé sur la table de combat et, aux séquences 2 et 4, aussi sur la table d’artillerie. Les pertes sont simultanées.
R067 = L’artillerie d’une séquence utilise le BA des unités présentes à son P3 : une unité détruite par le jet de combat tire encore.
JDG-8_1-5 = Les tests du moral viennent à la fin de la séquence. On passe alors à la suivante, jusqu’au nombre de séquences prévu ou au recul d’un camp.
JDG-8_1-6 = P5 : le vaincu est le camp que le moral oblige à reculer, sinon celui qui a perdu le plus de PF dans toute la bataille.
JDG-8_1-7 = À pertes égales, la bataille est indécise : l’attaquant recule d’une case, vers celle d’où il est venu, le défenseur reste, et personne ne marque de PV.
R068 = On compte les PF perdus par les résultats de combat et d’artillerie et le PF de plus de JDG-8.6-7, pas les traînards, les passages, les ponts sautés ni la poursuite, et jamais plus que la Force n’en avait.
R069 = Si les deux camps manquent leur test dans la même séquence, la bataille s’arrête et celui qui a perdu le plus de PF est vaincu ; à pertes égales, elle est indécise.
R070 = Un camp qui n’a plus de PF est vaincu ; si aucun n’en a, la bataille est indécise. Ses chefs sont alors des chefs seuls, ou capturés s’il était encerclé ou abrité dans une ville assaillie.
JDG-8_1-8 = P6 : le vaincu recule, puis le vainqueur poursuit.
JDG-8_2-1 = Les tactiques sont la bataille décisive (4), la bataille offensive (3), la bataille de couverture (2) et l’escarmouche (1).
JDG-8_2-2 = Le nombre de séquences est la moitié de la somme des deux valeurs, arrondie à l’inférieur, mais au supérieur si un seul des deux camps a un chef dans la case. Ce nombre est aussi le type de la bataille.
JDG-8_2-3 = Une bataille décisive demande un chef de rang 3 ou 4 et au moins 15 PF dans la case.
JDG-8_2-4 = Une bataille offensive demande un chef de n’importe quel rang et au moins 10 PF.
JDG-8_2-5 = Une bataille de couverture est interdite à un détachement seul sans chef et à moins de 3 PF.
JDG-8_2-6 = Une escarmouche est interdite à 10 PF ou plus. Un détachement seul sans chef doit la choisir.
R071 = Ces limites se jugent sur les chefs de chaque camp et ses PF au P1, sans multiplicateur et sans les Forces encore en marche. Un détachement seul sans chef escarmouche quels que soient ses PF. Ainsi 10 PF ou plus sans chef ne peuvent que couvrir, et moins de 3 PF ne peuvent qu’escarmoucher.
R072 = La neige raccourcit la bataille sans changer son type.
R073 = L’arrondi au supérieur pour un seul chef change aussi le type de la bataille.
JDG-8_3-1 = On additionne les PF de toutes les unités engagées, multipliés selon la table de combat, et on arrondit le total à l’inférieur.
R074 = Les multiplicateurs s’appliquent unité par unité (seules les unités fatiguées sont divisées par deux, seule la cavalerie souffre du terrain) et se multiplient entre eux ; on n’arrondit que la somme. Tactiques, cohésion, 20 % du moral et 6 contre 1 utilisent les PF sans multiplicateur.
R075 = Un camp dont le total est 0 ne lance pas le dé de combat, quels que soient ses décalages, mais son artillerie tire encore.
R076 = On additionne d’abord les décalages, puis on les applique ; ils s’arrêtent à la première et à la dernière colonne.
JDG-8_4-1 = Chaque camp lit sa propre colonne avec son propre dé modifié ; le résultat est le nombre de PF perdus par l’adversaire, et une étoile lui fait tester son moral.
R077 = L’étoile ne compte que dans la cellule où elle est imprimée.
JDG-8_4-2 = Le propriétaire répartit ses pertes également entre toutes les unités présentes et ne peut détruire une unité qu’avec le reste. Elles se notent X et ne s’effacent que par rattachement d’un détachement ou renfort en PF.
R078 = Chaque PF perdu va à une des unités qui en ont perdu le moins dans cette bataille et gardent au moins 1 PF, au choix du propriétaire ; ce n’est que lorsque toutes sont à 1 PF que des unités peuvent tomber à 0. Les unités qui arrivent partent du compte le plus bas.
JDG-8_4-3 = Artillerie : la colonne est celle du BA total du camp ; sans BA, il ne tire pas. Elle ne tire qu’aux séquences 2 et 4, avec −1 par neige.
JDG-8_4-4 = Poursuite : le vainqueur lance une fois le dé avec le BC total de sa Force, avec −1 par pluie ou neige ; par boue il n’y en a pas.
R079 = Seules les unités qui ont combattu et ont encore des PF prêtent leur BC ; sans BC, pas de jet. Les pertes touchent la Force qui a reculé. Il n’y a pas de poursuite après une bataille indécise, un passage en force ou un siège, ni si le vaincu est anéanti.
JDG-8_4-5 = Passage en force : un attaquant qui a au moins six fois les PF du défenseur, sans multiplicateur, peut le choisir. Il est interdit aux intercepteurs et contre une ville ou un retranchement occupés, et ne rapporte aucun PV.
R080 = On peut le choisir au P3 de toute séquence où le rapport est atteint ; il met fin à la bataille. Un défenseur à 0 PF remplit tout rapport.
JDG-8_4-6 = Le dé d’un passage en force a +1 si l’attaquant a une unité de cavalerie. 1 ou 2 : il reste, et le défenseur recule d’une case sans perte. 3 ou 4 : il peut avancer d’une case, puis le défenseur recule d’une case, pas vers celle d’où vient l’attaquant, et perd la moitié de ses PF, arrondie au supérieur. 5 ou plus : il peut avancer d’une case et le défenseur est détruit.
JDG-8_4-7 = Dans un passage en force, l’attaquant n’avance jamais dans une case tenue par l’ennemi. Un défenseur qui ne pourrait reculer que dans une telle case est détruit.
JDG-8_4-8 = Dans une ville, le défenseur peut s’abriter et éviter ainsi le passage en force ; sa cavalerie a pu reculer avant le combat.
R081 = La moitié se prend sur le total de la Force. L’avance emprunte une connexion franchissable, ne coûte pas de PM et peut retirer des leurres. Il n’y a ensuite ni perte au passage, ni pont sauté, ni poursuite. Les chefs d’une Force détruite sont des chefs seuls. La case d’où vient un attaquant de plus de 3 PF est interdite au défenseur dans tous les cas.
JDG-8_5-1 = Les PF des unités fatiguées de l’attaquant sont divisés par deux.
JDG-8_5-2 = Attaque de flanc : si au moins deux Forces de l’attaquant sont entrées ce tour-ci dans la case tenue par l’ennemi par des connexions différentes, il a 2 colonnes vers la droite.
JDG-8_5-3 = Une attaque de flanc peut aussi naître d’une marche au son du canon ou de deux interceptions.
R082 = C’est alors le camp qui réagit, le défenseur, qui a les 2 colonnes : quand des Forces venues par deux connexions différentes ont intercepté le même ennemi, ou, dès leur arrivée, quand les Forces en marche entrent par une connexion qu’aucun attaquant n’a utilisée. Les deux camps peuvent avoir une attaque de flanc à la fois.
JDG-8_5-4 = Défenseur encerclé : toutes les cases reliées à celle de la bataille sont tenues par des unités ennemies d’au moins 3 PF, sauf celle d’où vient l’attaquant, qui peut être vide. L’attaquant a 3 colonnes vers la droite.
JDG-8_5-5 = L’encerclement ne s’ajoute pas à une attaque de flanc : un défenseur encerclé donne 3 colonnes et pas plus.
JDG-8_5-6 = Si un défenseur encerclé est vaincu, toutes ses unités sont retirées et ses chefs capturés.
JDG-8_5-7 = Un défenseur n’est plus encerclé dès qu’une case voisine est libre.
JDG-8_5-8 = Un défenseur ne peut reculer vers une case d’où vient une Force attaquante de plus de 3 PF.
R083 = Seules les connexions franchissables comptent, et sortir de la carte n’est pas une issue. Une case est fermée si au moins 3 PF ennemis la tiennent (les leurres valent 0), ou si un attaquant de plus de 3 PF en vient ; un attaquant de 3 PF ou moins laisse ouverte sa case vide. Les PF sont sans multiplicateur. On en juge au début de la bataille, puis à chaque P3.
JDG-8_5-9 = Le camp qui a la meilleure CO moyenne ajoute la différence à son dé, l’autre la retranche.
JDG-8_5-10 = Chaque camp ajoute le BT de son chef présent de plus haut rang, le meilleur BT à rang égal.
JDG-8_5-11 = Tous les autres modificateurs sont avec la table de combat (JDG-T-COMBAT).

## Moral et recul

JDG-8_6-1 = Un camp dont les pertes dans la bataille atteignent 20 % de ses PF du début, sans multiplicateur, teste son moral à la fin de cette séquence.
JDG-8_6-2 = Un camp qui a atteint ces 20 % teste aussi à la fin de chaque séquence suivante.
JDG-8_6-3 = Une étoile impose un test quelles que soient les pertes. Aucun camp ne teste plus d’une fois par séquence.
R084 = Le seuil est atteint quand cinq fois les pertes valent au moins les PF du début. Les unités qui arrivent ajoutent alors leurs PF ; un seuil atteint le reste.
R085 = On applique d’abord toutes les pertes de la séquence, combat et artillerie ; puis les deux camps testent.
JDG-8_6-4 = Le test du moral réussit si le dé est inférieur ou égal à la CO moyenne, qui a pour ce test seul +2 si le chef de plus haut rang a un BT de 3 ou 4, +1 pour un BT de 1 ou 2.
R086 = À rang égal, le meilleur BT compte. Rien ne réussit ni n’échoue d’office : à 6 ou plus, le test ne peut échouer.
JDG-8_6-5 = Un camp qui manque son test du moral doit reculer et il est le vaincu.
JDG-8_6-6 = Un camp qui a manqué son test recule par une connexion franchissable vers une case libre d’unités ennemies, et non par une connexion qu’ont prise des attaquants de plus de 3 PF.
JDG-8_6-7 = Un défenseur encerclé qui manque son test du moral reste, perd 1 PF de plus, et la bataille continue.
R087 = Une Force qui doit reculer sans avoir de case où aller, et sans être encerclée, est traitée de même : si elle échoue, elle reste et perd 1 PF ; si elle est vaincue au P5, elle est éliminée et ses chefs sont capturés. L’attaquant n’a pas 3 colonnes contre elle.
JDG-8_7-1 = Le vaincu doit reculer d’une case, le vainqueur le peut. Après une bataille indécise, l’attaquant le doit et le défenseur le peut.
JDG-8_7-2 = Toutes les unités d’un camp qui ont combattu vont dans la même case, au choix de leur propriétaire.
JDG-8_7-3 = Un camp vaincu par ses pertes a les mêmes cases ouvertes que celui qui a manqué son test du moral.
JDG-8_7-4 = Le défenseur ne recule jamais vers une case d’où est entré un attaquant de plus de 3 PF.
JDG-8_7-5 = Une Force encerclée et vaincue est éliminée, de même que le défenseur d’une ville vaincu dans un assaut ; leurs chefs sont capturés.
JDG-8_7-6 = Une Force vaincue qui recule par un gué ou un pont perd 1 PF de plus.
JDG-8_7-7 = Une Force vaincue qui ne peut que sortir de la carte est éliminée.
R088 = Un attaquant recule vers une des cases d’où viennent ses Forces, à son choix ; si l’ennemi les tient toutes, vers une case adjacente libre ; s’il n’y en a pas, il est éliminé. Un recul ne coûte pas de PM et peut finir chez des amis, dans un retranchement ou une ville.
R089 = Personne n’est vaincu dans une bataille indécise : ni perte au passage, ni pont sauté, ni poursuite.
R090 = Le recul du vainqueur vient après la poursuite : une case, toutes ses unités ensemble, par une connexion permise à son camp (le défenseur garde ses interdits), sans perte au passage.
R091 = « Plus de 3 PF » compte les PF, sans multiplicateur, de la Force qui a pris cette connexion ce tour-ci ; exactement 3 n’interdit rien, et plusieurs Forces venues par une même connexion ne s’additionnent pas. Pour encercler, 3 PF suffisent.

## Sièges et villes fortifiées

JDG-8_8-1 = Une ville fortifiée appartient au joueur qui a une unité dans sa case ; une unité qui entre dans une ville vide la prend aussitôt.
JDG-8_8-2 = Une Force attaquée dans une ville décide avant le combat de se battre en rase campagne, avec le seul terrain défensif et sans siège, ou de s’abriter.
R092 = En rase campagne, la case est terrain défensif à tous égards : les deux décalages, et la cavalerie divisée par deux. Une montagne n’y ajoute rien.
JDG-8_8-3 = Contre une Force abritée, l’attaquant choisit entre l’assaut, bataille avec le modificateur de la ville, et le siège.
R093 = L’ordre est : s’abriter ou non ; assaut, siège ou masque ; puis les tactiques, s’il y a bataille.
R094 = Dans un assaut, les PF de l’attaquant sont divisés par 4 et les décalages du terrain défensif ne jouent pas ; un autre terrain imprimé dans la case joue. Le défenseur n’a pas le +1 du terrain clair, et il n’y a pas de passage en force contre lui.
JDG-8_8-4 = Un siège ou un assaut demande une unité qui ne soit ni détachement, ni cavalerie, ni leurre ; sans elle, l’attaquant ne peut que masquer la ville.
R095 = Il faut une unité d’infanterie identifiée ayant des PF ; une réserve d’artillerie ne suffit pas.
JDG-8_8-5 = Une ville abrite 1 unité identifiée et 1 détachement, quelques villes davantage (JDG-A13-8.8-1). Les autres unités partent vers une case adjacente sans ennemis et ne peuvent être interceptées.
R096 = Chefs et réserves n’ont pas de limite ; un détachement peut prendre la place libre d’une unité identifiée. Les leurres de la case sont retirés au moment du choix. Si une unité de trop n’a pas de case où aller, la Force doit se battre en rase campagne. Celles qui partent peuvent se séparer.
JDG-8_8-6 = Un masque reçoit le marqueur d’un nouveau siège, sans jet. Il peut durer toujours et devient un siège quand la condition de JDG-8.8-4 est remplie. La garnison n’en sort que par une sortie.
R097 = Un siège qui perd sa dernière unité capable d’assiéger garde son marqueur tel quel et s’arrête, jusqu’à pouvoir reprendre de là.
JDG-8_8-7 = L’assiégeant place le marqueur Siège 1 dans sa phase de combat et lance aussitôt le dé ; dès le tour suivant, il le relance à chaque phase de combat.
JDG-8_8-8 = Au Siège 1, la ville tombe sur 5 ou 6 ; sinon on retourne le marqueur sur Siège 2. Au Siège 2, elle tombe de 2 à 6 ; sur 1, le siège continue.
JDG-8_8-9 = Quand une ville assiégée tombe, la garnison est éliminée et ses chefs sont capturés.
JDG-8_8-10 = Le dé de siège a −1 sauf si l’assiégeant a plus du double de la force de la garnison, compté en PF d’infanterie.
R098 = On compare les PF d’infanterie de l’assiégeant, détachements compris, à tous les PF de la ville. Exactement le double a le −1.
JDG-8_8-11 = Un siège commencé au tour de l’ennemi, par une interception, donne lieu au jet, mais de 1 à 4 le marqueur reste sur Siège 1 ; il n’est retourné qu’au tour de l’assiégeant.
R099 = C’est le cas d’une Force interceptée dans une ville à elle : elle peut s’abriter, et l’intercepteur peut assiéger, donner l’assaut ou masquer. À sa phase de combat suivante, il relance pour Siège 1, puis retourne le marqueur.
JDG-8_8-12 = Un assiégeant de niveau b ne peut engager de siège.
R100 = Il n’en poursuit pas non plus : pas de jet tant qu’aucune des unités capables d’assiéger n’a de LdC vers un chef ; la ville n’est que masquée.
JDG-8_8-13 = Une Force assiégée ne peut s’esquiver : elle doit battre l’assiégeant.
JDG-8_8-14 = Sortie : dans sa propre phase de combat, la garnison attaque toute la Force assiégeante, seule ou avec une Force de secours entrée dans la case ; les deux additionnent PF et bonus. L’assiégeant a le terrain défensif, et la garnison ne fait jamais d’attaque de flanc.
JDG-8_8-15 = Si l’assiégeant est chassé, le siège est levé ; un autre recommence au Siège 1.
JDG-8_8-16 = Personne ne marche au son du canon au secours d’une Force assiégée.
R101 = Une garnison n’est jamais tenue de sortir ; quand une Force de secours doit se battre, la garnison ne s’y joint que si son propriétaire le veut. Une sortie ne coûte pas de PC et vaut bataille ordinaire pour les PV ; seule aussi, elle affronte le terrain défensif. Une garnison vaincue ou tenue en échec rentre et le siège reste où il en était ; la Force de secours recule à part.
R102 = Une garnison assiégée ou masquée ne bloque pas les lignes du camp assiégeant à travers la case ; les assiégeants bloquent celles du camp de la garnison.
R103 = Si toutes les unités assiégeantes ont disparu ou sont parties, le marqueur est retiré aussitôt. Un assiégeant peut partir librement dans sa phase de mouvement.
R104 = Les chefs d’une ville perdue par assaut sont capturés et rapportent des PV.

## Victoire

JDG-9-1 = Le scénario donne des PV pour certaines cases ; leur drapeau montre le dernier camp qui y est passé. On les compte à la fin.
R105 = Seules des unités ayant des PF retournent un drapeau, ni leurres ni chefs. Une garnison abritée garde le drapeau jusqu’à la chute de la ville.
JDG-9-2 = Gagner une bataille décisive rapporte 5 PV, une offensive 3 ; les autres et les indécises ne rapportent rien. Le type est fixé par les tactiques, même si la bataille s’arrête plus tôt.
JDG-9-3 = Un chef capturé dans un siège, ou avec un vaincu éliminé, rapporte 1 PV pour un général et 3 PV pour un commandant en chef.
JDG-9-4 = Si Napoléon est capturé, la partie est finie et l’autre camp gagne.
JDG-9-5 = À la fin, le camp qui a perdu le moins de PF marque 1 PV par tranche complète de 4 PF d’écart.
JDG-9-6 = Les pertes de chaque camp se totalisent sur les feuilles de marque à la fin du scénario.
R106 = Comptent les marques encore là, X et / de même, et tout l’effectif des unités retirées. Ne comptent pas les marques effacées, les cases rayées au départ ni les PF donnés à des détachements. Un PF de renfort efface d’abord un X de son unité. Les pertes d’avant l’armistice comptent.
JDG-9-7 = Avec un écart de 2 PV ou moins, la partie est nulle ; avec 3 ou plus, le camp en tête gagne.
JDG-9-8 = Un passage en force ou un siège ne rapporte pas de PV de bataille.

## Jeu en solitaire et à plus de deux

JDG-10-1 = En solitaire, on joue sans mouvement caché, leurres ni reconnaissances.
JDG-10-2 = En solitaire, les PC se tirent comme d’habitude.
JDG-10-3 = En solitaire, à chaque activation d’une Force, un dé par type donne ses PM : avec une LdC vers un général (niveau a ou mieux), l’infanterie a dé + 2, au plus 6, et la cavalerie dé + 4, au plus 8 ; sans elle, l’infanterie a le dé et la cavalerie dé + 2.
JDG-10-4 = En solitaire, un chef a dé + 4, au plus 8, avec une LdC vers son commandant en chef, et dé + 2 sans elle.
JDG-10-5 = En solitaire, il y a toujours au moins 1 PM. Les règles de la LdC ne changent pas.
R107 = Une réserve d’artillerie utilise le dé de l’infanterie. Météo, perte de 1 PM sans commandement et marche forcée modifient ensuite le résultat, qui reste d’au moins 1. Un commandant en chef compte comme relié à lui-même. Un chef dans une pile lance aussi le dé, et la pile a les PM les plus faibles. La cavalerie peut toujours reculer avant combat.
JDG-10-6 = À plus de deux, chaque joueur a une armée et ses propres PC.
JDG-10-7 = Les partenaires ne se parlent pas. Chacun peut passer une note écrite à la fin d’un tour, avec réponse au plus tôt à la fin du suivant.
JDG-10-8 = Un camp gagne ou perd tout entier.
R108 = Ce qui relève d’un camp et non d’une armée (premier joueur, leurres, cartes, renforts en PF) est décidé par le joueur de son commandant en chef de plus haut rang, la meilleure VC à égalité. Dans une bataille de plusieurs armées, le joueur du chef présent de plus haut rang choisit la tactique. Un dé de PC commun est partagé par le joueur du plus élevé des deux commandants.

## Jeu en aveugle

JDG-BLIND-1 = Option 1 : toutes les pièces sont face visible.
JDG-BLIND-2 = Option 2 : les chefs sont face visible, les unités face cachée.
JDG-BLIND-3 = Option 3 : chefs et unités sont face cachée. C’est ainsi que le jeu est conçu, avec les leurres.
JDG-BLIND-4 = Les joueurs conviennent de l’option avant la partie et, avec les options 2 et 3, de l’emploi des leurres.
R109 = Avec l’option 1, il n’y a ni leurres ni reconnaissances ; tout le reste vaut. Les pièces révélées par un combat, une reconnaissance ou une déclaration restent visibles jusqu’à la prochaine phase administrative de leur propriétaire.

## Cartes d’événements

JDG-A13-CARD-1 = Il y a 24 cartes : 4 cartes de tactique par joueur et 16 cartes d’événements numérotées. Chaque scénario désigne celles de son paquet.
JDG-A13-CARD-2 = Une carte d’événements a deux moitiés avec un événement chacune, français, coalisé ou neutre.
JDG-A13-CARD-3 = Un joueur utilise les événements de son camp ou neutres, jamais ceux de l’ennemi. Si les deux moitiés lui sont ouvertes, il en applique une et l’autre est perdue.
JDG-A13-CARD-4 = Une carte peut être jouée à tout moment des phases de l’un ou l’autre joueur, dans les limites imprimées sur elle.
JDG-A13-CARD-5 = Les événements d’armistice ne servent que dans les scénarios 3 et 5, une fois par scénario, et plus après la reprise des hostilités. L’autre moitié de ces cartes sert toujours.
R110 = Chaque événement d’armistice sert une fois par scénario, même si sa carte revient après un mélange.
JDG-A13-CARD-6 = Les cartes 11 à 14 avancent ou retardent la déclaration de l’armistice ; les cartes 15 et 16 avancent la reprise des hostilités.
JDG-A13-CARD-7 = Les cartes jouées restent à part jusqu’à épuisement du paquet ; alors toutes y reviennent. On bat le paquet au début, à chaque reconstitution et, en campagne, pour l’armistice.
R111 = Les cartes défaussées en fin de tour restent à part aussi ; celles en main y restent. En campagne, on bat ensemble le paquet et les cartes mises à part, à la déclaration comme à la reprise.
JDG-A13-CARD-8 = À la fin du tour, un joueur garde au plus deux cartes d’événements ; il choisit celles qu’il défausse.
R112 = Les textes des seize événements ne sont pas dans nos sources ; ceux que l’on joue ici sont reconstitués. Si les deux joueurs veulent jouer une carte au même moment, le joueur actif passe d’abord.

## Armistice

JDG-A13-ARM-1 = Le scénario 3 n’utilise que la déclaration de l’armistice ; le scénario 5 utilise la déclaration, les effets et la reprise.
R113 = Dans le scénario 3, la déclaration met fin au scénario et on compte les PV, sauf indication contraire du scénario.
JDG-A13-ARM-2 = Le marqueur Armistice commence sur la première quinzaine de juin 1813.
JDG-A13-ARM-3 = Les cartes 11 à 14 déplacent le marqueur Armistice ; chaque bataille décisive gagnée par les Français le retarde d’une quinzaine, chaque bataille décisive gagnée par la Coalition l’avance d’une, aussitôt.
R114 = Une bataille décisive est une bataille de type 4 qui a un vainqueur. Le marqueur n’est jamais placé plus tôt que le tour suivant.
JDG-A13-ARM-4 = Jusqu’à la déclaration, personne ne peut franchir la frontière autrichienne.
R115 = L’interdit vaut pour les mouvements, les réactions, les reculs et les avances ; une issue au-delà de la frontière n’en est pas une. Une LdC peut la franchir.
JDG-A13-ARM-5 = Si, à la fin d’un tour, le marqueur Tour rejoint le marqueur Armistice, l’armistice est déclaré et vaut dès le début du tour qui commence.
JDG-A13-ARM-6 = À la déclaration, on place le marqueur Reprise ; chefs, unités et feuilles de marque d’automne remplacent ceux du printemps avec leurs PF du moment, et la Coalition a désormais plusieurs armées avec leurs propres PC ; tous les sièges cessent ; toutes les pièces sont face visible et les leurres quittent le jeu.
R116 = Le marqueur Reprise est cinq tours après le premier tour d’armistice. Le texte parle de quatre tours, mais son exemple et les dates historiques qu’il donne en font cinq.
R117 = Les marques X et / passent avec les PF. Une unité sans pion d’automne ne part que si le scénario le dit ; les pièces propres à l’automne viennent comme le scénario le dit. Les changements de JDG-OPT-1 et JDG-OPT-2 se font alors.
JDG-A13-ARM-7 = Aux tours d’armistice, il n’y a ni marche au son du canon ni combat. Les PC sont fixes : les Français 8, la Silésie 5, la Bohême 5, le Nord 4, la Pologne 2.
R118 = Les PC fixes, et les 10 de JDG-A13-ARM-14, ne sont pas réduits faute de ravitaillement.
JDG-A13-ARM-8 = Aux tours d’armistice, personne ne fait de marche forcée, n’entre dans une case tenue par des unités ennemies ou adjacente à elles, ni ne franchit la frontière ; les unités déjà au contact ou adjacentes doivent s’éloigner.
R119 = On s’éloigne dans la première phase de mouvement d’armistice de chaque joueur, les Forces les plus proches d’abord, au prix habituel ; ce que les PC ne paient pas part au tour suivant. Une garnison peut rester, son assiégeant doit partir. Le devoir du premier joueur passe d’abord et peut mettre fin à celui de l’autre. Il n’y a ni réactions ni reconnaissances ; détachements, retranchements, génie et récupération sont permis.
JDG-A13-ARM-9 = À chaque tour d’armistice, les deux camps reçoivent les unités et les PF de la liste de renforts d’armistice du scénario.
JDG-A13-ARM-10 = On peut encore jouer des cartes pendant l’armistice ; la 15 et la 16 peuvent avancer la reprise des hostilités.
R120 = Elles déplacent le marqueur Reprise, qui n’est jamais placé plus tôt que le tour suivant.
JDG-A13-ARM-11 = Cartes, météo et premier joueur se règlent comme d’habitude aux tours d’armistice.
JDG-A13-ARM-12 = Si, à la fin d’un tour, le marqueur Tour rejoint le marqueur Reprise, les hostilités reprennent dès le tour qui commence.
JDG-A13-ARM-13 = Après la reprise, les règles habituelles valent de nouveau, les leurres sont disponibles au nombre du scénario, le paquet d’événements est battu, les événements d’armistice ne servent plus, et la frontière est ouverte aux deux camps.
R121 = Chaque camp place tous ses leurres, même ceux perdus pour de bon auparavant, dans sa première phase administrative après la reprise, dans des cases contenant des Forces amies.
JDG-A13-ARM-14 = Au tour de la reprise, les Français ne lancent pas le dé des PC mais en ont 10.

## Changements pour Allemagne 1813

JDG-A13-0_2-1 = Un tour est une quinzaine : Q1 est la première d’un mois, Q2 la seconde.
R001 = Le tour 13 est la seconde quinzaine de septembre (JDG-OPT-3) : le tour 1 est donc la seconde de mars, le tour 6 la première de juin et le tour 11 la seconde d’août.
JDG-A13-2-1 = Avant toute chose dans la phase d’événements, les Français, puis la Coalition, piochent chacun une carte d’événements du paquet battu, face cachée.
JDG-A13-3_2-1 = Les Français choisissent l’ordre des joueurs si Napoléon est sur la carte ou y est réputé : dans les scénarios 2 et 4, et dans le 5 avant et pendant l’armistice. Sinon, les deux camps lancent le dé.
R122 = Dans ces scénarios, les Français choisissent toujours. Dans les scénarios 1 et 3, et dans le 5 après l’armistice, ils choisissent tant que Napoléon est vraiment sur la carte.
JDG-A13-3_3-1 = Les PF de renfort vont à n’importe quelle unité amie de même nation sauf les détachements, commandée ou non, dans la limite de ses cases sur la feuille de marque.
JDG-A13-3_3-2 = Une unité reçoit au plus 2 PF de renfort par tour.
JDG-A13-3_3-3 = Les PF de renfort non utilisés sont perdus.
R123 = Ils remplissent n’importe quelle case libre de la feuille de marque : d’abord un X, puis les cases rayées au départ, enfin un /, dont le traînard est alors perdu. Les réserves n’en reçoivent pas ; les unités assiégées le peuvent.
JDG-A13-4_4-1 = Sources d’approvisionnement : les Français ont Weimar. Avant l’armistice, l’armée russo-prussienne a Berlin ou Breslau ; ensuite, la Silésie et la Pologne ont Breslau, la Bohême Thieresenstadt, le Nord Berlin.
JDG-A13-4_5-1 = La Coalition lance un dé pour la Bohême et la Pologne ensemble et un pour la Silésie et le Nord ensemble, et partage chacun librement entre les deux armées.
R124 = Seul le dé est commun : chaque armée ajoute la VC de son propre commandant en chef, puis le ravitaillement réduit son propre total. Le partage se fait juste après le jet et ne change plus. Une armée sans commandant en chef sur la carte peut avoir une part, une armée sans unité n’en a pas.
JDG-A13-6_1-1 = Dans les scénarios 4 et 5, les détachements indépendants coalisés usent des PC de ces armées : les Autrichiens, Bohême ; les Suédois, Nord ; les Prussiens, Bohême, Silésie ou Nord ; les Russes, Bohême, Silésie, Nord ou Pologne.
R125 = L’armée qui paie se choisit à chaque activation, et la LdC se mesure vers ses chefs. Le texte nomme deux fois les Russes ; les deux lignes ensemble donnent cette liste.
JDG-A13-6_1-2 = Les détachements des mises en place et des renforts sont indépendants, sauf si le scénario les rattache à une unité, comme le détachement E au IVe corps russe dans le scénario 2.
JDG-A13-8_8-1 = Leipzig, Dresde et Magdebourg abritent 2 unités identifiées et 1 détachement.
JDG-A13-8_8-2 = Le dé de siège a +1 à Dresde et à Leipzig, dont les ouvrages étaient médiocres.
JDG-A13-9-1 = Une ville fortifiée assiégée ou masquée à la fin rapporte, au lieu de ses PV, 1 PV au camp qui assiège ou masque.
JDG-A13-SET-1 = Des pièces qui existent en double, on prend la version de printemps ou d’automne, selon le scénario.
JDG-A13-SET-2 = Les PF de départ viennent de la mise en place du scénario ; on raye les autres cases de la feuille de marque. Une unité n’a jamais plus de PF que de cases, par renfort ou par rattachement.

## Règles optionnelles

JDG-OPT-1 = Option O1 : à l’armistice, Ney quitte le jeu et Davout prend sa place. Elle exclut O2 et O3.
JDG-OPT-2 = Option O2 : à l’armistice, Ney quitte le jeu et Soult reste à sa place. Elle exclut O1.
JDG-OPT-3 = Option O3 : au tour 13, les Français reçoivent Davout et le XIIIe corps (9 PF) à Osterburg, la Coalition Walmoden et son corps (10 PF) à Havelberg. Elle exclut O1.
R126 = O1 et O2 supposent un armistice et concernent donc le scénario 5 ; un scénario d’automne où Ney figure fait le changement à la mise en place. Le remplaçant prend la case de Ney. O3 suppose un tour 13 dans le scénario.

## Tables

JDG-T-COMBAT = Table de combat, PF perdus par l’adversaire selon la colonne de PF ; une étoile lui fait aussi tester son moral. 1-3, 1 dès 8. 4-6, 1 dès 7. 7-10, 1 dès 6 et 2 sur 10. 11-15, 1 dès 5 et 2 dès 9. 16-21, 1 dès 4, 2 dès 8 et 3* sur 10. 22-29, 1 dès 3, 2 dès 7, 2* sur 9 et 3 sur 10. 30-40, 1 dès 2, 2 dès 6, 3* sur 8 et 3 dès 9. 41-60, 1 dès 1, 2 dès 5, 2* sur 7, 3 dès 8 et 4 sur 10. 61-80, 1 dès 0, 2 dès 4, 3* sur 6, 3 dès 7 et 4 dès 9. 81 et plus, 1 dès −1, 2 dès 3, 2* sur 5, 3 dès 6, 4 dès 8 et 5 sur 10. L’attaquant a ses PF divisés par 2 s’il est fatigué et par 4 contre une ville où l’on s’abrite ; la cavalerie des deux camps est divisée par 2 en montagne ou terrain défensif. Colonnes : attaque de flanc 2 à droite, ou défenseur encerclé 3 à droite ; attaquant 1 à gauche contre montagne, terrain défensif ou retranchement ; défenseur 1 à droite en terrain défensif ; les deux 1 à gauche à la quatrième séquence. Dé : BT et différence de CO pour les deux, attaquant −2 par un pont, défenseur +1 en terrain clair, les deux −1 aux troisième et quatrième séquences. Tout cela s’additionne, sauf flanc et encerclement.
R131 = Une connexion par un pont intact ou un pont de bateaux compte comme attaque par un pont pour la Force entrée par là ; plusieurs de ces Forces ne donnent −2 qu’une fois.
JDG-T-ARTILLERY = Table d’artillerie, PF perdus par l’adversaire. BA de 1 à 4 : 1 sur 5 ou 6. BA de 5 à 8 : 1 de 4 à 6. BA de 9 ou plus : 1 sur 4 ou 5, et 2 avec test du moral sur 6. Le dé a −1 par neige.
JDG-T-PURSUIT = Table de poursuite, PF perdus par le vaincu. BC de 1 à 4 : 1 sur 5 ou 6. BC de 5 à 8 : 1 de 3 à 6. BC de 9 ou plus : 1 de 3 à 5, 2 sur 6. Le dé a −1 par pluie ou neige ; par boue, pas de poursuite.
JDG-T-FORCED = Table des marches forcées, PF perdus par unité. Moins de 5 PF : 1 sur 5 ou 6. De 5 à 8 PF : 1 de 4 à 6. 9 PF ou plus : 1 sur 4 ou 5, 2 sur 6. Le dé a −1 pour un chef de VC 3 ou 4, −1 pour une CO de 4 ou plus, +1 par neige, +2 par boue.
JDG-T-RECON = Table de reconnaissance, unités révélées. Écart de 1 ou 2 PF : 1 de 3 à 5, 2 dès 6. 3 ou 4 PF : 1 de 2 à 4, 2 de 5 à 7, 3 dès 8. 5 PF ou plus : 1 de 1 à 3, 2 sur 4 ou 5, 3 sur 6 ou 7, 4 dès 8. On ajoute au dé la CO moyenne de ceux qui reconnaissent et on en retranche celle de l’écran.
JDG-T-TERRAIN = Table des effets du terrain. Une route coûte 1 PM, une mauvaise route 2, un pont rien. Une rivière à gué coûte 1 PM de plus par pluie ou boue ; un fleuve demande un pont, ou un pont de bateaux posé à un gué. Pluie et neige ôtent 1 PM à tous ; la boue ôte 1 à l’infanterie, 2 à la cavalerie et aux chefs, 3 aux réserves d’artillerie.
JDG-T-MOVE = Table des mouvements. Chefs et cavalerie ont 8 PM, infanterie et réserve d’artillerie 6 ; une unité non commandée en a 1 de moins. Une pile en mouvement a au plus 3 unités, dont 2 d’infanterie ; avec le commandant en chef, il n’y a pas de limite.
JDG-T-PC = Table des points de commandement. Une armée a en PC un dé plus la VC de son commandant en chef ; la moitié, arrondie au supérieur, si elle n’est pas ravitaillée, les deux tiers, arrondis au supérieur, si seuls des leurres la bloquent. Coûts avec et sans LdC vers le commandant en chef : lui et sa pile 0 ; un général et sa pile 0 ou 1 ; une Force sans chef 1 ou 2 ; un retranchement 2.
JDG-T-WEATHER = Table météo. Janvier à mars : clair jusqu’à 3, pluie à étoile sur 4, neige dès 5. Avril à juin : clair jusqu’à 4, pluie sur 5, pluie à étoile dès 6. Juillet à septembre : clair jusqu’à 5, pluie dès 6. Octobre à décembre : clair jusqu’à 3, pluie à étoile sur 4 ou 5, neige dès 6. Le dé a +1 en janvier, février, avril, septembre et décembre, −1 en mars, juin et juillet.
JDG-T-SIEGE = Table de siège. Premier jet, dans la phase de combat où l’on place le marqueur : la ville tombe sur 5 ou 6, sinon Siège 2. Chaque tour suivant, elle tombe de 2 à 6. Le dé a −1 sauf si l’infanterie de l’assiégeant dépasse le double de la garnison, et +1 à Dresde et à Leipzig.

## Les chapitres

chapter-basics = Généralités
chapter-pieces = Chefs et unités de combat
chapter-sequence = Séquence de jeu
chapter-weather = Météo et premier joueur
chapter-reinforcements = Renforts
chapter-command = Organisation et commandement
chapter-movement = Mouvement
chapter-actions = Actions : détachements et retranchements
chapter-cavalry = Cavalerie : reconnaissances et reculs
chapter-engineering = Opérations de génie
chapter-reactions = Actions de réaction
chapter-decoys = Leurres et marqueurs Force
chapter-combat = Combat
chapter-morale = Moral et recul
chapter-sieges = Sièges et villes fortifiées
chapter-victory = Victoire
chapter-players = Jeu en solitaire et à plus de deux
chapter-blind = Jeu en aveugle
chapter-cards = Cartes d’événements
chapter-armistice = Armistice
chapter-germany = Changements pour Allemagne 1813
chapter-optional = Règles optionnelles
chapter-tables = Tables
