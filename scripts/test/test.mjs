// `npm test`, `npm run test:all` and `npm run test:rest` (the layers that `npm test` omits), or the named layers. The
// last line is: N passed, N failed, N skipped.
import "../start/node-version.cjs";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { defaultLayers, layers, layersByName, prepare } from "./test-layers.mjs";
import { describeSlowest, describeTroubles } from "./test-outcome.mjs";

const require = createRequire(import.meta.url);
const { installPackages } = require("../start/packages.cjs");
const { seconds } = require("../start/progress.cjs");

const started = Date.now();
const available = { ...layers, ...layersByName };
/** @type {Readonly<Record<string, string[]>>} */
const groups = {
  all: Object.keys(layers),
  rest: Object.keys(layers).filter((name) => !defaultLayers.includes(name)),
};
const named = process.argv.slice(2).flatMap((name) => groups[name] ?? [name]);
const unknown = named.filter((name) => !(name in available));
if (unknown.length > 0) {
  console.error(`Unknown layer: ${unknown.join(", ")}. Layers: ${Object.keys(available).join(", ")}.`);
  process.exit(1);
}
const chosen = named.length > 0 ? named : defaultLayers;

await installPackages();
mkdirSync(".cache/reports", { recursive: true });
const preparing = prepare(chosen);

/** @type {import("./test-outcome.mjs").LayerTrouble[]} */
const troubles = [];
const files = [];
const total = { passed: 0, failed: 0, skipped: 0 };
for (const name of chosen) {
  const layerStarted = Date.now();
  console.log(`\n── ${name}`);
  const outcome = await available[name]?.(preparing);
  if (!outcome) continue;
  console.log(`── ${name}: ${formatCounts(outcome)} in ${seconds(layerStarted)}`);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.skipped += outcome.skipped;
  troubles.push(...outcome.troubles.map((trouble) => ({ ...trouble, layer: name })));
  files.push(...(outcome.files ?? []).map((file) => ({ ...file, layer: name })));
}

const nothingRan = total.passed + total.failed === 0;
if (nothingRan) console.log("\nNothing ran.");
if (troubles.length > 0) console.log(describeTroubles(troubles));
if (files.length > 0) console.log(describeSlowest(files));
console.log(`\nAll in ${seconds(started)}`);
console.log(formatCounts(total));
process.exitCode = total.failed > 0 || nothingRan ? 1 : 0;

/** @param {{ passed: number, failed: number, skipped: number }} counts */
function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
