# Napoléon 1807: texts of rules and rulings (English). One message per ID, one line per message. What is not here is taken
# from 1806 (same.toml).

## Components and constants

N07-CMP-1 = One player leads the French (blue), the other the Russians (green, with a white screen). One board serves all scenarios; each scenario says what stands where, how long the game lasts and who wins.
N07-CMP-2 = The box holds 26 blue blocks, 26 green ones and a white one; 3 order-of-battle cards; strength cubes: 40 blue, 30 green, 20 pink and 15 yellow; 80 fatigue cylinders; for each side 4 control flags, 5 citadel markers, 3 axis arrows and 5 dice; 2 siege stars; 3 white discs for a drawn game.
R07-01 = The quantity of markers never limits play. The white block is taken to be Lestocq’s Prussians, the only ones left.
N07-CMP-3 = Each side has its own deck of 48 cards. The box adds six cards for the game of 1806.
R07-02 = Quartiers d’hiver and Boue are not in the decks at the start, so a deck in play may be smaller than 48; the exact list is data. French values run from 1 to 5: the card Le Rougeaud lists exactly these. The Russian values are data.
N07-CMP-5 = There are four types of zone: clear, wooded, fortified town and citadel. Certain connections cross a river by a bridge; only these can carry a destroyed-bridge marker.
R07-03 = A zone has exactly one type. Preussisch Eylau is clear: in the example the defender gets no terrain card and is pursued.
N07-CMP-6 = Blocks bear bonuses: movement, combat and pursuit for corps, combat for commanders. The text confirms: Bessières has the movement bonus; Lannes a combat bonus of 1; Bennigsen a combat bonus of 1; Napoléon has movement +1, combat +1 and 1 fatigue less for a manoeuvre.
R07-04 = Corps have no fatigue bonus in this game: only Napoléon’s is mentioned.

## Definitions

## Fortified towns, citadels, sieges

N07-FTW-1 = A fortified town bears a control marker of the side that holds it.
N07-FTW-2 = A pile whose movement enters an uncontested fortified town under enemy control takes it, must stop there and suffers 1 fatigue. If that fatigue eliminates the corps, the marker is not changed.
R06-32 = The fatigue for taking a fortified town is 1 for the whole pile, is added to the fatigue of the movement before bonuses and is shared with the rest; control and victory point are settled after sharing. With several corps, control is taken if at least one survives. This fatigue does not arise when control changes without movement (the enemy leaves or dies, a reinforcement arrives) or in a retreat.
N07-FTW-3 = Placing one’s control marker on a fortified town scores 1 victory point, each time. The zone must be crossed or occupied by an own pile while it is not contested.
R06-60 = A pile that remains alone in a contested fortified town after the enemy has left or died takes control at that moment. Leaving a fortified town does not lose control. A vedette also takes control.
R06-51 = A retreating pile that enters a fortified town without enemy corps takes control of it with the victory point, does not stop for it and takes no fatigue: the stop is written for movements, while the victory rule speaks of crossing or occupying.
N07-FTW-4 = A fortified town may be without any control marker at the start.
R07-05 = If the scenario leaves a town unmarked, the first pile to enter takes it in the same way, with stop, fatigue and victory point.
N07-CIT-1 = A citadel bears a citadel marker of one side and a printed value in victory points. It has no control marker: entering it neither takes it, nor stops the pile, nor costs fatigue.
N07-CIT-2 = A citadel changes hands by the card Reddition only.
N07-CIT-3 = In combat a pile that fights in a zone with a citadel marker of its own side gets 1 more card, in attack as in defence.
N07-SIE-1 = A scenario may begin with a siege marker on a citadel. No siege is ever begun during play.
N07-SIE-2 = The siege marker is removed for good as soon as a pile of the citadel’s own side is alone in the zone.
R07-06 = A pile needs at least one corps; vedettes do not lift a siege. Alone means without enemy corps; a pile that merely crosses the zone is enough. The marker is no pile: it does not contest the zone, stops nobody and does not take away the combat card of the citadel. No besieging corps is needed to keep it.

## Weather

