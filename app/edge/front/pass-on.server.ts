import { Agent, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
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

/** Hands requests on to the back and its answers back, as they come; 503 while nobody is there. */
export function passOn(doorFor: (request: IncomingMessage) => Door): PassOn {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  return {
    request: (request, response) => {
      const { method, url } = request;
      const { socketPath, enter } = doorFor(request);
      response.once("close", enter());
      const inner = ask({ socketPath, agent, method, path: url, headers: headersOf(request) });
      inner.on("response", (answer) => sendOn(answer, response));
      inner.on("error", () => (response.headersSent ? response.destroy() : sendBusy(response)));
      response.once("close", () => response.writableFinished || inner.destroy());
      if (hasBody(request)) request.pipe(inner);
      else inner.end();
    },
    upgrade: (request, socket, head) => upgrade(request, socket, head, doorFor(request)),
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

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
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

function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, door: Door): void {
  const lines = [`${request.method} ${request.url} HTTP/1.1`];
  const headers = withoutThose(request.rawHeaders, (name) => name === peerHeader);
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  lines.push(`${peerHeader}: ${peerOf(request)}`);
  socket.once("close", door.enter());
  const inner = connect(door.socketPath, () => {
    inner.write(`${lines.join("\r\n")}\r\n\r\n`);
    inner.write(head);
    inner.pipe(socket).pipe(inner);
  });
  for (const [one, other] of [
    [inner, socket],
    [socket, inner],
  ] as const) {
    one.on("error", () => other.destroy());
    one.on("close", () => other.destroy());
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
