# Napoléon 1806: rule texts and rulings (English). One message per rule ID, one line per message.

## Components and constants

N06-CMP-1 = The campaign lasts 7 turns. The turn marker starts on 1 and the victory marker on 10 of a track that runs from 0 to 20.
N06-CMP-2 = One player is Napoleon (French, south side, blue); the other is Frederick III (Prussian, north side, black).
N06-CMP-3 = There are 14 blue blocks and 13 black blocks. Setting aside 5 French and 3 Prussian vedettes, the French have 1 commander and 8 corps, the Prussians 1 commander and 9 corps.
R06-01 = The vedette numbers come from the design notes. French roster (complete, 1 + 8): Napoléon (commander), Augereau, Bernadotte, Bessières (Guard), Davout, Lannes, Murat, Ney, Soult. Prussian names confirmed by the text: Frédéric III (commander), Blücher, Brunswick, Hohenlohe, Ruchel, Tauentzien, Württemberg; the other three Prussian corps are not identified as pieces by the text and come from the scenario data (Prince Louis is named in the historical part only).
N06-CMP-4 = On its side's order-of-battle card each corps has a strength track, filled with infantry and cavalry cubes (one cube = 1 strength point, SP), and a fatigue track with 8 usable places.
R06-02 = A corps never holds more than 8 strength points (SP): the combat table stops at 8, so an SP gained above 8 is lost without effect.
N06-CMP-5 = Citadels and their values in victory points: Bamberg 5, Erfurt 4, Halle 3, Leipzig 3. At the start the French control Bamberg; the Prussians control Erfurt, Halle and Leipzig.
N06-CMP-6 = There are three zone types: open, wooded and citadel. Some connections cross a river by a bridge; only those can carry a destroyed-bridge marker.
R06-03 = A zone has exactly one type. Naumburg is shown to be open: the defender there gets no terrain card and a pursuit takes place.
N06-CMP-7 = Each side has its own deck of 36 cards. A card carries a movement and initiative value (top right), an event name on a coloured ground, one or more window symbols if it is green, a combat-effect box with loss and fatigue symbols (bottom left) and a recovery number (bottom right).
R06-04 = The exact card list is not in the text; the deck data must satisfy the design notes: French values run from 1 to 6 with a mean of 3.5 (natural reading: six cards of each value), Prussian values from 1 to 5 with a mean of 3; half of the French cards and a third of the Prussian cards show a loss.
N06-CMP-8 = The box holds 3 retreat-axis arrows per side, 5 destroyed-bridge cubes, 80 fatigue cylinders, 4 control flags per side and 5 dice per colour.
R06-05 = Marker stocks never limit play. The box list itself is inconsistent (it announces 115 cubes and itemises 105), so piece counts cannot be meant as rules.
N06-CMP-9 = Set-up zones, starting strength (infantry and cavalry) and the movement, combat, fatigue and pursuit bonuses of each corps are scenario data. The text confirms: Murat has the movement bonus; Lannes has a combat bonus of 1; Napoléon has movement +1, fatigue −1 and combat +1.
R06-06 = Frédéric III has no movement and no combat bonus, because those are granted to Napoléon by name; his fatigue bonus is a data field with default 0, because that line speaks of the commander. Napoléon's combat bonus is 1, the value given by the 1807 card Marie Walewska.

## Definitions

N06-DEF-1 = A ready piece (portrait side) may still act this turn. An activated piece (flag side) may not start an operation any more this turn.
N06-DEF-2 = A pile is one or more friendly corps in the same zone acting together, with or without a commander.
R06-07 = For movement events a group of vedettes also counts as a pile: several cards exclude vedettes expressly (Fatigue, Pont détruit, Pontonniers, Inactivité), so a card that does not exclude them applies to them.
N06-DEF-3 = A commander (star symbol) never moves alone; he always accompanies at least one corps. He has no strength points, takes no fatigue and does not count for the pile-size penalty.
N06-DEF-4 = A commander who stands in a zone without any friendly corps because the corps he accompanied were eliminated is eliminated at once.
R06-08 = A commander is alone when no friendly corps is in his zone: vedettes do not save him, other friendly corps in the zone do.
N06-DEF-5 = When the last friendly corps in his zone leaves by an operation, the commander must leave with it.
R06-09 = An activated commander cannot be part of a designated pile, for manoeuvre or for attack. A pile may therefore not leave if that would strand an activated commander: at least one corps must stay. Retreats ignore this: the whole beaten pile and its commander go, and so does any other friendly commander who would be left alone in the combat zone.
N06-DEF-6 = A zone is free for a player if no enemy corps is in it; it is contested if corps of both sides are in it. Vedettes and markers do not count for either term.
N06-DEF-7 = A card is drawn when it goes from the deck to the hand, revealed when it is turned up from the deck and used at once, played when it comes from the hand.
N06-DEF-8 = A red card must be played when drawn in the draw phase; a blue card may be played in the initiative phase; a green card may be played in the operations phase, in the windows shown by its symbols. A manoeuvre symbol is tied to the operations of one named side, and manoeuvre cards may never be played during combat or pursuit.
N06-DEF-9 = Equal sharing: every corps of the pile takes the same number of fatigues, as many as the total allows (total divided by the number of corps, rounded down); the pile's owner places the remainder as he likes.
R06-10 = The free choice of the remainder is literal: a remainder of 2 or more may all go to one corps, even if that corps is eliminated by it.
R06-11 = The share is computed on the corps present when sharing starts. Fatigue given to a corps beyond its elimination is not passed on to others.
N06-DEF-10 = Free sharing: the owner of the pile places all the fatigues as he likes.
N06-DEF-11 = Removing fatigue never takes a corps below 0; the excess is lost.
N06-DEF-12 = There is no hand limit. A played card goes to its owner's discard after its effect; nobody may look through a discard pile.
R06-12 = Hand size, deck size and the last card on a discard pile as it is placed are public; hands and decks are secret. Cards spent for recovery are shown.
N06-DEF-13 = When a player must take a card and his deck is empty, he shuffles his discard into a new deck and continues.
R06-13 = Cards on the board slot, in hand, or revealed in the resolution still under way are not in the discard at that moment. If deck and discard are both empty, the player simply takes fewer cards.
N06-DEF-14 = The order of battle may be hidden behind the screen.
R06-14 = By default strengths, cube types and fatigue are private at every rule level; at the Conscrit level the identities of blocks are open. Losses as they are removed and eliminations are announced. Players may agree to open orders of battle.
N06-DEF-15 = The distance between two zones is the smallest number of connections between them.
R06-15 = A connection with a destroyed bridge counts as one for distance; occupation of the zones is ignored.
N06-DEF-16 = Pieces stand in zones, never on connections.
N06-DEF-17 = Whenever a corps loses a strength point its owner chooses the cube, infantry or cavalry, unless the cavalry duty binds him (two or more losses in one combat).
N06-DEF-18 = Stacking: any number of corps may stand in one zone.
R06-16 = There is no limit on the number of corps in a zone or a pile; the movement-point penalty is the only brake.

