import type { IncomingMessage, ServerResponse } from "node:http";
import sirv, { type RequestHandler } from "sirv";

/**
 * Serves static files with their .br and .gz variants. Files are looked up for each request, because a newer build
 * may replace them.
 */
export function serveStaticFiles(folder: string, cacheControl: (path: string) => string): RequestHandler {
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
    // sirv does not handle this error, which would end the process.
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    files(request, response, next);
  };
}

/** Ignores ranges that run backwards or count from the end, which sirv cannot open; RFC 9110 §14.2 allows that. */
function sendWholeUnlessForwards(request: IncomingMessage): void {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  const isForwards = first !== undefined && (!last || Number(first) <= Number(last));
  if (!isForwards) delete request.headers.range;
}
