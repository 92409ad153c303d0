import { existsSync, readFileSync } from "node:fs";

const built = "build/passkey.js";
let script: string | undefined;

/** Returns the script of passkey pages, built by scripts/build.mjs; undefined before the first build. */
export function readPasskeyScript(): string | undefined {
  script ??= existsSync(built) ? readFileSync(built, "utf8").trim() : undefined;
  return script;
}
