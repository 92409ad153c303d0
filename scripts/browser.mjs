// Finds a browser for the tests: the lightest on this machine, else Debian's package, else Playwright's.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { run } = require("./start/run.cjs");
const { step } = require("./start/progress.cjs");

const debianPackage = "chromium-headless-shell";

/** Known browsers. The headless shell comes first, because tests take two thirds of the time without windows. */
const known = [
  `/usr/bin/${debianPackage}`,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Returns the installed browser; undefined means Playwright's own. */
export function findInstalledBrowser() {
  return [process.env.CHROMIUM_BIN, ...known].find((path) => path && existsSync(path));
}

/** Installs a browser if none is found, and the lighter one where allowed. Installed browsers stay. */
export async function ensureBrowser() {
  const found = findInstalledBrowser();
  const lightest = process.env.CHROMIUM_BIN ?? known[0];
  if (found === lightest || (found && !mayUseApt())) return;
  await step("Installing Chromium for the browser tests", async () => {
    if (mayUseApt()) await installFromDebian().catch(found ? () => {} : installFromPlaywright);
    else await installFromPlaywright();
  });
}

/** Returns whether a system package may be installed: as root in a container or in CI, on Debian. */
function mayUseApt() {
  const isRoot = process.getuid?.() === 0;
  const isThrowAway =
    Boolean(process.env.CI) || existsSync("/.dockerenv") || existsSync("/run/.containerenv");
  return isRoot && isThrowAway && existsSync("/usr/bin/apt-get");
}

async function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env });
  await run("apt-get", ["install", "-y", "--no-install-recommends", debianPackage], { env });
}

async function installFromPlaywright() {
  const withDeps = process.getuid?.() === 0 ? ["--with-deps"] : [];
  await run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", ...withDeps, "chromium"]);
}
