// oxlint-disable max-lines -- the specification of one subject
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendRawRequest } from "#tests/support/process/raw-request";
import { type Shop, startShop } from "#tests/support/shop/shop";

let shop: Shop;
let port: number;
beforeAll(async () => {
  shop = await startShop();
  port = Number(new URL(shop.url).port);
});
afterAll(async () => void (await shop.stop()));
/** Sends these exact bytes to the shop and returns its response. */
const raw = (head: readonly string[], body = "") => sendRawRequest(port, head, body);
const ask = (method: string, path: string, headers: readonly string[] = [`Host: localhost:${port}`]) =>
  raw([`${method} ${path} HTTP/1.1`, ...headers, "Connection: close"]);
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { redirect: "manual", headers });

describe("the gateway's URL normalization", () => {
  it.each([
    ["/Demo/mailbox", "/demo/mailbox"],
    ["/%64emo/mailbox", "/demo/mailbox"],
    ["/./demo/mailbox", "/demo/mailbox"],
    ["/Checkout", "/checkout"],
    ["//checkout", "/checkout"],
  ])("redirects %s to its normal form %s, without caching", async (spelling, normal) => {
    const foreign = ["Host: shop.example", "X-Forwarded-For: 203.0.113.7"];
    const answer = await ask("GET", spelling, foreign);
    expect([answer.status, answer.headers.get("location")]).toEqual([308, normal]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("accepts a long URL for Remix's route manifest", async () => {
    const links = Array.from({ length: 150 }, (_, at) => `p=%2Fproducts%2Fkitchen-cabinets%2Fx%2F${at}`);
    expect((await get(`/__manifest?${links.join("&")}&version=x`)).status).not.toBe(414);
  });

  it("serves Remix's route manifest and loader data from every page", async () => {
    const [, version] = /"version": "(\w+)"/.exec(await (await get("/faqs")).text()) ?? [];
    const links = "p=%2Fcheckout&p=%2Fproducts%2Fshaker&p=%2Fabout-us";
    const list = await get(`/__manifest?${links}&version=${version}`);
    expect(Object.keys(await list.json()).sort()).toEqual(
      "root routes/pages/page routes/shop/category routes/shop/checkout".split(" "),
    );
    for (const data of ["/_root.data", "/faqs.data", "/checkout.data", "/products/shaker.data"])
      expect([data, (await get(data)).headers.get("content-type")]).toEqual([
        data,
        "text/x-script; charset=utf-8",
      ]);
  });

  it("redirects to a normalized URL with the query and the method unchanged", async () => {
    const answer = await ask("POST", "/%61pi/order?a=%20b");
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/api/order?a=%20b"]);
  });

  it("hides the demo mailbox from a stranger under every spelling", async () => {
    for (const path of ["/demo/mailbox", "/demo/mailbox.data"]) {
      const answer = await ask("GET", path, ["Host: shop.example"]);
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });
});

describe("the gateway's request validation", () => {
  it.each([
    ["TRACE", "/", 405],
    ["PROPFIND", "/", 405],
    ["CONNECT", "shop.example:443", 405],
    ["OPTIONS", "*", 400],
    ["GET", "http://shop.example/checkout", 400],
    ["GET", "/a%00b", 400],
    ["GET", "/%2564emo/mailbox", 400],
    ["GET", `/${"a/".repeat(1024)}`, 414],
    ["GET", `/a${"/".repeat(15_000)}`, 414],
  ])("rejects %s %s with a plain sentence and no stack trace", async (method, path, status) => {
    const answer = await ask(method, path);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/ at |Error/);
    // CONNECT is answered without a body.
    if (answer.text) expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([
    ["two hosts", ["Host: localhost", "Host: shop.example"]],
    ["an invalid host", ["Host: shop.example/path"]],
    ["an invalid port", ["Host: localhost:port"]],
    ["no host", []],
    ["a user in the host", ["Host: a@localhost"]],
  ])("rejects with 400 a request with %s", async (_name, headers) => {
    const answer = await ask("GET", "/checkout", headers);
    expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([400, "nosniff"]);
  });

  it.each([
    "x, chunked",
    "chunked, chunked",
    "chunked, identity",
    "identity, chunked",
    "xchunked",
    "chunked;q=1",
    "gzip, chunked",
    ", chunked",
  ])("rejects a body sent with Transfer-Encoding: %s", async (encoding) => {
    const headers = [`Host: localhost:${port}`, "Content-Type: application/json", "Connection: close"];
    const head = ["POST /api/search HTTP/1.1", ...headers, `Transfer-Encoding: ${encoding}`];
    const answer = await raw(head, "2\r\n{}\r\n0\r\n\r\n");
    expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([400, "nosniff"]);
  });

  it("reads a chunked body when the transfer coding is capitalized", async () => {
    const headers = [`Host: localhost:${port}`, "Content-Type: application/json", "Connection: close"];
    const head = ["POST /api/forms/contact HTTP/1.1", ...headers, "Transfer-Encoding: Chunked"];
    const answer = await raw(head, "2\r\n{}\r\n0\r\n\r\n");
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining("Form validation failed")]);
  });

  it.each([
    ["Transfer-Encoding", "chunked", "chunked"],
    ["Content-Type", "application/json", "text/plain"],
    ["Content-Encoding", "identity", "gzip"],
    ["Origin", "http://localhost:1", "https://elsewhere.example"],
    ["Authorization", "Bearer a", "Bearer b"],
  ])("rejects a request with two %s headers", async (name, first, second) => {
    const repeated = [`Host: localhost:${port}`, `${name}: ${first}`, `${name.toLowerCase()}: ${second}`];
    const answer = await ask("POST", "/api/search", repeated);
    expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([400, "nosniff"]);
  });

  it("rejects a request with too many headers, so that no proxy header is overlooked", async () => {
    const many = Array.from({ length: 1_100 }, (_, at) => `a${at}: b`);
    const forwarded = [`Host: localhost:${port}`, ...many, "X-Forwarded-For: 203.0.113.7"];
    for (const path of ["/demo/mailbox", "/studio/sign-in"]) {
      const answer = await ask("GET", path, forwarded);
      expect([path, answer.status, answer.headers.get("x-content-type-options")]).toEqual([
        path,
        431,
        "nosniff",
      ]);
    }
  });

  it.each(["h2c", "websocket"])("rejects a request to upgrade to %s", async (kind) => {
    const upgrade = [`Host: localhost:${port}`, "Connection: Upgrade", `Upgrade: ${kind}`];
    const answer = await raw(["GET /checkout HTTP/1.1", ...upgrade]);
    expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([400, "nosniff"]);
  });

  it("rejects a request that is not HTTP", async () => {
    const answer = await raw(["NONSENSE"]);
    expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([400, "nosniff"]);
  });

  it.each([
    ["has an unknown Expect header", "GET", "/", ["Expect: a-banana"]],
    [
      "posts an order with an unknown Expect header",
      "POST",
      "/api/order",
      ["Expect: a-banana", "Content-Length: 0"],
    ],
  ])("sends the security headers with 417 when a request %s", async (_why, method, path, more) => {
    const answer = await ask(method, path, [`Host: localhost:${port}`, ...more]);
    expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([417, "nosniff"]);
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  });

  it("refuses a stranger's WebSocket to the lake, with the nosniff header", async () => {
    const upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
    const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
    const path = "/lake/v1/data/listen/production";
    const answer = await raw([`GET ${path} HTTP/1.1`, `Host: localhost:${port}`, ...upgrade, key]);
    expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([401, "nosniff"]);
  });

  it("writes no stack trace to the log", () => {
    expect(shop.output()).not.toMatch(/\n\s+at .+:\d+:\d+/);
  });
});

describe("the headers of every response", () => {
  const policies = /^(strict-origin-when-cross-origin|same-origin|strict-origin)$/;

  it.each([
    ["a cached page", "/faqs", 200],
    ["a personal page", "/checkout", 200],
    ["a missing page", "/nowhere", 404],
    ["a missing file", "/nowhere.php", 404],
    ["a static file", "/favicon.svg", 200],
    ["a missing script", "/assets/none.js", 404],
    ["a redirect to the normal address", "/Checkout", 308],
    ["the sitemap", "/sitemap.xml", 200],
    ["the data of a page", "/faqs.data", 200],
    ["the list of routes", "/__manifest?p=%2Fcheckout&version=1", 204],
    ["a health check", "/healthz", 200],
    ["the lake", "/lake/v1/users/me", 401],
    ["a missing asset of the lake", "/lake/images/local/production/none-1x1.png", 404],
    // A page shows the progress until the Studio is built.
    ["the Studio", "/studio", existsSync("studio/dist/index.html") ? 302 : 200],
    ["a missing file of the Studio", "/studio/static/none.js", 404],
    ["the sign-in page of the Studio", "/studio/sign-in", 200],
    ["an endpoint", "/api/search?query=shaker", 200],
    ["an endpoint asked by another method", "/api/order", 404],
    ["the inbox", "/inbox", 401],
    ["the contact for security reports", "/.well-known/security.txt", 200],
  ])("sends a referrer policy with %s, and a charset with JSON", async (_kind, path, status) => {
    const answer = await get(path);
    const type = answer.headers.get("content-type") ?? "";
    expect(answer.status, path).toBe(status);
    expect([path, answer.headers.get("referrer-policy")]).toEqual([path, expect.stringMatching(policies)]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    if (type.includes("json")) expect(type).toBe("application/json; charset=utf-8");
    await answer.arrayBuffer();
  });

  it("sends a referrer policy with 304 and in reply to a request that is not HTTP", async () => {
    const policy = "strict-origin-when-cross-origin";
    for (const path of ["/faqs", "/favicon.svg"]) {
      const known = (await get(path)).headers.get("etag") ?? "";
      const answer = await get(path, { "If-None-Match": known });
      expect([path, answer.status, answer.headers.get("referrer-policy")]).toEqual([path, 304, policy]);
    }
    expect((await raw(["NONSENSE"])).headers.get("referrer-policy")).toBe(policy);
    expect((await ask("CONNECT", "shop.example:443")).headers.get("referrer-policy")).toBe(policy);
  });

  it("sends a referrer policy from the payment sandbox", async () => {
    for (const path of ["/healthz", "/nothing", "/v1/payment_intents"]) {
      const answer = await fetch(shop.sandboxUrl + path);
      expect([path, answer.headers.get("referrer-policy")]).toEqual([
        path,
        "strict-origin-when-cross-origin",
      ]);
    }
  });
});

describe("a missing file", () => {
  it.each(["/wp-login.php", "/.env.bak", "/a/b/c.png", "/assets/door-of-tomorrow.js", "/fonts/none.woff2"])(
    "answers %s with a short 404 that no proxy may store",
    async (path) => {
      const answer = await get(path);
      const kept = answer.headers.get("cache-control");
      expect([answer.status, await answer.text(), kept]).toEqual([404, "Not found", "no-store"]);
    },
  );
});

describe("the frame policy", () => {
  it.each(["/api/samples?skus=none", "/healthz", "/robots.txt", "/no.file", "/lake/v1/users/me", "/"])(
    "forbids other sites to frame %s",
    async (path) => {
      const policy = (await get(path)).headers.get("content-security-policy");
      expect(policy?.match(/frame-ancestors [^;,]+/g)).toEqual([
        expect.stringMatching(/^frame-ancestors '(self|none)'$/),
      ]);
    },
  );
});

describe("the protection against cross-origin writes", () => {
  it.each(["/checkout", "/order-samples", "/api/order", "/api/payment/stripe/payment-intent"])(
    "rejects a post from another site to %s",
    async (path) => {
      const answer = await fetch(shop.url + path, {
        method: "POST",
        headers: { Origin: "https://evil.example", "Content-Type": "application/x-www-form-urlencoded" },
        body: "a=b",
      });
      expect(answer.status).toBe(403);
    },
  );

  it("answers 405 without a stack trace to a post for which the page has no action", async () => {
    const answer = await fetch(`${shop.url}/order-samples`, { method: "POST", body: "a=b" });
    expect(answer.status).toBe(405);
    expect(shop.output()).not.toMatch(/\n\s+at .+:\d+:\d+/);
  });
});

describe("the response headers", () => {
  it.each([
    "/",
    "/checkout",
    "/no-such-page",
    "/api/samples",
    "/healthz",
    "/favicon.svg",
    "/assets/none.js",
    "/studio",
    "/studio/sign-in",
    "/lake/v1/users/me",
    "/lake/images/local/production/none-1x1.png",
    "/demo/kit",
    "/wp-login.php",
  ])("sends X-Content-Type-Options: nosniff with %s", async (path) => {
    expect((await get(path)).headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("forbids caches to store personal pages", async () => {
    for (const path of ["/checkout", "/order/success", "/payment/fail", "/api/payment-methods"])
      expect([path, (await get(path)).headers.get("cache-control")]).toEqual([path, "no-store"]);
  });

  it("allows caches to store a response whose route permits it", async () => {
    expect((await get("/api/samples")).headers.get("cache-control")).toBe(
      "public, max-age=0, must-revalidate",
    );
  });

  it("sends the full referrer to pages of this site only", async () => {
    expect((await get("/checkout")).headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });
});

describe("the health check of the demo", () => {
  it("reports health with the state of each component and the memory use of each process", async () => {
    const { megabytes, pages, ...parts } = await (await get("/healthz")).json();
    expect(parts).toEqual({ ok: true, database: true, content: true });
    expect(pages).toEqual({ rendered: expect.any(Number) });
    expect(Object.values(megabytes).every((held) => Number.isInteger(held))).toBe(true);
    expect(Object.keys(megabytes).join(" ")).toBe(
      "all gateway keptPages worker database pageQueries editorQueries pictures",
    );
  });
});

describe("the shop's data directory", () => {
  it("creates the data directory and its lock for the owner only", () => {
    expect(statSync(shop.dataDir).mode & 0o077).toBe(0);
    expect(statSync(join(shop.dataDir, "shop.lock")).mode & 0o077).toBe(0);
  });

  it("creates every data file, including the database's, for the owner only", () => {
    const entries = readdirSync(shop.dataDir, { recursive: true, withFileTypes: true });
    const open = entries
      .filter((entry) => entry.isFile() && statSync(join(entry.parentPath, entry.name)).mode & 0o077)
      .map(({ name }) => name)
      // Postgres rewrites its cache of table names after every change of a table.
      .filter((name) => name !== "pg_internal.init");
    expect(open).toEqual([]);
  });
});
