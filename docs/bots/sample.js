#!/usr/bin/env node
// A bot in JavaScript: it likes to act, keeps its corps together, and leaves the rest to luck.
//
//     berthier play --prussian "node docs/bots/sample.js"

const readline = require("node:readline");

// What it prefers by kind of question; an option's first word is its verb.
const LIKED = new Map([
  ["designate", "pile"], // rather act than pass
  ["join-pile", "add"], // march together
  ["march-to", "move"],
  ["attack-on-the-march", "attack"],
  ["recover", "recover"],
  ["act", "army"],
]);

// Luck that is the same every time (mulberry32), so that a game can be repeated.
let state = 1806;
function luck() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

// One of the options. `view` is all that this seat sees; a better bot would look at it.
function choose(view, question) {
  const liked = LIKED.get(question.kind);
  const found = question.options.filter((option) => option.split(" ")[0] === liked);
  const from = found.length > 0 ? found : question.options;
  return from[Math.floor(luck() * from.length)];
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const told = JSON.parse(line);
  if (told.question) {
    // `hello` and `over` want no answer
    const option = choose(told.view, told.question);
    process.stdout.write(JSON.stringify({ option }) + "\n");
  }
});
