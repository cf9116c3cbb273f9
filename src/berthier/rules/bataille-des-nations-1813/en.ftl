# Bataille des Nations 1813: rule texts (English). One message per rule ID, one line per message.
# Decisions of ours begin with "Ruling:".

## Components and constants

BDN-CMP-1 = The board has 47 zones, each of one terrain: plain, river, hill or forest. Two zones are adjacent if they share a border. Probstheida and Markkleeberg are drawn differently but follow no rule of their own.
BDN-CMP-2 = The French have 8 armies and the Allies 11. Each has an army tile, an army card and 3 troop markers; Napoleon, Ney, Schwarzenberg and Bernadotte have only 2. The publisher's errata are included (Friedrich is infantry, Marmont has 3 markers), so there are 53 markers and not 52 as the box says.
BDN-CMP-3 = An army card shows its starting villages (3, sometimes 4), its unit type (infantry, artillery or cavalry), its strength, the number of its markers and, on some cards, a date before which it cannot be played.
BDN-CMP-4 = There are 25 mission cards, 5 in each of the districts North, East, South, West and Centre. A mission names a village and has two values: Napoleon's, from 3 to 7 points, if he fulfils it, and Schwarzenberg's if he does not. The farther the village lies from the French starting line, the higher Napoleon's value.
BDN-CMP-5 = There are 40 action cards: terrain cards (each shows one terrain), movement cards (each shows one or two unit types, or names a single army) and time cards.
BDN-CMP-6 = The common supply holds 6 scout cards, face up, and 6 tokens marked −1 for losses. Running out of tokens never limits losses.
BDN-CMP-7 = The time track begins on the watch, just before 14.10. The dates from 14.10 to 19.10 are points of the track like any other, with further points between them.

## Set-up

BDN-SET-1 = The players agree on their sides; failing that, the sides are drawn at random. Napoleon has the first turn.
BDN-SET-2 = Army cards lie open in front of their owner: both players know which armies are still to come.
BDN-SET-3 = Napoleon is dealt one mission of each district, and in two districts a second one; in each of these two he keeps one of the two cards. His five missions are secret until revealed. All other missions leave the game unseen. Ruling: the two districts are drawn at random.
BDN-SET-4 = The action cards are shuffled. Each player takes 4 as a secret hand, 4 are laid face up as the display, and the rest is the hidden deck.
BDN-SET-5 = Both victory point markers start before the first space of their track, the time marker starts on the watch.

## Turn