N07-WEA-1 = Pluie and Neige are red cards; they last for the turn in which they are drawn and take effect.
N07-WEA-2 = Boue is never in a deck. There is mud for a whole turn if Pluie or Neige took effect in the turn before and neither takes effect in this one.
R07-07 = Decided at the end of the draw phase. Red cards that cancel each other took no effect: they neither prevent mud this turn nor cause it next turn. Mud itself does not cause mud. Before turn 1 there is no weather unless the scenario says otherwise.
N07-WEA-3 = Pluie: 1 fatigue for each pile activated, placed freely, and 1 movement point less. Neige: 1 movement point less. Boue: 1 fatigue for each corps activated and 2 movement points less. Corps activated because they were attacked take no such fatigue.
N07-WEA-4 = Froid is no weather: it causes no mud in the next turn.

## Winter quarters

N07-QDH-1 = If the scenario uses winter quarters, each player’s card Quartiers d’hiver lies on its space of the board and is not in his deck. All strength points he loses, from any cause, are put on his card.
N07-QDH-2 = When a player suffers his fifth loss, his card goes to his discard.
R07-08 = The fifth loss is the moment the fifth cube lies on the card. Strength points taken back by Soins come off the card before that; afterwards nothing recalls the card. Several losses at once may pass the fifth.
N07-QDH-3 = Strength points gained by Conscrits or Renforts come from the stock and do not touch the card.
N07-QDH-4 = When the card later comes up from the rebuilt deck it is laid beside the board without effect, and another card is taken in its place.
R07-09 = Drawn or revealed makes no difference (initiative, movement, combat, pursuit, Réserve, Le Rougeaud). Anticipation cannot choose it. It is never in a hand. It is not red.
N07-QDH-5 = When both cards lie beside the board, the game ends at the end of the current turn, whatever the number of turns of the scenario. End scoring follows.
N07-QDH-6 = With the dice option the card is shuffled straight into its owner’s deck instead of going to the discard.

## Sequence of a turn

N07-SEQ-2 = The number of turns, the first turn and the reinforcements are given by the scenario. After recovery the turn marker advances and the sequence restarts; after the last turn the game ends. Reinforcements whose zone is barred come a turn later.
R06-17 = The slot holds any number of cards: Pluie or Neige can be in force together with Retraite stratégique and Marie Walewska. All their modifiers add up.

## Draw phase

## Initiative phase

## Operations phase

N07-OPS-3 = A player whose corps are all activated must pass; at the Grognard level his vedettes must be activated too.
R06-23 = The active player says at designation whether he manoeuvres or fights at once; the manoeuvre cards (Réaction, Ultime effort and so on) may be played only if he manoeuvres.

## Manoeuvre

N07-MAN-2 = Movement-point modifiers, all added together: (a) −1 for each corps after the first; (b) plus or minus the green manoeuvre cards of either player; (c) +1 if Napoléon accompanies the pile and Marie Walewska is not in force; (d) +1 if the pile has exactly one corps and that corps has the movement symbol; (e) events lasting for the turn: Pluie −1, Neige −1, Boue −2, Retraite stratégique +1 (Russian).
N07-MAN-7 = The stop and the fatigue for a capture concern fortified towns, not citadels.
N07-MAN-8 = Fatigue at the end of the movement, added up for the pile: (a) 1 per corps for each movement point spent beyond the third; (b) 1 for the pile if the movement began in a contested zone; (c) 1 for the pile if it ended in a contested zone; (d) plus or minus event cards; (e) minus 1 if Napoléon accompanies the pile and Marie Walewska is not in force.
R06-35 = Napoléon’s bonus only reduces the fatigue of this manoeuvre, never below 0; it does not remove older fatigue. Removals by card (Fourrager) first cancel fatigue of this manoeuvre, and what is left removes older fatigue from corps of the pile chosen by the owner. Order: movement points beyond the third, contested start, contested end, fortified town and opposing card, then Fourrager, then the bonus.
N07-MAN-9 = The fatigue of the manoeuvre is shared equally among the corps of the pile. Then eliminations are checked, then the control of fortified towns.

## Retreat axis

N07-AXE-3 = If an enemy pile later enters the zone through the connection with the axis marker, by a manoeuvre or by Ultime effort, the marker owner’s pile already there suffers 2 fatigues at once, shared equally. This can happen only once per turn.

