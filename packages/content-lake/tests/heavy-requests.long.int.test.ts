import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { readCookie } from "#tests/support/studio/signed-in-editor";
import { createListener, parseSubscription } from "../src/live/listen";

/** A nested count that takes hours on a few documents. */
const heavy = "count(*[count(*[count(*[count(*[count(*[_id != ^._id]) > 1]) > 1]) > 1]) > 1])";
const deep = `count([${"1,".repeat(400)}1])`;

describe("heavy requests of an editor", () => {
  let shop: TestLake;
  let headers: Record<string, string>;
  beforeAll(async () => {
    shop = await startTestLake({ studioPassword: "a password of the tests" });
    const signedIn = await fetch(`${shop.url}/lake/auth/sign-in`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: "http://localhost:3000" },
      body: JSON.stringify({ password: "a password of the tests" }),
    });
    headers = { Cookie: readCookie(signedIn), Origin: "http://localhost:3000" };
    const many = Array.from({ length: 400 }, (_, n) => ({ create: { _id: `note-${n}`, _type: "note", n } }));
    await shop.lake.core.commit({ mutations: many, author: "editor" });
  });
  afterAll(() => shop.close());

  const editorAsks = (query: string) =>
    fetch(`${shop.url}/lake/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`, {
      headers,
    });
  const pageAsks = (query: string) =>
    shop.lake.core.query({ query, params: {}, perspective: "published", identity: "shop" });

  it("stops an editor's heavy query after five seconds and does not delay the shop's queries", async () => {
    const order: string[] = [];
    const editors = editorAsks(heavy).then((answer) => {
      order.push("editor");
      return answer.status;
    });
    // The editors' thread answers this query too, so the heavy one has started.
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (let n = 0; n < 20; n += 1) {
      expect(await pageAsks(`*[_id == "note-${n}"][0].n`)).toEqual({ ok: true, value: String(n) });
    }
    order.push("pages");
    expect(await editors).toBe(408);
    expect(order).toEqual(["pages", "editor"]);
    expect((await editorAsks(deep)).status).toBe(200);
  });

  it("keeps the shop fast while a listener has a heavy filter", async () => {
    const seen: string[] = [];
    const filter = "*[count($a[count($a[count($a[@ > 0]) > 0]) > 0]) > 0]";
    const $a = JSON.stringify(Array.from({ length: 3_000 }, () => 1));
    const subscription = parseSubscription(new URLSearchParams({ query: filter, $a }));
    if (!subscription.ok) throw new Error("the filter is refused");
    const listening = createListener(subscription.value, shop.lake.core.filterDocuments, ({ event }) =>
      seen.push(event),
    );
    if (!listening.ok) throw new Error("the filter is refused");
    shop.lake.core.onCommit(listening.value);
    await shop.lake.core.commit({
      mutations: [{ patch: { id: "note-399", set: { n: 1000 } } }],
      author: "editor",
    });
    expect(await pageAsks('*[_id == "note-399"][0].n')).toEqual({ ok: true, value: "1000" });
    expect(seen).toEqual(["welcome"]);
  });

  it("rejects a request that is nested too deep or changes too many documents", async () => {
    const nested = `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`;
    const mutate = (body: string) =>
      fetch(`${shop.url}/lake/v1/data/mutate/production`, { method: "POST", headers, body });
    const answer = await mutate(`{"mutations":[{"create":{"_type":"note","deep":${nested}}}]}`);
    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toBe("The request is nested deeper than 100 levels");
    const ids = Array.from({ length: 20_001 }, (_, n) => `note-${n}`);
    const many = await mutate(JSON.stringify({ mutations: [{ delete: { id: ids } }] }));
    expect(many.status).toBe(400);
    expect(JSON.stringify(await many.json())).toContain("A transaction changes at most 20000 documents");
  });

  it("rejects patch paths that would exceed the nesting limit", async () => {
    const patch = async (operations: object) => {
      const mutations = [{ patch: { id: "note-398", ...operations } }];
      const body = JSON.stringify({ mutations });
      const answer = await fetch(`${shop.url}/lake/v1/data/mutate/production`, {
        method: "POST",
        headers,
        body,
      });
      return [answer.status, (await answer.json()).error?.description];
    };
    const tooDeep = [400, "The document is nested deeper than 100 levels"];
    const tooLong = [400, "A path has at most 2000 characters"];
    expect(await patch({ set: { [`a${".b".repeat(101)}`]: 1 } })).toEqual(tooDeep);
    expect(await patch({ setIfMissing: { [`a${".b".repeat(500)}`]: 1 } })).toEqual(tooDeep);
    expect(await patch({ set: { [`a${".b".repeat(5_000)}`]: 1 } })).toEqual(tooLong);
    expect(await patch({ unset: [`a${"[".repeat(20_000)}`] })).toEqual(tooLong);
    expect(await patch({ insert: { after: `a${"[0]".repeat(5_000)}`, items: [1] } })).toEqual(tooLong);
    expect(await patch({ set: { "a.b.c": "words ".repeat(1_000) } })).toEqual([200, undefined]);
    const deeper = (await patch({ set: { [`a.b.d${".e".repeat(60)}`]: 1 } }))[0];
    expect(deeper).toBe(200);
    expect(await patch({ set: { [`a.b.d${".e".repeat(59)}.f${".g".repeat(60)}`]: 1 } })).toEqual(tooDeep);
  }, 60_000);

  it.each([
    ["a path", "../../etc"],
    ["more than 128 characters", "n".repeat(129)],
    ["a blank", "note 1"],
  ])("rejects a document id that is %s, like hosted Sanity", async (_what, _id) => {
    const answer = await fetch(`${shop.url}/lake/v1/data/mutate/production`, {
      method: "POST",
      headers,
      body: JSON.stringify({ mutations: [{ createOrReplace: { _id, _type: "note" } }] }),
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(await answer.json())).toContain(
      "128 letters, digits, dots, dashes and underscores",
    );
  });

  it.each([
    ["a NUL", "a\\u0000b"],
    ["half of a surrogate pair", "\\ud83d"],
  ])("rejects with an error a request that contains %s", async (_what, text) => {
    const body = `{"mutations":[{"create":{"_type":"note","text":"${text}"}}]}`;
    const answer = await fetch(`${shop.url}/lake/v1/data/mutate/production`, {
      method: "POST",
      headers,
      body,
    });
    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toContain("holds a NUL, or half of a character");
  });

  it("limits user settings, so that they cannot fill the memory", async () => {
    const address = `${shop.url}/lake/v1/users/me/keyvalue`;
    const put = (key: string, value: string) =>
      fetch(address, { method: "PUT", headers, body: JSON.stringify([{ key, value }]) });
    await put("small", "a column's width");
    await put("large", "x".repeat(1024 * 1024));
    const kept = await (await fetch(`${address}/small,large`, { headers })).json();
    expect(kept).toEqual([{ key: "small", value: "a column's width" }]);
  });
});

