import { connect } from "node:net";
import { type LoadPlan, type LoadResult, parseLoadPlan } from "./socket-load";

/**
 * A process that requests one URL over keep-alive connections, as fast as the responses arrive. It uses plain sockets
 * and parses only status and length, because Node's HTTP client is slower than the shop.
 */
process.once("message", (message) => {
  void sendAll(parseLoadPlan(String(message))).then((answered) => {
    process.send?.(JSON.stringify(answered));
    process.disconnect();
  });
});

async function sendAll(plan: LoadPlan): Promise<LoadResult> {
  const times: number[] = [];
  let refused = 0;
  const started = performance.now();
  const isOver = () =>
    performance.now() - started > plan.seconds * 1000 || times.length >= (plan.requests ?? Infinity);
  const recordResponse = (milliseconds: number, status: number) => {
    times.push(milliseconds);
    if (status !== 200) refused += 1;
  };
  await Promise.all(
    Array.from({ length: plan.connections }, () => runConnection(plan, isOver, recordResponse)),
  );
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { requests: times.length, seconds, refused, p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** Opens one connection. The next request starts when the previous response is complete. */
function runConnection(
  { url, headers }: LoadPlan,
  isOver: () => boolean,
  recordResponse: (milliseconds: number, status: number) => void,
): Promise<void> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname).setNoDelay(true);
    let requestedAt = 0;
    const sendRequest = () => {
      if (isOver()) return void socket.end(resolve);
      requestedAt = performance.now();
      socket.write(request);
    };
    const parseChunk = createResponseParser((status) => {
      recordResponse(performance.now() - requestedAt, status);
      sendRequest();
    });
    socket.once("connect", sendRequest).on("data", parseChunk).on("error", reject);
  });
}

/** Parses responses in sequence and reports the status of each complete one. */
function createResponseParser(onResponse: (status: number) => void): (chunk: Buffer) => void {
  let head: Buffer = Buffer.alloc(0);
  let status = 0;
  /** Bytes of the body that are still missing; undefined while only the end marker shows the length. */
  let missing: number | undefined;
  return (chunk) => {
    if (status !== 0) missing = missing === undefined ? undefined : missing - chunk.length;
    else {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const end = head.indexOf("\r\n\r\n");
      if (end === -1) return;
      const text = head.toString("latin1", 0, end);
      status = Number(text.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      missing = length === undefined ? undefined : end + 4 + Number(length) - head.length;
    }
    const isWhole = missing === undefined ? chunk.subarray(-5).equals(lastChunk) : missing === 0;
    if (!isWhole) return;
    const statusCode = status;
    head = Buffer.alloc(0);
    status = 0;
    onResponse(statusCode);
  };
}

/** The last chunk (RFC 9112 §7.1). */
const lastChunk = Buffer.from("0\r\n\r\n");
