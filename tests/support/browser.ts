import { existsSync } from "node:fs";

const known = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser of this machine, where there is one; undefined means Playwright's own. */
export function installedBrowser(): string | undefined {
  return [process.env.CHROMIUM_BIN, ...known].find((path) => path !== undefined && existsSync(path));
}

/** No sandbox inside containers run by root, and no calls home. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
