# Jours de Gloire Campaign, Germany 1813: rule texts and rulings (English). One message per ID, one line per message.
# A message cannot have a point in its name: JDG-6_4-1 is the text of JDG-6.4-1.

## Basics

JDG-0-1 = All chance comes from one six-sided die, changed by its modifiers and then read on a table or compared with a value.
R003 = A modified die that falls outside the printed rows of a table uses the nearest printed row. The weather table says so of its end rows, and other tables have modifiers that lead out of the range 1 to 6.
JDG-0-2 = Strength points (PF) measure the force of a unit and stand on its side's roster, not on the counter. Movement points (PM) pay for moves and actions. Command points (PC) pay for activations and belong to one army.
JDG-0_1-1 = The map is a net of boxes joined by links. Moves, lines and battles use this net only.
R002 = A box is known by its name and its map square together, as six names are used for two boxes each. The name Senderhausen is listed twice in the same square: these are two boxes, Sangerhausen and Sondershausen.
JDG-0_2-1 = A game turn is a week or a fortnight, as each game of the series says; in Germany 1813 it is a fortnight. One PF stands for about 3,000 men.

## Leaders and units

JDG-1-1 = A Force is one unit or a stack of units, with or without leaders.
R004 = A leader alone is not a Force. Decoys lying face-down look like one to the opponent and move like one, but never count as a Force for actions, reactions, sieges, the owning of a town, control flags or keeping an entrenchment.
JDG-1_1-1 = A leader has a command value (VC), a rank (RG, 1 to 4) and a tactical bonus (BT). He is either the commander-in-chief of one army or a general under such a commander.
JDG-1_1-2 = The back of a leader shows only the flag of his side.
JDG-1_2_1-1 = A unit has a cohesion (CO) and may have an artillery bonus (BA) and a cavalry bonus (BC). CO counts in combat, morale, stragglers, reconnaissance and the creation of detachments; BA on the artillery table; BC on the pursuit table only.
JDG-1_2_1-2 = An artillery reserve has a BA and no other value.
R005 = A reserve has no PF, CO or BC. It adds nothing to totals or thresholds, is passed over for average cohesion, stragglers, losses and minimum strengths, and cannot act alone. It is removed at once, without PV or PF loss, when enemy units (not decoys) are in its box and no friendly unit with PF is, or when all units with PF of its Force die.
JDG-1_2_2-1 = There are three types of unit: infantry, which may have a BA and a BC; cavalry, which always has a BC and perhaps a BA; and artillery reserves, which only Germany 1813 has.
JDG-1_2_2-2 = A unit is either named (a corps, sometimes a division) or a generic detachment. Infantry detachments bear a number, cavalry detachments a letter. A detachment has BA 0, and only a cavalry detachment has a BC.
JDG-1_2_2-3 = The backs of units, detachments and decoys all show the flag of their side.
JDG-1_2_2-4 = An independent detachment is one that stands on the map at the start, or arrives as a reinforcement, without having been split off from a unit.
JDG-1_2_2-5 = An independent detachment may be merged into any unit of its own type, infantry or cavalry, as detachments are merged back. The unit may not exceed its ceiling, which in Germany 1813 is the number of its boxes on the roster.
JDG-1_2_2-6 = An independent detachment can never be merged into a unit of the Guard.
JDG-1_2_2-7 = An independent detachment is never commanded.
R006 = With an LdC to any leader of its army an independent detachment is non-commanded at level a, and may force a march; without one it is at level b. Its price in PC and its VC for reactions likewise follow its LdC.
JDG-1_2_2-8 = An independent detachment that is destroyed, or emptied by merging, leaves the scenario for good; its counter cannot serve for a new detachment.
JDG-1_2_2-9 = Average cohesion, first step: add up the PF of the units of each CO. The CO with the most PF is the average; of equal ones the higher counts.
JDG-1_2_2-10 = Average cohesion, second step: if the best CO among the infantry units of the Force exceeds the value found by 2 or more, add 1, once. Cavalry never brings this bonus.
R007 = Present PF count, without any multiplier for terrain, fatigue or town. Reserves, decoys and units at 0 PF are left out; infantry detachments count as infantry. The average is found anew at each P3 and, for morale, after the losses of the sequence.
JDG-1_2_3-1 = The roster keeps the PF of each unit. A loss of PF is marked X; only a loss of stragglers is marked /.
JDG-1_2_3-2 = The roster also says to which army each unit and general belongs.
JDG-1_2_3-3 = A unit at 0 PF stays on the map until the administrative phase of its owner in the next game turn. It is then removed, unless the events phase of that turn has given it PF.
R008 = The removal comes in the turn after the one in which the unit fell to 0 PF, even if its owner still had an administrative phase to come. Meanwhile it cannot be activated alone, act, react, fight, block, hold a town or an entrenchment, or lend its values; it retreats with its Force. It is removed at once if enemy units are in its box and no friendly PF. Recovered stragglers come too late to save it.
JDG-1_3-1 = Decoys come as infantry and cavalry; the type only sets their PM and how they count in a stack. The scenario gives their number.

## Sequence of play

JDG-2-A = A turn opens with the events phase, in this order: event cards, weather, leaders replaced by the scenario, choice of the first player, reinforcements placed in boxes and reinforcements of PF.
R009 = Leaders of rank 3 who are due back return with the reinforcements.
JDG-2-B1 = The first player begins with his administrative phase: he brings back decoys, turns his revealed pieces face-down, removes units that stayed at 0 PF, checks LdC and command of all his leaders and units, then the supply of each army, and rolls the PC of each army.
R010 = Decoys on the map are not moved in this phase, although the sequence of play hints at it: they move like units, in the movement phase and for PC.
JDG-2-B2 = In the movement phase the active player activates his Forces one at a time, in any order, to move and act; reinforcements by links enter at no cost in PC. The other player may react. Stragglers are rolled after each forced march or concentration; at the end idle units may recover theirs.
JDG-2-B3 = In the march-to-the-guns phase each box where units of the active player share the box with enemy units gets a Battle marker. The other player may try to march Forces that are 1 or 2 PM away to these battles.
R011 = A box whose only contact is a siege or mask already running gets a Battle marker only if the active player has brought in a new Force, makes a sortie or assaults.
JDG-2-B4 = In the combat phase every box with Forces of both sides must be resolved, as battle, passage, siege or mask.
JDG-2-C = The second player then runs the same four phases with the roles exchanged.
JDG-2-D = At the end of the turn Fatigue markers come off, each side keeps at most two event cards, the turn marker advances and is compared with the markers of the armistice.

## Weather and first player

JDG-3_1-1 = Once per turn the die is rolled for the weather, with the modifier of the month, and read in the column of the season. The result holds for both players during the whole turn.
JDG-3_1-2 = Starred rain is ordinary rain this turn; the next turn is mud without a roll, and the turn after that is rolled again. The mud comes even if month or season change.
R012 = The first turn of a scenario is rolled unless the scenario fixes its weather, and never inherits mud. A mud still due is kept through the turns of the armistice.
JDG-3_1-3 = Clear weather has no effect.
JDG-3_1-4 = Rain: all units and leaders have 1 PM less, each ford over a river costs 1 PM more, and the pursuit die has −1.
JDG-3_1-5 = Mud: infantry has 1 PM less, cavalry and leaders 2, reserves 3; each ford over a river costs 1 PM more; there is no pursuit; the straggler die has +2.
JDG-3_1-6 = Snow: all units and leaders have 1 PM less, each battle has one sequence less (but at least one), the straggler die has +1, the artillery and pursuit dice have −1. Fords cost nothing extra.
R013 = A decoy suffers the weather as the type that it imitates.
JDG-3_2-1 = If Napoleon is on the map, the French player chooses each turn whether to be first or second player. JDG-A13-3.2-1 widens this.
JDG-3_2-2 = Otherwise each side rolls the die and adds the VC of its highest-ranking commander-in-chief on the map (the best VC among equal ranks); the higher total chooses.
R014 = Equal totals are rolled again by both. A side without a commander-in-chief on the map adds 0.