BDN-TRN-1 = In a turn the active player performs exactly 5 actions, in any mix and order of the seven kinds: army card, terrain card, movement card, scout card, wild card, time card, draw. Then the display is refilled, the hand limit is applied, a due battle is fought, and the other player becomes active. Ruling: a turn ends early only as BDN-TRN-4 says, or when no action at all is legal.
BDN-TRN-4 = This rule applies to a player whose armies are all on the board as tiles (publisher's FAQ). In the turn in which this first becomes true, he may end the turn early; he may still draw. In each later turn he only advances time by 1 point and ends the turn. Ruling: in those turns he may instead still draw or play cards that advance time, up to 5 actions. Ruling: a player without a marker on the map and without an army card that could be played now may rest in the same way, so that time never stands still.
BDN-TRN-2 = At the end of his own turn a player keeps at most 8 cards, action cards and scouts together. He chooses which cards to discard above that; discarded scouts go back to the supply.
BDN-TRN-3 = The display is refilled to 4 cards from the deck at the end of the turn, not during it.

## Action 1: army card

BDN-ARM-1 = Playing an army card puts one marker of that army on every village of the card. Other markers there, of either side, do not matter.
BDN-ARM-2 = A village that holds an army tile of either side is skipped.
BDN-ARM-3 = A card with a date can be played only once the time marker has come to that date. Ruling: the marker may stand on the date or be past it.
BDN-ARM-4 = If the army has fewer markers than villages that are not skipped, the player pays one scout card for each missing marker (time +1 each) and chooses which of the villages receive the markers. Without these scouts the card cannot be played.
BDN-ARM-5 = The card is then set aside: it is played only once. If only one village is not skipped, the army becomes a tile there at once (BDN-TIL-1). Ruling: if every village is skipped, the card cannot be played.

## Action 2: terrain card

BDN-TER-1 = A terrain card removes one own marker from a zone of the terrain it shows. The card is discarded.
BDN-TER-2 = The last marker of an army is never removed this way: an army with a single marker has already become a tile.

## Action 3: movement card

BDN-MOV-1 = A movement card moves one own marker, of an army whose unit type the card shows, to an adjacent zone. A card that names an army moves only a marker of that army. The card is discarded and time advances by 1.
BDN-MOV-2 = A marker may not enter a zone with an army tile of either side, nor a zone with another marker of its own army, and never leaves the board. Markers of other armies do not matter.
BDN-MOV-3 = Two movement cards, both valid for the marker, let it jump over an adjacent own army tile into a zone adjacent to that tile. Ruling: this takes two actions and advances time by 2.
BDN-MOV-4 = Markers of Napoleon and of Schwarzenberg count as any unit type.

## Action 4: scout card

BDN-SCO-1 = A scout card removes any one own marker, but never the last of an army. Time advances by 1 and the card goes back to the supply.
BDN-SCO-2 = Scouts also pay for missing markers when an army card is played (BDN-ARM-4).
BDN-SCO-3 = A player gains one scout for each own tile placed in his own turn, as long as the supply lasts.

## Action 5: wild card

BDN-WIL-1 = Two identical movement cards played together act as one movement card of any kind (time +1 in all); two identical terrain cards act as one terrain card of any kind. This is one action.

## Action 6: time card

BDN-TIM-1 = A time card advances time by 1 and leaves the game.

## Action 7: draw

BDN-DRW-2 = If both players have drawn only from the hidden deck for two full rounds, the player about to act may replace the four cards of the display by four new ones (publisher's FAQ). The old ones are discarded. This costs no action.
BDN-DRW-1 = A draw takes a card of the display or the top card of the deck into the hand. An empty deck is rebuilt by shuffling the discards. Ruling: with deck, discards and display all empty, drawing is not allowed.

## Army tiles

BDN-TIL-1 = An army with exactly one marker left becomes a tile in the zone of that marker, at once. Every other marker in that zone, of both sides, is removed.
BDN-TIL-2 = This may leave other armies, also the opponent's, with one marker: they become tiles in turn, and so on. The active player chooses the order.
BDN-TIL-3 = A chain of tiles may remove the last marker of an army. Ruling: its card then returns to its owner and may be played again.
BDN-TIL-4 = A zone holds at most one tile.
BDN-TIL-5 = For each own tile placed in his turn a player gains 1 victory point and 1 scout, if any is left, and time advances by 1. A tile of the opponent placed in that turn brings nothing to anybody and takes no time.
BDN-TIL-6 = When the tile of Napoleon or Schwarzenberg is placed, its owner fixes its unit type: infantry, artillery or cavalry.
BDN-TIL-7 = Tiles never move.

## Time and missions

BDN-DAT-1 = Time advances by one point for each movement card (a wild pair counts once), each time card, each scout card and each own tile placed.
BDN-DAT-2 = When the time marker comes to 15.10, 16.10, 17.10, 18.10 and 19.10, Napoleon each time reveals one mission of his choice and marks its zone. On 14.10 nothing is revealed.

## Battles

BDN-BAT-1 = A battle is fought at the end of the turn in which the time marker first reached or passed 16.10, and another one likewise for 18.10. Ruling: if one turn passes both dates, two battles are fought in a row.
BDN-BAT-2 = Every tile adjacent to an enemy tile fights. Each fighting tile deals exactly 1 damage in all, however many enemies it touches; the damaged side chooses which of its tiles touching it takes the damage. All damage is simultaneous. Ruling: the French choose first, then the Allies, before any tile is removed.
BDN-BAT-3 = A tile whose strength falls below 1 leaves the game, and its zone is free again.
BDN-BAT-4 = After the battle it is the other player's turn.

## End of the game

BDN-END-1 = The game ends after the turn in which the time marker has gone past 19.10. Ruling: the marker stops there, and missions still hidden are revealed for scoring.

## Scoring and victory

BDN-SCR-1 = Each mission is settled by itself. If no French tile stands on its zone, the Allies score their value. Otherwise powers are compared: the French power is the tile on the zone and its supporters, the Allied power all Allied tiles adjacent to that French tile.
BDN-SCR-2 = A supporter is a French tile that touches an Allied tile which itself touches the mission tile. It stands next to the mission tile or, by the publisher's FAQ, behind that common Allied neighbour.
BDN-SCR-3 = A tile that could support several missions supports one of them, chosen by Napoleon. An Allied tile that touches several mission tiles fights only one of them (publisher's FAQ), chosen by Schwarzenberg. Ruling: a tile standing on a mission zone supports no other mission. Ruling: Napoleon assigns his supporters first, then Schwarzenberg his tiles.
BDN-SCR-4 = If the French power is at least the Allied power, Napoleon scores his value of the mission; otherwise Schwarzenberg scores his.
BDN-SCR-5 = Napoleon wins with strictly more points than Schwarzenberg; a tie is an Allied victory.
BDN-SCR-6 = In a match of two games with sides swapped, the player who scored more points as Napoleon wins; with equal points the match is drawn.

## Advanced rules

BDN-ADV-1 = In the final comparison the strength of each tile is changed by a terrain value, which depends on its unit type and on the terrain of its zone. The battles of 16 and 18 October are not affected.
BDN-ADV-2 = Ruling: the terrain values are as follows, since the printed table is damaged in our source and this reading gives each unit type one +1 and one −1. Plain: cavalry +1. Forest: infantry +1, cavalry −1. Hill: artillery +1. River: infantry −1, artillery −1. All others are 0.
BDN-ADV-3 = Ruling: terrain never brings the strength of a tile below 0.

## The chapters

chapter-components = Components and constants
chapter-setup = Set-up
chapter-turn = Turn
chapter-army = Action 1: army card
chapter-terrain = Action 2: terrain card
chapter-movement = Action 3: movement card
chapter-scout = Action 4: scout card
chapter-wild = Action 5: wild card
chapter-time = Action 6: time card
chapter-draw = Action 7: draw
chapter-tiles = Army tiles
chapter-dates = Time and missions
chapter-battle = Battles
chapter-end = End of the game
chapter-scoring = Scoring and victory
chapter-advanced = Advanced rules