## Combat

R06-42 = Bonuses of steps E to I cannot save such an attack, because the check comes before them. Cards played in step A stay played and their immediate effects stand; a corps brought by Au son du canon counts in steps B and D and remains in the zone. The defender is not activated by an attack called off.
N07-COM-7 = Combat step E: +1 card for a defender in a wooded zone. Step F: +1 card for a defender in a fortified town with his own control marker. Step G: +1 card for a pile, attacking or defending, in a zone with a citadel marker of its own side.
N07-COM-8 = Combat step H: add the combat bonuses of the corps in the pile and of any commander in it, Napoléon, Bennigsen and so on; they apply also in piles of several corps.
R07-10 = Two commanders in one pile both count; the text limits nothing.
N07-COM-9 = Combat step I: add or subtract cards for events. A side whose final count is 0 or less reveals nothing and inflicts nothing.
N07-COM-11 = Combat step 3: each loss symbol (two different pictures, same meaning) inflicts 1 loss on the enemy, each fatigue symbol 1 fatigue. Event effects on the result of the combat (Mitraille +2 fatigues, Carré −2 fatigues, Grande batterie +1 loss) are added here; a sum below 0 counts as 0.

## Retreat

N07-RET-3 = If the loser has no axis marker in the combat zone he chooses the first connection, but not the one with the winner’s axis marker.
N07-RET-9 = All fatigues of one retreat are added up and shared equally at its end.
N07-RET-10 = Retreat events (Panique, Dos à la rivière, Retraite en ordre) may be played once the basic retreat is done, before pursuit is checked. Each player may play one card at most.
R06-53 = Order: the winner first (Panique, Dos à la rivière), then the loser (Retraite en ordre); then the pursuit conditions are checked.
N07-RET-11 = If the retreat leaves the combat zone uncontested, the axis marker is removed, and a fortified town there passes to the winner if his pile still stands in it and the control marker is the enemy’s. A siege is lifted if a pile of the citadel’s side is now alone there.

## Pursuit

N07-PUR-1 = There is a pursuit if the winner has more cavalry strength points than the loser and the combat zone is neither wooded, nor a fortified town, nor a citadel, whoever holds it. It is automatic, not a choice.
R06-55 = Cavalry is counted after losses and after retreat fatigue, in the piles that fought. Who holds the town or citadel does not matter for the ban. A loser without surviving corps cannot be pursued.

## Recovery

N07-REC-0 = If Froid is in force it acts before step 1 of recovery.
N07-REC-1 = Recovery step 1: every ready corps removes all its fatigue; Soins is resolved here.
N07-REC-5 = Recovery step 5: Impatience du tsar is checked, slot cards are discarded, the weather of the turn is noted for the mud of the next, the turn marker advances. There is no victory point for the end of a turn as such.

## Elimination

N07-ELI-3 = A commander left alone by an elimination is eliminated. If it is Napoléon, the Russian player wins at once; the loss of a Russian commander has no effect.

## Victory

N07-VIC-1 = There is a single victory track: French gains lower it, Russian gains raise it. All changes are made at once. Where it starts is said by the scenario.
N07-VIC-2 = Each enemy strength point eliminated during the game, in combat or through fatigue, scores 1 victory point.
N07-VIC-3 = During the game, placing a control marker on a fortified town scores 1 victory point.
N07-VIC-4 = At the end of the scenario, after the last turn, a player scores the value of each enemy citadel whose zone an own pile occupies alone, and of each enemy citadel under siege.
R07-11 = A citadel is counted once even if both apply. Vedettes are no pile. A contested citadel without siege marker counts for nobody.
R07-12 = The end scoring of both sides is netted, then 0 and 20 are checked, then the scenario’s own table.
N07-VIC-7 = If nobody has won by the end, the victory conditions of the scenario decide; they may provide for a draw.
R07-13 = The three white discs mark the values of the track that mean a draw; a scenario therefore names up to three of them, or none.

## Scenarios

