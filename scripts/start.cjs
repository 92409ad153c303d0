"use strict";
// `npm start` and `npm run dev`. Plain old syntax in this one file: it must run on a Node that is too old, to say so.
const wanted = [20, 19];
const found = process.versions.node.split(".").map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(
    "Node " +
      wanted.join(".") +
      " or newer is needed; this is Node " +
      process.versions.node +
      ". Install it from https://nodejs.org and start again.",
  );
  process.exit(1);
} else {
  require("./start/main.cjs").main(process.argv.slice(2));
}