## Reinforcements

JDG-3_3-1 = The scenario gives turn and place of each reinforcement, sometimes with a roll that may delay it.
JDG-3_3-2 = Reinforcements for a box are placed there in the events phase.
JDG-3_3-3 = No enemy piece may stand in an arrival box in the turn of arrival. If one does, its owner moves it one box away, choosing the box.
R015 = He does so before the placement, with all his pieces in the box together, to one adjacent box free of enemy units, or else to the nearest free box by number of links. It costs neither PC nor PM, cannot be intercepted, and ends a siege there. The reinforcements may be attacked as usual later in the turn.
JDG-3_3-4 = Reinforcements by a link enter in their owner's movement phase through that link, at no cost in PC and without forced march.
R016 = They pay the cost of the entry link, 1 PM if none is printed, obey the stack limits, may move on and may be intercepted, and may concentrate if their commander-in-chief is with them. They have the PM of commanded units (an independent detachment: of a non-commanded one). Those that cannot enter try again next turn.
JDG-3_3-5 = In the series each PF of reinforcement goes to a commanded unit and erases one X, at most one per unit and turn, never above the starting strength. In Germany 1813 JDG-A13-3.3-1 to -3 stand instead.
JDG-3_3-6 = In the series PF wait for the next turn as long as no commanded unit has an X.
JDG-3_3-7 = In the series a PF that some commanded unit can take must be given at once.
R017 = In the series rule a / is not erased; PF that find no place, also because of the limit of one per unit, wait; the owner chooses among the units that can take one; command is judged at that moment.
JDG-3_3-8 = Germany 1813 replaces the three rules above by JDG-A13-3.3-1 to JDG-A13-3.3-3.

## Organisation and command

JDG-4_1-1 = A side has one or more armies, each with exactly one commander-in-chief and perhaps generals. The roster says who belongs to which army.
JDG-4_2-1 = Leaders are not hit in ordinary play. They are captured only with a beaten encircled Force or in a fallen town; scenarios may remove or replace them on given turns.
JDG-4_2-2 = A leader without a friendly unit in his box is dealt with at the moment when the enemy enters it, according to his rank.
JDG-4_2-3 = A lone leader of rank 4 goes to the nearest friendly unit; his owner chooses among equally near ones.
JDG-4_2-4 = A lone leader of rank 3 leaves the map and returns next turn as a reinforcement, with the commander-in-chief of his army or on a supply box of the army, as his owner chooses.
JDG-4_2-5 = A lone leader of rank 1 or 2 is eliminated.
R018 = Near is measured in infantry PM along open links and not through boxes with enemy units; units at 0 PF and decoys do not count. A commander-in-chief of rank 3 returns on a supply box. Only a unit that enters has this effect, not a decoy; the elimination brings no PV. A leader who finds no place waits off the map. A lone leader never stops a move.
R019 = While its commander-in-chief is off the map, an army rolls its die and adds 0, its generals cost 1 PC and its Forces without leader 2, and it counts as unsupplied (half the PC).
JDG-4_3-1 = A unit is commanded if it has a line of communication (LdC) to the commander-in-chief of its army, or to a general of that army who himself has an LdC to that commander.
R020 = There is one relay at most: unit, general, commander-in-chief. Generals do not form a chain.
JDG-4_3-2 = A unit uses only leaders of its own army.
JDG-4_3-3 = An LdC is at most 4 PM long, counted at infantry cost (road 1, bad road 2) with the surcharges of the weather (ford +1 in rain or mud). Exactly 4 is enough; a loss of PM by weather does not shorten it.
JDG-4_3-4 = An LdC cannot pass through a box with enemy units or decoys, nor along a link that cannot be crossed: a destroyed bridge, or a major river without bridge or pontoon.
R021 = The printed sentence is damaged; enemy decoys block an LdC as they block supply (JDG-4.4-3). A decoy that blocks an LdC is not revealed.
R022 = Only the boxes passed through block; enemies in one of the two end boxes do not. A Force shut in a besieged or masked town has no LdC in or out, and its besiegers ignore it for their own lines.
JDG-4_3-5 = Each player checks LdC and command of all his leaders and units in his administrative phase, under the weather of the turn.
R023 = Command and activation prices found there hold for his whole movement phase. An LdC needed for a reaction, a siege or the events phase is judged at that moment.
JDG-4_4-1 = An army is supplied if its commander-in-chief can trace a line to one of its supply boxes.
JDG-4_4-2 = The supply line may have any length and ignores the cost of terrain, but cannot use links that cannot be crossed.
JDG-4_4-3 = A box with enemy units or decoys blocks the supply line, the supply box included.
JDG-4_4-4 = Supply is checked in each administrative phase, for each army apart.
JDG-4_4-5 = An unsupplied army has half its total of PC (die and VC), rounded up.
JDG-4_4-6 = If only decoys block the line, the army has two thirds of its total, rounded up; the decoy is revealed and is out for the rest of the game.
R024 = A path free of enemy units and decoys gives full supply. Otherwise one free of enemy units, through the fewest boxes with decoys alone, gives two thirds, and every decoy in those boxes is lost for good. Otherwise it is half. A decoy with a real unit is not alone. Among equal paths the tracing player chooses before anything is revealed: if he sees no path free of counters, he names the boxes through which he would rather pass, in order; of equal paths the one through the box named first is taken.
JDG-4_4-7 = With several supply boxes any one of them is enough.
JDG-4_4-8 = By agreement supply may be left out: all armies then count as supplied.
JDG-4_5-1 = The PC of an army this turn are one die and the VC of its commander-in-chief, then cut if it lacks supply. There is one roll per army; the Coalition shares dice (JDG-A13-4.5-1).
JDG-4_5-2 = Each army spends its own PC: none go to another army, and none are kept for the next turn.
JDG-4_5-3 = PC are spent to activate a Force. Once activated it moves and acts as far as its PM go; actions cost PM and no PC, except the entrenchment.
R025 = The PC of a Force are paid just before it starts, not all in advance; the price follows the check of the administrative phase.
R028 = Each unit and leader is activated at most once in a movement phase. A leader frees only units of his army that start in his box and move with him as one stack. Moving alone he pays his own price and frees nobody. A moving stack belongs to one army.
JDG-4_5-4 = A commander-in-chief and the units stacked with him are activated for nothing.
JDG-4_5-5 = A general and the units stacked with him cost nothing if he has an LdC to his commander-in-chief, otherwise 1 PC.
JDG-4_5-6 = A Force without a leader costs 1 PC with an LdC to the commander-in-chief, otherwise 2 PC.
R026 = The LdC may run through a general here: a commanded unit costs 1 PC.
JDG-4_5-7 = Building an entrenchment costs 2 PC, whatever the LdC.
R027 = These 2 PC are the whole price and replace the activation, also with a leader.
JDG-4_5-8 = In hidden play a player may keep his account of PC secret. The referee keeps it, and shows it to its owner only.
JDG-4_6-1 = Non-commanded, level a: a unit with an LdC to a general who has none to his commander-in-chief has 1 PM less and cannot create a detachment. It may force a march and begin a siege.
JDG-4_6-2 = Non-commanded, level b: a unit without an LdC to any leader of its army has 1 PM less, cannot create a detachment, force a march or begin a siege.
JDG-4_6-3 = Independent detachments are never commanded.
R029 = The loss of 1 PM concerns units, not leaders.

## Movement

