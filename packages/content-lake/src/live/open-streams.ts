import type { IncomingMessage, ServerResponse } from "node:http";
import type { SendEvent } from "./listen";

/** Proxies and browsers close a silent stream after about a minute. */
const signOfLifeMs = 15_000;

export type EventStream = {
  readonly send: SendEvent;
  readonly onClose: (listener: () => void) => void;
};

/** Open server-sent event streams and sockets, each with the session that opened it. */
export class OpenStreams {
  /** The functions that close the open streams, each with the id of its session. */
  readonly #open = new Map<() => void, string | undefined>();
  readonly #sessionIdOf: (request: IncomingMessage) => string | undefined;

  constructor(sessionIdOf: (request: IncomingMessage) => string | undefined) {
    this.#sessionIdOf = sessionIdOf;
  }

  /** Opens a stream (WHATWG HTML §9.2) with periodic comments against timeouts. */
  open(request: IncomingMessage, response: ServerResponse): EventStream {
    response.writeHead(200, {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-cache, no-transform",
      "X-Accel-Buffering": "no",
    });
    response.flushHeaders();
    const forget = this.add(request, () => response.end());
    const alive = setInterval(() => response.write(":\n\n"), signOfLifeMs);
    request.on("close", () => {
      clearInterval(alive);
      forget();
    });
    return {
      send: ({ event, data, id }) =>
        void response.write(`${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`),
      onClose: (listener) => void request.on("close", listener),
    };
  }

  /** Registers an open stream and the function that closes it; returns a function that unregisters it. */
  add(request: IncomingMessage, end: () => void): () => void {
    this.#open.set(end, this.#sessionIdOf(request));
    return () => void this.#open.delete(end);
  }

  /** Closes all streams; clients reconnect when the server is back. */
  endAll(): void {
    for (const end of this.#open.keys()) end();
  }

  /** Closes the streams of a session that has ended. */
  endSession(id: string): void {
    for (const [end, opener] of this.#open) if (opener === id) end();
  }
}