N07-SCN-1 = A scenario says: its name, first turn and number of turns; the victory points at the start; which pieces take part, where, with what strength and fatigue; commanders; reinforcements; citadel markers with side and value; sieges; control markers; bridges destroyed at the start; number and place of vedettes; whether winter quarters are used; changes to the decks and cards in hand; the weather of the turn before the first; the victory conditions at the end with the values that mean a draw; special rules; and who leads the first turn if it is not settled normally.
R07-38 = The book has no Maréchal level for 1807: the bids, hidden placement and clocks of 1806 are offered as a variant of ours. Scenarios linked into one campaign are not in the rules either.
N07-SCN-2 = A scenario may leave one of these points open.
R07-14 = Where nothing is said: 10 victory points at the start, no fatigue, full strength, no sieges, no destroyed bridges, no draw values, no winter quarters, no weather before, initiative as usual, vedettes in zones with own corps. The Russians win above the draw values and the French below; without draw values the Russians win above 10, the French below, and 10 is a draw. These are placeholders.
N07-SCN-3 = What the text tells of map and pieces: the zones Allenburg, Danzig (citadel of 2, shown Russian and besieged), Gilgenburg, Graudenz (citadel), Königsberg, Lautenburg, Preussisch Eylau (clear), Rastenburg, Thorn (citadel of 2, shown French); the French pieces Napoléon, Bessières, Lannes, Lefebvre, Ney, Soult; the Russian commanders Bennigsen and Kamenski and the corps Essen III, Lobanov, Olsufiev, Ostermann.
N07-SCN-EYL = Eylau, winter 1807: La Garde names Bessières. Bennigsen commands, winter quarters are used, Danzig and Graudenz are besieged. Only the corps of the Guard is given by the text; the rest is reconstructed.
N07-SCN-FRI = Friedland, June 1807: La Garde names Bessières. Lobanov comes by his card; the winter cards are not used. Only the corps of the Guard is given by the text; the rest is reconstructed.
N07-SCN-PUL = Pultusk, winter 1806: La Garde names Lefebvre. Kamenski commands beside Bennigsen in the campaign, which uses winter quarters. Only the corps of the Guard is given by the text; the rest is reconstructed.

## Dice option

N07-DIC-1 = By agreement before the game, and for both players, combat cards are replaced by dice of the own colour: as many dice as cards would be revealed. Quartiers d’hiver then goes straight into the deck.
R06-66 = The die faces are data: those of the two sides differ, as their cards do. If more than five dice are needed, dice are simply rolled again; the stock is no limit.

## Team play

## Grognard level

N07-GRO-FOG-3 = Cards that need knowledge of a hidden pile are judged by the program; none of this game has a written blind clause. Movement-point totals and bonuses are applied by the owner on trust; the program checks them.
R07-15 = Cards whose condition depends on hidden pieces outside combat (Gué: own pile; Épidémie: any pile) are handled by the program on true data. Épidémie may name a zone that turns out to hold vedettes only; it then has no effect.
N07-GRO-VED-1 = After the corps each player places his vedettes, as many as the scenario says.
N07-GRO-VED-2 = An operation may designate one or more ready vedettes of one zone; they have the revealed value + 1 movement points, whatever their number, less those that rain, snow or mud take. Vedettes never operate together with corps, and commanders cannot accompany them.
N07-GRO-VED-9 = Vedettes may occupy fortified towns under enemy control and take them, with the victory point.
R06-73 = Taking control of a fortified town stops vedettes as it stops a pile; the fatigue has no effect.
N07-GRO-VED-13 = Vedettes may neither enter a zone with an enemy citadel marker nor be placed there, not even to cross it.

## Cards

