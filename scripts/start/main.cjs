"use strict";
const { buildIfStale } = require("./build-if-stale.cjs");
const { installIfMissing } = require("./install.cjs");
const { messageOf, seconds, step } = require("./progress.cjs");
const { serve } = require("./serve.cjs");
const { onStopRequest } = require("./stop-request.cjs");
const { isStudioFresh, prepareStudio } = require("./studio.cjs");

/**
 * Install → build → serve; each only when needed, each with its time.
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

/** The shop is up first; the Studio is installed and built beside it, and a failure there leaves the shop open. */
async function studioMeanwhile() {
  if (isStudioFresh()) return prepareStudio();
  try {
    await step("Preparing the Studio (/studio shows its progress)", prepareStudio);
  } catch (error) {
    console.error(`The Studio could not be prepared; the shop goes on without it.\n${messageOf(error)}`);
  }
}

module.exports = { main };
