import type { Env } from "./env.server";

/** Returns the URL of the shop for programs on this machine: commands, the doctor, the payment sandbox's webhooks. */
export function getLoopbackUrl({ host, port }: Pick<Env, "host" | "port">): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${isEverywhere ? "127.0.0.1" : name}:${port}`;
}