JDG-5_1-1 = Leaders have 8 PM, cavalry and cavalry decoys 8, infantry and infantry decoys 6, reserves 6.
R030 = A piece has this allowance, less the weather, less 1 if not commanded, less 1 if it took part in creating or merging a detachment, plus 2 for a forced march, and never below 0. A stack has the lowest PM of its pieces, leaders included.
JDG-5_2-1 = A link costs 1 PM (road) or 2 PM (bad road), and 1 more for a ford in rain or mud. Bridges cost nothing. Boxes are adjacent only by a link that can be crossed now.
JDG-5_3-1 = Unspent PM are lost. No move is granted for free: a link cannot be taken for more PM than are left.
JDG-5_3-2 = Forces move one after the other; one move ends before the next begins.
JDG-5_3-3 = A Force that enters a box with enemy units stops there for the turn. If there are only decoys, their owner must say so, they are removed, and the move may go on.
R031 = A besieged or masked garrison stops an entering Force too. If all enemies withdraw or step back, the way is open again.
R032 = A passage in force is decided in the combat phase, never during movement.
JDG-5_3-4 = A major river is crossed only by a bridge or a laid pontoon; a river can always be forded.
JDG-5_3-5 = For example, the link from Annaburg to Jessen over the Elbe stays closed until a pontoon is laid.
JDG-5_4-1 = Any number of pieces may share a box. A moving stack holds at most 3 units, of which at most 2 infantry.
JDG-5_4-2 = Decoys count in a moving stack by their type; leaders and reserves do not count.
JDG-5_4-3 = Each moving stack pays for its own activation.
JDG-5_4-4 = A stack moves at the pace of its slowest piece.
JDG-5_4-5 = All pieces of a stack start in the same box, and none is dropped or picked up on the way.
JDG-5_4-6 = A stack that splits up before moving makes several stacks, each of which pays 0, 1 or 2 PC.
R033 = The limit holds for the movement phase and for entry by a link only. Interceptions, marches to the guns, retreats, withdrawals and advances after a passage are free of it.
JDG-5_5_1-1 = Concentration: a stack that includes its commander-in-chief (a general is not enough) may exceed the limit of units. All its units then risk stragglers.
R034 = Only a stack that really exceeds the limit is a concentration; a smaller one with the commander-in-chief rolls nothing.
JDG-5_5_2-1 = Forced march: a stack with an LdC to a general or commander-in-chief, level a included, may have 2 PM more.
JDG-5_5_2-2 = A forced march is declared for the whole stack before it spends its first PM.
JDG-5_5_2-3 = After a forced march stragglers are rolled even if the extra PM were not used or the move was cut short.
JDG-5_5_2-4 = Every unit that made a forced march gets a Fatigue marker at the end of the move and loses it at the end of the turn.
R035 = The marker is always placed, but it halves PF only for an attacker, that is when the unit fights in its own combat phase, also after being intercepted. It does not weaken a defender and has no other effect.
R036 = Every unit of the stack needs the LdC. Leaders and decoys may go along with 2 PM more and no roll, but leaders alone or decoys alone cannot force a march.
JDG-5_5_3-1 = After a concentration or a forced march one die per unit is rolled for stragglers; after a move that was both, two.
JDG-5_5_3-2 = The column of the straggler table follows the PF of the unit. The die has −1 for a leader of VC 3 or 4 in the stack, −1 if the unit's own CO is 4 or more, +1 in snow, +2 in mud.
JDG-5_5_3-3 = Stragglers lost are marked /.
R037 = Two rolls are made one after the other, the second with the PF left by the first. Every unit with PF rolls, detachments too, directly after the move; reserves and decoys do not.
R038 = A VC or BT of "3 or 4" means 3 or more; several such leaders give −1 once.
JDG-5_5_4-1 = A unit that has not moved and has done nothing for a whole turn, reactions included, may recover stragglers.
JDG-5_5_4-2 = Recovery of stragglers, one die per unit: 1 to 4 erases one /, 5 or 6 erases two, and never more than it has.
R039 = The roll comes at the end of the owner's movement phase and costs no PC. What counts is the time since the end of his previous movement phase (on the first turn only this phase): any activation, move, retreat, withdrawal, action or attempted reaction bars the roll. Standing in defence or in a siege does not.

## Actions: detachments and entrenchments

JDG-6-1 = During the movement phase an activated unit may mix moves and actions in any order within its PM.
JDG-6-2 = Decoys perform no actions.
JDG-6_1-1 = At the start of a unit's activation its owner may move PF from it to a free detachment counter, placed in the same box. The counters of the side are the limit.
JDG-6_1-2 = A new detachment belongs to the same commander-in-chief, and its parent unit is noted.
JDG-6_1-3 = Creating a detachment costs 1 PM to the parent and 1 PM to the new detachment.
JDG-6_1-4 = The CO of the parent must be at least the CO of the detachment counter.
JDG-6_1-5 = Only a commanded unit may create a detachment.
JDG-6_1-6 = A detachment is merged back in the same way: parent and detachment must be in one box at the start of the movement phase, and not in a battle.
R040 = A detachment has the type of its parent; at least 1 PF goes and at least 1 stays. Merging costs the parent 1 PM and does not ask for command. A created detachment merges only with its parent, an independent one with any unit of its type and nation except the Guard. A detachment creates none. The parent must be activated; the detachment pays for its own activation only if it moves apart.
R041 = PF handed to a detachment are no losses. Losses of a detachment stay with it, and go over to the parent as marks of the same kind when it is merged.
JDG-6_2-1 = A Force that does not move this turn may place an Entrenchment marker in its box for 2 PC and all its PM.
JDG-6_2-2 = An entrenchment works at once, and stays as long as a unit of that side is in the box.
JDG-6_2-3 = A Force that built an entrenchment may not react for the rest of the turn.
JDG-6_2-4 = No entrenchment can be built in the box of a fortified town, nor by cavalry alone or decoys alone; decoys may be with a real unit.
R042 = The builder must not have spent a PM in this phase, nor have moved by reaction, retreat or withdrawal earlier in the turn. It needs an infantry unit with PF. The one marker of a box shelters all units of that side there, also those that come later.

## Cavalry: reconnaissance and withdrawal

JDG-6_3-1 = A Force of cavalry only, leaders allowed, may reconnoitre a box that holds enemy pieces and none of its own side. It enters, paying PM, is revealed, and its owner declares the reconnaissance.
JDG-6_3-2 = Without an enemy cavalry unit in the box the reconnaissance succeeds; the column is the PF of the reconnoitring cavalry.
JDG-6_3-3 = Enemy cavalry units in the box must be revealed and form a screen: the column is the own PF less those of the screen. At zero or less the reconnaissance fails without a roll.
JDG-6_3-4 = The die, plus the own average CO, less that of the screen, says on the reconnaissance table how many enemy units are revealed.
R043 = Without a screen nothing is subtracted. A BC of infantry neither scouts nor screens; cavalry detachments do.
JDG-6_3-5 = In a reconnaissance decoys in the box are turned first and removed; each uses up one of the units to reveal.
R044 = Decoys turned by a reconnaissance are removed even if real units are in the box too. A result of 0 turns nothing.
R045 = After the decoys, the units to reveal are drawn at random among those face-down; leaders stay hidden. Units revealed stay face-up until their owner's next administrative phase.
JDG-6_3-6 = After a reconnaissance the owner may pull the cavalry back, unit by unit, towards the box it came from, with the PM it has left, and so avoid battle.
JDG-6_3-7 = After a reconnaissance, cavalry that stays, or lacks the PM to leave, fights in the combat phase.
R046 = A unit goes back along its path by one or more boxes; the whole stack need not go. Interception is possible as on any move. Leaders may go with it.
JDG-6_3-8 = Each withdrawing cavalry unit rolls the die, with −1 for the French side: with enemy cavalry in the box it loses 1 PF on 4 to 6, otherwise on 5 or 6.
JDG-6_3-9 = The PF lost by withdrawing cavalry is marked X.
R047 = The −1 holds for all cavalry units of the French player, allies included.
JDG-6_3-10 = Withdrawal before combat: when enemy units enter a box in their movement phase, cavalry there may withdraw at once with the same roll for loss, but not into the box the enemy came from. If nobody is left to stop him, the enemy may move on with the PM he has, and the cavalry may withdraw again if caught again.
R048 = The withdrawal always succeeds; the roll only settles the loss. It goes one box along an open link to a box free of enemy units. The harder row is used if the entering Force has a cavalry unit. Leaders there may leave with the cavalry. Besieged cavalry cannot withdraw, nor the active player's cavalry from interceptors. It counts as a reaction.

