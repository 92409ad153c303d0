import { createServer, request as httpRequest, type IncomingMessage, type Server } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import type { PublishedChange } from "~/content/content";
import { cachedPage } from "~/edge/cached-page.server";
import { createPageCache } from "~/edge/page-cache.server";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe("the page cache", () => {
  it("renders a page once for all visitors", async () => {
    const shop = await shopWith();
    await shop.get("/");
    await shop.get("/?utm_source=letter");
    expect(shop.renders()).toEqual(["/"]);
  });

  it("renders once for visitors who come at the same moment", async () => {
    const shop = await shopWith();
    await Promise.all([shop.get("/"), shop.get("/"), shop.get("/")]);
    expect(shop.renders()).toEqual(["/"]);
  });

  it("answers 304 to a visitor who has the page", async () => {
    const shop = await shopWith();
    const first = await shop.get("/");
    const second = await shop.get("/", { "if-none-match": String(first.headers.etag) });
    expect(second.status).toBe(304);
    expect(second.body.length).toBe(0);
  });

  it("sends brotli, gzip or plain, as the visitor takes it", async () => {
    const shop = await shopWith();
    const brotli = await shop.get("/", { "accept-encoding": "gzip, deflate, br" });
    const gzip = await shop.get("/", { "accept-encoding": "gzip" });
    const plain = await shop.get("/");
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body).toString()).toBe("/ as of 0");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).toString()).toBe("/ as of 0");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.toString()).toBe("/ as of 0");
  });

  it("shows a publish at the next request", async () => {
    const shop = await shopWith();
    await shop.get("/");
    shop.publish();
    expect((await shop.get("/")).body.toString()).toBe("/ as of 1");
  });

  it("does not keep a page whose content was published over while it was rendered", async () => {
    const shop = await shopWith({ duringRender: (publish) => publish() });
    await shop.get("/");
    await shop.get("/");
    expect(shop.renders()).toEqual(["/", "/"]);
  });

  it("never keeps a page that does not exist", async () => {
    const shop = await shopWith();
    expect((await shop.get("/missing")).status).toBe(404);
    await shop.get("/missing");
    expect(shop.renders()).toEqual(["/missing", "/missing"]);
  });

  it.each(["/checkout", "/checkout.data", "/order/success", "/my-account", "/api/order", "/favicon.ico"])(
    "leaves %s to Express",
    async (path) => {
      const shop = await shopWith();
      expect((await shop.get(path)).status).toBe(299);
    },
  );

  it("leaves an editor's preview to Express", async () => {
    const shop = await shopWith();
    expect((await shop.get("/", { cookie: "shop-preview=abc" })).status).toBe(299);
  });

  it("leaves a posted form to Express", async () => {
    const shop = await shopWith();
    expect((await shop.get("/", {}, "POST")).status).toBe(299);
  });
});

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

async function shopWith(options: { duringRender?: (publish: () => void) => void } = {}) {
  let version = 0;
  const listeners: ((change: PublishedChange) => void)[] = [];
  const rendered: string[] = [];
  const publish = () => {
    version += 1;
    for (const listener of listeners) listener({ version, documentIds: ["page-home"] });
  };
  const cache = createPageCache({
    content: {
      version: () => version,
      onPublish: (listener) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
    render: async (key) => {
      rendered.push(key);
      const body = Buffer.from(`${key} as of ${version}`);
      options.duringRender?.(publish);
      return cachedPage(key === "/missing" ? 404 : 200, { "Content-Type": "text/html" }, body);
    },
    onError: (error) => {
      throw error;
    },
  });
  const server = createServer((request, response) => {
    if (!cache.answer(request, response)) response.writeHead(299).end();
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = address && typeof address === "object" ? address.port : 0;
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Promise<Answer>((resolve, reject) => {
      const call = httpRequest({ port, host: "127.0.0.1", path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      call.on("error", reject);
      call.end();
    });
  return { get, publish, renders: () => rendered };
}
