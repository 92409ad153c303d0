"use strict";
const { buildIfStale } = require("./build-if-stale.cjs");
const { installIfMissing } = require("./install.cjs");
const { messageOf, seconds, step } = require("./progress.cjs");
const { serve } = require("./serve.cjs");
const { onStopRequest } = require("./stop-request.cjs");
const { isStudioFresh, prepareStudio } = require("./studio.cjs");

/**
 * Installs, builds and serves, each only when needed, and prints the time of each.
 * @param {readonly string[]} args
 */
async function main(args) {
  const isDev = args.includes("--dev");
  const started = Date.now();
  const listenNoLonger = onStopRequest(() => process.exit(1));
  try {
    await installIfMissing({ folder: ".", name: "packages of the shop" });
    if (!isDev) await buildIfStale();
    listenNoLonger();
    const running = await step("Starting", () => serve({ isDev }));
    running.announce(seconds(started));
    await studioMeanwhile();
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

/** Starts the shop first. The Studio is installed and built in parallel, and its failure does not stop the shop. */
async function studioMeanwhile() {
  if (isStudioFresh()) return prepareStudio();
  try {
    await step("Preparing the Studio (/studio shows its progress)", prepareStudio);
  } catch (error) {
    console.error(`The Studio could not be prepared; the shop goes on without it.\n${messageOf(error)}`);
  }
}

module.exports = { main };
