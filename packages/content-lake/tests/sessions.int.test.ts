import { afterEach, describe, expect, it } from "vitest";
import { createCounter } from "#db/rate-limit-counter.server";
import { startTestLake, type TestLake } from "#tests/support/content/test-lake";
import { borrowDatabase } from "#tests/support/database/database-pool";
import { openMemoryDatabase } from "#tests/support/database/memory-database";
import { readCookie } from "#tests/support/studio/signed-in-editor";
import type { CreateCounter } from "../src/counter";
import { editorIdentity } from "../src/session/identity";
import { Sessions } from "../src/session/session";
import { SignInRateLimit } from "../src/session/sign-in-rate-limit";

const password = "seven soft-close hinges";
const createMemoryCounter: CreateCounter = (limit) => createCounter(limit, null);
const hourMs = 60 * 60 * 1000;
const start = new Date("2026-11-22T08:00:00Z");

/** A clock the test sets. */
function clockAt(time: Date) {
  let now = time;
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  return { now: () => now, pass };
}

describe("Studio session", () => {
  let shop: TestLake;
  afterEach(() => shop.close());

  const signIn = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`${shop.url}/lake/auth/sign-in`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: shop.url, ...headers },
      body: JSON.stringify({ password }),
    });
    return { status: answer.status, cookie: readCookie(answer) };
  };
  const status = async (cookie: string) =>
    (await fetch(`${shop.url}/lake/v1/users/me`, { headers: { Cookie: cookie, Origin: shop.url } })).status;
  const post = (path: string, cookie: string, body = "") =>
    fetch(shop.url + path, {
      method: "POST",
      headers: { Cookie: cookie, Origin: shop.url, "Content-Type": "application/x-www-form-urlencoded" },
      body,
      redirect: "manual",
    });

  it("rejects a copied session cookie after sign-out", async () => {
    shop = await startTestLake({ studioPassword: password });
    const { cookie } = await signIn();
    expect(await status(cookie)).toBe(200);
    await post("/lake/auth/sign-out", cookie);
    expect(await status(cookie)).toBe(401);
  });

  it("expires a Studio session after two idle hours, and after twelve hours in any case", async () => {
    const clock = clockAt(start);
    shop = await startTestLake({ studioPassword: password, clock });
    const idle = await signIn();
    const busy = await signIn();
    for (let quarter = 0; quarter < 47; quarter += 1) {
      clock.pass(hourMs / 4);
      expect(await status(busy.cookie)).toBe(200);
      if (quarter === 7) expect(await status(idle.cookie)).toBe(401);
    }
    clock.pass(hourMs / 4);
    expect(await status(busy.cookie)).toBe(401);
  });

  it("keeps a Studio session after a restart and ends it with a new Studio password", async () => {
    const clock = clockAt(start);
    shop = await startTestLake({ studioPassword: password, clock });
    const { db } = shop.database;
    const key = { sessionSecret: "a secret of the tests", studioPassword: password };
    const word = await (await Sessions.open(db, clock, key)).start(editorIdentity, "Firefox");
    expect((await Sessions.open(db, clock, key)).read(word)?.identity.role).toBe("administrator");
    const renewed = await Sessions.open(db, clock, { ...key, studioPassword: "another pass phrase" });
    expect(renewed.read(word)).toBeUndefined();
    expect(renewed.list()).toEqual([]);
  });

  it("starts although a session expired while the server was stopped", async () => {
    const clock = clockAt(start);
    const shared = await borrowDatabase("pglite", openMemoryDatabase);
    const before = await startTestLake({ studioPassword: password, clock, shared, empty: true });
    await before.lake.services.sessions.start(editorIdentity, "Firefox");
    await before.close();
    clock.pass(3 * hourMs);
    shop = await startTestLake({ studioPassword: password, clock, shared, empty: true });
  });

  it("stores session tokens as hashes that grant no access", async () => {
    shop = await startTestLake({ studioPassword: password });
    const { cookie } = await signIn();
    const [listed] = shop.lake.services.sessions.list();
    expect(cookie).not.toContain(listed?.id);
    expect(await status(`lake_session=${listed?.id}`)).toBe(401);
  });

  it("lists the owner's sessions and lets the owner end any or all", async () => {
    shop = await startTestLake({ studioPassword: password });
    const mine = await signIn({ "User-Agent": "Browser of the office" });
    const lost = await signIn({ "User-Agent": "<b>Lost</b> telephone" });
    const page = await fetch(`${shop.url}/lake/auth/sessions`, { headers: { Cookie: mine.cookie } });
    const html = await page.text();
    expect(html).toContain("Browser of the office (this one)");
    expect(html).toContain("&lt;b&gt;Lost&lt;/b&gt; telephone");
    const telephone = shop.lake.services.sessions.list().find(({ browser }) => browser.includes("telephone"));
    expect((await post("/lake/auth/sessions/end", mine.cookie, `id=${telephone?.id}`)).status).toBe(303);
    expect([await status(lost.cookie), await status(mine.cookie)]).toEqual([401, 200]);
    await post("/lake/auth/sessions/end", mine.cookie, "id=all");
    expect(await status(mine.cookie)).toBe(401);
    const unauthenticated = await fetch(`${shop.url}/lake/auth/sessions`, { redirect: "manual" });
    expect(unauthenticated.headers.get("location")).toBe("/studio/sign-in");
  });

  it("grants access to the help page, which rejects visitors", async () => {
    shop = await startTestLake({ studioPassword: password });
    const headers = { Cookie: (await signIn()).cookie };
    const menu = await (await fetch(`${shop.url}/lake/v1/help?m=sanity`, { headers })).json();
    const [first] = menu.resources.sectionArray[0].items;
    expect(first).toMatchObject({ _type: "externalLink", title: "How to", url: "/lake/help" });
    const help = await (await fetch(`${shop.url}/lake/help`, { headers })).text();
    expect(help).toContain("<dt>Schedule publishing</dt>");
    const unauthenticated = await fetch(`${shop.url}/lake/help`, { redirect: "manual" });
    expect(unauthenticated.headers.get("location")).toBe("/studio/sign-in");
  });

  it("rejects requests of another site to end a session", async () => {
    shop = await startTestLake({ studioPassword: password });
    const { cookie } = await signIn();
    const headers = { Cookie: cookie, Origin: "https://elsewhere.example" };
    const init = { method: "POST", headers, body: "id=all" };
    expect((await fetch(`${shop.url}/lake/auth/sessions/end`, init)).status).toBe(403);
    expect((await fetch(`${shop.url}/lake/auth/sign-out`, init)).status).toBe(403);
    expect(await status(cookie)).toBe(200);
  });

  it.each(["sales", "editor"] as const)("allows the writes of the role %s", async (role) => {
    shop = await startTestLake({ studioPassword: password });
    const word = await shop.lake.services.sessions.start({ id: "somebody", name: "Somebody", role }, "");
    const write = async (path: string, body: string) =>
      (await post(`/lake/v2025-02-19${path}`, `lake_session=${word}`, body)).status;
    const writes = [
      await write("/data/mutate/production", '{"mutations":[{"create":{"_type":"note"}}]}'),
      await write(
        "/data/actions/production",
        '{"actions":[{"actionType":"sanity.action.document.edit","draftId":"drafts.style-trnv","publishedId":"style-trnv","patch":{"set":{"name":"Renamed"}}}]}',
      ),
      await write("/assets/files/production?filename=a.txt", "text"),
    ];
    expect(writes).toEqual(role === "sales" ? [403, 403, 403] : [200, 200, 200]);
    expect(await status(`lake_session=${word}`)).toBe(200);
  });
});

