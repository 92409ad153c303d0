import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createSocketServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { serveBuiltAssets } from "~/edge/http/assets.server";

describe("built files", () => {
  let folder: string;
  let url: string;
  let close: () => void;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "assets-"));
    writeFileSync(join(folder, "logo.svg"), "plain");
    writeFileSync(join(folder, "logo.svg.br"), "brotli");
    writeFileSync(join(folder, "logo.svg.gz"), "gzip");
    const files = serveBuiltAssets(folder);
    const server = createServer((request, response) =>
      files(request, response, () => response.writeHead(404).end("nothing else")),
    ).listen(0, "127.0.0.1");
    await new Promise((listening) => server.once("listening", listening));
    const address = server.address();
    url = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`;
    close = () => server.close();
  });
  afterEach(() => {
    close();
    rmSync(folder, { recursive: true });
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, { headers: { "Accept-Encoding": "identity", ...headers } });
    return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
  };

  it("serves a built file with its content type", async () => {
    expect(await get("/logo.svg")).toEqual({ status: 200, type: "image/svg+xml", text: "plain" });
  });

  it("serves the uncompressed file when the compressed ones are deleted at run time", async () => {
    rmSync(join(folder, "logo.svg.br"));
    rmSync(join(folder, "logo.svg.gz"));
    expect((await get("/logo.svg", { "Accept-Encoding": "br, gzip" })).text).toBe("plain");
  });

  it("answers 404 for a built file that is deleted at run time", async () => {
    for (const name of ["logo.svg", "logo.svg.br", "logo.svg.gz"]) rmSync(join(folder, name));
    expect((await get("/logo.svg", { "Accept-Encoding": "br" })).status).toBe(404);
    expect((await get("/assets/gone-12345678.js")).text).toBe("Not found");
  });

  it("aborts the response for an unreadable file and serves the next request", async () => {
    // A socket is listed like a file but cannot be opened.
    const socket = createSocketServer();
    await new Promise<void>((made) => socket.listen(join(folder, "odd.txt"), made));
    await expect(get("/odd.txt")).rejects.toThrow();
    expect((await get("/logo.svg")).status).toBe(200);
    socket.close();
  });

  it.each([
    ["bytes=1-2", 206, "la"],
    ["bytes=2-", 206, "ain"],
    ["bytes=2-1", 200, "plain"],
    ["bytes=-2", 200, "plain"],
    ["bytes=9-", 416, ""],
    ["lines=1-2", 200, "plain"],
  ])("answers a request for the range %s with %i", async (range, status, text) => {
    expect(await get("/logo.svg", { Range: range })).toMatchObject({ status, text });
  });
});
