import type { Lang } from "./types";

// The guided first turn of Napoléon 1806: what to do now and why, by what the server asks. The rules
// themselves are the server's; where a lesson names one, its text can be opened.

/** What to do, why, and the rule that says so. */
export type Lesson = [act: string, why: string, rule: string];

const LESSONS_FR: Record<string, Lesson> = {
  map: ["Voici la Saxe, octobre 1806. Vos corps sont les blocs bleus au carré ; ceux de Prusse, noirs au losange.", "Touchez un bloc ou une zone pour savoir ce que vous en savez. De l’ennemi vous savez ce qui est imprimé et annoncé ; le reste est derrière son écran.", "N06-DEF-14"],
  track: ["En haut, la piste de victoire : elle descend quand vous gagnez des points, elle monte quand la Prusse en gagne.", "On marque en détruisant des points de force ennemis et en prenant des citadelles.", "N06-VIC-1"],
  ask: ["Dans ce feuillet, l’arbitre vous demande toujours une seule chose à la fois.", "Toutes les réponses permises y sont, sur la carte aussi : ce qui n’y est pas, la règle l’interdit, et « Pourquoi pas » dit laquelle.", "N06-SEQ-1"],
  designate: ["Choisissez un corps, ou passez. Pour commencer : un corps proche de l’ennemi, seul ou avec un voisin.", "Une opération fait agir une pile, qui sera ensuite activée jusqu’à la fin du tour. On joue à tour de rôle ; qui passe a fini d’opérer.", "N06-OPS-1"],
  "join-pile": ["Ajoutez d’autres corps de la zone, ou répondez que la pile est complète.", "Plus de corps frappent plus fort, mais chacun après le premier coûte un point de mouvement.", "N06-MAN-2"],
  declare: ["La pile part d’une zone disputée : elle peut combattre sur place ou manœuvrer.", "Attaquer sans marcher épargne la carte que coûte une attaque dans la foulée.", "N06-COM-5"],
  "march-to": ["Touchez une zone à votre portée, ou arrêtez-vous. Chaque liaison coûte un point.", "Les points viennent d’une carte que l’on retourne. Au-delà du troisième dépensé, chaque corps se fatigue.", "N06-MAN-8"],
  "attack-on-the-march": ["Attaquez, ou arrêtez-vous devant l’ennemi.", "Après une marche, l’attaque coûte une carte à la pile ; attendre laisse l’initiative à l’autre. Rien n’oblige à combattre.", "N06-MAN-10"],
  "place-fatigue": ["Désignez le corps qui prend la fatigue suivante.", "À cinq fatigues et plus, un corps coûte une carte au combat et perd un point de force à la fin du tour : répartissez.", "N06-COM-6"],
  "place-loss": ["Choisissez le point de force à retirer : infanterie ou cavalerie.", "Avec deux pertes ou plus dans un combat, une au moins doit être de cavalerie si c’est possible.", "N06-COM-13"],
  "remove-fatigue": ["Choisissez le corps à soulager.", "Le plus fatigué d’abord : c’est à partir de cinq que cela coûte.", "N06-REC-3"],
  "retreat-to": ["Choisissez par où se retire la pile battue.", "Elle recule d’autant de liaisons que l’écart des pertes, en s’éloignant du combat.", "N06-RET-1"],
  recover: ["Fin de tour : vous pouvez dépenser des cartes pour ôter des fatigues, corps par corps, ou passer.", "Les corps qui n’ont pas agi se sont reposés pour rien. Une carte dépensée ici ne sera plus jouée : gardez les bonnes.", "N06-REC-2"],
  "spend-card": ["Choisissez la carte à dépenser : son nombre, en bas à droite, dit combien de fatigues partent.", "Dépensez celle qui vous servirait le moins.", "N06-REC-2"],
  "play-card W-INI": ["Avant l’initiative, vous pouvez jouer une carte bleue, ou rien.", "Ensuite chacun retourne une carte : la plus forte joue en premier, l’égalité est à la France.", "N06-INI-1"],
  "play-card W-COM": ["Combat : vous pouvez jouer une carte verte avant le compte, ou rien.", "Chaque corps apporte une ou deux cartes selon sa force ; la feuille de combat fait le compte pas à pas.", "N06-COM-4"],
  "play-card": ["Un moment où une carte verte peut servir : jouez-en une, ou rien.", "Une seule par opération et par camp. En cas de doute, ne jouez rien.", "N06-OPS-7"],
  "react-with": ["Votre carte Réaction : choisissez le corps qui bouge.", "Il se déplace d’une zone pendant l’opération ennemie, pour fermer une route ou se dérober.", "N06-CARD-REACTION"],
  "react-join": ["Ajoutez ceux qui partent avec lui, ou répondez que c’est tout.", "Un commandant ne reste jamais seul.", "N06-DEF-5"],
  "react-to": ["Choisissez la zone voisine où il va.", "Pensez à ce que l’ennemi vient de désigner.", "N06-CARD-REACTION"],
  inactive: ["Choisissez la zone dont les corps restent inactifs.", "Prenez celle où vous aviez le moins à faire ce tour-ci.", ""],
  other: ["Lisez la question : chaque réponse permise est un bouton.", "La pastille à côté ouvre la règle ; « Que ferait Berthier ? » donne un conseil.", ""],
  wait: ["À la Prusse. Rien à faire pour vous.", "Le journal raconte ce qu’elle fait ; une entrée se touche pour revoir le moment.", "N06-OPS-1"],
  fight: ["Combat en cours : la feuille montre le compte, les cartes retournées et le résultat.", "Qui inflige le plus de pertes l’emporte ; l’autre se retire d’autant de liaisons que l’écart.", "N06-COM-14"],
  done: ["Premier tour fait ! Pioche, initiative, opérations, récupération : c’est ainsi à chaque tour.", "La partie continue sans moi. Les règles sont à un clic, « Que ferait Berthier ? » aussi.", "N06-SEQ-1"],
  over: ["La partie est finie.", "Revoyez-la moment par moment, ou jouez la campagne entière.", ""],
};

