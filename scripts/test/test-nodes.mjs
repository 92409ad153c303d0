// `npm run test:nodes [-- 24 unit]`: runs unit and integration tests on every supported Node version. The binaries
// are the `node-<platform>-<arch>` packages of the registry. Installed packages stay, because native ones use
// Node-API.
import "../start/node-version.cjs";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";

const majors = ["20", "22", "24"];
const layers = ["unit", "integration"];
const given = process.argv.slice(2);
const unknown = given.filter((word) => !majors.includes(word) && !layers.includes(word));
if (unknown.length > 0) fail(`Usage: npm run test:nodes [-- ${[...majors, ...layers].join("|")} …]`);
const chosen = (/** @type {readonly string[]} */ all) =>
  all.some((word) => given.includes(word)) ? all.filter((word) => given.includes(word)) : all;

const failed = [];
for (const major of chosen(majors)) {
  const folder = findNode(major);
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const node = join(folder, "node");
  console.log(`\n── ${spawnSync(node, ["--version"], { encoding: "utf8" }).stdout.trim()}`);
  for (const layer of chosen(layers)) {
    const { status } = spawnSync(node, ["node_modules/vitest/vitest.mjs", "run", "--project", layer], {
      env,
      stdio: "inherit",
    });
    if (status !== 0) failed.push(`${layer} on Node ${major}`);
  }
}
if (failed.length > 0) fail(`Failed: ${failed.join(", ")}`);
console.log("\nAll passed.");

/**
 * Returns the folder of a Node binary, which is downloaded once.
 * @param {string} major
 */
function findNode(major) {
  const name = `node-${process.platform}-${process.arch}`;
  const home = resolve(".cache/nodes", major);
  const folder = join(home, "node_modules", name, "bin");
  if (!existsSync(join(folder, "node"))) {
    mkdirSync(home, { recursive: true });
    const args = ["install", "--prefix", home, "--no-save", "--no-audit", "--no-fund", `${name}@${major}`];
    if (spawnSync("npm", args, { stdio: "inherit" }).status !== 0)
      fail(`${name}@${major} cannot be fetched.`);
  }
  return folder;
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