describe("connections of the shop to the lake", () => {
  it("sets no idle timeout on the shop's connections to the lake, because it could break a request", async () => {
    const shop = await startTestLake();
    const { apiHost, token } = shop.lake.address;
    const answer = await fetch(`${apiHost}/v1/users/me`, { headers: { Authorization: `Bearer ${token}` } });
    await shop.close();
    expect([answer.status, answer.headers.get("connection"), answer.headers.get("keep-alive")]).toEqual([
      200,
      "keep-alive",
      null,
    ]);
  });
});

describe("uploaded SVG pictures", () => {
  let shop: TestLake;
  beforeAll(async () => {
    shop = await startTestLake();
  });
  afterAll(() => shop.close());

  const upload = async (svg: string | Uint8Array<ArrayBuffer>) => {
    const answer = await fetch(`${shop.lake.address.apiHost}/v1/assets/images/production?filename=logo.svg`, {
      method: "POST",
      headers: { Authorization: `Bearer ${shop.lake.address.token}` },
      body: svg,
    });
    const body = await answer.json();
    return { status: answer.status, message: body.message, metadata: body.document?.metadata };
  };

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"/>', 300, 100],
    ["<?xml version='1.0'?><!-- a logo --><svg viewBox='0 0 64 32.4'></svg>", 64, 32],
    ['<svg width="100%" height="100%" viewBox="0,0,20,10"/>', 20, 10],
  ])("stores an uploaded SVG with the dimensions of its svg element: %s", async (svg, width, height) => {
    expect((await upload(svg)).metadata.dimensions).toMatchObject({ width, height });
  });

  it("stores an uploaded SVG without rendering it, even with endless nesting", async () => {
    const levels = Array.from({ length: 30 }, (_, n) => {
      const use = `<use href="#l${n}"/>`;
      return `<g id="l${n + 1}">${use.repeat(10)}</g>`;
    });
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><defs><rect id="l0" width="9" height="9"/>${levels.join("")}</defs><use href="#l30"/></svg>`;
    const kept = await upload(bomb);
    expect(kept.status).toBe(200);
    expect(kept.metadata).not.toHaveProperty("lqip");
  });

  it("rejects a compressed SVG (SVGZ)", async () => {
    const packed = gzipSync('<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>');
    const refused = await upload(new Uint8Array(packed));
    expect(refused.status).toBe(400);
    expect(refused.message).toContain("This file isn't a picture we can read");
  });

  it.each([
    ['<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg width="1" height="1">&a;</svg>', "declares entities"],
    [`<svg width="1" height="1">${" ".repeat(1024 * 1024)}</svg>`, "1 MB at most"],
    ["<svg></svg>", "has no size"],
    ['<svg width="900000" height="900000"/>', "wider or taller than 100,000 pixels"],
    ['<svg viewBox="0 0 1e300 1e300"/>', "wider or taller than 100,000 pixels"],
    [`<svg width="${"9".repeat(400)}" height="5"/>`, "wider or taller than 100,000 pixels"],
    ["<html><body>not a drawing</body></html>", "doesn't start with an svg element"],
  ])("rejects an invalid SVG with an error: %#", async (svg, sentence) => {
    const refused = await upload(svg);
    expect(refused.status).toBe(400);
    expect(refused.message).toContain(sentence);
  });
});
