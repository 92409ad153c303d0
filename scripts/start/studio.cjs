"use strict";
const { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { compressAssets } = require("./compress.cjs");
const { digestOf } = require("./inputs.cjs");
const { installIfMissing, isInstalled } = require("./install.cjs");
const { takeLock } = require("./lock.cjs");
const { messageOf } = require("./progress.cjs");
const { replaceFolder } = require("./replace-folder.cjs");
const { run } = require("./run.cjs");
const { bringFonts } = require("./studio-fonts.cjs");

/** Everything that the Studio's bundle is made of; a changed file makes the build stale. */
const inputs = [
  "studio/schemas",
  "studio/structure",
  "studio/tools",
  "studio/connection.ts",
  "studio/event-source.ts",
  "studio/lake-auth-store.ts",
  "studio/lake-options.ts",
  "studio/no-video-player.ts",
  "studio/sanity.cli.ts",
  "studio/sanity.config.ts",
  "studio/package-lock.json",
  "app/blocks/block-types.ts",
  "app/blocks/parts/card-icons.ts",
  "app/content/document-address.ts",
  "app/content/groq-path.ts",
  "app/content/orderable-sample.ts",
  "app/content/pictures/picture-ratios.ts",
  "app/content/required-documents.ts",
  "app/content/writable-types.ts",
  "app/content/schemas.ts",
  "app/domains/catalog/spreadsheet",
  "app/domains/estimator/price-book-in-use.ts",
  "app/domains/estimator/price-ranges.ts",
  "app/domains/forms/entries/form-entries.ts",
  "app/domains/forms/template/form-template.ts",
  "app/domains/orders/payments/manual-payment.ts",
  "app/domains/orders/total-rows.ts",
  "app/domains/regions",
  "app/domains/seo/redirect-path.ts",
  "app/domains/seo/search-text-lengths.ts",
  "app/edge/preview/preview-messages.ts",
  "app/kernel",
  "packages/content-lake/src/paths.ts",
  "packages/http/src/json.ts",
  "scripts/start/studio-fonts.cjs",
];
const folder = "studio/dist";
/** The folder of an unfinished build. The previous build stays in use until the new one is complete. */
const makingFolder = "studio/dist.making";
const stampPath = `${folder}/.inputs`;
/** The server reads this file and shows the progress at /studio until the Studio is ready. */
const progressPath = ".cache/studio-progress.json";

/** Installs and builds the Studio when it is missing or stale, and stores the progress. */
async function prepareStudio() {
  if (!existsSync("studio/package.json") || isFresh()) return tell("ready");
  const release = await takeLock(".cache/studio.lock");
  const started = Date.now();
  const onLine = (/** @type {string} */ line) => tell(phase, started, line);
  /** @type {"installing" | "building"} */
  let phase = "installing";
  try {
    tell(phase, started);
    await installIfMissing({
      folder: "studio",
      name: "packages of the Studio",
      onLine,
      isBackground: true,
    });
    phase = "building";
    tell(phase, started);
    if (!isFresh()) await buildStudio({ onLine });
    tell("ready", started);
  } catch (error) {
    tell("failed", started, messageOf(error));
    throw error;
  } finally {
    release();
  }
}

/** @param {{ onLine: (line: string) => void }} options */
async function buildStudio({ onLine }) {
  const digest = digestOf(inputs);
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_ENV: "production", DO_NOT_TRACK: "1", CI: "1" };
  rmSync(makingFolder, { recursive: true, force: true });
  await run(process.execPath, ["node_modules/sanity/bin/sanity", "build", "dist.making", "--yes"], {
    cwd: "studio",
    env,
    onLine,
    isBackground: true,
  });
  bringFonts(`${makingFolder}/static/fonts`);
  // Brotli 11 would take half a minute for the 5 MB bundle; 6 takes a second and is nearly as small.
  await compressAssets(`${makingFolder}/static`, { quality: 6 });
  writeFileSync(`${makingFolder}/.inputs`, digest);
  replaceFolder(folder, makingFolder);
}

function isFresh() {
  try {
    return isInstalled("studio") && readFileSync(stampPath, "utf8") === digestOf(inputs);
  } catch {
    return false;
  }
}

/**
 * @param {"installing" | "building" | "ready" | "failed"} phase
 * @param {number} started
 * @param {string} line
 */
function tell(phase, started = Date.now(), line = "") {
  mkdirSync(".cache", { recursive: true });
  writeFileSync(progressPath, JSON.stringify({ phase, started, line, pid: process.pid }));
}

module.exports = { prepareStudio, isStudioFresh: isFresh, studioInputs: inputs };
