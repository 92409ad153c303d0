import {
  Agent,
  request as ask,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { Duplex } from "node:stream";
import { peerHeader } from "../back/back";
import type { Door } from "../back/start-back.server";
import { sendBusy } from "./busy";

/** About one connection, not about what is asked over it (RFC 9110 §7.6.1). */
const ofOneConnection: ReadonlySet<string> = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "expect",
]);

export type PassOn = {
  readonly request: (request: IncomingMessage, response: ServerResponse) => void;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

type Headers = Readonly<Record<string, string>>;

/**
 * Hands requests on to the back and its answers back, as they come; 503 while nobody is there. `headers`: those of every
 * answer, for what opens no socket; on others the front door sets them.
 */
export function passOn(doorFor: (request: IncomingMessage) => Door, headers: Headers = {}): PassOn {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  return {
    request: (request, response) => {
      const { method, url } = request;
      const { socketPath, enter } = doorFor(request);
      response.once("close", enter());
      const inner = hasBody(request)
        ? ask({ socketPath, agent: false, method, path: url, headers: headersWithBody(request) })
        : ask({ socketPath, agent, method, path: url, headers: headersOf(request) });
      inner.on("response", (answer) => sendOn(answer, response));
      inner.on("error", () => (response.headersSent ? response.destroy() : sendBusy(response)));
      response.once("close", () => response.writableFinished || inner.destroy());
      if (hasBody(request)) sendBody(request, inner, response);
      else inner.end();
    },
    upgrade: (request, socket, head) => upgrade(request, { socket, head, headers }, doorFor(request)),
  };
}

/** As they came, with where they came from; whoever says so himself is not believed. */
function headersOf(request: IncomingMessage): string[] {
  const headers = withoutThose(
    request.rawHeaders,
    (name) => ofOneConnection.has(name) || name === peerHeader,
  );
  // Without it a body of unknown length would run into the next request.
  if (request.headers["transfer-encoding"] !== undefined) headers.push("Transfer-Encoding", "chunked");
  headers.push(peerHeader, peerOf(request));
  return headers;
}

/**
 * Over a connection of its own, which is left open for the answer and not used again: whether the back has read a body to
 * its end, only the back knows, and what it left would stand before somebody else's request.
 */
function headersWithBody(request: IncomingMessage): string[] {
  return [...headersOf(request), "Connection", "keep-alive"];
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/** What comes after the answer runs out here: the visitor's next request stands behind it. */
function sendBody(request: IncomingMessage, inner: ClientRequest, response: ServerResponse): void {
  request.pipe(inner);
  response.once("finish", () => {
    request.unpipe(inner);
    request.resume();
    inner.destroy();
  });
}

function peerOf({ socket }: IncomingMessage): string {
  return socket.remoteAddress ?? "unknown";
}

function sendOn(answer: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return void answer.resume();
  // Whole, name by name: beside headers that are set already `writeHead` keeps one cookie of several.
  for (const [name, values = []] of Object.entries(answer.headersDistinct)) {
    if (!ofOneConnection.has(name)) response.setHeader(name, values);
  }
  response.writeHead(answer.statusCode ?? 502);
  // An editor's stream says that it is open long before it says anything else.
  if (answer.headers["content-type"]?.startsWith("text/event-stream")) response.flushHeaders();
  answer.on("error", () => response.destroy());
  answer.pipe(response);
}

type Visitor = { readonly socket: Duplex; readonly head: Buffer; readonly headers: Headers };

/**
 * A socket is opened by the back's own 101 alone: until then nothing the visitor sends gets through, and any other answer is
 * the last one. What came after the head of a request that opened nothing would else be read as another request, past
 * every rule of the front.
 */
function upgrade(request: IncomingMessage, visitor: Visitor, door: Door): void {
  const { method, url } = request;
  const { socket, head } = visitor;
  socket.once("close", door.enter());
  socket.on("error", () => socket.destroy());
  const headers = [...headersOf(request), "Connection", "Upgrade", "Upgrade", "websocket"];
  const inner = ask({ socketPath: door.socketPath, agent: false, method, path: url, headers });
  inner.on("upgrade", (answer, opened, first) => {
    // An open one may be silent for as long as it likes.
    request.socket.setTimeout(0);
    socket.write(headOf(answer));
    socket.write(first);
    opened.write(head);
    joined(opened, socket);
  });
  inner.on("response", (answer) => {
    socket.write(headOf(answer, { ...visitor.headers, Connection: "close" }));
    answer.pipe(socket);
  });
  inner.on("error", () => socket.destroy());
  socket.once("close", () => inner.destroy());
  inner.end();
}

/** What the back said first, line by line, but for what is said here. */
function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage, own: Headers = {}): string {
  const names = new Set(["transfer-encoding", ...Object.keys(own).map((name) => name.toLowerCase())]);
  const kept = withoutThose(rawHeaders, (name) => names.has(name));
  const all = [...kept, ...Object.entries(own).flat()];
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let at = 0; at < all.length; at += 2) lines.push(`${all[at]}: ${all[at + 1]}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/** What one says the other hears, until one of them goes. */
function joined(one: Duplex, other: Duplex): void {
  one.pipe(other).pipe(one);
  for (const [left, right] of [
    [one, other],
    [other, one],
  ] as const) {
    left.on("error", () => right.destroy());
    left.on("close", () => right.destroy());
  }
}

/** Names and values in turn, without those whose name (in small letters) is one of these. */
function withoutThose(raw: readonly string[], isLeftOut: (name: string) => boolean): string[] {
  const kept: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    const [name = "", value = ""] = [raw[at], raw[at + 1]];
    if (!isLeftOut(name.toLowerCase())) kept.push(name, value);
  }
  return kept;
}
