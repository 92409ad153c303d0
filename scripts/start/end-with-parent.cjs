"use strict";
// Loaded before a program that run.cjs starts. The program exits when its starter exits or is killed, because their
// channel closes. It cannot continue to write.
if (process.channel) {
  process.once("disconnect", () => process.exit(1));
  process.channel.unref();
}
