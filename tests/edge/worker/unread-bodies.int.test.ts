import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readBytes } from "@stile-and-rail/http/read-bytes.server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createWorkerProxy } from "~/edge/gateway/worker-proxy.server";
import { closeAfterResponse } from "~/edge/worker/close-after-response";

let folder: string;
let back: Server;
let front: Server;
let port: number;

/** An app worker that accepts a kilobyte, behind a gateway. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "unread-"));
  const socketPath = join(folder, "back");
  back = createServer((request, response) => {
    closeAfterResponse(request, response, 50);
    void readBytes(request, 1_000).then((body) => {
      const text = body === null ? "too much" : `heard ${request.url}`;
      response.writeHead(body === null ? 413 : 200, { "Content-Length": String(text.length) }).end(text);
    });
  }).listen(socketPath);
  await once(back, "listening");
  const { request } = createWorkerProxy(() => ({
    socketPath,
    trackRequest: () => () => undefined,
    activeRequests: () => 0,
  }));
  front = createServer(request).listen(0, "127.0.0.1");
  await once(front, "listening");
  const address = front.address();
  port = address && typeof address === "object" ? address.port : 0;
});
afterEach(() => {
  for (const server of [front, back]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
const post = async (bytes: number) =>
  (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "x".repeat(bytes) })).status;
const sizes = [70_000, 300_000, 5_000_000];

describe("a request body that is rejected before its end", () => {
  it.each(sizes)("does not delay other requests when it rejects a body of %d bytes", async (bytes) => {
    for (let n = 0; n < 4; n += 1) {
      expect(await post(bytes)).toBe(413);
      expect(await get(`/${n}`)).toBe(`heard /${n}`);
    }
  });

  it.each(sizes)(
    "drains a rejected body of %d bytes before the next request on its connection",
    async (bytes) => {
      const head = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${bytes}\r\n\r\n`;
      const socket = connect(port, "127.0.0.1", () => socket.write(head + "x".repeat(bytes)));
      let output = "";
      socket.on("data", (chunk) => {
        output += String(chunk);
        // Browsers and proxies send the next request only after the response.
        if (output.endsWith("too much"))
          socket.write("GET /next HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
      });
      await once(socket, "close");
      expect(output).toMatch(/^HTTP\/1\.1 413 .+too muchHTTP\/1\.1 200 .+heard \/next/s);
    },
  );

  it("closes the connection to the app worker after a rejected body", async () => {
    for (let n = 0; n < 10; n += 1) for (const bytes of [...sizes, 10]) await post(bytes);
    const open = () => new Promise<number>((resolve) => back.getConnections((_, count) => resolve(count)));
    await expect.poll(open, { timeout: 3_000 }).toBe(0);
  });
});