## Sequence of a turn

N06-SEQ-1 = A turn has four phases in fixed order: draw, initiative, operations, recovery. Each is completed before the next one begins.
N06-SEQ-2 = After recovery the turn marker advances and the sequence restarts; after turn 7 the game ends.
N06-SEQ-3 = Event cards that last for the turn lie on the board slot during the turn and go to their owner's discard at its end.
R06-17 = The slot holds any number of cards: Pluie or Second souffle can be in force together with Repli stratégique. All their modifiers add up.
N06-SEQ-4 = Reinforcement: at the very start of turn 5, before the draw phase, one Prussian corps enters at Halle or Leipzig, as the Prussian player chooses, in a zone not occupied by a French pile. If French piles occupy both zones it is not placed.
R06-18 = The corps is Württemberg's (history brings his 14,000 men to Halle). It arrives ready, at full strength, without fatigue. A contested zone counts as occupied by a French pile; a lone French vedette does not, and is eliminated. If the corps cannot be placed it never appears and yields no victory points. If it enters a citadel under French control, the Prussian player takes control at once with its victory points, but without fatigue (it is not a movement).
R06-111 = With fog of war, Halle and Leipzig are both offered to Württemberg when unknown French blocks stand there. If the chosen zone holds a French corps, the Prussian player is told so and the other zone is asked; a lone vedette is eliminated.

## Draw phase

N06-DRW-1 = In the draw phase each player draws 3 cards and adds them to his hand.
N06-DRW-2 = A red card drawn in the draw phase must be played at once; it is not replaced. It goes to the discard after resolution, or to the board slot if it lasts for the turn.
N06-DRW-3 = If two or more red cards are drawn in the same draw phase, by one player or by both, all of them are discarded without effect.
R06-19 = Both players complete their three draws first; then the red cards of both players are counted together. Exactly one: resolve it. Two or more: discard all, whatever their titles.
N06-DRW-4 = Red cards drawn outside the draw phase follow the card that caused the draw (Réserve: discarded without effect, not replaced; Anticipation: cannot be chosen). Revealed cards never trigger their event.

## Initiative phase

N06-INI-1 = In the initiative phase each player may play at most one blue card from hand. The French player declares first whether he plays one and which; then the Prussian player.
R06-20 = The French event is fully resolved before the Prussian player decides, except that Intuition only takes effect when the initiative is settled. Cards drawn by Réserve or Anticipation cannot be played as a second blue card in this phase.
N06-INI-2 = If exactly one player has played Intuition he has the initiative and no card is revealed. If both have, both cards are void and the initiative is settled by revealing cards.
R06-21 = With a single Intuition neither side reveals a card.
N06-INI-3 = Without a deciding Intuition each player reveals one card; the higher value plays first in the operations phase and a tie goes to the French. Both cards are discarded.

## Operations phase

N06-OPS-1 = Starting with the player who won the initiative, the players alternate; at his turn a player either passes or performs one operation.
N06-OPS-2 = A player who passes performs no more operations this turn, but may still play one green card in each operation of the opponent, who then performs operations one after another until he passes too. When both have passed the phase ends. A player may pass while he still has ready pieces.
N06-OPS-3 = A player whose corps are all activated must pass.
R06-22 = At the Grognard level ready vedettes also count as something left to do (stated in the 1807 rules). A ready commander alone does not.
N06-OPS-4 = An operation begins by designating a pile all of whose corps are ready; not all ready corps in the zone need be included. The pile may then manoeuvre, or fight, or manoeuvre and then fight (attack on the march). A pile that starts in a contested zone may fight without manoeuvre.
R06-23 = The active player says at designation whether he manoeuvres or fights at once; the manoeuvre cards (Réaction, Bernadotte and so on) may be played only if he manoeuvres.
R06-24 = There is at most one combat per operation, always last; no movement follows a combat. A pile that fights at once cannot manoeuvre afterwards.
R06-25 = A pile may manoeuvre zero connections; it is activated all the same, even if the corps did not move.
N06-OPS-5 = At the end of the operation all designated pieces are turned to activated, moved or not, and so are all corps that took part in a combat on either side, with the commanders in those piles.
N06-OPS-6 = A defender who was ready and is attacked is thereby activated: he cannot operate any more this turn and does not rest in step 1 of recovery.
N06-OPS-7 = In each operation, the active player's or the opponent's, each player may play one green card at most. A card used during the movement therefore excludes one in the following combat, for both sides.
R06-26 = If both players may play a card at the same moment, the active player decides first (in combat: the attacker). A card that answers another card comes right after it.
R06-27 = A cancelled card has been played: it is discarded and uses up its owner's card for that operation. So Contre ordre can never be answered by another Contre ordre: the victim has already used his card.
N06-OPS-8 = A ready commander in the zone may be included in the designated pile or left behind with other corps; he must be included if he would otherwise be alone. He gives his bonuses only to the pile he is part of.
R06-28 = A commander joins or leaves piles only at designation, or with a corps moved by Réaction or Au son du canon; in defence he belongs to the pile of all corps in his zone.

## Manoeuvre