## Engineering

JDG-6_4-1 = A Force of at least 3 PF may destroy a bridge on a link of its box for 2 PM, or 3 PM if an enemy unit (not a decoy) is in the box across. No move and no LdC uses that link any more.
R049 = A destroyed bridge closes its link over a river too, although rivers can be forded: a link has one crossing.
JDG-6_4-2 = No engineering is possible in a box shared with the enemy.
JDG-6_4-3 = Decoys across the water do not hinder engineering; a lone decoy there must be declared.
JDG-6_4-4 = A Force beaten in an offensive or decisive battle that retreats over a bridge may try to blow it: on 2 or 4 the bridge is destroyed, on 6 it is not, on 1, 3 or 5 it is destroyed and the Force loses 1 more PF. This costs no PM and works at once.
R050 = The type of the battle counts (JDG-8.2-2), and no minimum of PF. The Force first crosses with the ordinary loss, then rolls; the pursuit comes after. Pontoons can be blown too.
JDG-6_4-5 = A unit of at least 3 PF may repair a destroyed bridge on a link of its box for all its PM, unless an enemy unit (not a decoy) is across. Others may use the bridge at once.
R051 = One single unit must have the 3 PF. It, and whoever was activated with it, stays where it is in this phase.
JDG-6_4-6 = A Force of at least 5 PF may lay a pontoon at a ford of a major river on a link of its box, for all its PM. If an enemy unit (not a decoy) is across, the Force loses 1 PF. Others may use the pontoon at once.
R052 = "All its PM" means that the Force has neither moved nor acted before in this phase, and does nothing after.
JDG-6_4-7 = The scenario gives each side its number of pontoons.
JDG-6_4-8 = A pontoon is lifted for reuse as a bridge is destroyed: at least 3 PF, for 2 or 3 PM.
R053 = Either side may cross a pontoon. Its owner has it back as soon as he lifts it; one destroyed by the enemy, or blown in retreat, is lost for the scenario.
R054 = A pontoon counts as a bridge for the attack over a bridge, the loss on retreat and the LdC.
R055 = A PF lost by a Force in these works or in crossing is an X on a unit its owner chooses, one that keeps at least 1 PF if possible.

## Reactions

JDG-6_5-1 = Only the player whose turn it is not reacts. Distances and links are counted in infantry PM with the surcharges of the weather.
JDG-6_5_1-1 = Interception: when a moving enemy Force enters a box adjacent to a friendly Force, that Force may try to intercept it. Each such entry is a new opportunity.
JDG-6_5_1-2 = From each box one Force, formed of units there, may try to intercept once per opportunity. Forces in several boxes may all try against the same entry.
JDG-6_5_1-3 = A Force that shares its box with an enemy Force cannot try to intercept, nor decoys, nor a Force that has built an entrenchment this turn; and no one intercepts into a box already held by a friendly Force.
R056 = All boxes that wish to react declare before any die is rolled, and "already held" is judged then: so two may succeed together. Friendly decoys alone in the box are removed first and do not hold it. If all who succeed step back, the enemy moves on; if one intercepts, his move ends.
JDG-6_5_1-4 = An interception succeeds if the die is at most the VC of the highest-ranking leader of the Force (the best VC among equal ranks); without a leader the VC is 1.
JDG-6_5_1-5 = A Force without a leader has VC 2 for reactions if it has an LdC to the commander-in-chief, direct or through a general.
JDG-6_5_1-6 = A Force under a general with such an LdC has +2 on its VC for reactions, but not more than the VC of the commander-in-chief.
R057 = The limit only cuts the bonus: a general whose own VC is higher than that of his commander-in-chief keeps it.
R058 = The VC of 2 without a leader is not limited by the VC of the commander-in-chief.
JDG-6_5_1-7 = The interception die has +1 if the link to the box costs 2 PM.
R059 = A link that costs 2 PM or more gives +1, once: bad road, ford in rain or mud, or both.
JDG-6_5_1-8 = A Force under its commander-in-chief has no bonus for reactions.
R060 = This denies the bonus to VC only; a link of 2 PM still gives +1 on the die.
JDG-6_5_1-9 = The stack limit does not hold for an interception.
JDG-6_5_1-10 = A Force that succeeds in intercepting either enters the enemy's box, which ends his move and makes a battle certain, or steps back one box, and the enemy goes on.
R061 = The step back goes along an open link to a box free of enemy units, but not the one the enemy has just entered; it costs neither PM nor PC. Units that were not chosen stay.
JDG-6_5_1-11 = In the battle after an interception the interceptor is the defender and has the terrain for him; the intercepted player is the attacker.
JDG-6_5_1-12 = No one marches to the guns of a battle caused by an interception.
R062 = The active player may still move other Forces into the box; it stays an interception battle. His −2 for a bridge, and his flank attack, count only Forces that entered when the interceptors were already there.
JDG-6_5_2-1 = March to the guns: in the march phase Forces of the player whose turn it is not, at 1 or 2 PM from a Battle marker, may test to join the battle.
JDG-6_5_2-2 = The path of a march to the guns cannot cross a box with an enemy Force; decoys do not bar it.
JDG-6_5_2-3 = For a march to the guns the test and the bonuses to VC are those of an interception; the die has no modifier for the link.
JDG-6_5_2-4 = A Force that succeeds in marching joins the battle at the start of the second sequence if its path cost 1 PM, of the third if it cost 2.
JDG-6_5_2-5 = If the battle has too few sequences, the marching Force stays where it was.
JDG-6_5_2-6 = A Force marches to the guns at most once per turn.
R063 = Each Force tests once per turn, for one battle that it names, and each box sends one Force to a battle. Forces that share a box with enemy units or have entrenched this turn cannot march. They stay at home if the battle ends before their sequence, or if the friends shelter in their town. The cheapest path counts, and its last link for a flank attack.

## Decoys and Force markers

JDG-7_1-1 = The scenario gives the number of decoys. They start in any boxes with friendly pieces.
JDG-7_1-2 = Decoys move as units of their type at the same price in PC, and count in moving stacks.
JDG-7_1-3 = Decoys can do nothing but move.
JDG-7_1-4 = A decoy alone whose presence would wrongly block an enemy action (work on a bridge, a march to the guns) must be declared.
R064 = A declared decoy is turned face-up, not removed; it is turned down again in its owner's next administrative phase.
JDG-7_1-5 = Decoys are removed at once when alone in a box that an enemy unit enters by moving or intercepting, when a combat starts in their box, and when a reconnaissance turns them; those that blocked supply are lost for good.
R065 = Decoys may enter a box held by the enemy: they stop, may cause reactions, and are removed when the combat phase comes to that box, without battle or PV. Decoys never drive out decoys; opposing decoys alone in a box are all removed then. A Force that retreats or advances may enter a box of enemy decoys and removes them.
JDG-7_1-6 = At the start of his administrative phase the owner may bring back half of his decoys then out of play, rounded down, in any boxes with a friendly Force.
R066 = Decoys lost for good or withheld during the armistice do not count for the half. The owner chooses the types and may decline.
JDG-7_2-1 = Force markers may stand for big stacks, of more than ten counters, if the players agree. The opponent may always ask how many counters one holds; what it holds is revealed as if it stood on the map.

