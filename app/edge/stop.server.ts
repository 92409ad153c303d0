import type { Server } from "node:http";
import type { Log } from "~/kernel/log";

const graceMs = 10_000;

type Stopping = { readonly server: Server; readonly log: Log; readonly close: () => Promise<void> };

/** SIGTERM, Ctrl-C or a vanished parent: running requests get 10 seconds, then the database is closed. */
export function stopOnSignal({ server, log, close }: Stopping): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    finishRequests(server)
      .then(close)
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        log.error({ error: String(error) }, "stopping failed");
        process.exit(1);
      });
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.once("disconnect", stop);
}

function finishRequests(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => {
      server.closeAllConnections();
      resolve();
    }, graceMs).unref();
  });
}
