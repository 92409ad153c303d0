import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Handler } from "./handler";

/** A part of the site that handles a path prefix before Remix: /lake, /studio, /inbox. */
export type Mount = {
  readonly path: `/${string}`;
  readonly answer: Handler;
  /** WebSocket upgrades below the prefix. */
  readonly upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Ends open streams; new ones are refused by then. */
  readonly endStreams?: () => void;
  readonly close?: () => Promise<void>;
};
