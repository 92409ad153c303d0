import type { IncomingMessage, ServerResponse } from "node:http";
import type { Sink } from "./listen";

/** Proxies and browsers give up on a silent stream after a minute or so. */
const signOfLifeMs = 15_000;

export type EventStream = {
  readonly send: Sink;
  readonly closed: (listener: () => void) => void;
};

/** The streams of server-sent events that are open. */
export class EventStreams {
  readonly #open = new Set<ServerResponse>();

  /** Opens a stream (WHATWG HTML §9.2) with a comment now and then against time-outs. */
  open(request: IncomingMessage, response: ServerResponse): EventStream {
    response.writeHead(200, {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-cache, no-transform",
      "X-Accel-Buffering": "no",
    });
    response.flushHeaders();
    this.#open.add(response);
    const alive = setInterval(() => response.write(":\n\n"), signOfLifeMs);
    request.on("close", () => {
      clearInterval(alive);
      this.#open.delete(response);
    });
    return {
      send: ({ event, data, id }) =>
        void response.write(`${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`),
      closed: (listener) => void request.on("close", listener),
    };
  }

  /** Ends all of them: who listens finds out at once, and asks again when the shop is back. */
  endAll(): void {
    for (const response of this.#open) response.end();
  }
}
