"use strict";
// Loaded before a program that run.cjs starts: it ends when its starter is gone, killed perhaps, and leaves nothing
// behind that would go on writing. The channel to the starter closes with it.
if (process.channel) {
  process.once("disconnect", () => process.exit(1));
  process.channel.unref();
}