describe("sign-in of a live shop", () => {
  let shop: TestLake;
  afterEach(() => shop.close());
  const live = { publicUrl: "https://shop.example", mode: "live", studioPassword: password } as const;
  const signInFrom = (origin: string) =>
    fetch(`${shop.url}/lake/auth/sign-in`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: origin },
      body: JSON.stringify({ password }),
    });

  it("sets a __Host- cookie with HttpOnly, Secure and SameSite=Strict", async () => {
    shop = await startTestLake(live);
    const cookie = (await signInFrom("https://shop.example")).headers.get("set-cookie");
    expect(cookie).toMatch(
      /^__Host-lake_session=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
    );
  });

  it("accepts only the https origin of the public URL", async () => {
    shop = await startTestLake(live);
    expect((await signInFrom("https://shop.example")).status).toBe(200);
    for (const origin of ["http://shop.example", shop.url, "https://www.shop.example", "null"]) {
      expect((await signInFrom(origin)).status).toBe(403);
    }
  });
});

describe("demo sign-in button", () => {
  let shop: TestLake;
  afterEach(() => shop.close());
  const clickDemoButton = async (headers: Record<string, string> = {}) =>
    (
      await fetch(`${shop.url}/lake/auth/sign-in`, {
        method: "POST",
        headers: { Origin: shop.url, ...headers },
      })
    ).status;

  it.each([
    "Forwarded",
    "Via",
    "X-Forwarded-For",
    "X-Forwarded-Proto",
    "X-Forwarded-Port",
    "X-Forwarded-Server",
    "X-Real-IP",
    "X-Client-IP",
    "X-Original-Host",
    "X-Envoy-External-Address",
    "True-Client-IP",
    "CF-Connecting-IP",
    "CF-Ray",
    "CDN-Loop",
    "Fly-Client-IP",
  ])("rejects the demo sign-in button for a proxied request with the header %s", async (name) => {
    shop = await startTestLake();
    expect(await clickDemoButton()).toBe(200);
    expect(await clickDemoButton({ [name]: "1" })).toBe(403);
  });

  it("rejects the demo sign-in button when the shop has another public URL", async () => {
    shop = await startTestLake({ publicUrl: "https://demo.shop.example" });
    expect(await clickDemoButton()).toBe(403);
  });
});

describe("rate limit of the Studio password", () => {
  it("rejects attempts from one IP after ten in a minute", async () => {
    const guesses = new SignInRateLimit(createMemoryCounter, async () => undefined);
    const results = [];
    for (let n = 0; n < 11; n += 1) results.push(await guesses.attempt("192.0.2.1", () => false));
    expect(results.slice(0, 10).every(({ ok }) => ok)).toBe(true);
    expect(results[10]).toEqual({ ok: false, failure: { code: "too-many-attempts" } });
    expect(await guesses.attempt("192.0.2.2", () => true)).toEqual({ ok: true, value: true });
  });

  it("delays attempts from many IPs to one per second without rejecting the right password", async () => {
    let atOnce = 0;
    let most = 0;
    const waited: number[] = [];
    const guesses = new SignInRateLimit(createMemoryCounter, async (ms) => {
      waited.push(ms);
      most = Math.max(most, ++atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
    });
    for (let n = 0; n < 20; n += 1) await guesses.attempt(`192.0.2.${n}`, () => false);
    expect(waited).toEqual([]);
    const others = Array.from({ length: 30 }, (_, n) => guesses.attempt(`198.51.100.${n}`, () => false));
    const owner = guesses.attempt("203.0.113.9", () => true);
    expect(await owner).toEqual({ ok: true, value: true });
    await Promise.all(others);
    expect(waited).toEqual(Array.from({ length: 31 }, () => 1_000));
    expect(most).toBe(1);
  });
});
