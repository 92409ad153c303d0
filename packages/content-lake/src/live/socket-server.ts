import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { checkDataset } from "../http/dataset-check";
import type { LakeServices } from "../http/endpoint";
import { toHttpStatus } from "../http/http-error";
import type { Identity } from "../session/identity";
import { logRefusal } from "../session/log-refusal";
import { createListener, type OutgoingEvent, parseSubscription } from "./listen";
import { streamChanges } from "./live-events";
import { Presence } from "./presence";

const heartbeatMs = 25_000;
const messageBytes = 64 * 1024;

/**
 * Handles WebSocket upgrades: listeners (a browser allows six HTTP/1.1 event streams) and presence. A foreign page
 * can open sockets with the editor's cookie, so the origin is checked first.
 */
export class SocketServer {
  readonly #services: LakeServices;
  readonly #presence = new Presence();
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: messageBytes });

  constructor(services: LakeServices) {
    this.#services = services;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Node does not handle errors of an upgraded socket; without this, a broken connection would end the process.
    socket.on("error", () => socket.destroy());
    const identity = this.#services.auth.identify(request);
    if (!identity.ok) {
      if (identity.failure.code === "forbidden")
        logRefusal(this.#services, request, "foreign-origin-refused");
      refuse(socket, toHttpStatus(identity.failure));
      return;
    }
    const url = new URL(request.url ?? "/", "http://lake");
    const [route] = socketRoutes.flatMap(({ path, open }) => {
      const params = path.exec(url.pathname)?.groups;
      return params && checkDataset(request, params).ok ? { open } : [];
    });
    if (!route) {
      refuse(socket, 404);
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (connection) => {
      const alive = setInterval(() => connection.ping(), heartbeatMs);
      const forget = this.#services.streams.add(request, () => connection.terminate());
      connection.on("close", () => {
        clearInterval(alive);
        forget();
      });
      connection.on("error", () => connection.terminate());
      const { value } = identity;
      route.open(connection, { url, services: this.#services, identity: value, presence: this.#presence });
    });
  }

  close(): void {
    for (const connection of this.#server.clients) connection.terminate();
  }
}

type Opened = {
  readonly url: URL;
  readonly services: LakeServices;
  readonly identity: Identity;
  readonly presence: Presence;
};
type Open = (connection: WebSocket, opened: Opened) => void;

/** Sends each event of the stream as one JSON message: `{event, data, id}`. */
const openListener: Open = (connection, { url, services }) => {
  const send = (event: OutgoingEvent) => connection.send(JSON.stringify(event));
  const subscription = parseSubscription(url.searchParams);
  const listening = subscription.ok
    ? createListener(subscription.value, services.lake.filterDocuments, send)
    : subscription;
  if (!listening.ok) return connection.close(1008, listening.failure.code);
  connection.on("close", services.lake.onCommit(listening.value));
};

const openLiveEvents: Open = (connection, { url, services }) => {
  const includeDrafts = url.searchParams.get("includeDrafts") === "true";
  const send = (event: OutgoingEvent) => connection.send(JSON.stringify(event));
  connection.on("close", streamChanges(services.lake, includeDrafts, send));
};

/** Opens presence; the Studio expects heartbeats. */
const openPresence: Open = (connection, { identity, presence }) => {
  connection.send("♥");
  const heart = setInterval(() => connection.send("♥"), heartbeatMs);
  const { hear, leave } = presence.join(identity, (message) => connection.send(message));
  connection.on("message", (message) => hear(String(message)));
  connection.on("close", () => {
    clearInterval(heart);
    leave();
  });
};

const socketRoutes: readonly { readonly path: RegExp; readonly open: Open }[] = [
  { path: /^\/lake\/v[\w-]+\/data\/listen\/(?<dataset>[^/]+)$/, open: openListener },
  { path: /^\/lake\/v[\w-]+\/data\/live\/events\/(?<dataset>[^/]+)$/, open: openLiveEvents },
  { path: /^\/lake\/v[\w-]+\/socket\/(?<dataset>[^/]+)$/, open: openPresence },
];

function refuse(socket: Duplex, status: number): void {
  const headers = "Connection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\n";
  socket.end(`HTTP/1.1 ${status} Refused\r\n${headers}\r\n`);
}
