import type { Env } from "../settings/env.server";

/** The demo's pages do not exist in live mode, whatever stands before them. */
export function demoOnly({ mode }: Pick<Env, "mode">): void {
  if (mode !== "demo") throw new Response("Not found", { status: 404 });
}