## Combat

JDG-8-1 = In the combat phase every box with Forces of both sides is resolved, in the order the active player chooses. He is the attacker, the other player the defender, after an interception too.
JDG-8_1-1 = P1: each player secretly chooses a tactic; both are shown together, and only then the units are revealed. The two tactics fix the number of sequences, 1 to 4.
JDG-8_1-2 = P2: the pieces may be laid out on the battle display. This is a help only.
JDG-8_1-3 = P3, in each sequence: each side counts its PF with the multipliers, finds its column with the shifts, and the loss at which it will test morale. At 6 to 1 or better, in PF without multipliers, the attacker may force the passage instead.
JDG-8_1-4 = P4: both sides roll on the combat table, and in sequences 2 and 4 on the artillery table too. Losses are simultaneous.
R067 = The artillery of a sequence uses the BA of the units present at its P3: a unit destroyed by the combat roll still fires.
JDG-8_1-5 = Morale tests come at the end of the sequence. Then the next one begins, until the number of sequences is reached or a side must retreat.
JDG-8_1-6 = P5: the loser is the side forced back by morale, otherwise the side that lost more PF in the whole battle.
JDG-8_1-7 = Equal losses make a drawn battle: the attacker goes back one box to where he came from, the defender stays, and nobody scores PV.
R068 = The PF counted are those lost by combat and artillery results and the extra PF of JDG-8.6-7, not stragglers, crossing, demolition or pursuit, and never more than the Force had.
R069 = If both sides fail morale in the same sequence, the battle ends and the one that lost more PF is the loser; with equal losses it is drawn.
R070 = A side without PF left has lost; if both have none, the battle is drawn. Its leaders are then lone leaders, or captured if it was encircled or sheltered in an assaulted town.
JDG-8_1-8 = P6: the loser retreats, then the winner pursues.
JDG-8_2-1 = The tactics are decisive battle (4), offensive battle (3), covering battle (2) and skirmish (1).
JDG-8_2-2 = The number of sequences is half the sum of both values, rounded down, but rounded up if exactly one side has a leader in the box. The same number is the type of the battle.
JDG-8_2-3 = A decisive battle needs a leader of rank 3 or 4 and at least 15 PF in the box.
JDG-8_2-4 = An offensive battle needs a leader of any rank and at least 10 PF.
JDG-8_2-5 = A covering battle is not open to a single detachment without a leader, nor to less than 3 PF.
JDG-8_2-6 = A skirmish is not open to 10 PF or more. A single detachment without a leader must choose it.
R071 = These limits use each side's own leaders and its PF at P1, without multipliers and without Forces still on the march. A single detachment without a leader skirmishes whatever its PF. So 10 PF or more without a leader can only cover, and less than 3 PF can only skirmish.
R072 = Snow shortens the battle but does not change its type.
R073 = Rounding up for a lone leader changes the type of the battle too.
JDG-8_3-1 = The PF of all units taking part are added up, multiplied as the combat table says, and the total is rounded down.
R074 = Multipliers apply unit by unit (only the fatigued are halved, only cavalry suffers from terrain) and to each other; the sum is rounded down once. Tactics, cohesion, the 20 % of morale and 6 to 1 use PF without multipliers.
R075 = A side whose total is 0 makes no combat roll, whatever its shifts, but still fires its artillery.
R076 = Shifts are added up first and then applied; they stop at the first and last column.
JDG-8_4-1 = Each side reads its own column with its own modified die; the result is the number of PF lost by the opponent, and a star makes him test morale.
R077 = The star counts only in the cell where it is printed.
JDG-8_4-2 = The owner spreads his losses evenly over all units present, and may destroy a unit only with what is left after that. They are marked X, erased only by merging a detachment or by reinforcements of PF.
R078 = Each lost PF goes to one of the units that have lost the fewest in this battle and keep at least 1 PF, the owner choosing among them; only when all are down to 1 PF may units fall to 0. Units that join start with the lowest count.
JDG-8_4-3 = Artillery: the column is the total BA of the side; without BA it does not fire. It fires only in sequences 2 and 4, with −1 in snow.
JDG-8_4-4 = Pursuit: the winner rolls once with the total BC of his Force, with −1 in rain or snow; in mud there is none.
R079 = Only units that fought and have PF left lend their BC; without any there is no roll. The losses fall on the Force that retreated. There is no pursuit after a drawn battle, a passage or a siege, or when the loser was wiped out.
JDG-8_4-5 = Passage in force: an attacker with at least six times the PF of the defender, without multipliers, may choose it. It is not open to interceptors, nor against an occupied town or entrenchment, and brings no PV.
R080 = It may be chosen at the P3 of any sequence in which the ratio holds, and ends the battle. A defender with 0 PF meets any ratio.
JDG-8_4-6 = The die of a passage has +1 if the attacker has a cavalry unit. 1 or 2: he stays and the defender goes back one box unhurt. 3 or 4: he may advance one box, then the defender goes back one box, not to where the attacker came from, and loses half his PF, rounded up. 5 or more: he may advance one box and the defender is destroyed.
JDG-8_4-7 = In a passage the attacker never advances into a box held by the enemy. A defender who could only go back into such a box is destroyed.
JDG-8_4-8 = In a town the defender may take shelter and so avoid the passage; his cavalry may have withdrawn before combat.
R081 = Half is taken of the total of the Force. The advance uses an open link, costs no PM and may remove decoys. No crossing loss, demolition or pursuit follows. Leaders of a destroyed Force are lone leaders. The box an attacker of more than 3 PF came from is barred to the defender in every case.
JDG-8_5-1 = The PF of fatigued units of the attacker are halved.
JDG-8_5-2 = Flank attack: if at least two Forces of the attacker entered the box held by the enemy through different links this turn, he has 2 columns to the right.
JDG-8_5-3 = A flank attack may also come from a march to the guns or from two interceptions.
R082 = Then the reacting side, the defender, has the 2 columns: when Forces from two different links intercepted the same enemy, or, from their arrival on, when the marchers enter through a link that no attacker used. Both sides may have a flank attack at once.
JDG-8_5-4 = Encircled defender: every box linked to that of the battle is held by enemy units of at least 3 PF, except the one the attacker came from, which need not be held. The attacker has 3 columns to the right.
JDG-8_5-5 = Encirclement is not added to a flank attack: an encircled defender gives 3 columns and no more.
JDG-8_5-6 = If an encircled defender loses, all his units are removed and his leaders captured.
JDG-8_5-7 = A defender is no longer encircled as soon as one neighbouring box is free.
JDG-8_5-8 = A defender cannot retreat to a box an attacking Force of more than 3 PF came from.
R083 = Only open links count, and leaving the map is no way out. A box is closed if at least 3 enemy PF hold it (decoys are 0), or if an attacker of more than 3 PF came from it; an attacker of 3 PF or less leaves his empty box open. PF are without multipliers. This is judged when the battle starts and again at each P3.
JDG-8_5-9 = The side with the better average CO adds the difference to its die, the other subtracts it.
JDG-8_5-10 = Each side adds the BT of its highest-ranking leader present, the best BT among equal ranks.
JDG-8_5-11 = All other modifiers stand with the combat table (JDG-T-COMBAT).

## Morale and retreat

