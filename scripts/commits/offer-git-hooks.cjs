"use strict";
// `npm install` runs this. It activates .githooks in a clone that has no hooks yet, and never fails an install.
const { execFileSync } = require("node:child_process");
const { existsSync, readdirSync, realpathSync } = require("node:fs");
const { join, resolve } = require("node:path");

/**
 * @param {string} folder
 * @param {Readonly<Record<string, string | undefined>>} env
 */
function offerGitHooks(folder, env) {
  if (env.CI || env.NODE_ENV === "production" || !existsSync(join(folder, ".githooks"))) return;
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    if (realpathSync(git("rev-parse", "--show-toplevel")) !== realpathSync(folder)) return;
    const hooks = resolve(folder, git("rev-parse", "--git-path", "hooks"));
    const hasHooks = existsSync(hooks) && readdirSync(hooks).some((name) => !name.endsWith(".sample"));
    if (hasHooks || hasHooksPath(git)) return;
    git("config", "core.hooksPath", ".githooks");
  } catch {
    // Without Git or outside a clone no hook is needed.
  }
}

/** @param {(...args: string[]) => string} git */
function hasHooksPath(git) {
  try {
    return git("config", "--get", "core.hooksPath") !== "";
  } catch {
    return false;
  }
}

module.exports = { offerGitHooks };

if (require.main === module) offerGitHooks(process.cwd(), process.env);