N06-MAN-1 = To manoeuvre, the active player reveals a card; its value is the pile's basic number of movement points; the card is discarded.
N06-MAN-2 = Movement-point modifiers, all added together: (a) −1 for each corps after the first; (b) plus or minus the green manoeuvre cards of either player; (c) +1 if Napoléon accompanies the pile; (d) +1 if the pile has exactly one corps and that corps has the movement symbol; (e) events lasting for the turn: Pluie −1, Second souffle −1 (French), Repli stratégique +1 (Prussian).
N06-MAN-2a = The movement bonus of a corps never applies in a pile of two or more corps; Napoléon's bonus always does. Commanders do not count as corps for the pile-size penalty and for the movement bonus of a single corps.
N06-MAN-3 = If the total of movement points is 0 or less the pile does not move and is activated at once.
R06-29 = With 0 movement points or less the operation is over: the pile cannot fight either, even in a contested zone. The only exceptions are those written on cards: Fourrager (may still attack), Marche forcée (one connection), Pont détruit and Pontonniers (may still do the bridge work); these cards are offered before the pile is turned. No minimum is applied between modifiers; only the final total counts.
N06-MAN-4 = The pile moves along a continuous chain of connections, as one body; it may not split or drop corps on the way. Each connection costs 1 movement point, a connection with a destroyed bridge costs 3.
N06-MAN-5 = Movement points need not all be spent; unspent ones are lost.
N06-MAN-6 = The pile must stop when its movement points are spent, and as soon as it enters a zone with another pile, friendly or enemy.
R06-30 = Marche forcée may still be played when the movement points have just run out, since it is an event during the movement; it cannot lift any other stop.
R06-31 = A pile may come back over a connection or through a zone already used in the same movement (only retreats forbid it).
N06-MAN-7 = A pile whose movement enters an uncontested citadel with an enemy control marker takes control, must stop there and suffers 1 fatigue. If that fatigue eliminates the corps, the marker is not changed.
R06-32 = The fatigue for taking a citadel is 1 for the whole pile, is added to the fatigue of the movement before bonuses and is shared with the rest; control and victory points are settled after sharing. With several corps, control is taken if at least one survives. This fatigue does not arise when control changes without movement (the enemy leaves or dies, Württemberg enters) or in a retreat.
N06-MAN-8 = Fatigue at the end of the movement, added up for the pile: (a) 1 per corps for each movement point spent beyond the third; (b) 1 for the pile if the movement began in a contested zone; (c) 1 for the pile if it ended in a contested zone; (d) plus or minus event cards; (e) minus the fatigue bonuses of corps and commander in the pile, which apply also when the corps is not alone.
R06-33 = Movement points spent count 3 for a destroyed bridge and 1 for bridge work. A move granted by Marche forcée to a pile with a total of 0 or less counts as 1 movement point spent.
R06-34 = If no connection was crossed, the fatigues for beginning and for ending in a contested zone do not apply.
R06-35 = Fatigue bonuses only reduce the fatigue of this manoeuvre, never below 0; they do not remove older fatigue. Removals by card (Fourrager) first cancel fatigue of this manoeuvre, and what is left removes older fatigue from corps of the pile chosen by the owner. Order: movement points beyond the third, contested start, contested end, citadel and opposing card, then Fourrager, then bonuses.
N06-MAN-9 = The fatigue of the manoeuvre is shared equally among the corps of the pile. Then eliminations are checked, then citadel control.
N06-MAN-10 = After a manoeuvre that ends in a contested zone the pile may attack, with the march penalty of 1 combat card.
N06-MAN-11 = Leaving a contested zone: if the zone has a retreat axis of the pile's own side, the first connection must be that one; if it has an enemy retreat axis, that connection may not be used. Later connections are unrestricted.

## Retreat axis

N06-AXE-1 = A pile that enters a zone held by enemy corps only makes it contested and stops; its owner puts a retreat-axis marker of his side on the connection just crossed.
N06-AXE-2 = The axis marker belongs to that contested zone; a zone has at most one. Later friendly piles use the existing one whatever connection they came by. Later enemy piles place none.
N06-AXE-3 = If an enemy pile later enters the zone through the connection with the axis marker, the marker owner's pile already there suffers 2 fatigues at once, shared equally. This can happen only once per turn.
R06-36 = The limit is once per contested zone and turn. The 2 fatigues fall on all corps of the marker's owner in the zone, before the entering pile's own fatigue is settled.
R06-37 = A cut axis is caused by a manoeuvre or by an event that says so (Au son du canon); both share the same limit. A retreating pile and vedettes do not cause it.
N06-AXE-4 = When the zone is no longer contested its axis marker is removed.
N06-AXE-5 = The axis marker stays as long as the zone is contested, even if the pile that placed it has left or died and other friendly corps remain.
N06-AXE-6 = A zone that becomes contested by a retreat receives no axis marker.
R06-38 = No marker is placed after a retreat into enemy corps: the rule speaks of a pile stopping its movement, and the marker would point at the victor. Both sides are then free to leave by any connection.

## Combat

N06-COM-1 = The active pile may fight in a contested zone, either at the start of its operation or after its manoeuvre. Its owner is the attacker. Combat is never compulsory.
N06-COM-2 = The defender fights with all his corps in the zone, ready or activated, and with any commander there. The attacker fights only with the designated pile; his other corps in the zone stay out, take no result and do not retreat.
N06-COM-3 = Combat step A: the attacker may play one green combat card, then the defender may. Effects marked immediate are applied at once, before any counting.
R06-39 = The defender decides after the attacker's card and its immediate effects are known. A player who already used his green card in this operation is not asked.
R06-40 = If immediate effects eliminate all corps of one side, the combat ends without reveal, retreat or pursuit; the surviving participants are activated.
N06-COM-4 = Combat step B: each corps brings 1 card if it has 1 to 4 strength points, 2 cards if it has 5 to 8.
N06-COM-5 = Combat step C: the attacker loses 1 card for the whole pile if it manoeuvred in this operation.
R06-41 = A pile has manoeuvred when a movement card was revealed for it, even if no connection was crossed (Fourrager says so for its own case).
N06-COM-6 = Combat step D: each corps with 5 or more fatigues costs its side 1 card. If the attacker's count after step D is 0 or less, the attack is called off: the designated pile becomes activated, nothing else happens, and it is the opponent's turn.
R06-42 = Bonuses of steps E to H cannot save such an attack, because the check comes before them. Cards played in step A stay played and their immediate effects stand; a corps brought by Au son du canon counts in steps B and D and remains in the zone. The defender is not activated by an attack called off.
N06-COM-7 = Combat step E: +1 card for a defender in a wooded zone. Step F: +1 card for a defender in a citadel zone bearing his own control marker.
N06-COM-8 = Combat step G: add the combat bonuses of the corps in the pile and of Napoléon if he is in it; they apply also in piles of several corps.
N06-COM-9 = Combat step H: add or subtract cards for events. A side whose final count is 0 or less reveals nothing and inflicts nothing.
N06-COM-10 = Combat step 2: both sides reveal their number of cards at the same time.
N06-COM-11 = Combat step 3: each loss symbol (two different pictures, same meaning) inflicts 1 loss on the enemy, each fatigue symbol 1 fatigue. Event effects on the result of the combat (Balle perdue +2 fatigues, Carré −2 fatigues) are added here; a sum below 0 counts as 0.
N06-COM-12 = Combat step 4: each side shares first the fatigues, then the losses, equally among its fighting corps, the remainder at the owner's choice. Both sides are treated as simultaneous.
R06-43 = A corps eliminated by the fatigue is gone before losses are shared; the losses fall on the remaining corps.
R06-44 = A corps cannot take more losses than it has strength points: the excess passes to the other corps of the pile as the owner likes; what no corps can take is ignored for victory points.
N06-COM-13 = Cavalry duty: if a pile suffers two or more losses in a combat, at least one of them must be a cavalry strength point if that is possible.
R06-45 = Possible means that some allowed sharing of the losses lets a corps that still has cavalry take one. The owner must then choose such a sharing (also when placing the remainder). One cavalry strength point fulfils the duty. Losses outside combat (fatigue, events, recovery) do not fall under it.
N06-COM-14 = Combat step 5: the side that inflicted more losses wins. On equal numbers there is no winner, nobody retreats and there is no pursuit; both piles stay.
R06-46 = Losses inflicted are counted as symbols and event losses, not as cubes removed. Strength points lost through elimination by fatigue do not count for deciding the winner, although they score victory points.
N06-COM-15 = Victory points change at once as strength points are removed; if the track reaches 0 or 20 the game ends before retreat and pursuit.
N06-COM-16 = After the combat all participants, on both sides, are turned to activated.
N06-COM-17 = A zone may see several combats in one turn, one per operation; corps already activated defend every time with full effect.