JDG-8_6-1 = A side whose losses in the battle reach 20 % of the PF it started with, without multipliers, tests morale at the end of that sequence.
JDG-8_6-2 = A side that has reached the 20 % tests at the end of every later sequence of the battle too.
JDG-8_6-3 = A star forces a test whatever the losses. No side tests more than once per sequence.
R084 = The mark is reached when five times the losses are at least the starting PF. Units that join add theirs when they join; a mark once reached stays.
R085 = All losses of the sequence, combat and artillery, are applied first; then both sides test.
JDG-8_6-4 = The morale test is passed if the die is at most the average CO, which for this test has +2 if the highest-ranking leader has BT 3 or 4, +1 for BT 1 or 2.
R086 = Among equal ranks the best BT counts. Nothing passes or fails by itself: with 6 or more the test cannot fail.
JDG-8_6-5 = A side that fails its morale test must retreat and is the loser.
JDG-8_6-6 = A side that failed morale retreats along an open link to a box free of enemy units, not along a link by which attackers of more than 3 PF came.
JDG-8_6-7 = An encircled defender who fails his morale test stays, loses 1 more PF, and the battle goes on.
R087 = A Force that must retreat but has no box to go to, without being encircled, is treated alike: if it fails it stays and loses 1 PF, and if it loses at P5 it is eliminated and its leaders captured. The attacker has no 3 columns against it.
JDG-8_7-1 = The loser must go back one box, the winner may. After a drawn battle the attacker must and the defender may.
JDG-8_7-2 = All units of a side that fought go to the same box, which its owner chooses.
JDG-8_7-3 = A side beaten by its losses has the same boxes open to it as one that failed morale.
JDG-8_7-4 = The defender never retreats to a box from which an attacker of more than 3 PF entered.
JDG-8_7-5 = A beaten encircled Force, or the beaten defender of a town under assault, is eliminated and its leaders are captured.
JDG-8_7-6 = A beaten Force that retreats over a ford or a bridge loses 1 more PF.
JDG-8_7-7 = A beaten Force that can only leave the map is eliminated.
R088 = An attacker goes back to one of the boxes his Forces came from, as he chooses; if all are held by the enemy, to any free adjacent box; if there is none, he is eliminated. A retreat costs no PM and may end with friends, in an entrenchment or a town.
R089 = Nobody is beaten in a drawn battle: no crossing loss, demolition or pursuit.
R090 = The winner's step comes after the pursuit: one box, all his units together, along a link open to his side (the defender keeps his bans), without crossing loss.
R091 = "More than 3 PF" counts the PF, without multipliers, of the Force that used that link this turn; exactly 3 bars nothing, and several Forces that came by one link are not added up. To encircle, 3 PF are enough.

## Sieges and fortified towns

JDG-8_8-1 = A town belongs to the player with a unit in its box; a unit that enters an empty one takes it at once.
JDG-8_8-2 = A Force attacked in a town decides before the combat whether to fight in the open, with defensive terrain only and without siege, or to take shelter.
R092 = In the open the box is defensive terrain in every respect: both shifts, and cavalry halved. A mountain adds nothing to it.
JDG-8_8-3 = Against a sheltered Force the attacker chooses between assault, a battle with the modifier of the town, and siege.
R093 = The order is: shelter or not; assault, siege or mask; then the tactics, if there is a battle.
R094 = In an assault the attacker's PF are divided by 4, and the shifts of defensive terrain do not apply; other terrain printed in the box does. The defender has no +1 for clear terrain, and there is no passage against him.
JDG-8_8-4 = A siege or an assault needs a unit that is neither detachment nor cavalry nor decoy; without one the attacker can only mask the town.
R095 = It must be a named infantry unit with PF; a reserve is not enough.
JDG-8_8-5 = A town shelters 1 named unit and 1 detachment, some towns more (JDG-A13-8.8-1). The other units leave to an adjacent box without enemies and cannot be intercepted.
R096 = Leaders and reserves have no limit; a detachment may take the free place of a named unit. The choice removes all decoys from the box. If a unit too many has no box to go to, the Force must fight in the open. The units that leave may go to different boxes.
JDG-8_8-6 = A mask gets the marker of a new siege and no roll. It may last for ever, and becomes a siege when the condition of JDG-8.8-4 is met. The garrison leaves only by a sortie.
R097 = A siege whose last unit able to besiege is gone keeps its marker as it is and rests, until it can go on from there.
JDG-8_8-7 = The besieger places the marker Siege 1 in his combat phase and rolls at once; from the next turn on he rolls again in each combat phase.
JDG-8_8-8 = On Siege 1 the town falls on 5 or 6; otherwise the marker is turned to Siege 2. On Siege 2 it falls on 2 to 6; on 1 the siege goes on.
JDG-8_8-9 = When a besieged town falls, the garrison is eliminated and its leaders are captured.
JDG-8_8-10 = The siege die has −1 unless the besieger has more than twice the strength of the garrison, counted in infantry PF.
R098 = The PF of the besieger's infantry, detachments included, are compared with all PF in the town. Exactly double has the −1.
JDG-8_8-11 = A siege begun in the enemy's turn, by an interception, is rolled, but on 1 to 4 the marker stays on Siege 1; it is turned only in the besieger's own turn.
R099 = This happens when an intercepted Force stands in a town of its own: it may take shelter, and the interceptor may besiege, assault or mask. In his next combat phase he rolls again for Siege 1 and then turns the marker.
JDG-8_8-12 = A besieger at level b cannot begin a siege.
R100 = Nor does one go on: there is no roll while none of the units able to besiege has an LdC to a leader; the town is only masked.
JDG-8_8-13 = A besieged Force cannot slip away: it must beat the besieger.
JDG-8_8-14 = Sortie: in its own combat phase the garrison attacks the whole besieging Force, alone or with a relief Force that has entered the box; both add their PF and bonuses. The besieger has defensive terrain, and the garrison never makes a flank attack.
JDG-8_8-15 = If the besieger is driven out, the siege is over; a later one begins again at Siege 1.
JDG-8_8-16 = Nobody marches to the guns to help a besieged Force.
R101 = A garrison need not make a sortie; when a relief Force must fight, the garrison joins only if its owner wishes. A sortie costs no PC and is an ordinary battle for PV; alone too it faces defensive terrain. A garrison beaten or held to a draw goes back inside and the siege stays as it was; the relief Force retreats by itself.
R102 = A besieged or masked garrison does not block lines of the besieging side through the box; the besiegers block those of the garrison's side.
R103 = If all besieging units are gone, the marker is removed at once. A besieger may leave freely in his movement phase.
R104 = Leaders in a town lost by assault are captured and score PV.

## Victory

JDG-9-1 = The scenario gives PV for certain boxes; their flag shows the side that last passed through. They are counted at the end.
R105 = Only units with PF turn a flag, not decoys or leaders. A sheltered garrison keeps the flag until the town falls.
JDG-9-2 = Winning a decisive battle brings 5 PV, an offensive one 3; other battles and drawn ones bring none. The type is fixed by the tactics, even if the battle stops early.
JDG-9-3 = A leader captured in a siege, or with an eliminated loser, brings 1 PV for a general and 3 PV for a commander-in-chief.
JDG-9-4 = If Napoleon is captured, the game ends and the other side wins.
JDG-9-5 = At the end the side that lost fewer PF scores 1 PV for every full 4 PF of difference.
JDG-9-6 = The losses of each side are added up from the rosters when the scenario ends.
R106 = Marks still there count, X and / alike, and the full strength of removed units. Marks erased, boxes struck at set-up and PF given to detachments do not. A PF of reinforcement first erases an X of its unit. Losses before the armistice count.
JDG-9-7 = With a difference of 2 PV or less the game is a draw; with 3 or more the side ahead wins.
JDG-9-8 = A passage or a siege brings no PV of battle.

## Solitaire and more players

