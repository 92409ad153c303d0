// `npm run build`: the production build of shop and Studio. With --shop, the shop alone.
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";

const require = createRequire(import.meta.url);
const { stampOfInputs } = require("./start/build-if-stale.cjs");
const { compressAssets } = require("./start/compress.cjs");
const { run } = require("./start/run.cjs");

const stamp = stampOfInputs();
const env = { ...process.env, NODE_ENV: "production" };
await run(process.execPath, ["node_modules/@remix-run/dev/dist/cli.js", "vite:build"], { env });
await Promise.all([bundlePrograms(), bundleSandboxScripts(), compressAssets("build/client")]);
stamp.write();

if (!process.argv.includes("--shop") && existsSync("studio/package.json")) {
  const { prepareStudio } = require("./start/studio.cjs");
  await prepareStudio();
}

/** server.ts, the sandbox and the lake's workers as plain files for Node; packages stay in node_modules. */
async function bundlePrograms() {
  const workers = existsSync("lake")
    ? readdirSync("lake").filter((name) => /[.-]worker\.ts$/.test(name))
    : [];
  const entryPoints = [
    { in: "server.ts", out: "server" },
    ...(existsSync("sandbox/main.ts") ? [{ in: "sandbox/main.ts", out: "sandbox" }] : []),
    ...workers.map((name) => ({ in: join("lake", name), out: name.replace(/\.ts$/, "") })),
  ];
  await build({
    entryPoints,
    outdir: "build",
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    logLevel: "error",
  });
}

/** The sandbox's scripts for the browser, each a file of its own (sandbox/http/scripts.ts serves them). */
async function bundleSandboxScripts() {
  const names = ["stripe-js", "field", "payment-form", "challenge-page", "test-cards-page"];
  await build({
    entryPoints: names.map((name) => join("sandbox/stripe/browser", `${name}.ts`)),
    outdir: "build/sandbox-browser",
    bundle: true,
    format: "iife",
    target: "es2022",
    logLevel: "error",
  });
}