N07-CARD-GEN-2 = Each card belongs to the French deck, to the Russian deck or to both.
R06-80 = A card whose text names a side as the user or the beneficiary is in that side’s deck only; a neutrally worded card is in both decks. The copies per deck are deck data (48 cards per side).
R07-16 = A card that names a side is that side’s only; neutral wording means both. Special cases, argued at the card: Impatience à Paris (Russian), Impatience du tsar (French), Kamenski (French), Marie Walewska (Russian), Reddition (French).
N07-CARD-GEN-3 = Each card has one colour, red, blue or green, except the special cards Boue and Quartiers d’hiver.
R07-17 = Red, because the text forces them: Froid, Impatience à Paris, Inactivité, Neige, Pluie, Reddition. Blue, shown or derived: Aide de camp, Anticipation, Conscrits, Épidémie, Impatience du tsar, Intuition, Kamenski, Lobanov, Marie Walewska, Pour le tsar, Ravitaillement, Renforts, Réserve, Retraite stratégique, Soins. Green: all others except the two special cards Boue and Quartiers d’hiver.
N07-CARD-GEN-4 = Each manoeuvre card is tied to the operations of one side, its owner’s or the opponent’s; Cosaques like Hussards to its owner’s.
R06-82 = Manoeuvre cards that help the mover are playable in the owner’s own operations; those that hurt the mover, in the opponent’s. Hussards and Cosaques: own operations. Contre ordre: both.
N07-CARD-GEN-5 = Extra combat cards from events enter in step I, after the check of step D: they never save an attack that is called off. Immediate fatigue changes come before step B and can tip that check either way.
N07-CARD-GEN-8 = Both players’ events in one combat act independently and add up; only Contre ordre cancels, and Contre marche a Marche forcée, and neither of them in combat.
N07-CARD-AIDE-DE-CAMP = Aide-de-camp (both sides, blue, initiative phase). The player looks at the opponent’s whole hand once. He learns nothing of the deck.
R07-20 = The look shows the hand at that moment; if the French player plays it, the Russian choice of a card in this phase comes afterwards.
N07-CARD-ANTICIPATION = Anticipation (both sides, blue, initiative phase). The player looks through his own deck, takes one card that is not red into his hand without showing it, and shuffles the rest back as the deck. The discard is not searched; Quartiers d’hiver cannot be chosen.
N07-CARD-ARRIERE-GARDE = Rear guard (Russian, green, combat). Only if a single Russian corps defends. Instead of the combat that corps retreats 2 connections at once, loses 1 strength point and takes 1 fatigue. There is no pursuit; it and the attacking French pile are activated.
R07-21 = A commander may be with the corps and goes along. The retreat obeys all retreat rules and costs; the 1 fatigue is added to its fatigues. The strength point scores 1 victory point for the French and is lost before the retreat; if it was the last one the corps is eliminated. There is no winner, so no Panique, Dos à la rivière or Grande batterie result. Immediate effects of the French card (Tirailleurs, Colonne d’assaut) stand. If no first connection is legal the card cannot be played.
R06-85 = The corps brought by Au son du canon counts as part of the pile for steps B to H, results, retreat, pursuit and activation, but causes no march penalty. It uses the axis of its side already in the zone. A commander who would be left alone must come. Retraite stratégique does not restrict it. It cannot come from a contested zone.
N07-CARD-AUDACE = Audacity (French, green, combat). Only when a French pile attacks. The Russian defender gets no card for a wooded zone, a fortified town or a citadel (steps E, F and G). The ban on pursuit stays.
N07-CARD-BOUE = Mud (of nobody, in no deck, lasts a turn that follows rain or snow). Each corps activated takes 1 fatigue at once; a moving pile has 2 movement points less. Corps activated because they were attacked take none.
R07-22 = The fatigue of Boue comes at designation, before any reveal or count, also for an operation that only fights. Vedettes suffer only the loss of movement points. Bonuses do not reduce it.
N07-CARD-COLONNE-ASSAUT = Assault column (French, green, combat). Only when a French pile attacks. +1 combat card; the French pile takes 2 fatigues at once, placed freely. They count in step D and may have the attack called off.
R06-89 = Confusion: all printed connections count, also those with a destroyed bridge. The start zone does not count. It cannot be played in a zone where the pile has just met enemy corps (contested). It can answer Organisation, and then the pile stops all the same. Taking a fortified town there still works. It does not apply to retreats, Réaction, Ultime effort or Au son du canon.
N07-CARD-CONSCRITS = Conscripts (French, blue, initiative phase). +1 infantry strength point for any French corps on the board, up to 8. No change in victory points, nothing comes off Quartiers d’hiver, no lost corps returns.
N07-CARD-CONTRE-MARCHE = Counter-march (both sides, green, opposing movement). Before the pile moves: it has 1 movement point less. Or, right after an opposing Marche forcée: it is cancelled.
R07-23 = One of the two uses, never both. The cancelling use may come at any moment of the movement, right after Marche forcée.
N07-CARD-COSAQUES = Cossacks (Russian, green, during an own movement). One card is taken at random from the French hand and discarded.
N07-CARD-DEPLOIEMENT-RAPIDE = Rapid deployment (French, green, combat). Only for a French attack on the march: no card is lost for it in step C.
R07-24 = The penalty is waived before the check of step D. It would also be waived after Fourrager, but Fourrager is already the one green card of that operation, so this cannot happen.
N07-CARD-DOS-A-LA-RIVIERE = Back to the river (both sides, green, after the basic retreat, played by the winner). Only if the first connection of the retreat has a bridge, intact or destroyed. The retreating pile loses 1 strength point at once; the loser chooses corps and cube. If the bridge is destroyed it also takes 2 fatigues.
R07-25 = These 2 fatigues are in addition to the 2 of a retreat over a destroyed bridge (4 in all), shared equally. The strength point scores a victory point but does not lengthen the retreat. Not playable if the pile could not retreat.
N07-CARD-ELAN = Élan (French, green, combat). Only when a French pile attacks (with or without a march). +1 combat card in step I, for this combat only; it does not undo the march penalty and cannot be used in defence.
N07-CARD-EPIDEMIE = Epidemic (Russian, blue, initiative phase). The Russian player names a French pile; each of its corps takes 1 fatigue at once.
R07-26 = All French corps of the named zone take the fatigue.
N07-CARD-FATIGUE = Fatigue (both sides, green, end of an opposing movement, before fatigue is shared). The moving pile suffers 1 more fatigue. No effect on vedettes.
N07-CARD-FROID = Cold (both sides, red, draw phase, acts this turn). At the start of the recovery phase every activated corps of both sides takes 1 fatigue, before any recovery. It may eliminate corps. It causes no mud.
N07-CARD-GRANDE-BATTERIE = Grand battery (French, green, combat, attack or defence). Only for a French pile of at least 3 corps. The Russians suffer 1 more loss in step 3; each French corps of the pile takes 1 fatigue at once.
R07-27 = The extra loss counts for the winner and for the length of the retreat. The fatigues count in step D. The three corps are counted when the card is played.
N07-CARD-GUE = Ford (both sides, green, during an own movement). A pile of one corps crosses one destroyed bridge for 1 movement point instead of 3.
R07-28 = A commander may be with the corps. One crossing per card; the marker stays. Not for retreats and not for vedettes: the text asks for a corps.
N07-CARD-HUSSARDS = Hussars (French, green, during an own movement). One card is taken at random from the Russian hand and discarded.
N07-CARD-IMPATIENCE-A-PARIS = Impatience in Paris (Russian, red, draw phase). The victory track goes up by 1 at once.
R07-29 = Russian deck: it is the mirror of Impatience du tsar, which serves the other side.
N07-CARD-IMPATIENCE-DU-TSAR = Impatience of the Tsar (French, blue, initiative phase). The Russian player must carry out at least one operation with a combat this turn; otherwise the victory track goes down by 1 at the end of the turn.
R07-30 = French deck: it is not forced when drawn, so only the French would play it. The combat must be started by the Russians as attackers and must not be called off in step D. Defending does not count. Two copies cannot be played in one turn, as a player plays one blue card at most.
R06-98 = Inactivité is not an activation by operation: neither Pluie nor Boue causes fatigue by it. The commander is not turned (the card lists corps and vedettes). In recovery step 1 the corps count as activated. Without a legal zone the card has no effect. A zone whose corps are all activated already cannot occur in the draw phase.
N07-CARD-KAMENSKI = Kamensky (French, blue, initiative phase). The commander Kamensky is removed for good. Drawn again later, the card serves for recovery only.
R07-31 = French deck, as it takes a bonus from the Russians; a scenario may say otherwise. Not playable as an event if Kamenski is not on the board. His removal scores nothing.
N07-CARD-LA-GARDE = The Guard (French, green, combat). Only if Lefebvre’s corps (Pultusk) or Bessières’ corps (Eylau, Friedland) fights. +1 combat card. If the French lose the combat, each corps of the French pile takes 1 more fatigue as part of the result.
N07-CARD-LE-ROUGEAUD = Red Face (French, green, combat). Only if Ney’s corps fights. The French player reveals one card: with a value of 1, 2 or 3 Ney’s corps takes 2 fatigues at once; with 4 or 5 the French reveal 1 more combat card.
R07-32 = The reveal comes in step A, before counting. With a deck that has a 6, it counts as 4 or 5. If Ney dies of it and was alone, the combat ends without reveal, retreat or pursuit.
N07-CARD-LOBANOV = Lobanov (Russian, blue, initiative phase). Lobanov’s corps is placed, ready, at Allenburg or Rastenburg, as the Russian player chooses. Not playable if both zones are uncontested and held by French piles only.
R07-33 = A zone held by French corps only is not a legal choice; an empty, Russian or contested one is. In a contested zone he uses the existing situation: no axis marker, no penalty. Full strength, no fatigue, once per game; afterwards, and in scenarios without him, the card serves only for its other uses.
N07-CARD-MARCHE-FORCEE = Forced march (both sides, green, during an own movement). +1 movement point. A pile with a total of 0 or less may move one connection by it, even over a destroyed bridge. It may be cancelled by Contre ordre or Contre marche.
N07-CARD-MARIE-WALEWSKA = Marie Walewska (Russian, blue, initiative phase, lasts the turn). None of Napoléon’s three bonuses works: movement point, combat card, fatigue.
N07-CARD-MITRAILLE = Canister (Russian, green, combat, attack or defence). The French pile suffers 2 more fatigues in step 3 of this combat.
N07-CARD-NEIGE = Snow (both sides, red, draw phase, lasts the turn). Each moving pile has 1 movement point less. No fatigue. The next turn may be one of mud.
R06-101 = Organisation lifts one stop only. It cannot lift the stop of a captured fortified town or of movement points used up.
N07-CARD-PANIQUE = Panic (French, green, after the basic retreat). Only if a Russian pile lost the combat. It retreats one more connection and takes 2 fatigues, shared equally.
R07-18 = The text of this game says during the retreat instead of after it; window and handling are those of 1806.
N07-CARD-PLUIE = Rain (both sides, red, draw phase, lasts the turn). Each time a player activates a pile it takes 1 fatigue at once, placed freely by its owner; if it moves it has 1 movement point less. A pile activated because it was attacked takes no such fatigue. The next turn may be one of mud.
N07-CARD-PONT-DE-BATEAUX = Bridge of boats (Russian, green, during an own movement, not by vedettes). The Russian counterpart of Pontonniers, under the same conditions.
N07-CARD-POSITION-RENFORCEE = Reinforced position (Russian, green, combat). Only when a Russian pile defends, in any terrain and on top of terrain cards. +1 combat card in step I; it is not removed by Audace, which only takes away terrain cards.
N07-CARD-POUR-LE-TSAR = For the Tsar (Russian, blue, initiative phase). The Russian player picks a Russian pile (all Russian corps in one zone); each of its corps removes 1 fatigue.
N07-CARD-QUARTIERS-HIVER = Winter quarters (one for each side, without colour). It gathers the losses of its owner, goes to his discard with the fifth, and is laid beside the board when it comes up; when both are there the game ends with the turn.
R06-105 = Réaction: no card is revealed, the pile is not turned, and no fatigue arises except for taking a fortified town. Part of the corps in a zone may go (a commander may not be left alone). It may enter a zone with friends. Entering a fortified town under enemy control takes it and gives that 1 fatigue (the card calls it a movement). A lone enemy vedette there is eliminated. It does not undo the opponent’s designation. Events lasting for the turn do not restrict it.
N07-CARD-REDDITION = Surrender (French, red, draw phase). If Graudenz has a siege marker, its Russian citadel marker is replaced by a French one and the victory track goes down by 1. Otherwise no effect.
R07-34 = French deck. The siege marker is removed too: a French citadel is not besieged by the French. Afterwards Graudenz counts for the Russians at the end if a Russian pile is alone there.
N07-CARD-RENFORTS = Reinforcements (Russian, blue, initiative phase). +1 infantry strength point for any Russian corps on the board. It cannot bring back an eliminated corps. No change in victory points, and no cube comes off the Russian card Quartiers d’hiver.
N07-CARD-RESERVE = Reserve (both sides, blue, initiative phase). Draw 2 cards to hand; red ones among them are discarded without effect and not replaced; Quartiers d’hiver is laid aside and replaced. Such red cards do not count towards the red cards of the draw phase, which is over. The new cards can serve from the operations phase on, or in recovery.
N07-CARD-RETRAITE-STRATEGIQUE = Strategic retreat (Russian, blue, initiative phase, lasts the turn). Each Russian movement has +1 movement point but must end nearer to Königsberg, in connections, than it began; a pile that cannot get nearer may not move.
R06-107 = Retraite stratégique binds manoeuvres (also of vedettes), not retreats, Réaction, Ultime effort or Au son du canon. The pile may only stop of its own will, or enter a zone that stops it, where it is nearer; a stop forced by an enemy card is tolerated. It also forbids a manoeuvre of zero connections with the bonus, but not a combat without manoeuvre.
R06-112 = With fog of war, for Retraite stratégique a zone with unknown enemy blocks counts as one that stops the pile.
N07-CARD-SOINS = Medical care (French, blue, initiative phase). Mark a French corps that has lost at least 1 infantry strength point with a cylinder. If it is still ready in the recovery phase of this turn it regains 1 infantry strength point, removes all fatigue, and the victory track goes down by 1. If the French card Quartiers d’hiver is in play the strength point is taken from it.
R07-19 = If the card Quartiers d’hiver has already left its space, the cube is taken from the lost cubes all the same; the count is not re-opened.
N07-CARD-TEMPETE-DE-NEIGE = Snowstorm (Russian, green, combat). Only against a French pile of at least 3 corps. The French player chooses one of its corps: it brings no combat cards and takes 1 fatigue at once. It shares the results and is activated like the others.
R07-35 = The corps is left out of steps B, D and H altogether: no cards, no deduction for fatigue, no bonus. If the French attacker then has 0 or less at step D, the attack is called off.
N07-CARD-ULTIME-EFFORT = Last effort (Russian, green, when a French pile is designated to manoeuvre). An activated Russian pile moves from a free zone to an adjacent zone that is free or contested, also over a destroyed bridge. Each of its corps takes 2 fatigues at once; entering a contested zone costs nothing more. Coming over the connection of a French retreat axis it inflicts 2 fatigues on the French pile.
R07-36 = Not into a zone held by French corps only, which is neither free nor contested. All corps of the moving pile must be activated. It may enter a fortified town and take it, with the 1 fatigue. The pile stays activated. The penalty of the axis has the usual limit of once per contested zone and turn.

