import { existsSync, readFileSync } from "node:fs";

const built = "build/passkey.js";
let script: string | undefined;

/** The script of pages with a passkey form, made by the build (scripts/build.mjs); undefined before one. */
export function readPasskeyScript(): string | undefined {
  script ??= existsSync(built) ? readFileSync(built, "utf8").trim() : undefined;
  return script;
}
