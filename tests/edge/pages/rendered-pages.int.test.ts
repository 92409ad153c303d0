import { afterEach, describe, expect, it } from "vitest";
import { ServiceUnavailable } from "~/edge/gateway/load-shedding";
import { closeShops, shopWith } from "../support/cached-shop";

afterEach(closeShops);

describe("a kept page", () => {
  it("says what it is and what it depends on, with every encoding and with 304", async () => {
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

  it("has another tag with other words", async () => {
    const shop = await shopWith();
    const before = await shop.get("/");
    shop.publish();
    const after = await shop.get("/", { "if-none-match": String(before.headers.etag) });
    expect([after.status, after.body.toString()]).toEqual([200, "/ as of 1"]);
  });

  it("is asked about with HEAD, which sends its size without its words", async () => {
    const shop = await shopWith();
    for (let visit = 0; visit < 2; visit += 1) {
      const head = await shop.get("/", {}, "HEAD");
      expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, "9", 0]);
      expect(shop.renders()).toHaveLength(1);
    }
  });

  it("that is missing is sent whole: nobody is told that they have it", async () => {
    const shop = await shopWith();
    const first = await shop.get("/missing");
    const again = await shop.get("/missing", { "if-none-match": String(first.headers.etag) });
    expect([again.status, again.body.toString()]).toEqual([404, "/not-found as of 0"]);
  });
});

describe("what is not kept", () => {
  it("is a page that failed, and a page that moved", async () => {
    const shop = await shopWith({ statusOf: (key) => (key === "/" ? 500 : 302) });
    for (const path of ["/", "/", "/late", "/late"]) await shop.get(path);
    expect(shop.renders()).toEqual(["/", "/", "/late", "/late"]);
  });

  it("is a page of made-up parameters, which takes no room from another", async () => {
    const shop = await shopWith({ isMadeUp: (key) => key.includes("style=made-up") });
    for (const style of ["made-up-1", "made-up-1", "wtse", "wtse"]) await shop.get(`/compare?style=${style}`);
    expect(shop.renders()).toEqual([
      "/compare?style=made-up-1",
      "/compare?style=made-up-1",
      "/compare?style=wtse",
    ]);
  });

  it("is a missing page of a route whose addresses nobody lists", async () => {
    const shop = await shopWith({ statusOf: () => 404 });
    for (const path of ["/order-samples", "/order-samples"]) await shop.get(path);
    expect(shop.renders()).toEqual(["/order-samples", "/order-samples"]);
  });

  it("is a render that broke: its visitor reads nothing, the log its error and address, the next one gets the page", async () => {
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

  it("is the time in which nobody could render: its visitor is told to come back, and nothing is logged", async () => {
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

describe("the addresses that are there", () => {
  it("are asked for once, and once more after a publish", async () => {
    const shop = await shopWith();
    for (const path of ["/", "/late", "/missing"]) await shop.get(path);
    expect(shop.lists()).toBe(1);
    shop.publish();
    for (const path of ["/", "/late"]) await shop.get(path);
    expect(shop.lists()).toBe(2);
  });

  it("are asked for again while the content cannot be reached", async () => {
    const shop = await shopWith({ isUnreachable: true });
    for (const path of ["/late", "/faqs"]) await shop.get(path);
    expect(shop.lists()).toBe(2);
  });
});

it("a visitor who comes after a publish does not wait for the page of before", async () => {
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
