import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { createWhoConnects } from "~/kernel/who-asks.server";
import { limitBodyTime } from "./body-time";
import { limitConnections } from "./connections";
import { mayWait } from "./in-turn";
import { type Address, normalAddress } from "./normal-address";

/** How long a stranger may take, and how many may come at once. */
export type Patience = {
  readonly headersMs: number;
  readonly bodyMs: number;
  /** An editor's pictures and films take longer than a form. */
  readonly uploadMs: number;
  /** For so long a visitor may read nothing of what was written. */
  readonly readMs: number;
  /** Node looks at the clock this often. */
  readonly lookMs: number;
  readonly connections: number;
  /** Of one address: a browser holds six, an office behind one address some dozens. */
  readonly connectionsEach: number;
};

const patience: Patience = {
  headersMs: 10_000,
  bodyMs: 30_000,
  uploadMs: 10 * 60_000,
  readMs: 30_000,
  lookMs: 1_000,
  connections: 2_000,
  connectionsEach: 256,
};

const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** A browser sends some twenty lines, proxies add some. */
const mostHeaders = 200;
const hostName = /^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** The server with its patience: what is slower is cut off, what is too many waits outside. */
export function createFrontServer(trustedProxies: readonly string[], given: Patience = patience): Server {
  const { headersMs, uploadMs, readMs, lookMs, connections, connectionsEach } = given;
  const server = createServer({
    headersTimeout: headersMs,
    requestTimeout: uploadMs,
    connectionsCheckingInterval: lookMs,
    // Refused by the door, with the headers of every answer.
    requireHostHeader: false,
  });
  server.maxConnections = connections;
  // Node looks whether something of what waits was read meanwhile, and cuts off whom nothing moves.
  server.timeout = readMs;
  // Node would leave out what comes after the thousandth: a proxy's own line, or what says how long the body is.
  server.maxHeadersCount = 0;
  limitConnections(server, connectionsEach, createWhoConnects(trustedProxies));
  return server;
}

type Inside = {
  /** On every answer of every kind. */
  readonly headers: Readonly<Record<string, string>>;
  /** Answers what needs no further look (a page found in the cache under this very address), or says false. */
  readonly fromCache: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly next: RequestListener;
  readonly patience?: Pick<Patience, "bodyMs">;
};

/**
 * Before anybody else reads a request: one host, a method we know, an address in its normal form, a body in time.
 * The cache keeps nothing under any other address, so it is asked first.
 */
export function frontDoor(inside: Inside): RequestListener {
  const { headers, fromCache, next } = inside;
  const { bodyMs } = inside.patience ?? patience;
  return (request, response) => {
    if (!mayWait(request, response)) return void request.socket.destroy();
    const wrong = wrongWith(request);
    if (wrong === undefined && fromCache(request, response)) return;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (wrong !== undefined) return refuse(response, wrong);
    const address = normalAddress(request.url ?? "");
    if (address.kind !== "normal") return sendElsewhere(response, address);
    // Where nothing waits to be read, the visitor waits for us: a render, an editor's stream.
    response.on("timeout", (socket: Socket) => void (socket.writableLength > 0 && socket.destroy()));
    limitBodyTime(request, bodyMs, {
      answered: (then) => void response.once("finish", then),
      tooLate: () => {
        if (!response.headersSent) refuse(response, 408);
        request.destroy();
      },
    });
    next(request, response);
  };
}

/** Whether a WebSocket may be opened: the same rules, and nobody is sent elsewhere. */
export function mayUpgrade(request: IncomingMessage): boolean {
  const { upgrade, "content-length": length, "transfer-encoding": encoding } = request.headers;
  return (
    wrongWith(request) === undefined &&
    request.method === "GET" &&
    upgrade?.toLowerCase() === "websocket" &&
    length === undefined &&
    encoding === undefined &&
    normalAddress(request.url ?? "").kind === "normal"
  );
}

/** The answer to whoever asks for another socket than we open. */
export function refuseUpgrade(socket: Duplex, headers: Readonly<Record<string, string>>): void {
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lastLines(headers)}\r\n`);
}

/** The headers of every answer, and that it is the last one of this connection. */
function lastLines(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ ...headers, "Content-Length": "0", Connection: "close" });
  return lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
}

/**
 * Answers what is no HTTP at all, who takes us for a proxy (CONNECT), and who expects what we do not know, with the
 * headers of every answer.
 */
export function answerClientErrors(server: Server, headers: Readonly<Record<string, string>>): void {
  const head = lastLines(headers);
  server.on("connect", (_request, socket) => {
    socket.on("error", () => socket.destroy());
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${[...methods].join(", ")}\r\n${head}\r\n`);
  });
  server.on("checkExpectation", (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    refuse(response, 417);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    socket.end(`HTTP/1.1 ${statusOf(error)}\r\n${head}\r\n`, () => socket.destroy());
  });
}

function statusOf({ code }: NodeJS.ErrnoException): string {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return "408 Request Timeout";
  return code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request";
}

function wrongWith(request: IncomingMessage): 400 | 405 | 431 | undefined {
  if (request.rawHeaders.length > 2 * mostHeaders) return 431;
  if (!methods.has(request.method ?? "")) return 405;
  const { host, "transfer-encoding": encoding } = request.headers;
  const isSound = host !== undefined && hostName.test(host) && isKnownEncoding(encoding);
  return isSound && !hasRepeatedHeader(request) ? undefined : 400;
}

/** Any other coding, or chunked among others, is read differently by different servers (request smuggling). */
function isKnownEncoding(encoding: string | undefined): boolean {
  return encoding === undefined || encoding.toLowerCase() === "chunked";
}

/** Headers that say where a request goes, how its body is read, or who sends it. */
const singleHeaders: readonly string[] = [
  "host",
  "transfer-encoding",
  "content-length",
  "content-type",
  "content-encoding",
  "origin",
  "authorization",
];

/** Whether one of these came twice: proxies and Node may each believe another one of the two. */
function hasRepeatedHeader({ rawHeaders }: IncomingMessage): boolean {
  let seen = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const index = singleHeaders.indexOf(rawHeaders[at]?.toLowerCase() ?? "");
    if (index < 0) continue;
    if (seen & (1 << index)) return true;
    seen |= 1 << index;
  }
  return false;
}

const sentences = {
  400: "The request is not understood.",
  405: "The method is not known here.",
  408: "The request took too long.",
  414: "The address is too long.",
  417: "What the request expects is not known here.",
  431: "The request has too many headers.",
} as const;

function refuse(response: ServerResponse, status: keyof typeof sentences): void {
  const allow = status === 405 ? { Allow: [...methods].join(", ") } : {};
  response
    .writeHead(status, {
      ...allow,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      Connection: "close",
    })
    .end(sentences[status]);
}

/** 308 keeps method and body: a form posted to another spelling arrives whole. */
function sendElsewhere(response: ServerResponse, address: Exclude<Address, { kind: "normal" }>): void {
  if (address.kind === "refused") refuse(response, address.status);
  else
    response
      .writeHead(308, { Location: address.to, "Cache-Control": "no-store", "Content-Length": "0" })
      .end();
}
