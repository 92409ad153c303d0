import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "./env.server";

export type ReadyEnv = Env & { readonly sessionSecret: string };

/** The demo signs with a random secret kept under the data directory, readable by its owner alone; live must give one. */
export function withSessionSecret(env: Env): ReadyEnv {
  return { ...env, sessionSecret: env.sessionSecret ?? keptSecret(join(env.dataDir, "session-secret")) };
}

/** Written aside and renamed: a kill leaves no half secret, under which nothing could be signed again. */
function keptSecret(path: string): string {
  if (existsSync(path)) return readFileSync(path, "utf8");
  const secret = randomBytes(32).toString("base64url");
  writeFileSync(`${path}.new`, secret, { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return secret;
}