## Retreat

N06-RET-1 = The losing pile (all corps that fought, with the commander in it) retreats as one body by as many connections as the difference between the losses inflicted by the two sides.
N06-RET-2 = If the loser has an axis marker of his side in the combat zone, the first connection of the retreat must be that one.
N06-RET-3 = If the loser has no axis marker in the combat zone, the first connection is his choice.
R06-47 = The loser may not take the connection with the winner's axis marker. The 1806 text says so only in its worked example; the 1807 text states it as a rule.
N06-RET-4 = No connection may be used twice in one retreat, and the pile must move away from the combat zone.
R06-48 = Each step of the retreat must end in a zone at a greater distance from the combat zone, in connections, than the one before.
N06-RET-5 = Within these limits the loser chooses each further connection of the retreat.
N06-RET-6 = When a retreating pile enters a zone with an enemy pile, or a contested zone, it stops and suffers 2 fatigues per enemy corps there.
R06-49 = Vedettes do not count as corps for a retreat; a lone enemy vedette is eliminated and does not stop the retreat.
N06-RET-7 = When a retreating pile enters an uncontested zone with a friendly pile it stops without extra fatigue.
N06-RET-8 = A retreat may cross a destroyed bridge at a cost of 2 fatigues for the pile. It counts as one connection.
N06-RET-9 = All fatigues of one retreat are added up and shared equally at its end.
R06-50 = If no legal first connection exists, the pile stays in the zone, which remains contested, and suffers 2 fatigues per enemy corps there, as if it had entered it. If a later step has no legal connection, the pile stops without penalty. Elimination is never automatic: a corps dies only for lack of strength points or by more than 8 fatigues.
R06-51 = A retreating pile that enters a citadel zone without enemy corps takes control of it with the victory points, does not stop for it and takes no fatigue: the stop is written for movements, while the victory rule speaks of crossing or occupying.
R06-52 = The loser retreats even if the winning pile was eliminated in the same combat; if the loser has no corps left nothing happens.
N06-RET-10 = Retreat events (Panique, Retraite en ordre) may be played once the basic retreat is done, before pursuit is checked.
R06-53 = Order: the winner first (Panique), then the loser (Retraite en ordre); then the pursuit conditions are checked; then Grande charge may be played. So Grande charge is never wasted on a pursuit that does not take place.
N06-RET-11 = If the retreat leaves the combat zone uncontested, the axis marker is removed, and a citadel there passes to the winner if his pile still stands in it and the control marker is the enemy's.
R06-54 = The change of control is settled directly after the basic retreat, before retreat events and pursuit; the victory points may end the game there.

## Pursuit

N06-PUR-1 = There is a pursuit if the winner has more cavalry strength points than the loser and the combat zone is neither wooded nor a citadel. It is automatic, not a choice.
R06-55 = Cavalry is counted after losses and after retreat fatigue, in the piles that fought. Control of the citadel does not matter for the ban. A loser without surviving corps cannot be pursued.
N06-PUR-2 = In a pursuit the winner reveals 1 card, plus 1 for each corps with the pursuit symbol in his pile, plus or minus events.
N06-PUR-3 = In a pursuit only fatigue symbols count; losses are ignored. The pursued pile shares the fatigues equally, wherever it has retreated to; corps it has joined there are not touched.

## Recovery

N06-REC-1 = Recovery step 1: every ready corps removes all its fatigue.
N06-REC-2 = Recovery step 2: for each of his corps, ready or activated, a player may play one card of any colour from hand and remove as many fatigues as its recovery number says.
R06-56 = The French player decides for all his corps first, then the Prussian player, as in the initiative phase. One card serves one corps; excess is lost.
N06-REC-3 = Recovery step 3: all corps with 5 to 8 fatigues lose 1 strength point, simultaneously on both sides. The owner chooses the cube.
R06-57 = The victory-point changes of this step are added up before victory is checked.
N06-REC-4 = Recovery step 4: all pieces are turned to ready (corps, commanders, vedettes).
N06-REC-5 = Recovery step 5: the end-of-turn victory point is scored, slot cards are discarded, the turn marker advances.
R06-58 = The end-of-turn victory point is scored after step 3 and before the marker advances, also on turn 7.

## Elimination

N06-ELI-1 = At any moment a corps with no strength points or with more than 8 fatigues is removed for good. A corps with 8 fatigues is still alive.
N06-ELI-2 = Strength points still on a corps removed for fatigue score victory points for the enemy like any lost strength point; its fatigue cylinders go back to the stock.
N06-ELI-3 = A commander left alone by an elimination is eliminated. The loss of Frédéric III has no effect on the game; the loss of Napoléon ends it.
N06-ELI-4 = Eliminated corps never return; no card rebuilds them.
N06-ELI-5 = A side without corps stays in the game, which runs to its normal end.
R06-59 = A side without corps passes at once every turn; the game runs to its normal end. No automatic victory is written.

## Victory

