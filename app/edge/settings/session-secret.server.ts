import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "./env.server";

export type ReadyEnv = Env & { readonly sessionSecret: string };

/**
 * Adds the session secret. The demo stores a random one in the data directory, readable by its owner only; live mode
 * requires the setting.
 */
export function addSessionSecret(env: Env): ReadyEnv {
  return {
    ...env,
    sessionSecret: env.sessionSecret ?? readOrCreateSecret(join(env.dataDir, "session-secret")),
  };
}

/** Writes a temporary file and renames it, so that a killed process leaves no partial secret. */
function readOrCreateSecret(path: string): string {
  if (existsSync(path)) return readFileSync(path, "utf8");
  const secret = randomBytes(32).toString("base64url");
  writeFileSync(`${path}.new`, secret, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return secret;
}
