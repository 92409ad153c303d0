import { createServer, type Server } from "node:http";
import { paths } from "~/kernel/paths";
import { getBaseHeaders } from "../headers/security-headers";
import { getPath } from "../http/handler";
import { answerLiveness } from "../monitoring/probes.server";
import type { Env } from "../settings/env.server";
import { StartupError } from "./startup-error.server";

/** Opens the port before any data is touched; answers 503 until the shop is ready. */
export async function listenWhileStarting(server: Server, env: Env): Promise<void> {
  const headers = {
    ...getBaseHeaders(env),
    "Retry-After": "1",
    // A browser that connects early reloads automatically.
    Refresh: "2",
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
  };
  server.on("request", (request, response) => {
    if (getPath(request) === paths.liveness) answerLiveness(request, response, () => undefined);
    else response.writeHead(503, headers).end("The shop is starting.");
  });
  await openServer(server, env.port, env.host, "PORT");
}

/** Throws a startup error when another program uses the sandbox port. */
export async function rejectTakenPort(port: number, setting: string): Promise<void> {
  const probe = createServer();
  await openServer(probe, port, "127.0.0.1", setting);
  await new Promise((closed) => probe.close(closed));
}

function openServer(server: Server, port: number, host: string, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new StartupError(explainListenError(error, port, setting))),
    );
    server.listen(port, host, () => {
      server.removeAllListeners("error");
      resolve();
    });
  });
}

function explainListenError(error: NodeJS.ErrnoException, port: number, setting: string): string {
  return error.code === "EADDRINUSE"
    ? `Port ${port} is taken by another program. Stop it, or choose another port with ${setting}=…`
    : `Port ${port} cannot be opened (${error.code ?? error.message}).`;
}
