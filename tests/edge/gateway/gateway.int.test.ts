// oxlint-disable max-lines -- the specification of one subject
import { readdirSync, statSync } from "node:fs";
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
/** What the shop answers to these very bytes. */
const raw = (head: readonly string[], body = "") => sendRawRequest(port, head, body);
const ask = (method: string, path: string, headers: readonly string[] = [`Host: localhost:${port}`]) =>
  raw([`${method} ${path} HTTP/1.1`, ...headers, "Connection: close"]);
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { redirect: "manual", headers });

describe("an address in another spelling", () => {
  it.each([
    ["/Demo/mailbox", "/demo/mailbox"],
    ["/%64emo/mailbox", "/demo/mailbox"],
    ["/./demo/mailbox", "/demo/mailbox"],
    ["/Checkout", "/checkout"],
    ["//checkout", "/checkout"],
  ])("%s is sent to the one form, %s, where the guards stand", async (spelling, normal) => {
    const foreign = ["Host: shop.example", "X-Forwarded-For: 203.0.113.7"];
    const answer = await ask("GET", spelling, foreign);
    expect([answer.status, answer.headers.get("location")]).toEqual([308, normal]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("may be long where Remix asks for the routes behind all links of a page", async () => {
    const links = Array.from({ length: 150 }, (_, at) => `p=%2Fproducts%2Fkitchen-cabinets%2Fx%2F${at}`);
    expect((await get(`/__manifest?${links.join("&")}&version=x`)).status).not.toBe(414);
  });

  it("is found from every page: Remix names the routes behind links, and gives their data", async () => {
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

  it("keeps its query and its method", async () => {
    const answer = await ask("POST", "/%61pi/order?a=%20b");
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/api/order?a=%20b"]);
  });

  it("shows a stranger no mail in any of them", async () => {
    for (const path of ["/demo/mailbox", "/demo/mailbox.data"]) {
      const answer = await ask("GET", path, ["Host: shop.example"]);
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });
});

describe("what is no request of a browser", () => {
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
  ])("%s %s is refused with a sentence and no stack", async (method, path, status) => {
    const answer = await ask(method, path);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/ at |Error/);
    // CONNECT is answered without any text.
    if (answer.text) expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each([
    ["two hosts", ["Host: localhost", "Host: shop.example"]],
    ["a host that is none", ["Host: shop.example/path"]],
    ["a port that is none", ["Host: localhost:port"]],
    ["no host", []],
    ["a user in the host", ["Host: a@localhost"]],
  ])("%s is refused", async (_name, headers) => {
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
  ])("a body sent with Transfer-Encoding: %s is refused", async (encoding) => {
    const headers = [`Host: localhost:${port}`, "Content-Type: application/json", "Connection: close"];
    const head = ["POST /api/search HTTP/1.1", ...headers, `Transfer-Encoding: ${encoding}`];
    const answer = await raw(head, "2\r\n{}\r\n0\r\n\r\n");
    expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([400, "nosniff"]);
  });

  it("a body sent in chunks is read, however the coding is capitalized", async () => {
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
  ])("%s that comes twice is refused", async (name, first, second) => {
    const repeated = [`Host: localhost:${port}`, `${name}: ${first}`, `${name.toLowerCase()}: ${second}`];
    const answer = await ask("POST", "/api/search", repeated);
    expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([400, "nosniff"]);
  });

  it("has more headers than anybody: no proxy's line hides behind them", async () => {
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

  it.each(["h2c", "websocket"])(
    "asks for a socket that we do not open (%s), and is told so",
    async (kind) => {
      const upgrade = [`Host: localhost:${port}`, "Connection: Upgrade", `Upgrade: ${kind}`];
      const answer = await raw(["GET /checkout HTTP/1.1", ...upgrade]);
      expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([400, "nosniff"]);
    },
  );

  it("is told so also when it is no HTTP at all", async () => {
    const answer = await raw(["NONSENSE"]);
    expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([400, "nosniff"]);
  });

  it.each([
    ["expects what nobody knows", "GET", "/", ["Expect: a-banana"]],
    ["expects it of an order", "POST", "/api/order", ["Expect: a-banana", "Content-Length: 0"]],
  ])("is refused with the headers of every answer where it %s", async (_why, method, path, more) => {
    const answer = await ask(method, path, [`Host: localhost:${port}`, ...more]);
    expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([417, "nosniff"]);
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  });

  it("opens no socket to a stranger, and is told that the answer's type is meant", async () => {
    const upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
    const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
    const path = "/lake/v1/data/listen/production";
    const answer = await raw([`GET ${path} HTTP/1.1`, `Host: localhost:${port}`, ...upgrade, key]);
    expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([401, "nosniff"]);
  });

  it("writes no stack into the log", () => {
    expect(shop.output()).not.toMatch(/\n\s+at .+:\d+:\d+/);
  });
});

describe("the headers of every answer", () => {
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
    ["the Studio", "/studio", 302],
    ["a missing file of the Studio", "/studio/static/none.js", 404],
    ["the sign-in page of the Studio", "/studio/sign-in", 200],
    ["an endpoint", "/api/search?query=shaker", 200],
    ["an endpoint asked by another method", "/api/order", 404],
    ["the inbox", "/inbox", 401],
    ["the contact for security reports", "/.well-known/security.txt", 200],
  ])("have a referrer policy, and a charset where %s is JSON", async (_kind, path, status) => {
    const answer = await get(path);
    const type = answer.headers.get("content-type") ?? "";
    if (status !== 204) expect([path, answer.status]).toEqual([path, status]);
    expect([path, answer.headers.get("referrer-policy")]).toEqual([path, expect.stringMatching(policies)]);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    if (type.includes("json")) expect(type).toBe("application/json; charset=utf-8");
    await answer.arrayBuffer();
  });

  it("have a referrer policy with 304, and where a request is no HTTP at all", async () => {
    const policy = "strict-origin-when-cross-origin";
    for (const path of ["/faqs", "/favicon.svg"]) {
      const known = (await get(path)).headers.get("etag") ?? "";
      const answer = await get(path, { "If-None-Match": known });
      expect([path, answer.status, answer.headers.get("referrer-policy")]).toEqual([path, 304, policy]);
    }
    expect((await raw(["NONSENSE"])).headers.get("referrer-policy")).toBe(policy);
    expect((await ask("CONNECT", "shop.example:443")).headers.get("referrer-policy")).toBe(policy);
  });

  it("have a referrer policy at the payment sandbox as well", async () => {
    for (const path of ["/healthz", "/nothing", "/v1/payment_intents"]) {
      const answer = await fetch(shop.sandboxUrl + path);
      expect([path, answer.headers.get("referrer-policy")]).toEqual([
        path,
        "strict-origin-when-cross-origin",
      ]);
    }
  });
});

describe("a file that is not there", () => {
  it.each(["/wp-login.php", "/.env.bak", "/a/b/c.png", "/assets/door-of-tomorrow.js", "/fonts/none.woff2"])(
    "%s is answered in two words, without a page, and no proxy remembers it: the next release may bring it",
    async (path) => {
      const answer = await get(path);
      const kept = answer.headers.get("cache-control");
      expect([answer.status, await answer.text(), kept]).toEqual([404, "Not found", "no-store"]);
    },
  );
});

describe("whatever is answered", () => {
  it.each(["/api/samples?skus=none", "/healthz", "/robots.txt", "/no.file", "/lake/v1/users/me", "/"])(
    "%s is framed by no other site",
    async (path) => {
      const policy = (await get(path)).headers.get("content-security-policy");
      expect(policy?.match(/frame-ancestors [^;,]+/g)).toEqual([
        expect.stringMatching(/^frame-ancestors '(self|none)'$/),
      ]);
    },
  );
});

describe("a page of another site", () => {
  it.each(["/checkout", "/order-samples", "/api/order", "/api/payment/stripe/payment-intent"])(
    "cannot post to %s",
    async (path) => {
      const answer = await fetch(shop.url + path, {
        method: "POST",
        headers: { Origin: "https://evil.example", "Content-Type": "application/x-www-form-urlencoded" },
        body: "a=b",
      });
      expect(answer.status).toBe(403);
    },
  );

  it("is told when it speaks of no action of ours", async () => {
    const answer = await fetch(`${shop.url}/order-samples`, { method: "POST", body: "a=b" });
    expect(answer.status).toBe(405);
    expect(shop.output()).not.toMatch(/\n\s+at .+:\d+:\d+/);
  });
});

describe("every answer", () => {
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
  ])("%s says that its type is meant", async (path) => {
    expect((await get(path)).headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("is stored nowhere when it was made for one visitor", async () => {
    for (const path of ["/checkout", "/order/success", "/payment/fail", "/api/payment-methods"])
      expect([path, (await get(path)).headers.get("cache-control")]).toEqual([path, "no-store"]);
  });

  it("may be kept when its route says so", async () => {
    expect((await get("/api/samples")).headers.get("cache-control")).toBe(
      "public, max-age=0, must-revalidate",
    );
  });

  it("says where its visitor came from to this site alone", async () => {
    expect((await get("/checkout")).headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });
});

describe("the health of the demo", () => {
  it("says that all parts answer, and where the memory is", async () => {
    const { megabytes, pages, ...parts } = await (await get("/healthz")).json();
    expect(parts).toEqual({ ok: true, database: true, content: true });
    expect(pages).toEqual({ rendered: expect.any(Number) });
    expect(Object.values(megabytes).every((held) => Number.isInteger(held))).toBe(true);
    expect(Object.keys(megabytes).join(" ")).toBe(
      "all gateway keptPages worker database pageQueries editorQueries pictures",
    );
  });
});

describe("what the shop writes", () => {
  it("lies in a directory that its owner alone may enter, with a lock that its owner alone may read", () => {
    expect(statSync(shop.dataDir).mode & 0o077).toBe(0);
    expect(statSync(join(shop.dataDir, "shop.lock")).mode & 0o077).toBe(0);
  });

  it("is in files that their owner alone may read, those of the database too", () => {
    const entries = readdirSync(shop.dataDir, { recursive: true, withFileTypes: true });
    const open = entries
      .filter((entry) => entry.isFile() && statSync(join(entry.parentPath, entry.name)).mode & 0o077)
      .map(({ name }) => name)
      // Postgres' cache of table names, written anew with every change of them.
      .filter((name) => name !== "pg_internal.init");
    expect(open).toEqual([]);
  });
});
