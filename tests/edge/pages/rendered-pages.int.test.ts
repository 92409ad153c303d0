import { afterEach, describe, expect, it } from "vitest";
import { ServiceUnavailable } from "~/edge/gateway/load-shedding";
import { closeShops, shopWith } from "../support/cached-shop";

afterEach(closeShops);

describe("a cached page", () => {
  it("sends ETag and Vary with every encoding and with 304", async () => {
    const shop = await shopWith();
    const plain = await shop.get("/");
    expect(plain.headers).toMatchObject({
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
      vary: "Accept-Encoding",
      "content-type": "text/html",
      "content-length": "9",
    });
    const gzip = await shop.get("/", { "accept-encoding": "gzip" });
    expect(gzip.headers).toMatchObject({
      etag: plain.headers.etag,
      vary: "Accept-Encoding",
      "content-length": String(gzip.body.length),
    });
    const known = await shop.get("/", { "if-none-match": `"other", ${plain.headers.etag}` });
    expect([known.status, known.headers.etag, known.headers.vary]).toEqual([
      304,
      plain.headers.etag,
      "Accept-Encoding",
    ]);
    expect((await shop.get("/", { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("sends the new page after a publish instead of 304", async () => {
    const shop = await shopWith();
    const before = await shop.get("/");
    shop.publish();
    const after = await shop.get("/", { "if-none-match": String(before.headers.etag) });
    expect([after.status, after.body.toString()]).toEqual([200, "/ as of 1"]);
  });

  it("answers HEAD with the length and without a body", async () => {
    const shop = await shopWith();
    for (let visit = 0; visit < 2; visit += 1) {
      const head = await shop.get("/", {}, "HEAD");
      expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, "9", 0]);
      expect(shop.renders()).toHaveLength(1);
    }
  });

  it("sends a 404 page in full despite a matching If-None-Match", async () => {
    const shop = await shopWith();
    const first = await shop.get("/missing");
    const again = await shop.get("/missing", { "if-none-match": String(first.headers.etag) });
    expect([again.status, again.body.toString()]).toEqual([404, "/not-found as of 0"]);
  });
});

describe("a page that is not cached", () => {
  it("renders an error or a redirect again at each request", async () => {
    const shop = await shopWith({ statusOf: (key) => (key === "/" ? 500 : 302) });
    for (const path of ["/", "/", "/late", "/late"]) await shop.get(path);
    expect(shop.renders()).toEqual(["/", "/", "/late", "/late"]);
  });

  it("renders a page with unknown parameters again at each request", async () => {
    const shop = await shopWith({ isMadeUp: (key) => key.includes("style=made-up") });
    for (const style of ["made-up-1", "made-up-1", "wtse", "wtse"]) await shop.get(`/compare?style=${style}`);
    expect(shop.renders()).toEqual([
      "/compare?style=made-up-1",
      "/compare?style=made-up-1",
      "/compare?style=wtse",
    ]);
  });

  it("renders a 404 again where the route's addresses are not listed", async () => {
    const shop = await shopWith({ statusOf: () => 404 });
    for (const path of ["/order-samples", "/order-samples"]) await shop.get(path);
    expect(shop.renders()).toEqual(["/order-samples", "/order-samples"]);
  });

  it("answers a failed render with an empty 500, logs it and renders again", async () => {
    const broken = new Error("no such thing");
    const failures = [broken];
    const shop = await shopWith({ fails: () => failures.pop() });
    const answer = await shop.get("/");
    expect([answer.status, answer.headers["cache-control"], answer.body.length]).toEqual([
      500,
      "no-store",
      0,
    ]);
    expect(shop.errors()).toEqual([{ error: broken, path: "/" }]);
    expect((await shop.get("/")).status).toBe(200);
    expect(shop.renders()).toEqual(["/", "/"]);
  });

  it("answers 503 while no worker can render, without an error in the log", async () => {
    const failures = [new ServiceUnavailable("the back starts anew")];
    const shop = await shopWith({ fails: () => failures.pop() });
    const answer = await shop.get("/");
    expect([answer.status, answer.headers["retry-after"], answer.headers["cache-control"]]).toEqual([
      503,
      "2",
      "no-store",
    ]);
    expect(shop.errors()).toEqual([]);
    expect((await shop.get("/")).status).toBe(200);
  });
});

describe("the list of known addresses", () => {
  it("reads the list of all page URLs once, and again after a publish", async () => {
    const shop = await shopWith();
    for (const path of ["/", "/late", "/missing"]) await shop.get(path);
    expect(shop.lists()).toBe(1);
    shop.publish();
    for (const path of ["/", "/late"]) await shop.get(path);
    expect(shop.lists()).toBe(2);
  });

  it("lists the URLs of all pages at each request while the content is unreachable", async () => {
    const shop = await shopWith({ isUnreachable: true });
    for (const path of ["/late", "/faqs"]) await shop.get(path);
    expect(shop.lists()).toBe(2);
  });
});

it("renders again for a visitor after a publish without waiting for the older render", async () => {
  let finish = () => {};
  const until = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const shop = await shopWith({ until });
  const before = shop.get("/");
  await expect.poll(() => shop.renders()).toEqual(["/"]);
  shop.publish();
  const after = shop.get("/");
  await expect.poll(() => shop.renders()).toEqual(["/", "/"]);
  finish();
  expect((await Promise.all([before, after])).map(({ status }) => status)).toEqual([200, 200]);
});
