import type { Server } from "node:http";
import type { Log } from "~/kernel/log";

const graceMs = 10_000;

type Stopping = {
  readonly server: Server;
  readonly log: Log;
  /** Ends the event streams of editors, which would stay open. */
  readonly endStreams: () => void;
  readonly close: () => Promise<void>;
};

/**
 * Stops on SIGTERM, Ctrl-C, a closed terminal or a lost parent: running requests get 10 seconds, then the database is
 * closed.
 */
export function stopOnSignal({ server, log, endStreams, close }: Stopping): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    const finished = drainRequests(server);
    endStreams();
    finished
      .then(close)
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        log.error({ error: String(error) }, "stopping failed");
        process.exit(1);
      });
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
  process.once("disconnect", stop);
  // The parent ended during startup; without an IPC channel the value is undefined.
  if (process.connected === false) stop();
}

/** Resolves when all requests are answered, or after 10 seconds, when the rest is closed. */
export function drainRequests(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => {
      server.closeAllConnections();
      resolve();
    }, graceMs).unref();
  });
}
