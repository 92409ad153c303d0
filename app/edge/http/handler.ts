import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { compressBody, isWorthCompressing } from "@stile-and-rail/http/compress.server";

export const jsonType = "application/json; charset=utf-8";

/** Answers a request or calls `next`. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Calls the handlers in order; an error that is thrown or passed to `next` goes to `onError`. */
export function createHandlerChain(
  handlers: readonly Handler[],
  onError: (error: unknown, request: IncomingMessage, response: ServerResponse) => void,
): RequestListener {
  return (request, response) => {
    const callHandler = (at: number): void => {
      const handler = handlers[at] ?? answerNotFound;
      const next = (error?: unknown) =>
        error === undefined ? callHandler(at + 1) : onError(error, request, response);
      try {
        handler(request, response, next);
      } catch (error) {
        onError(error, request, response);
      }
    };
    callHandler(0);
  };
}

const answerNotFound: Handler = (_request, response) => sendText(response, 404, "Not found");

/** Restricts a handler to a path and everything below it. */
export function mountBelow(section: string, handler: Handler): Handler {
  return (request, response, next) =>
    isRequestBelowPath(section, request) ? handler(request, response, next) : next();
}

/** Returns whether the path of a request is a section or below it. */
export function isRequestBelowPath(section: string, request: IncomingMessage): boolean {
  const path = getPath(request);
  return path === section || path.startsWith(`${section}/`);
}

/** Returns the path of a request without the query. */
export function getPath({ url = "/" }: Pick<IncomingMessage, "url">): string {
  return url.split("?", 1)[0] ?? url;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Sends plain text that is not cached unless `headers` allow it. Without a header, proxies may cache a 404 (RFC 9111
 * §4.2.2).
 */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Headers = {},
): void {
  send(response, status, text, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...headers,
  });
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, JSON.stringify(value), {
    "Content-Type": jsonType,
    "Cache-Control": "no-store",
  });
}

export function sendHtml(response: ServerResponse, html: string, headers: Headers): void {
  send(response, 200, html, { "Content-Type": "text/html; charset=utf-8", ...headers });
}

/** Bodies above a kilobyte are compressed. */
function send(response: ServerResponse, status: number, body: string, headers: Headers): void {
  const length = Buffer.byteLength(body);
  const type = headers["Content-Type"];
  if (isWorthCompressing(length, type)) {
    compressBody(Buffer.from(body), type, response.req.headers["accept-encoding"]).then(
      (compressed) => end(compressed.bytes, compressed.headers),
      (error: Error) => response.destroy(error),
    );
  } else end(body, { "Content-Length": String(length) });

  function end(bytes: string | Buffer, extraHeaders: Headers): void {
    response.writeHead(status, { ...headers, ...extraHeaders });
    response.end(response.req.method === "HEAD" ? undefined : bytes);
  }
}
