import type { IncomingMessage, ServerResponse } from "node:http";
import type { Sink } from "./listen";

/** Proxies and browsers give up on a silent stream after a minute or so. */
const signOfLifeMs = 15_000;

export type EventStream = {
  readonly send: Sink;
  readonly closed: (listener: () => void) => void;
};

/** Opens a stream of server-sent events (WHATWG HTML §9.2) with a comment now and then against time-outs. */
export function openEventStream(request: IncomingMessage, response: ServerResponse): EventStream {
  response.writeHead(200, {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-cache, no-transform",
    "X-Accel-Buffering": "no",
  });
  response.flushHeaders();
  const alive = setInterval(() => response.write(":\n\n"), signOfLifeMs);
  request.on("close", () => clearInterval(alive));
  return {
    send: ({ event, data, id }) =>
      void response.write(`${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`),
    closed: (listener) => void request.on("close", listener),
  };
}
