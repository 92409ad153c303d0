import type { IncomingMessage, ServerResponse } from "node:http";
import type { Clock } from "~/kernel/clock";
import type { Log } from "~/kernel/log";
import { pathOf } from "../http/handler";

const windowMs = 60_000;
const linesPerWindow = 60;
const longestPath = 200;

/**
 * Says at `info` what was asked for and is not there: the path alone, as a query may name a person. A scan of a
 * stranger's must not fill the disk: of more than sixty in a minute the number is told, with the next one after it.
 */
export function createMissingLog({ log, clock }: { readonly log: Log; readonly clock: Clock }) {
  let begun = 0;
  let count = 0;
  const tell = (path: string): void => {
    const now = clock.now().getTime();
    if (now - begun >= windowMs) {
      if (count > linesPerWindow) log.info({ count: count - linesPerWindow }, "more was not there");
      begun = now;
      count = 0;
    }
    count += 1;
    if (count <= linesPerWindow) log.info({ path: path.slice(0, longestPath), status: 404 }, "not there");
  };
  return (request: Pick<IncomingMessage, "url">, response: Pick<ServerResponse, "once" | "statusCode">) => {
    const path = pathOf(request);
    response.once("finish", () => {
      if (response.statusCode === 404) tell(path);
    });
  };
}