## Six cards for 1806

N07-ADD-1 = The box contains six cards to be added to the game of 1806. The text neither names nor explains them.
R07-37 = An option of the game of 1806, off by default: one copy for each side of three neutrally worded cards that need no place, person or marker of 1807, Aide de camp, Contre marche and Dos à la rivière. Each deck then has 39 cards. Their numbers are data. This choice is ours.
N07-ADD-2 = In the game of 1806 these cards follow the rules given here, with the Prussians in the place of the Russians.

## Chapters

chapter-components = Components and constants
chapter-definitions = Definitions
chapter-strongholds = Fortified towns, citadels, sieges
chapter-weather = Weather
chapter-winter = Winter quarters
chapter-sequence = Sequence of a turn
chapter-draw = Draw phase
chapter-initiative = Initiative phase
chapter-operations = Operations phase
chapter-manoeuvre = Manoeuvre
chapter-axis = Retreat axis
chapter-combat = Combat
chapter-retreat = Retreat
chapter-pursuit = Pursuit
chapter-recovery = Recovery
chapter-elimination = Elimination
chapter-victory = Victory
chapter-scenarios = Scenarios
chapter-dice = Dice option
chapter-team = Team play
chapter-grognard = Grognard level
chapter-cards = Cards
chapter-additional = Six cards for 1806
