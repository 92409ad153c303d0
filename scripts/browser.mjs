// A browser for the tests: the machine's own, else Debian's package, else the one Playwright brings.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { run } = require("./start/run.cjs");
const { step } = require("./start/progress.cjs");

const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Installs Chromium where none is found; an existing one is never touched. */
export async function ensureBrowser() {
  if (findBrowser()) return;
  await step("Installing Chromium for the browser tests", async () => {
    if (mayUseApt()) await installFromDebian().catch(installFromPlaywright);
    else await installFromPlaywright();
  });
}

function findBrowser() {
  return [process.env.CHROMIUM_BIN, ...known].find((path) => path && existsSync(path));
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
  await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env });
}

async function installFromPlaywright() {
  const withDeps = process.getuid?.() === 0 ? ["--with-deps"] : [];
  await run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", ...withDeps, "chromium"]);
}
