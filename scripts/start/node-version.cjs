"use strict";
// Loaded first by every command. It uses old syntax, because it must run on outdated versions of Node to report them.
const wanted = { major: 20, minor: 19 };
const found = process.versions.node.split(".");
const major = Number(found[0]);
const minor = Number(found[1]);

if (major < wanted.major || (major === wanted.major && minor < wanted.minor)) {
  console.error(
    "Node " +
      wanted.major +
      "." +
      wanted.minor +
      " or newer is needed; this is Node " +
      process.versions.node +
      ". Install it from https://nodejs.org and start again.",
  );
  process.exit(1);
}
