import type { IncomingMessage, ServerResponse } from "node:http";
import type { SendEvent } from "./listen";

/** Proxies and browsers give up on a silent stream after a minute or so. */
const signOfLifeMs = 15_000;

export type EventStream = {
  readonly send: SendEvent;
  readonly onClose: (listener: () => void) => void;
};

/** Who listens: open streams of server-sent events and sockets, each with the session that opened it. */
export class OpenStreams {
  /** How to end each of them, and the id of the session behind it. */
  readonly #open = new Map<() => void, string | undefined>();
  readonly #sessionIdOf: (request: IncomingMessage) => string | undefined;

  constructor(sessionIdOf: (request: IncomingMessage) => string | undefined) {
    this.#sessionIdOf = sessionIdOf;
  }

  /** Opens a stream (WHATWG HTML §9.2) with a comment now and then against time-outs. */
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

  /** Remembers something open and how to end it; returns the way to forget it. */
  add(request: IncomingMessage, end: () => void): () => void {
    this.#open.set(end, this.#sessionIdOf(request));
    return () => void this.#open.delete(end);
  }

  /** Ends all of them: who listens finds out at once, and asks again when the shop is back. */
  endAll(): void {
    for (const end of this.#open.keys()) end();
  }

  /** Ends what this session opened: who is signed out hears nothing more. */
  endSession(id: string): void {
    for (const [end, opener] of this.#open) if (opener === id) end();
  }
}