N06-VIC-1 = There is a single victory track: French gains lower it, Prussian gains raise it. All changes are made at once.
N06-VIC-2 = Each enemy strength point eliminated, in combat or through fatigue, scores 1 victory point.
N06-VIC-3 = A player scores the citadel's value when he places his control marker on it; it scores anew each time it changes hands.
N06-VIC-3a = Control of a citadel changes when a pile crosses or occupies the zone while it is not contested.
R06-60 = A pile that remains alone in a contested citadel after the enemy has left or died takes control at that moment. Leaving a citadel does not lose control. A vedette also takes control.
N06-VIC-4 = At the end of each turn the Prussian player gains 1 victory point if he controls 3 of the 4 citadels.
R06-61 = Control of all four citadels also qualifies; it is still 1 victory point.
N06-VIC-5 = When the track reaches 20 the Prussian player wins at once; when it reaches 0 the French player wins at once.
R06-62 = A change past 0 or 20 stops at 0 or 20 and wins. Changes that arise in one simultaneous step (the whole of combat step 4 for both sides, fatigue eliminations included; recovery step 3) are netted first. All other changes are checked one by one.
N06-VIC-6 = If Napoléon is eliminated the Prussian player wins at once.
R06-63 = If the same step that eliminates Napoléon also brings the track to 0, the Prussian player wins: the elimination of Napoléon is the special case and overrides the general count.
N06-VIC-7 = At the end of turn 7, if nobody has won and the track is above 0, the Prussian player wins.

## Short scenario

N06-SHO-1 = The short scenario starts with turn 3 and ends after turn 5 (three full turns).
N06-SHO-2 = Short scenario: corps start at full strength and without fatigue unless the set-up says otherwise; control is as in the campaign; the victory marker starts on 11.
N06-SHO-3 = Short scenario: victory points work as in the campaign, including immediate wins. If nobody has won after turn 5, the Prussian player wins with 4 or more on the track, otherwise the French player.
N06-SHO-4 = The set-up of the short scenario is data: the zone of each piece, exceptions in strength or fatigue, pieces absent.
R06-64 = Short scenario: Württemberg arrives at the start of turn 5 as in the campaign. Second souffle works by the printed turn number (no effect in turns 3 and 4, effect in turn 5).

## Dice option

N06-DIC-1 = By agreement before the game, and for both players, combat cards are replaced by dice of the own colour: as many dice as cards would be revealed.
N06-DIC-2 = A die has the same chance of each result as a card; nothing is taken from the decks for combat, so events return more slowly.
R06-65 = With the dice option pursuit is resolved with dice too, since it reads the same combat-effect box and belongs to the combat procedure. Initiative, movement and card draws stay with cards.
R06-66 = The die faces are data: French dice have a loss on 3 of 6 faces, Prussian dice on 2 of 6 (design notes). If more than five dice are needed, dice are simply rolled again; the stock is no limit.

## Team play

N06-TEA-1 = Two players may share a side: one keeps the order of battle, the other the cards; they discuss and move together. No other rule changes.
R06-67 = In team play the program may send card questions to the card player and sharing questions to the order-of-battle player; any seat of the side may answer.

## Grognard level

N06-GRO-FOG-1 = Fog of war: blocks stand with the flag towards the enemy and their identities are secret. The letter A on the flag upright means ready, upside down activated; this state is public.
N06-GRO-FOG-2 = Identities are disclosed when a player starts a combat, before combat cards: the attacking pile and all defenders in the zone are laid open. After the pursuit all participants stand up hidden again.
R06-68 = Identities are disclosed also if the attack is then called off in step D. The attacker's corps in the zone that do not take part stay hidden. A corps arriving by Au son du canon is disclosed on arrival.
N06-GRO-FOG-3 = Cards that need knowledge of a hidden pile are played blind (Bernadotte, Défection saxonne); the owner of the pile answers truthfully. Movement-point totals and bonuses are applied by the owner on trust; the program checks them.
R06-69 = With fog of war the opponent sees the revealed value and the path, not the modifiers that would betray identities.
N06-GRO-VED-1 = After corps set-up each player adds his vedettes: 5 French, 3 Prussian (design notes), as the scenario says.
R06-70 = By default each vedette starts in a zone with at least one own corps, chosen secretly by both players; several per zone are allowed.
N06-GRO-VED-2 = An operation may designate one or more ready vedettes of one zone; they have the revealed value + 1 movement points, whatever their number. Vedettes never operate together with corps, and commanders cannot accompany them.
R06-71 = Movement-point events that last for the turn and green movement-point cards apply to vedettes; the pile-size penalty and Napoléon's bonus do not. At 0 movement points or less they do not move. They are activated like corps.
N06-GRO-VED-3 = Fatigue has no effect on vedettes (players may bluff by pretending to place it).
N06-GRO-VED-4 = A vedette in the same zone as an enemy pile is eliminated at once in every situation.
N06-GRO-VED-5 = A vedette entering a zone with enemy corps, contested or not, is eliminated; its owner learns only that at least one corps is there. Enemy vedettes there are eliminated too, as opposing vedettes eliminate each other.
N06-GRO-VED-6 = A pile entering a zone with an enemy vedette eliminates it. If the vedette was alone, the pile takes no fatigue for it and may go on.
N06-GRO-VED-7 = A retreating pile that enters a zone with an enemy vedette eliminates it too, and continues its retreat if the vedette was alone.
N06-GRO-VED-8 = Opposing vedettes meeting in a zone eliminate each other.
R06-72 = Opposing vedettes are eliminated one for one; surplus vedettes survive if no enemy corps is there and may go on moving.
N06-GRO-VED-9 = Vedettes may occupy enemy-controlled citadels and take control, with the victory points.
R06-73 = Taking control of a citadel stops vedettes as it stops a pile; the fatigue has no effect.
N06-GRO-VED-10 = A friendly vedette does not stop a moving or retreating pile, and a friendly pile does not stop a moving vedette.
N06-GRO-VED-11 = A vedette entering a contested zone over the connection of an enemy retreat axis causes no fatigue. A vedette never makes a zone contested and never places an axis marker.
N06-GRO-VED-12 = The elimination of vedettes scores nothing.
R06-74 = Eliminated vedettes score no victory points, as they have no strength points. They do not return.

## Maréchal level

