import type { IncomingMessage, ServerResponse } from "node:http";
import sirv, { type RequestHandler } from "sirv";

/**
 * Serves the files of a folder as they are at each request, .br and .gz beside them to those who take them; a list
 * made at the start would go on naming what a newer build has replaced. `cacheControl` decides by the path.
 */
export function staticFiles(folder: string, cacheControl: (path: string) => string): RequestHandler {
  const setHeaders = (response: ServerResponse, path: string) => {
    response.setHeader("Cache-Control", cacheControl(path));
    response.setHeader("X-Content-Type-Options", "nosniff");
    // The card fields are frames of the payment provider's origin, and fonts are always fetched with CORS.
    if (path.endsWith(".woff2")) response.setHeader("Access-Control-Allow-Origin", "*");
  };
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders,
  });
  return (request, response, next) => {
    sendWholeUnlessForwards(request);
    // sirv does not listen: a file that cannot be opened after all would end the process.
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    files(request, response, next);
  };
}

/** A range that runs backwards or counts from the end cannot be opened as it stands; RFC 9110 §14.2 lets us ignore it. */
function sendWholeUnlessForwards(request: IncomingMessage): void {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  const isForwards = first !== undefined && (!last || Number(first) <= Number(last));
  if (!isForwards) delete request.headers.range;
}
