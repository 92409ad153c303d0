// `npm run build`: the production build of shop and Studio. `--shop` builds the shop only, `--if-stale` only what
// changed.
import "./start/node-version.cjs";
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { build } from "esbuild";

const require = createRequire(import.meta.url);
const { isShopFresh, stampOfInputs } = require("./start/build-if-stale.cjs");
const { compressAssets } = require("./start/compress.cjs");
const { takeLock } = require("./start/lock.cjs");
const { replaceFolder } = require("./start/replace-folder.cjs");
const { run } = require("./start/run.cjs");

const folder = "build";
/** The folder of an unfinished build. The previous build stays in use until the new one is complete. */
const makingFolder = "build.making";

const release = await takeLock(".cache/build.lock");
try {
  if (!process.argv.includes("--if-stale") || !isShopFresh()) await buildShop();
} finally {
  release();
}
if (!process.argv.includes("--shop") && existsSync("studio/package.json")) {
  const { prepareStudio } = require("./start/studio.cjs");
  await prepareStudio();
}

async function buildShop() {
  const stamp = stampOfInputs();
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, NODE_ENV: "production", BUILD_FOLDER: makingFolder };
  rmSync(makingFolder, { recursive: true, force: true });
  await run(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], { env });
  await Promise.all([bundlePrograms(), bundleSandboxScripts(), bundlePreview(), bundlePasskeys()]);
  await compressAssets(join(makingFolder, "client"));
  keepFormerAssets();
  stamp.writeTo(makingFolder);
  replaceFolder(folder, makingFolder);
}

/** Bundles the programs of the server, and backup and restore, for Node. Packages stay in node_modules. */
async function bundlePrograms() {
  const entryPoints = [
    { in: "server.ts", out: "server" },
    { in: "app.worker.ts", out: "app.worker" },
    { in: "packages/payment-sandbox/src/main.ts", out: "sandbox" },
    { in: "packages/content-lake/src/queries/query.worker.ts", out: "query.worker" },
    { in: "scripts/operations/backup.ts", out: "backup" },
    { in: "scripts/operations/restore.ts", out: "restore" },
  ];
  await build({
    entryPoints,
    outdir: makingFolder,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    // Every thread that runs the program keeps its source map in memory, so the map omits the source text.
    sourcesContent: false,
    logLevel: "error",
  });
}

/**
 * Bundles the sandbox's browser scripts into separate files (packages/payment-sandbox/src/http/browser-scripts.ts serves
 * them).
 */
async function bundleSandboxScripts() {
  const sources = "packages/payment-sandbox/src";
  const paypal = ["paypal-sdk", "paypal-button", "paypal-approval"];
  const recaptcha = ["recaptcha-api", "recaptcha-challenge"];
  const stripe = ["stripe-js", "field", "payment-form", "challenge-page", "test-cards-page"];
  await build({
    entryPoints: [
      ...stripe.map((name) => `${sources}/stripe/browser/${name}.ts`),
      `${sources}/authorizenet/browser/accept-js.ts`,
      ...paypal.map((name) => `${sources}/paypal/browser/${name}.ts`),
      ...recaptcha.map((name) => `${sources}/recaptcha/browser/${name}.ts`),
    ].map((path) => ({ in: path, out: basename(path, ".ts") })),
    outdir: join(makingFolder, "sandbox-browser"),
    bundle: true,
    format: "iife",
    target: "es2022",
    logLevel: "error",
  });
}

/**
 * Bundles the preview's overlays into a file that visitors' pages do not reference. Stores its name for the app
 * worker.
 */
async function bundlePreview() {
  const { metafile } = await build({
    entryPoints: [{ in: "app/edge/preview/browser/overlays.ts", out: "preview" }],
    outdir: join(makingFolder, "client/assets"),
    entryNames: "[name]-[hash]",
    bundle: true,
    minify: true,
    metafile: true,
    define: { "process.env.NODE_ENV": '"production"' },
    format: "esm",
    target: "es2022",
    logLevel: "error",
  });
  const [path = ""] = Object.keys(metafile.outputs);
  writeFileSync(join(makingFolder, "preview-script.txt"), basename(path));
}

/** Bundles the script of the lake's passkey forms (packages/content-lake/src/second-factor/passkey-script.ts). */
async function bundlePasskeys() {
  await build({
    entryPoints: [{ in: "packages/content-lake/src/second-factor/browser/passkey.ts", out: "passkey" }],
    outdir: makingFolder,
    bundle: true,
    minify: true,
    charset: "ascii",
    format: "esm",
    target: "es2022",
    logLevel: "error",
  });
}

/**
 * Keeps the assets of the previous build for one more build. Open browsers and a running shop still request them.
 * Each build stores its list of assets.
 */
function keepFormerAssets() {
  const own = readdirSync(join(makingFolder, "client/assets"));
  writeFileSync(join(makingFolder, "own-assets.json"), JSON.stringify(own));
  for (const name of listFormerAssets()) {
    const former = join(folder, "client/assets", name);
    if (!own.includes(name) && existsSync(former))
      copyFileSync(former, join(makingFolder, "client/assets", name));
  }
}

function listFormerAssets() {
  const list = join(folder, "own-assets.json");
  return existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
}