N06-MAR-GEN-1 = The Maréchal level uses the Conscrit rules plus only the hidden placement of the Grognard level.
R06-75 = At the Maréchal level hidden placement is the fog of war; there are no vedettes. The blind-play clauses of cards therefore apply. Set-up zones stay those of the scenario.
N06-MAR-TIM-1 = A Maréchal game lasts at most 2 hours including bidding and set-up.
R06-114 = The two hours are two clocks of 60 minutes, one per player. A fallen flag is a defeat by the tie-break row of the current turn; an unfinished game (no ranking points, −7 tie-break points for both) is kept for a game that stops for any other reason. So nobody gains by stalling.
N06-MAR-BID-1 = Before a Maréchal game each player secretly writes a side and a bid in victory points.
R06-76 = Bids are whole numbers from 0 to 9, so that the start value stays between 1 and 19.
N06-MAR-BID-2 = If both want the same side, the higher bidder gets it and the other player takes the other side. The start value 10 is raised by a winning French bid and lowered by a winning Prussian bid.
N06-MAR-BID-3 = If they want different sides, each gets his wish; only the higher bid changes the start value, in its bidder's disfavour.
N06-MAR-BID-4 = Different sides wanted and equal bids: the start value is not changed.
R06-77 = With different sides and equal bids there is no change, because neither bid is the higher one.
N06-MAR-BID-5 = Same side wanted and equal bids: sides are drawn by lot and the start value is not changed.
N06-MAR-RNK-1 = A win gives 3 ranking points, a defeat 1. A game not finished gives both players 0 ranking points and −7 tie-break points.
N06-MAR-RNK-2 = Ranking points are compared first, then the sum of tie-break points.
R06-78 = Players equal in ranking points and in tie-break points share the rank.
N06-MAR-TIE-1 = Tie-break points by turn of the win (Prussian winner / French winner / loser): turn 1: +14 / +7 / −7; turn 2: +12 / +6 / −6; turn 3: +10 / +5 / −5; turn 4: +8 / +4 / −4; turn 5: +6 / +3 / −3; turn 6: +4 / +2 / −2; turn 7: +2 / +1 / −1; end of turn 7: +1 / impossible / 0.
N06-MAR-TIE-2 = A Prussian win by elimination of Napoléon always gives +14 tie-break points to the winner and −7 to the loser.
N06-MAR-TIE-3 = The row "end of turn 7" of the tie-break table is the Prussian win because nobody has won by the end of turn 7.
R06-79 = Reaching 20 through the end-of-turn victory point of turn 7 is a win in turn 7 (+2 / −1), since reaching 20 wins at once.

## Cards

