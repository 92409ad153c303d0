// `npm run test:quick`: chooses the integration tests that most likely concern uncommitted changes.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The number of files to run. At some seconds each, they take at most two minutes with checks and unit tests. */
export const quickFiles = 16;

/**
 * Chooses the nearest test files: changed tests first, then those of the same domain, then one of every other domain
 * in turn. Tests that start a built shop are left to `npm test`, because a build takes most of two minutes.
 * @param {readonly string[]} files
 * @param {readonly string[]} changed
 * @param {{ startsShop: (file: string) => boolean, most?: number }} options
 */
export function chooseNearestTests(files, changed, { startsShop, most = quickFiles }) {
  const domains = new Set(changed.map(getDomain));
  const rank = (/** @type {string} */ file) =>
    changed.includes(file) ? 0 : domains.has(getDomain(file)) ? 1 : 2;
  const ready = files.filter((file) => changed.includes(file) || !startsShop(file));
  const near = [0, 1].flatMap((wanted) => ready.filter((file) => rank(file) === wanted));
  const chosen = [...near, ...sortByTurns(ready.filter((file) => rank(file) === 2))].slice(0, most);
  return { chosen, left: files.filter((file) => !chosen.includes(file)) };
}

/**
 * Sorts the files by turns: one of each domain, then the second of each.
 * @param {readonly string[]} files
 */
function sortByTurns(files) {
  /** @type {Map<string | undefined, number>} */
  const turns = new Map();
  const turn = (/** @type {string} */ file) => {
    const domain = getDomain(file);
    const count = (turns.get(domain) ?? 0) + 1;
    turns.set(domain, count);
    return count;
  };
  return files
    .map((file) => ({ file, turn: turn(file) }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ file }) => file);
}

/**
 * Returns the domain of a path. `app/domains/quotes` and `tests/quotes` belong together, as do source and tests of a
 * package.
 * @param {string} path
 */
function getDomain(path) {
  const [first, second, third] = path.split("/");
  if (first === "app") return second === "domains" || second === "routes" ? third : second;
  return first === "tests" || first === "packages" ? second : first;
}

/**
 * Returns files that are uncommitted or changed since a commit, including new files.
 * @param {string} since
 */
export function listChangedFiles(since) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  return [
    ...git("diff", "--name-only", "--diff-filter=d", since),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
}

/** @param {string} file */
export function startsShop(file) {
  return /\b(startShop|launchShop)\b|support\/shop\/shop"/.test(readFileSync(file, "utf8"));
}
