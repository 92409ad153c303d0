import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestSite, signInAs, type TestSite } from "#tests/support/account/test-site";
import { testDatabase } from "#tests/support/database/database";

const database = testDatabase();
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

const ask = (email: string, visitor = site.visitor()) => visitor.post("/my-account/sign-in", { email });

describe("stored session data", () => {
  it("stores no usable token, code or link and logs no names", async () => {
    const live = createTestSite(database, { RESEND_API_KEY: "re_tests" });
    const visitor = live.visitor();
    await visitor.post("/my-account/sign-in", { email: "ada@example.com" });
    const { code, link } = await live.readNewestEmail();
    await visitor.post("/my-account/sign-in/code", { code: "0000 0000" });
    await visitor.post("/my-account/sign-in/code", { code });
    const word = visitor.cookie("account_session") ?? "none";
    const token = link.split("token=")[1] ?? "none";
    const rows = await database.db.execute(
      sql`select (select json_agg(s)::text from customer_session s) as sessions, (select json_agg(s)::text from customer_sign_in s) as sign_ins`,
    );
    const stored = JSON.stringify(rows);
    for (const secret of [word, token, token.split(".")[1] ?? "none", code, code.replace(" ", "")])
      expect(stored).not.toContain(secret);
    expect(live.getLogText()).toContain('"event":"sign-in-refused"');
    expect(live.getLogText()).toContain('"event":"sign-in"');
    for (const word_ of ["ada", "example.com", word, token]) expect(live.getLogText()).not.toContain(word_);
  });

  it("sets a host-only, secure, HTTP-only session cookie with TLS", async () => {
    const live = createTestSite(database, { PUBLIC_URL: "https://shop.example" });
    const visitor = live.visitor();
    const response = await visitor.post("/my-account/sign-in", { email: "ada@example.com" });
    const { code } = await live.readNewestEmail();
    const entered = await visitor.post("/my-account/sign-in/code", { code });
    const session = entered.cookies.find((cookie) => cookie.includes("account_session"));
    expect(session).toMatch(
      /^__Host-account_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    );
    for (const cookie of response.cookies)
      expect(cookie).toMatch(/^__Host-.*; HttpOnly; SameSite=Lax; Secure$/);
    expect(entered.cookies).toContain("__Host-signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure");
  });
});

describe("sessions", () => {
  it("ends a session on sign-out, so that a copied cookie is useless", async () => {
    const visitor = await signInAs(site, "ada@example.com");
    const thief = site.visitor();
    thief.setCookie("account_session", visitor.cookie("account_session") ?? "");
    expect((await thief.get("/my-account")).status).toBe(200);
    expect((await visitor.post("/my-account/sign-out", {})).location).toBe("/my-account/sign-in?out");
    expect((await thief.get("/my-account")).status).toBe(303);
    expect(visitor.cookie("signed_in")).toBeUndefined();
  });

  it("ends a session after 14 days without a visit and after 30 days", async () => {
    const visitor = await signInAs(site, "ada@example.com");
    const day = 24 * 60 * 60;
    site.services.clock.advance(13 * day);
    expect((await visitor.get("/my-account")).status).toBe(200);
    site.services.clock.advance(13 * day);
    expect((await visitor.get("/my-account")).status).toBe(200);
    site.services.clock.advance(4 * day);
    expect((await visitor.get("/my-account")).status).toBe(303);
    const idle = await signInAs(site, "ada@example.com");
    site.services.clock.advance(14 * day);
    expect((await idle.get("/my-account")).status).toBe(303);
  });

  it("replaces the session at each new sign-in", async () => {
    const visitor = await signInAs(site, "ada@example.com");
    const before = visitor.cookie("account_session") ?? "";
    await ask("ada@example.com", visitor);
    const { code } = await site.readNewestEmail();
    await visitor.post("/my-account/sign-in/code", { code });
    const old = site.visitor();
    old.setCookie("account_session", before);
    expect((await old.get("/my-account")).status).toBe(303);
  });
});

describe("email rate limits", () => {
  beforeEach(() => {
    site = createTestSite(database, { RESEND_API_KEY: "re_tests" });
  });

  it("allows six sign-in emails an hour for one mailbox in any spelling", async () => {
    const replies = [];
    for (const email of ["v@example.com", "V@example.com", "v+1@example.com", "v+2@example.com"])
      for (let n = 0; n < 2; n += 1) replies.push((await ask(email)).status);
    expect(replies).toEqual([303, 303, 303, 303, 303, 303, 429, 429]);
  });

  it("allows twenty sign-in emails an hour for one client", async () => {
    const replies = [];
    for (let n = 0; n < 21; n += 1) replies.push((await ask(`reader${n}@example.com`)).status);
    expect(replies.filter((status) => status === 303)).toHaveLength(20);
    expect(replies.at(-1)).toBe(429);
  });
});

describe("GET /api/my-account/me", () => {
  it("returns success, data.user and data.customer to a signed-in customer [API-024] [ACCT-004]", async () => {
    const visitor = await signInAs(site, "ada@example.com");
    const { status, body } = await visitor.get("/api/my-account/me");
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        user: { id: expect.any(String), email: "ada@example.com", firstName: "", lastName: "" },
        customer: {
          id: body.data.user.id,
          firstName: "",
          lastName: "",
          phoneNumber: "",
          addresses: [],
          defaultShipping: null,
          defaultBilling: null,
        },
      },
    });
  });

  it("returns nothing for a guest or an invalid cookie [ACCT-001]", async () => {
    const forger = site.visitor();
    forger.setCookie("account_session", "made-up");
    for (const visitor of [site.visitor(), forger]) {
      const { status, body } = await visitor.get("/api/my-account/me");
      expect([status, body]).toEqual([401, { success: false, message: "Please sign in." }]);
    }
  });
});
