import type { Env } from "../settings/env.server";

/** Throws 404 in live mode, also if another guard failed. */
export function requireDemo({ mode }: Pick<Env, "mode">): void {
  if (mode !== "demo") throw new Response("Not found", { status: 404 });
}
