// A browser for the tests: the machine's lightest, else Debian's package, else the one Playwright brings.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { run } = require("./start/run.cjs");
const { step } = require("./start/progress.cjs");

const debianPackage = "chromium-headless-shell";

/** The shell first: without windows to draw, the tests take it two thirds of the time. */
const known = [
  `/usr/bin/${debianPackage}`,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The browser of this machine, where there is one; undefined means Playwright's own. */
export function installedBrowser() {
  return [process.env.CHROMIUM_BIN, ...known].find((path) => path && existsSync(path));
}

/** Installs a browser where none is found, and the lighter one where that disturbs nobody; what is there stays. */
export async function ensureBrowser() {
  const found = installedBrowser();
  const lightest = process.env.CHROMIUM_BIN ?? known[0];
  if (found === lightest || (found && !mayUseApt())) return;
  await step("Installing Chromium for the browser tests", async () => {
    if (mayUseApt()) await installFromDebian().catch(found ? () => {} : installFromPlaywright);
    else await installFromPlaywright();
  });
}

/** Only where nobody minds a new system package: root in a container or in continuous integration, on Debian. */
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
