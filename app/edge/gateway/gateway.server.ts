import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { createConnectionIpResolver } from "@stile-and-rail/http/client-ip.server";
import { createRequestId, requestIdHeader } from "../monitoring/request-id.server";
import { enforceBodyTimeout } from "./body-timeout";
import { limitConnections } from "./connection-limit";
import { type NormalizedUrl, normalizeUrl } from "./normalize-url";
import { isWithinPipeliningLimit } from "./pipelining-limit";

/** Timeouts of client connections in milliseconds, and how many may be open at once. */
export type GatewayLimits = {
  readonly headersMs: number;
  readonly bodyMs: number;
  /** Pictures and videos of editors take longer than a form. */
  readonly uploadMs: number;
  /** How long a client may read nothing of a response. */
  readonly readMs: number;
  /** Interval in which Node checks the timeouts. */
  readonly checkIntervalMs: number;
  readonly connections: number;
  /** A browser opens six connections, an office behind one address several dozen. */
  readonly connectionsPerIp: number;
};

const defaultLimits: GatewayLimits = {
  headersMs: 10_000,
  bodyMs: 30_000,
  uploadMs: 10 * 60_000,
  readMs: 30_000,
  checkIntervalMs: 1_000,
  connections: 2_000,
  connectionsPerIp: 256,
};

const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** A browser sends about twenty headers, proxies add a few. */
const maxHeaders = 200;
const hostName = /^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Creates the HTTP server with its timeouts and connection limits. */
export function createGatewayServer(
  trustedProxies: readonly string[],
  limits: GatewayLimits = defaultLimits,
): Server {
  const { headersMs, uploadMs, readMs, checkIntervalMs, connections, connectionsPerIp } = limits;
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: uploadMs,
    connectionsCheckingInterval: checkIntervalMs,
    // The gateway itself refuses a missing Host header, with the base headers of every response.
    requireHostHeader: false,
  });
  server.maxConnections = connections;
  // Node closes a connection whose client has read nothing during this time.
  server.timeout = readMs;
  // Node would drop headers after the thousandth, among them those of a proxy and the body's length.
  server.maxHeadersCount = 0;
  limitConnections(server, connectionsPerIp, createConnectionIpResolver(trustedProxies));
  return server;
}

type GatewayOptions = {
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Answers from the cache if it has a page under exactly this URL; otherwise returns false. */
  readonly answerFromCache: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly next: RequestListener;
  readonly limits?: Pick<GatewayLimits, "bodyMs">;
};

/**
 * Validates each request before anything else reads it: one host, a known method, a URL in its normal form, and a body
 * within the timeout. The cache holds only normal URLs, so it can answer before the URL is checked.
 */
export function createGateway({
  headers,
  answerFromCache,
  next,
  limits = defaultLimits,
}: GatewayOptions): RequestListener {
  const { bodyMs } = limits;
  return (request, response) => {
    if (!isWithinPipeliningLimit(request, response)) return void request.socket.destroy();
    const errorStatus = findRequestError(request);
    if (errorStatus === undefined && answerFromCache(request, response)) return;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader(requestIdHeader, createRequestId());
    if (errorStatus !== undefined) return rejectRequest(response, errorStatus);
    const url = normalizeUrl(request.url ?? "");
    if (url.kind !== "normal") return redirectOrReject(response, url);
    // If nothing is buffered, the client waits for the server (a render, an event stream) and stays connected.
    response.on("timeout", (socket: Socket) => void (socket.writableLength > 0 && socket.destroy()));
    enforceBodyTimeout(request, bodyMs, {
      onResponse: (callback) => void response.once("finish", callback),
      onTimeout: () => {
        if (!response.headersSent) rejectRequest(response, 408);
        request.destroy();
      },
    });
    next(request, response);
  };
}

/** Returns whether a WebSocket may be opened: the same rules, without redirects. */
export function canUpgrade(request: IncomingMessage): boolean {
  const { upgrade, "content-length": length, "transfer-encoding": encoding } = request.headers;
  return (
    findRequestError(request) === undefined &&
    request.method === "GET" &&
    upgrade?.toLowerCase() === "websocket" &&
    length === undefined &&
    encoding === undefined &&
    normalizeUrl(request.url ?? "").kind === "normal"
  );
}

/** Answers an upgrade that is not allowed with 400. */
export function rejectUpgrade(socket: Duplex, headers: Readonly<Record<string, string>>): void {
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 400 Bad Request\r\n${formatClosingHeaders(headers)}\r\n`);
}

/** Returns the header lines of a response after which the connection closes. */
function formatClosingHeaders(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ ...headers, "Content-Length": "0", Connection: "close" });
  return lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
}

/** Answers malformed HTTP, CONNECT and unknown `Expect` headers with the base headers of every response. */
export function answerClientErrors(server: Server, headers: Readonly<Record<string, string>>): void {
  const head = formatClosingHeaders(headers);
  server.on("connect", (_request, socket) => {
    socket.on("error", () => socket.destroy());
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${[...methods].join(", ")}\r\n${head}\r\n`);
  });
  server.on("checkExpectation", (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    rejectRequest(response, 417);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    socket.end(`HTTP/1.1 ${toStatusLine(error)}\r\n${head}\r\n`, () => socket.destroy());
  });
}

function toStatusLine({ code }: NodeJS.ErrnoException): string {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "408 Request Timeout";
  return code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request";
}

function findRequestError(request: IncomingMessage): 400 | 405 | 431 | undefined {
  if (request.rawHeaders.length > 2 * maxHeaders) return 431;
  if (!methods.has(request.method ?? "")) return 405;
  const { host, "transfer-encoding": encoding } = request.headers;
  const isSound = host !== undefined && hostName.test(host) && isSafeTransferEncoding(encoding);
  return isSound && !hasRepeatedHeader(request) ? undefined : 400;
}

/** Servers disagree on how to read any coding but plain `chunked` (request smuggling). */
function isSafeTransferEncoding(encoding: string | undefined): boolean {
  return encoding === undefined || encoding.toLowerCase() === "chunked";
}

/** Headers that must not be repeated: they determine the target, the body or the sender of a request. */
const singleHeaders: readonly string[] = [
  "host",
  "transfer-encoding",
  "content-length",
  "content-type",
  "content-encoding",
  "origin",
  "authorization",
];

/** Returns whether a header is repeated, because a proxy and Node may each read a different one. */
function hasRepeatedHeader({ rawHeaders }: IncomingMessage): boolean {
  let seenHeaders = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const index = singleHeaders.indexOf(rawHeaders[at]?.toLowerCase() ?? "");
    if (index < 0) continue;
    if (seenHeaders & (1 << index)) return true;
    seenHeaders |= 1 << index;
  }
  return false;
}

const errorMessages = {
  400: "We couldn't understand that request.",
  405: "The method is not supported.",
  408: "The request took too long.",
  414: "The address is too long.",
  417: "The expectation in the request is not supported.",
  431: "The request has too many headers.",
} as const;

function rejectRequest(response: ServerResponse, status: keyof typeof errorMessages): void {
  const allow = status === 405 ? { Allow: [...methods].join(", ") } : {};
  response
    .writeHead(status, {
      ...allow,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      Connection: "close",
    })
    .end(errorMessages[status]);
}

/** Status 308 keeps the method and the body, so that a posted form is not lost. */
function redirectOrReject(response: ServerResponse, url: Exclude<NormalizedUrl, { kind: "normal" }>): void {
  if (url.kind === "refused") rejectRequest(response, url.status);
  else
    response.writeHead(308, { Location: url.to, "Cache-Control": "no-store", "Content-Length": "0" }).end();
}