const LESSONS_EN: Record<string, Lesson> = {
  map: ["This is Saxony, October 1806. Your corps are the blue blocks with a square; Prussia’s are black with a diamond.", "Touch a block or a zone to learn what you know of it. Of the enemy you know what is printed and what was announced; the rest stays behind his screen.", "N06-DEF-14"],
  track: ["Above is the victory track: it falls when you score, it rises when Prussia does.", "One scores by destroying enemy strength points and by taking citadels.", "N06-VIC-1"],
  ask: ["On this slip the referee asks you one thing at a time.", "Every answer that is allowed stands here, and on the map too: what is missing is against a rule, and “Why not” says which.", "N06-SEQ-1"],
  designate: ["Choose a corps, or pass. To begin with: one near the enemy, alone or with a neighbour.", "An operation lets one pile act; it is activated then until the end of the turn. You take turns; whoever passes has done operating.", "N06-OPS-1"],
  "join-pile": ["Add other corps of the zone, or answer that the pile is complete.", "More corps hit harder, but each after the first costs a movement point.", "N06-MAN-2"],
  declare: ["The pile starts in a contested zone: it may fight where it stands, or manoeuvre.", "Attacking without a march saves the card that an attack on the march costs.", "N06-COM-5"],
  "march-to": ["Touch a zone within reach, or stop. Every connection costs a point.", "The points come from a card that is turned up. Beyond the third one spent, every corps gets tired.", "N06-MAN-8"],
  "attack-on-the-march": ["Attack, or halt before the enemy.", "After a march an attack costs the pile a card; waiting leaves the next move to the other. Nothing forces you to fight.", "N06-MAN-10"],
  "place-fatigue": ["Name the corps that takes the next fatigue.", "From five fatigues on a corps costs a card in combat and loses a strength point at the end of the turn: spread them.", "N06-COM-6"],
  "place-loss": ["Choose the strength point to remove: infantry or cavalry.", "With two losses or more in one combat, at least one must be cavalry if that is possible.", "N06-COM-13"],
  "remove-fatigue": ["Choose the corps to be relieved.", "The most tired first: it begins to cost at five.", "N06-REC-3"],
  "retreat-to": ["Choose where the beaten pile retreats.", "It falls back by as many connections as the losses differ, away from the fight.", "N06-RET-1"],
  recover: ["End of the turn: you may spend cards to remove fatigue, corps by corps, or pass.", "Corps that did not act have rested for nothing. A card spent here is not played any more: keep the good ones.", "N06-REC-2"],
  "spend-card": ["Choose the card to spend: its number, bottom right, says how many fatigues go.", "Spend the one that would serve you least.", "N06-REC-2"],
  "play-card W-INI": ["Before the initiative you may play a blue card, or nothing.", "Then each side turns up a card: the higher one plays first, a tie is France’s.", "N06-INI-1"],
  "play-card W-COM": ["Combat: you may play a green card before the count, or nothing.", "Every corps brings one or two cards by its strength; the combat sheet counts them step by step.", "N06-COM-4"],
  "play-card": ["A moment in which a green card may help: play one, or nothing.", "Only one for each operation and side. In doubt, play nothing.", "N06-OPS-7"],
  "react-with": ["Your card Reaction: choose the corps that moves.", "It goes to a zone next to it during the enemy’s operation, to bar a road or to slip away.", "N06-CARD-REACTION"],
  "react-join": ["Add those who go with it, or answer that this is all.", "A commander never stays alone.", "N06-DEF-5"],
  "react-to": ["Choose the neighbouring zone it goes to.", "Think of what the enemy has just given orders to.", "N06-CARD-REACTION"],
  inactive: ["Choose the zone whose corps stay inactive.", "Take the one where you had least to do this turn.", ""],
  other: ["Read the question: every answer that is allowed is a button.", "The chip beside it opens the rule; “What would Berthier do?” gives advice.", ""],
  wait: ["Prussia’s move. There is nothing for you to do.", "The journal tells what they do; touch an entry to see its moment again.", "N06-OPS-1"],
  fight: ["A combat goes on: the sheet shows the count, the cards turned up and the result.", "Whoever inflicts more losses wins; the other retreats by as many connections as they differ.", "N06-COM-14"],
  done: ["First turn done! Draw, initiative, operations, recovery: every turn goes like that.", "The match goes on without me. The rules are a click away, and so is “What would Berthier do?”.", "N06-SEQ-1"],
  over: ["The match is over.", "Watch it again moment by moment, or play the whole campaign.", ""],
};

const fr = {
  title: "Premier tour guidé",
  learn: "Apprendre en jouant",
  learnHow: "un premier tour guidé de Napoléon 1806, contre Tambour",
  next: "Suite",
  leave: "Quitter le guide",
  resume: "Reprendre le guide",
  whyWord: "Pourquoi :",
  phase: "Où en est le tour",
  phases: { draw: "Pioche", initiative: "Initiative", operations: "Opérations", recovery: "Récupération" } as Record<string, string>,
  lessons: LESSONS_FR,
};

export type GuideWords = typeof fr;

const en: GuideWords = {
  title: "Guided first turn",
  learn: "Learn by playing",
  learnHow: "a guided first turn of Napoléon 1806, against Tambour",
  next: "Next",
  leave: "Leave the guide",
  resume: "Take up the guide",
  whyWord: "Why:",
  phase: "How far the turn has come",
  phases: { draw: "Draw", initiative: "Initiative", operations: "Operations", recovery: "Recovery" },
  lessons: LESSONS_EN,
};

const all: Record<Lang, GuideWords> = { fr, en };

export const guideWords = (lang: Lang): GuideWords => all[lang];
