import { type Handler, sendJson } from "../http/handler";

/** Answers 200 as long as the process answers at all. A supervisor restarts a process that does not. */
export const answerLiveness: Handler = (_request, response) => sendJson(response, 200, { ok: true });

export type Readiness = {
  /** True after SIGTERM, while the load balancer may still send requests. */
  readonly isDraining: () => boolean;
  /** Whether an app worker is running. */
  readonly isWorkerUp: () => boolean;
  /** Whether the content has a home page. Rejects while the content is unreachable. */
  readonly hasHomePage: () => Promise<boolean>;
};

/**
 * Creates the handler that answers 200 when a load balancer may send requests, otherwise 503 with the reason. A
 * server whose database is unavailable stays ready, because it serves cached pages, and because all servers share the
 * database.
 */
export function createReadinessHandler({ isDraining, isWorkerUp, hasHomePage }: Readiness): Handler {
  let hadHomePage = false;
  const findReason = async (): Promise<string | undefined> => {
    if (isDraining()) return "The server is stopping.";
    if (!isWorkerUp()) return "The app worker is starting.";
    // Checked until the home page was found once, so that a database lost later does not change the readiness.
    hadHomePage ||= await hasHomePage().catch(() => false);
    return hadHomePage
      ? undefined
      : "The content has no home page. Import content: npm run content:import FILE";
  };
  return (_request, response, next) => {
    findReason()
      .then((reason) => {
        if (reason !== undefined) response.setHeader("Retry-After", "1");
        sendJson(response, reason === undefined ? 200 : 503, { ready: reason === undefined, reason });
      })
      .catch(next);
  };
}