N06-CARD-GEN-1 = A card used for movement, initiative, combat, pursuit or recovery has no event effect.
N06-CARD-GEN-2 = Each card belongs to the French deck, to the Prussian deck or to both.
R06-80 = A card whose text names a side as the user or the beneficiary is in that side's deck only; a neutrally worded card is in both decks. The copies per deck are deck data (36 cards per side).
N06-CARD-GEN-3 = Each card has one colour: red, blue or green.
R06-81 = Colours stated by the text: red Inactivité, Pluie, Second souffle; blue Intuition, Renforts; green Fourrager, Marche forcée, Tirailleurs and every card whose text sets a moment inside a movement, combat, retreat or pursuit. Derived: no moment inside an operation and not forced when drawn = blue (Anticipation, Défection saxonne, Ravitaillement, Repli stratégique, Réserve, Soins, Vive la reine). Hussards is green: it is the annotated sample card of 1807, whose captions speak of a green ground and of an operation.
N06-CARD-GEN-4 = Each manoeuvre card is tied to the operations of one side, its owner's or the opponent's.
R06-82 = Manoeuvre cards that help the mover are playable in the owner's own operations; those that hurt the mover, in the opponent's. Hussards: own operations. Contre ordre: both.
N06-CARD-GEN-5 = Extra combat cards from events enter in step H, after the check of step D: they never save an attack that is called off. Immediate fatigue changes come before step B and can tip that check either way.
N06-CARD-GEN-6 = An event lasts for the movement, combat, retreat or pursuit in which it is played, unless its text makes it last for the turn.
N06-CARD-GEN-7 = A card may be played for its event only when its moment has come and its condition is met.
R06-83 = A card may be played for its event only if its window is open and its condition is met as far as the player knows; events with a blind clause, or depending on hidden strengths, may be played and then fail. A card without any possible effect (for example Ravitaillement with no fatigue on the board) may not be played just to be rid of it.
R06-113 = With fog of war, cards that need an uncontested zone or a friendly pile are judged on what is public; where the truth differs the card is spent without effect and its owner learns why in general terms only.
N06-CARD-GEN-8 = Both players' events in one combat act independently and add up; only Contre ordre cancels, and never in combat.
N06-CARD-ANTICIPATION = Anticipation (both sides, blue, initiative phase). The player looks through his own deck, takes one card that is not red into his hand without showing it, and shuffles the rest back as the deck. The discard is not searched.
R06-84 = Anticipation: if the deck is empty it is first rebuilt from the discard. A blue card found cannot be played in the same phase.
N06-CARD-AUDACE = Audacity (French, green, combat). Only when a French pile attacks. The Prussian defender gets no card for a wooded zone or citadel in this combat. It changes neither the ban on pursuit there nor Position renforcée.
N06-CARD-AU-SON-DU-CANON = To the sound of the guns (both sides, green, combat, attack or defence). One own corps, ready or activated, in a free zone one connection away (a destroyed bridge does not matter) is moved into the combat zone and fights; a commander with it may come along. The corps takes no fatigue for it; if it comes over the connection of an enemy retreat axis it inflicts 2 fatigues at once on the enemy pile there, shared equally.
R06-85 = The corps brought by Au son du canon counts as part of the pile for steps B to G, results, retreat, pursuit and activation, but causes no march penalty. It uses the axis of its side already in the zone. A commander who would be left alone must come. Repli stratégique does not restrict it. It cannot come from a contested zone.
N06-CARD-BALLE-PERDUE = Stray bullet (French, green, combat, attack or defence). The Prussian pile suffers 2 more fatigues in step 3 of this combat. It is not immediate: it does not influence step D.
N06-CARD-BERNADOTTE = Bernadotte (Prussian, green, French operation after the movement card is revealed and before the pile moves). Only against a pile consisting of Bernadotte's corps alone: −3 movement points for this movement. With fog of war it is played blind: −3 if the pile is Bernadotte alone, −1 if it is another single corps, otherwise nothing.
R06-86 = A pile with Napoléon in it is not Bernadotte alone: the card Bernadotte is not playable (with fog of war: no effect). On vedettes it has no effect.
N06-CARD-CARRE = Square (French, green, combat, attack or defence). If the Prussian pile has at least 1 cavalry strength point at the start of the combat, the French pile takes 2 fatigues fewer in step 3 (not below 0). Losses are unaffected.
R06-87 = Carré: the cavalry is checked when the card is played, including a corps already brought by Au son du canon. In the open game it cannot be played if the condition is known to fail; if strengths are secret it is played and has no effect.
N06-CARD-CHARGEZ = Charge! (Prussian, green, combat). Only if Blücher's corps fights. +1 combat card; Blücher's corps takes 2 fatigues at once, before step B.
R06-88 = If the fatigues of Chargez eliminate Blücher, the extra card is still revealed as long as another Prussian corps fights. They can bring him over 4 fatigues and so cost a card in step D.
N06-CARD-CONFUSION = Confusion (both sides, green, opposing movement, when the pile has just entered a zone). The zone just entered must be uncontested and have at least 3 connections. The pile stops there and is activated; its remaining movement points are lost; fatigue for the part moved is settled as usual.
R06-89 = Confusion: all printed connections count, also those with a destroyed bridge. The start zone does not count. It cannot be played in a zone where the pile has just met enemy corps (contested). It can answer Organisation, and then the pile stops all the same. Taking a citadel there still works. It does not apply to retreats, Réaction or Au son du canon.
N06-CARD-CONTRE-ORDRE = Counter-order (both sides, green, right after an opposing manoeuvre event). It cancels the event just played by the opponent, which is discarded without effect. It cannot cancel events of combat, retreat or pursuit.
R06-90 = Contre ordre works in either player's operation against green manoeuvre events, including Coordination and Hussards. It cannot be played in the draw or initiative phase (it is green), so red and blue events are safe from it. It is its player's one green card of the operation and cannot itself be countered.
N06-CARD-COORDINATION = Coordination (French, green, end of an own operation). The French player at once performs another operation with another pile than the one just activated.
R06-91 = Coordination is the one green card of the operation just ended; the next operation has a fresh allowance for both players. Another pile means ready corps, none of those just activated. It may be chained with a second copy. A player who has passed has no own operation and cannot use it.
N06-CARD-COURAGE = Courage (Prussian, green, combat). Only if the victory track shows 5 or less. +1 combat card, and the Prussian pile removes 2 fatigues at once, before step B.
R06-92 = Courage removes 2 fatigues in total for the pile, from corps chosen by the Prussian player.
N06-CARD-DEFECTION = Saxon defection (French, blue, initiative phase). Tauentzien's corps, if in a contested zone, loses 1 strength point and the victory track goes down by 1. With fog of war the French player names a Prussian pile in a contested zone; if Tauentzien is not in it the card is discarded without effect.
R06-93 = Défection saxonne: the victory point is the normal one for the strength point, not a second one. The Prussian player chooses the cube. In the open game it cannot be played if the condition fails. It is blue because with fog of war the identity is always known in combat, so the blind clause only makes sense outside combat.
N06-CARD-ELAN = Élan (French, green, combat). Only when a French pile attacks (with or without a march). +1 combat card in step H, for this combat only; it does not undo the march penalty and cannot be used in defence.
N06-CARD-EMBUSCADE = Ambush (Prussian, green, combat). The French pile takes 1 fatigue at once; the French player chooses the corps.
R06-94 = Embuscade is played in combat, because it is the exact mirror of Tirailleurs, which the combat example plays in step A.
N06-CARD-FATIGUE = Fatigue (both sides, green, end of an opposing movement, before fatigue is shared). The moving pile suffers 1 or 2 more fatigues. No effect on a pile of vedettes only.
R06-95 = The number of fatigues is printed on the single card Fatigue (1 or 2); nobody chooses it. It enters the fatigue of the movement as an event card, so Napoléon's bonus may offset it.
N06-CARD-FOURRAGER = Foraging (both sides, green, own movement, after the movement card is revealed and before the pile moves). Needs at least 2 movement points. The pile loses 2 movement points and removes 2 fatigues. If it stands in a contested zone it may attack, with one card less, as for an attack on the march.
R06-96 = Fourrager: own pile only. It removes 2 fatigues in total, counted with the event cards in the fatigue of the movement. With 0 movement points left the pile stays, the fatigue is removed, and it may still attack from a contested zone (exception to the rule for 0 movement points). With movement points left it moves on normally.
N06-CARD-GRANDE-CHARGE = Grand charge (French, green, pursuit, before its cards are revealed). Only when a French pile pursues, attacker or defender in the combat. +1 pursuit card; its losses are ignored like all pursuit losses. It cannot create a pursuit where cavalry or terrain forbids one, nor override Retraite en ordre.
N06-CARD-HUSSARDS = Hussars (both sides, green, during an own movement). One card is taken at random from the opponent's hand and discarded.
R06-97 = Hussards is not playable against an empty hand. The discarded card is seen by both players and has no effect.
N06-CARD-INACTIVITE = Inactivity (both sides, red, draw phase). The owner names a zone with an own pile; all his corps and vedettes there become activated. A zone with vedettes only may not be named.
R06-98 = Inactivité is not an activation by operation: Pluie causes no fatigue by it. The commander is not turned (the card lists corps and vedettes). In recovery step 1 the corps count as activated. Without a legal zone the card has no effect. A zone whose corps are all activated already cannot occur in the draw phase.
N06-CARD-INTUITION = Intuition (both sides, blue, initiative phase). Wins the initiative for this turn without a reveal. It is the player's one blue card, so nothing else can be played with it; if the other player answers with his own, both are lost and cards are revealed as usual. It does not change who declares first next turn.
N06-CARD-LA-GARDE = The Guard (French, green, combat). Only if Bessières' corps fights. +1 combat card. If the French lose the combat, each corps of the French pile takes 1 more fatigue as part of the result.
R06-99 = The fatigue of La Garde is given after step 5 and before the retreat; a drawn combat is no loss.
N06-CARD-MARCHE-FORCEE = Forced march (both sides, green, during an own movement). +1 movement point. A pile with a total of 0 or less may move one connection by it, even over a destroyed bridge.
R06-100 = Marche forcée: 0 or less is the total before the card (otherwise a pile at −1 could cross a destroyed bridge and a pile at 0 could not). Such a pile moves exactly one connection, counted as 1 movement point for fatigue. A pile with 1 or more just gets +1 and pays 3 for a destroyed bridge. The stop rules still apply, and so does the usual fatigue.
N06-CARD-ORGANISATION = Organisation (French, green, own movement, when the pile has just entered a zone). On entering an uncontested zone with another French pile, the moving pile need not stop.
R06-101 = Organisation lifts one stop only. It cannot lift the stop of a captured citadel or of movement points used up.
N06-CARD-PANIQUE = Panic (French, green, after the basic retreat). Only if a Prussian pile lost the combat. It retreats one more connection and takes 2 fatigues, shared equally.
R06-102 = The extra step of Panique starts where the basic retreat ended, even if friends stand there; it must lead farther from the combat zone by an unused connection. If the pile ended in a zone with enemy corps, or no farther zone exists, there is no step, only the fatigue. The 2 fatigues are shared separately, after those of the retreat. The stop rules and costs of a retreat (enemy corps, friendly pile, destroyed bridge) apply to the extra step.
N06-CARD-PLUIE = Rain (both sides, red, draw phase, lasts the turn). Each time a player activates a pile it takes 1 fatigue at once, placed freely by its owner; if it moves it has 1 movement point less. A pile activated because it was attacked takes no such fatigue.
R06-103 = The fatigue of Pluie comes at designation, before any reveal or count, also for an operation that only fights; it may eliminate the corps and end the operation. Vedettes suffer only the loss of the movement point. The fatigue is not reduced by bonuses. Réaction and Au son du canon are no activation.
N06-CARD-PONT-DETRUIT = Destroyed bridge (both sides, green, during an own movement, not by vedettes). When the pile is in a free zone at one end of a bridge connection, put a destroyed-bridge marker on it; this costs 1 movement point and the pile may go on. A pile with no movement points at the start may do it all the same. The pile ends up activated in any case. One bridge per card.
R06-104 = Pont détruit: the pile is turned at the end of the operation as usual, so it may move on and attack. A pile with 0 movement points or less does the work and its operation ends. Only an intact bridge may be chosen. Markers stay until removed by a card.
N06-CARD-PONTONNIERS = Pontoneers (French, green, during an own movement, not by vedettes). The reverse of Pont détruit: a French pile in a free zone next to a destroyed bridge removes the marker for 1 movement point, or for nothing if it has no movement points at the start; otherwise as Pont détruit.
N06-CARD-POSITION-RENFORCEE = Reinforced position (Prussian, green, combat). Only when a Prussian pile defends, in any terrain and on top of terrain cards. +1 combat card in step H; it is not removed by Audace, which only takes away terrain cards.
N06-CARD-RAVITAILLEMENT = Supplies (Prussian, blue, initiative phase). The Prussian player picks one Prussian pile and removes 2 fatigues in total from corps of it, both from one corps or one from each of two. A pile here is all Prussian corps in one zone; activated or not does not matter. It cannot restore strength points.
N06-CARD-REACTION = Reaction (both sides, green, opposing operation, once a pile is designated to manoeuvre and before the movement card is revealed). One own pile, ready or activated, moves from a free zone to an adjacent free zone; a destroyed bridge does not matter.
R06-105 = Réaction: no card is revealed, the pile is not turned, and no fatigue arises except for taking a citadel. Part of the corps in a zone may go (a commander may not be left alone). It may enter a zone with friends. Entering an enemy-controlled citadel takes control and gives that 1 fatigue (the card calls it a movement). A lone enemy vedette there is eliminated. It does not undo the opponent's designation. Events lasting for the turn do not restrict it.
R06-110 = With fog of war, Réaction into an adjacent zone that holds only unknown enemy blocks is offered. If a corps is there the card is spent, nothing moves, and the player who reacts learns only that at least one corps is there (as a vedette would); if only vedettes are there they are eliminated and the move stands.
N06-CARD-RENFORTS = Reinforcements (Prussian, blue, initiative phase). +1 infantry strength point for any Prussian corps on the board. It cannot bring back an eliminated corps. No change in victory points.
R06-106 = Renforts works up to 8 strength points, also above the corps' starting strength.
N06-CARD-REPLI-STRATEGIQUE = Strategic withdrawal (Prussian, blue, initiative phase, lasts the turn). Each Prussian movement has +1 movement point but must end nearer to Halle or Leipzig, in connections, than it began; a pile that cannot get nearer may not move.
R06-107 = Repli stratégique: nearer to at least one of the two cities. It binds manoeuvres (also of vedettes), not retreats, Réaction or Au son du canon. The pile may only stop of its own will, or enter a zone that stops it, where it is nearer; a stop forced by an enemy card is tolerated. It also forbids a manoeuvre of zero connections with the bonus, but not a combat without manoeuvre.
R06-112 = With fog of war, for Repli stratégique a zone with unknown enemy blocks counts as one that stops the pile.
N06-CARD-RESERVE = Reserve (both sides, blue, initiative phase). Draw 2 cards to hand; red ones among them are discarded without effect and not replaced. Such red cards do not count towards the red cards of the draw phase, which is over. The new cards can serve from the operations phase on, or in recovery.
N06-CARD-RETRAITE-EN-ORDRE = Orderly retreat (both sides, green, played by the loser after the basic retreat). Only if the retreating pile still has at least 1 cavalry strength point. There is no pursuit. It does not cancel the retreat or Panique.
N06-CARD-SACRIFICE = Sacrifice (Prussian, green, combat, attack or defence). +1 combat card; the Prussian pile takes 2 fatigues at once, shared equally (before step B, so step D may be affected).
N06-CARD-SECOND-SOUFFLE = Second wind (French, red, draw phase). In turns 1 to 4 no effect; in turns 5 to 7 every French pile that moves has 1 movement point less for the turn.
R06-108 = Second souffle is in the French deck, by a public session report: like Pluie, a compulsory card may hurt its owner. In turns 1 to 4 too it counts as a red card when the red cards drawn are counted. French vedettes are affected.
N06-CARD-SOINS = Medical care (French, blue, initiative phase). Mark a French corps that has lost at least 1 infantry strength point with a cylinder. If it is still ready in the recovery phase of this turn it regains 1 infantry strength point, removes all fatigue, and the victory track goes down by 1.
R06-109 = The cylinder of Soins is a reminder, not a fatigue. The card is resolved with recovery step 1. If the corps has been activated, the marker is removed without effect. If the track reaches 0 the French player wins.
N06-CARD-TIRAILLEURS = Skirmishers (French, green, combat, attack or defence). The Prussian pile takes 1 fatigue at once; the Prussian player chooses the corps.
N06-CARD-VIVE-LA-REINE = Long live the Queen (Prussian, blue, initiative phase). The Prussian player picks a Prussian pile (all Prussian corps in one zone); each of its corps removes 1 fatigue. A corps without fatigue gains nothing; nothing is carried over to another corps.

## The chapters

chapter-components = Components and constants
chapter-definitions = Definitions
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
chapter-short = Short scenario
chapter-dice = Dice option
chapter-team = Team play
chapter-grognard = Grognard level
chapter-marechal = Maréchal level
chapter-cards = Cards
