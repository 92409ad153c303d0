import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "./env.server";

export type ReadyEnv = Env & { readonly sessionSecret: string };

/** The demo signs with a random secret kept under the data directory, readable by its owner alone; live must give one. */
export function withSessionSecret(env: Env): ReadyEnv {
  return { ...env, sessionSecret: env.sessionSecret ?? keptSecret(join(env.dataDir, "session-secret")) };
}

function keptSecret(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    const secret = randomBytes(32).toString("base64url");
    writeFileSync(path, secret, { mode: 0o600 });
    return secret;
  }
}
