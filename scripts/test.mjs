// `npm test`: checks, unit, integration and browser tests. Closes with one line: N passed, N failed, N skipped.
import "./start/node-version.cjs";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { layers, layersByName, prepare } from "./test-layers.mjs";
import { describeTroubles } from "./test-outcome.mjs";

const require = createRequire(import.meta.url);
const { installPackages } = require("./start/packages.cjs");
const { seconds } = require("./start/progress.cjs");

const started = Date.now();
const wanted = process.argv.slice(2);
const all = { ...layers, ...layersByName };
const unknown = wanted.filter((name) => !(name in all));
if (unknown.length > 0) {
  console.error(`There is no layer ${unknown.join(", ")}. The layers are ${Object.keys(all).join(", ")}.`);
  process.exit(1);
}
const chosen = Object.entries(wanted.length === 0 ? layers : all).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
);

await installPackages();
mkdirSync(".cache/reports", { recursive: true });
const preparing = prepare(chosen.map(([name]) => name));

const troubles = [];
const total = { passed: 0, failed: 0, skipped: 0 };
for (const [name, runLayer] of chosen) {
  const layerStarted = Date.now();
  console.log(`\n── ${name}`);
  const outcome = await runLayer(preparing);
  console.log(`── ${name}: ${sentence(outcome)} in ${seconds(layerStarted)}`);
  for (const key of Object.keys(total)) total[key] += outcome[key];
  troubles.push(...outcome.troubles.map((trouble) => ({ ...trouble, layer: name })));
}

const nothingRan = total.passed + total.failed === 0;
if (nothingRan) console.log("\nNothing ran.");
if (troubles.length > 0) console.log(describeTroubles(troubles));
console.log(`\nAll in ${seconds(started)}`);
console.log(sentence(total));
process.exitCode = total.failed > 0 || nothingRan ? 1 : 0;

function sentence({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
