import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "~/kernel/log";
import type { Clock } from "~/kernel/time/clock";
import { getPath } from "../http/handler";

const windowMs = 60_000;
const maxLinesPerWindow = 60;
const maxPathLength = 200;

/**
 * Logs the path of each 404 at level info, without the query, which may hold personal data. At most 60 lines a minute,
 * so that a scanner cannot fill the disk; the number of skipped lines is logged with the next one.
 */
export function createNotFoundLogger({ log, clock }: { readonly log: Log; readonly clock: Clock }) {
  let windowStart = 0;
  let count = 0;
  const logPath = (path: string): void => {
    const now = clock.now().getTime();
    if (now - windowStart >= windowMs) {
      if (count > maxLinesPerWindow) log.info({ count: count - maxLinesPerWindow }, "more was not there");
      windowStart = now;
      count = 0;
    }
    count += 1;
    if (count <= maxLinesPerWindow)
      log.info({ path: path.slice(0, maxPathLength), status: 404 }, "not there");
  };
  return (request: Pick<IncomingMessage, "url">, response: Pick<ServerResponse, "once" | "statusCode">) => {
    const path = getPath(request);
    response.once("finish", () => {
      if (response.statusCode === 404) logPath(path);
    });
  };
}