JDG-10-1 = Solitaire is played without hidden movement, decoys and reconnaissance.
JDG-10-2 = In solitaire PC are rolled as usual.
JDG-10-3 = In solitaire, each time a Force is activated, one die for each type in it gives its PM: with an LdC to a general (level a or better) infantry has die + 2, at most 6, and cavalry die + 4, at most 8; without one infantry has the die and cavalry die + 2.
JDG-10-4 = In solitaire a leader has die + 4, at most 8, with an LdC to his commander-in-chief, and die + 2 without.
JDG-10-5 = In solitaire there is always at least 1 PM. The rules of the LdC do not change.
R107 = A reserve uses the infantry die. Weather, the loss of 1 PM without command and the forced march then change the result, which stays at least 1. A commander-in-chief counts as linked to himself. A leader in a stack rolls too, and the stack has the lowest PM. Cavalry may still withdraw before combat.
JDG-10-6 = With more than two players each has one army with its own PC.
JDG-10-7 = Partners may not talk. Each may pass one written note at the end of a turn, answered at the end of the next at the earliest.
JDG-10-8 = Sides win or lose together.
R108 = What belongs to a side and not to an army (first player, decoys, cards, reinforcements of PF) is decided by the player of its highest-ranking commander-in-chief, the best VC among equals. In a battle of several armies the player of the highest-ranking leader present chooses the tactic. A shared die of PC is split by the player of the senior of the two commanders.

## Playing blind

JDG-BLIND-1 = Option 1: all pieces lie face-up.
JDG-BLIND-2 = Option 2: leaders lie face-up, units face-down.
JDG-BLIND-3 = Option 3: leaders and units lie face-down. This is how the game is meant to be played, with decoys.
JDG-BLIND-4 = The players agree on the option before the game and, with options 2 and 3, on whether decoys are used.
R109 = With option 1 there are no decoys and no reconnaissance; all else holds. Pieces revealed by combat, reconnaissance or a declaration stay face-up until their owner's next administrative phase.

## Event cards

JDG-A13-CARD-1 = There are 24 cards: 4 tactic cards for each player and 16 numbered event cards. Each scenario names the event cards of its deck.
JDG-A13-CARD-2 = An event card has two halves with one event each, which is French, of the Coalition, or neutral.
JDG-A13-CARD-3 = A player uses events of his own side or neutral ones, never those of the enemy. If both halves are open to him he applies one, and the other is lost.
JDG-A13-CARD-4 = A card may be played at any moment of either player's phases, within the limits printed on it.
JDG-A13-CARD-5 = Armistice events work only in scenarios 3 and 5, once per scenario, and not after hostilities have resumed. The other halves of those cards can always be used.
R110 = Each armistice event works once per scenario, even if its card comes back after a shuffle.
JDG-A13-CARD-6 = Cards 11 to 14 move the declaration of the armistice earlier or later; cards 15 and 16 bring the resumption forward.
JDG-A13-CARD-7 = Cards played lie aside until the deck is empty; then all go back in. The deck is shuffled at the start, whenever it is rebuilt and, in the campaign, for the armistice.
R111 = Cards discarded at the end of a turn lie aside too; cards in hand stay there. In the campaign the deck and the cards lying aside are shuffled together both at the declaration and at the resumption.
JDG-A13-CARD-8 = At the end of the turn a player keeps at most two event cards; he chooses which to discard.
R112 = The texts of the sixteen events are not in our sources; those played here are reconstructed. If both players wish to play a card at the same moment, the active player goes first.

## Armistice

JDG-A13-ARM-1 = Scenario 3 uses the declaration of the armistice only; scenario 5 uses the declaration, the effects and the resumption.
R113 = In scenario 3 the declaration ends the scenario and PV are counted, unless the scenario says otherwise.
JDG-A13-ARM-2 = The Armistice marker starts on the first half of June 1813.
JDG-A13-ARM-3 = Cards 11 to 14 move the Armistice marker; each decisive battle won by the French moves it one fortnight later, each won by the Coalition one earlier, at once.
R114 = A decisive battle is one of type 4 with a winner. The marker is never placed earlier than the next turn.
JDG-A13-ARM-4 = Until the declaration nobody may cross the Austrian frontier.
R115 = The ban holds for moves, reactions, retreats, advances and withdrawals; a way out across the frontier is none. An LdC may cross it.
JDG-A13-ARM-5 = If at the end of a turn the turn marker comes to the Armistice marker, the armistice is declared and holds from the start of the turn now beginning.
JDG-A13-ARM-6 = At the declaration the Resumption marker is placed; autumn leaders, units and rosters replace those of spring with their present PF, and the Coalition now has several armies with their own PC; all sieges end; all pieces are turned face-up and decoys leave play.
R116 = The Resumption marker lies five turns after the first turn of the armistice. The text speaks of four turns, but its example and the historical dates it gives are both five.
R117 = X and / marks go over with the PF. A unit that has no autumn version leaves only where the scenario says so; pieces of autumn alone come as the scenario says. The changes of JDG-OPT-1 and JDG-OPT-2 are made now.
JDG-A13-ARM-7 = In turns of armistice there is no march to the guns and no combat. PC are fixed: the French 8, Silesia 5, Bohemia 5, the North 4, Poland 2.
R118 = Fixed PC, and the 10 of JDG-A13-ARM-14, are not cut by lack of supply.
JDG-A13-ARM-8 = In turns of armistice nobody forces a march, enters a box held by or adjacent to enemy units, or crosses the frontier; units already in contact or adjacent must move off.
R119 = Moving off is due in each player's first movement phase of the armistice, the nearest Forces first, at the usual price; what the PC do not pay moves in the next turn. A garrison may stay, its besieger must go. The first player's duty comes first and may end that of the other. There are no reactions and no reconnaissance; detachments, entrenchments, engineering and recovery are allowed.
JDG-A13-ARM-9 = In each turn of armistice both sides receive the units and PF of the scenario's list of armistice reinforcements.
JDG-A13-ARM-10 = Cards may still be played during the armistice; 15 and 16 can bring the resumption forward.
R120 = They move the Resumption marker, which is never placed earlier than the next turn.
JDG-A13-ARM-11 = Cards, weather and first player are settled as usual in turns of armistice.
JDG-A13-ARM-12 = If at the end of a turn the turn marker comes to the Resumption marker, hostilities resume from the turn now beginning.
JDG-A13-ARM-13 = After the resumption the usual rules hold again, decoys are available in the scenario's number, the event deck is shuffled, armistice events are dead, and the frontier is open to both sides.
R121 = Each side places its full number of decoys, those lost for good before included, in its first administrative phase after the resumption, in boxes with friendly Forces.
JDG-A13-ARM-14 = On the turn of the resumption the French do not roll for PC but have 10.

## Changes for Germany 1813

