import type { Server } from "node:http";
import type { Log } from "~/kernel/log";

const graceMs = 10_000;

type StopOptions = {
  readonly server: Server;
  readonly log: Log;
  /** How long the server accepts requests after SIGTERM, until no load balancer sends any. */
  readonly drainMs: number;
  /** Called at SIGTERM, before the drain phase. */
  readonly onDrain: () => void;
  /** Ends the event streams of editors, which would stay open. */
  readonly endStreams: () => void;
  readonly close: () => Promise<void>;
};

/**
 * Stops on SIGTERM, Ctrl-C, a closed terminal or a lost parent: running requests get 10 seconds, then the database is
 * closed. After SIGTERM the server first accepts requests for `drainMs`, and reports that it is not ready.
 */
export function stopOnSignal({ server, log, drainMs, onDrain, endStreams, close }: StopOptions): void {
  let [isDraining, isStopping] = [false, false];
  // A service manager may signal the whole group, so that a second SIGTERM follows from the parent.
  const drain = () => {
    if (isDraining) return;
    isDraining = true;
    onDrain();
    setTimeout(stop, drainMs);
  };
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
  process.on("SIGTERM", drain);
  for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, stop);
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
