import {
  Agent,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
  request as startRequest,
} from "node:http";
import type { Duplex } from "node:stream";
import { createRequestId, requestIdHeader } from "../monitoring/request-id.server";
import type { WorkerSocket } from "../worker/app-worker.server";
import { peerAddressHeader, workerRequestIdHeader } from "../worker/worker-api";
import { sendOverloaded } from "./load-shedding";

/** Headers about a single connection, which a proxy must not forward (RFC 9110 §7.6.1). */
const hopByHopHeaders: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
]);

export type WorkerProxy = {
  readonly request: (request: IncomingMessage, response: ServerResponse) => void;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

type Headers = Readonly<Record<string, string>>;

/**
 * Proxies requests to an app worker over its socket; answers 503 while no worker is running. `headers` are added to
 * refused WebSocket upgrades; the gateway sets them on all other responses.
 */
export function createWorkerProxy(
  chooseSocket: (request: IncomingMessage) => WorkerSocket,
  headers: Headers = {},
): WorkerProxy {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  return {
    request: (request, response) => {
      const { method, url } = request;
      const { socketPath, trackRequest } = chooseSocket(request);
      response.once("close", trackRequest());
      const target = { socketPath, method, path: url };
      const headers = toProxyHeaders(request, String(response.getHeader(requestIdHeader)));
      const proxied = hasBody(request)
        ? startRequest({ ...target, agent: false, headers: addKeepAliveHeader(headers) })
        : startRequest({ ...target, agent, headers });
      proxied.on("response", (received) => sendResponse(received, response));
      proxied.on("error", () => (response.headersSent ? response.destroy() : sendOverloaded(response)));
      response.once("close", () => response.writableFinished || proxied.destroy());
      if (hasBody(request)) sendBody(request, proxied, response);
      else proxied.end();
    },
    upgrade: (request, socket, head) =>
      proxyUpgrade(request, { socket, head, headers }, chooseSocket(request)),
  };
}

/** Adds the client's socket address and the id of the request. Headers of these names from the client are ignored. */
function toProxyHeaders(request: IncomingMessage, requestId: string): string[] {
  const headers = omitHeaders(
    request.rawHeaders,
    (name) => hopByHopHeaders.has(name) || name === peerAddressHeader || name === workerRequestIdHeader,
  );
  // Without this header a body of unknown length would run into the next request.
  if (request.headers["transfer-encoding"] !== undefined) headers.push("Transfer-Encoding", "chunked");
  headers.push(peerAddressHeader, getPeerAddress(request), workerRequestIdHeader, requestId);
  return headers;
}

/**
 * Adds the header for a request with a body, which gets a separate connection. Only the worker knows whether it has
 * read the whole body, and an unread rest would precede the next request on a shared connection.
 */
function addKeepAliveHeader(headers: readonly string[]): string[] {
  return [...headers, "Connection", "keep-alive"];
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/** Discards what the client sends after the response, because its next request follows on the same connection. */
function sendBody(request: IncomingMessage, proxied: ClientRequest, response: ServerResponse): void {
  request.pipe(proxied);
  response.once("finish", () => {
    request.unpipe(proxied);
    request.resume();
    proxied.destroy();
  });
}

function getPeerAddress({ socket }: IncomingMessage): string {
  return socket.remoteAddress ?? "unknown";
}

function sendResponse(received: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return void received.resume();
  // One by one, because `writeHead` keeps one cookie of several when other headers are already set.
  for (const [name, values = []] of Object.entries(received.headersDistinct)) {
    if (!hopByHopHeaders.has(name)) response.setHeader(name, values);
  }
  response.writeHead(received.statusCode ?? 502);
  // An event stream must open at once; its first event may come much later.
  if (received.headers["content-type"]?.startsWith("text/event-stream")) response.flushHeaders();
  received.on("error", () => response.destroy());
  received.pipe(response);
}

type UpgradeClient = { readonly socket: Duplex; readonly head: Buffer; readonly headers: Headers };

/**
 * Forwards a WebSocket upgrade. Data of the client reaches the worker only after the worker has answered 101. Any
 * other answer closes the connection. Otherwise the worker could read the rest as a request that bypassed the
 * gateway.
 */
function proxyUpgrade(request: IncomingMessage, client: UpgradeClient, workerSocket: WorkerSocket): void {
  const { method, url } = request;
  const { socket, head } = client;
  socket.once("close", workerSocket.trackRequest());
  socket.on("error", () => socket.destroy());
  const headers = [
    ...toProxyHeaders(request, createRequestId()),
    ...["Connection", "Upgrade", "Upgrade", "websocket"],
  ];
  const { socketPath } = workerSocket;
  const proxied = startRequest({ socketPath, agent: false, method, path: url, headers });
  proxied.on("upgrade", (received, upgradedSocket, first) => {
    // An open WebSocket may be silent for any length of time.
    request.socket.setTimeout(0);
    socket.write(formatResponseHead(received));
    socket.write(first);
    upgradedSocket.write(head);
    pipeBothWays(upgradedSocket, socket);
  });
  proxied.on("response", (received) => {
    socket.write(formatResponseHead(received, { ...client.headers, Connection: "close" }));
    received.pipe(socket);
  });
  proxied.on("error", () => socket.destroy());
  socket.once("close", () => proxied.destroy());
  proxied.end();
}

/** Returns the status line and headers of a response as text; `overrides` replace headers of the same name. */
function formatResponseHead(
  { statusCode, statusMessage, rawHeaders }: IncomingMessage,
  overrides: Headers = {},
): string {
  const replacedNames = new Set([
    "transfer-encoding",
    ...Object.keys(overrides).map((name) => name.toLowerCase()),
  ]);
  const keptHeaders = omitHeaders(rawHeaders, (name) => replacedNames.has(name));
  const all = [...keptHeaders, ...Object.entries(overrides).flat()];
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let at = 0; at < all.length; at += 2) lines.push(`${all[at]}: ${all[at + 1]}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/** Connects two sockets until one of them closes. */
function pipeBothWays(first: Duplex, second: Duplex): void {
  first.pipe(second).pipe(first);
  for (const [source, target] of [
    [first, second],
    [second, first],
  ] as const) {
    source.on("error", () => target.destroy());
    source.on("close", () => target.destroy());
  }
}

/** Omits the raw headers whose lowercase name matches; names and values alternate. */
function omitHeaders(raw: readonly string[], isOmitted: (name: string) => boolean): string[] {
  const keptHeaders: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const [name = "", value = ""] = [raw[at], raw[at + 1]];
    if (!isOmitted(name.toLowerCase())) keptHeaders.push(name, value);
  }
  return keptHeaders;
}
