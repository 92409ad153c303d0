"use strict";
// Loaded first by every command. Plain old syntax: it must run on a Node that is too old, to say so.
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
}