JDG-A13-0_2-1 = A turn is a fortnight: Q1 is the first half of a month, Q2 the second.
R001 = Turn 13 is the second half of September (JDG-OPT-3): so turn 1 is the second half of March, turn 6 the first half of June and turn 11 the second half of August.
JDG-A13-2-1 = Before all else in the events phase the French, then the Coalition, draw one event card each from the hidden, shuffled deck.
JDG-A13-3_2-1 = The French choose the order of the players if Napoleon is on the map or counts as there: in scenarios 2 and 4, and in 5 before and during the armistice. Otherwise both sides roll.
R122 = In those scenarios the French always choose. In scenarios 1 and 3, and in 5 after the armistice, they choose as long as Napoleon really is on the map.
JDG-A13-3_3-1 = PF of reinforcement go to any own unit of the same nation except detachments, commanded or not, up to its boxes on the roster.
JDG-A13-3_3-2 = A unit takes at most 2 PF of reinforcement per turn.
JDG-A13-3_3-3 = PF of reinforcement not used are lost.
R123 = They fill any free box of the roster: first an X, then boxes struck at set-up, last a /, whose straggler is then gone. Reserves take none; besieged units may.
JDG-A13-4_4-1 = Supply boxes: the French have Weimar. Before the armistice the Russo-Prussian army has Berlin or Breslau; after it Silesia and Poland have Breslau, Bohemia has Theresienstadt, the North has Berlin.
JDG-A13-4_5-1 = The Coalition rolls one die for Bohemia and Poland together and one for Silesia and the North together, and splits each freely between the two armies.
R124 = Only the die is shared: each army adds the VC of its own commander-in-chief, then supply cuts its own total. The split is made right after the roll and is final. An army without a commander-in-chief on the map may have a part, an army without units has none.
JDG-A13-6_1-1 = In scenarios 4 and 5 the independent detachments of the Coalition use PC of these armies: Austrians of Bohemia; Swedes of the North; Prussians of Bohemia, Silesia or the North; Russians of Bohemia, Silesia, the North or Poland.
R125 = The army that pays is chosen at each activation, and the LdC is measured to its leaders. The text names the Russians twice; together the two lines give this list.
JDG-A13-6_1-2 = Detachments in set-ups and reinforcements are independent unless the scenario attaches them to a unit, as detachment E to the Russian IV Corps in scenario 2.
JDG-A13-8_8-1 = Leipzig, Dresden and Magdeburg shelter 2 named units and 1 detachment.
JDG-A13-8_8-2 = The siege die has +1 at Dresden and Leipzig, whose works were poor.
JDG-A13-9-1 = A town besieged or masked at the end brings, instead of its PV, 1 PV to the besieging or masking side.
JDG-A13-SET-1 = Of pieces that exist twice the spring or the autumn version is used, as the scenario says.
JDG-A13-SET-2 = Starting PF come from the set-up of the scenario; the other boxes of the roster are struck. A unit never has more PF than boxes, by reinforcements or by merging.

## Optional rules

JDG-OPT-1 = Option O1: at the armistice Ney leaves the game and Davout takes his place. It excludes O2 and O3.
JDG-OPT-2 = Option O2: at the armistice Ney leaves the game and Soult stays instead. It excludes O1.
JDG-OPT-3 = Option O3: on turn 13 the French receive Davout and the XIII Corps (9 PF) at Osterburg, the Coalition Walmoden and his corps (10 PF) at Havelberg. It excludes O1.
R126 = O1 and O2 need an armistice, so they concern scenario 5; an autumn scenario with Ney makes the change at set-up. The replacement takes Ney's box. O3 needs a turn 13 in the scenario.

## Tables

JDG-T-COMBAT = Combat table, PF lost by the opponent in each column of PF; a star also makes him test morale. 1-3, 1 from 8. 4-6, 1 from 7. 7-10, 1 from 6 and 2 on 10. 11-15, 1 from 5 and 2 from 9. 16-21, 1 from 4, 2 from 8 and 3* on 10. 22-29, 1 from 3, 2 from 7, 2* on 9 and 3 on 10. 30-40, 1 from 2, 2 from 6, 3* on 8 and 3 from 9. 41-60, 1 from 1, 2 from 5, 2* on 7, 3 from 8 and 4 on 10. 61-80, 1 from 0, 2 from 4, 3* on 6, 3 from 7 and 4 from 9. 81 and more, 1 from −1, 2 from 3, 2* on 5, 3 from 6, 4 from 8 and 5 on 10. The attacker has his PF halved when fatigued and divided by 4 against a sheltered town; cavalry of both sides is halved in mountain or defensive terrain. Columns: flank attack 2 right, or encircled defender 3 right; attacker 1 left against mountain, defensive terrain or entrenchment; defender 1 right in defensive terrain; both 1 left in the fourth sequence. Die: BT and difference of CO for both, attacker −2 over a bridge, defender +1 in clear terrain, both −1 in the third and fourth sequence. All of these add up, except flank and encirclement.
R131 = A link with a bridge in use or a pontoon counts as an attack over a bridge for the Force that entered by it; several such Forces give −2 once.
JDG-T-ARTILLERY = Artillery table, PF lost by the opponent. BA 1 to 4: 1 on 5 or 6. BA 5 to 8: 1 on 4 to 6. BA 9 or more: 1 on 4 or 5, and 2 with a morale test on 6. The die has −1 in snow.
JDG-T-PURSUIT = Pursuit table, PF lost by the beaten side. BC 1 to 4: 1 on 5 or 6. BC 5 to 8: 1 on 3 to 6. BC 9 or more: 1 on 3 to 5, 2 on 6. The die has −1 in rain or snow; in mud there is no pursuit.
JDG-T-FORCED = Straggler table, PF lost by a unit. Under 5 PF: 1 on 5 or 6. 5 to 8 PF: 1 on 4 to 6. 9 PF or more: 1 on 4 or 5, 2 on 6. The die has −1 for a leader of VC 3 or 4, −1 for CO 4 or more, +1 in snow, +2 in mud.
JDG-T-RECON = Reconnaissance table, units revealed. Difference of 1 or 2 PF: 1 on 3 to 5, 2 from 6. 3 or 4 PF: 1 on 2 to 4, 2 on 5 to 7, 3 from 8. 5 PF or more: 1 on 1 to 3, 2 on 4 or 5, 3 on 6 or 7, 4 from 8. The die adds the average CO of the scouts and subtracts that of the screen.
JDG-T-TERRAIN = Terrain table. A road costs 1 PM, a bad road 2, a bridge nothing. A river by ford costs 1 PM more in rain or mud; a major river needs a bridge, or a pontoon laid at a ford. Rain and snow take 1 PM from all; mud takes 1 from infantry, 2 from cavalry and leaders, 3 from reserves.
JDG-T-MOVE = Movement table. Leaders and cavalry have 8 PM, infantry and reserves 6; a non-commanded unit has 1 less. A moving stack has at most 3 units, of which 2 infantry; with the commander-in-chief there is no limit.
JDG-T-PC = Table of command points. An army has one die and the VC of its commander-in-chief in PC; half, rounded up, if unsupplied, and two thirds, rounded up, if only decoys block it. Prices with and without an LdC to the commander-in-chief: he and his stack 0; a general and his stack 0 or 1; a Force without leader 1 or 2; an entrenchment 2.
JDG-T-WEATHER = Weather table. January to March: clear up to 3, starred rain on 4, snow from 5. April to June: clear up to 4, rain on 5, starred rain from 6. July to September: clear up to 5, rain from 6. October to December: clear up to 3, starred rain on 4 or 5, snow from 6. The die has +1 in January, February, April, September and December, −1 in March, June and July.
JDG-T-SIEGE = Siege table. First roll, in the combat phase in which the marker is placed: the town falls on 5 or 6, otherwise Siege 2. Each later turn it falls on 2 to 6. The die has −1 unless the besieger's infantry is more than twice the garrison, and +1 at Dresden and Leipzig.

## The chapters

chapter-basics = Basics
chapter-pieces = Leaders and units
chapter-sequence = Sequence of play
chapter-weather = Weather and first player
chapter-reinforcements = Reinforcements
chapter-command = Organisation and command
chapter-movement = Movement
chapter-actions = Actions: detachments and entrenchments
chapter-cavalry = Cavalry: reconnaissance and withdrawal
chapter-engineering = Engineering
chapter-reactions = Reactions
chapter-decoys = Decoys and Force markers
chapter-combat = Combat
chapter-morale = Morale and retreat
chapter-sieges = Sieges and fortified towns
chapter-victory = Victory
chapter-players = Solitaire and more players
chapter-blind = Playing blind
chapter-cards = Event cards
chapter-armistice = Armistice
chapter-germany = Changes for Germany 1813
chapter-optional = Optional rules
chapter-tables = Tables
