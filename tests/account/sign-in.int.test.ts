import { beforeEach, describe, expect, it } from "vitest";
import { createTestSite, signInAs, type TestSite } from "#tests/support/account/test-site";
import { testDatabase } from "#tests/support/database/database";

const database = testDatabase();
let site: TestSite;
beforeEach(() => {
  site = createTestSite(database);
});

const ask = (email: string, visitor = site.visitor()) => visitor.post("/my-account/sign-in", { email });

describe("sign-in", () => {
  it("sends an email with link and code and opens the account [ACCT-001]", async () => {
    const visitor = site.visitor();
    const response = await ask("Ada@Example.com", visitor);
    expect([response.status, response.location]).toEqual([
      303,
      "/my-account/sign-in/code?next=%2Fmy-account",
    ]);
    const dueEmail = await site.readNewestEmail();
    expect(dueEmail).toMatchObject({
      to: "ada@example.com",
      subject: "Your sign-in link and code for Stile & Rail",
    });
    const entered = await visitor.post("/my-account/sign-in/code", { code: dueEmail.code });
    expect([entered.status, entered.location]).toEqual([303, "/my-account"]);
    expect((await visitor.get("/my-account")).body.customer.email).toBe("ada@example.com");
  });

  it("responds the same for addresses with and without an account", async () => {
    await signInAs(site, "ada@example.com");
    const [known, unknown] = [await ask("ada@example.com"), await ask("nobody@example.com")];
    expect([known.status, known.location, known.body]).toEqual([
      unknown.status,
      unknown.location,
      unknown.body,
    ]);
  });

  it("rejects an invalid email address with the common message", async () => {
    const { status, body } = await ask("ada@");
    expect([status, body.error]).toEqual([422, { email: ["Invalid email address"] }]);
  });

  it("ignores posted field names that look like a path or an intent of conform", async () => {
    const hostile = { "a[999999999].b": "x", "__proto__.x": "y", __intent__: "{", __state__: "{" };
    const { status, body } = await site.visitor().post("/my-account/sign-in", { email: "ada@", ...hostile });
    expect([status, body.error]).toEqual([422, { email: ["Invalid email address"] }]);
  });

  it("returns after the sign-in to the requested page and never to another site", async () => {
    const guest = await site.visitor().get("/my-account");
    expect([guest.status, guest.location]).toEqual([303, "/my-account/sign-in"]);
    for (const [next, expectedPath] of [
      ["/checkout", "/checkout"],
      ["//evil.example", "/my-account"],
      ["https://evil.example/my-account", "/my-account"],
      ["/my-account/sign-in", "/my-account"],
    ]) {
      const visitor = site.visitor();
      const query = new URLSearchParams({ next: next ?? "" });
      const response = await visitor.post(`/my-account/sign-in?${query}`, { email: "ada@example.com" });
      const { code } = await site.readNewestEmail();
      const entered = await visitor.post(response.location ?? "", { code });
      expect(entered.location).toBe(expectedPath);
    }
  });
});

describe("sign-in code", () => {
  it("accepts a sign-in code with or without its space", async () => {
    const visitor = site.visitor();
    await ask("ada@example.com", visitor);
    const { code } = await site.readNewestEmail();
    expect((await visitor.post("/my-account/sign-in/code", { code: code.replace(" ", "") })).location).toBe(
      "/my-account",
    );
  });

  it("allows five attempts to enter a sign-in code, even at the same time", async () => {
    const visitor = site.visitor();
    await ask("ada@example.com", visitor);
    const { code } = await site.readNewestEmail();
    const wrong = code.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
    const attempt = await Promise.all(
      Array.from({ length: 7 }, () => visitor.post("/my-account/sign-in/code", { code: wrong })),
    );
    const text = attempt.flatMap(({ body }) => body.error.code ?? body.error[""]).sort();
    expect(text).toEqual([
      "That isn't the code from the email. 1 try is left.",
      "That isn't the code from the email. 2 tries are left.",
      "That isn't the code from the email. 3 tries are left.",
      "That isn't the code from the email. 4 tries are left.",
      "This link or code has been used or is more than 15 minutes old. Ask for a new one.",
      "This link or code has been used or is more than 15 minutes old. Ask for a new one.",
      "This link or code has been used or is more than 15 minutes old. Ask for a new one.",
    ]);
    expect((await visitor.post("/my-account/sign-in/code", { code })).status).toBe(422);
    expect((await visitor.get("/my-account")).location).toBe("/my-account/sign-in");
  });

  it("rejects the sign-in code of an email that another browser requested", async () => {
    const [firstVisitor, otherVisitor] = [site.visitor(), site.visitor()];
    await ask("ada@example.com", firstVisitor);
    const { code } = await site.readNewestEmail();
    await ask("eve@example.com", otherVisitor);
    expect((await otherVisitor.post("/my-account/sign-in/code", { code })).status).toBe(422);
  });

  it("accepts a code for 15 minutes, and sends no email after that time", async () => {
    const visitor = site.visitor();
    await ask("ada@example.com", visitor);
    const { code } = await site.readNewestEmail();
    site.services.clock.advance(15 * 60);
    expect((await visitor.post("/my-account/sign-in/code", { code })).status).toBe(422);
    await ask("bea@example.com");
    site.services.clock.advance(15 * 60);
    expect((await site.readNewestEmail()).to).toBe("ada@example.com");
  });
});

describe("sign-in link", () => {
  it("signs in any browser after a click on the page of the link, not on opening it", async () => {
    await ask("ada@example.com");
    const { link } = await site.readNewestEmail();
    const phone = site.visitor();
    const opened = await phone.get(link);
    expect([opened.status, opened.location]).toEqual([303, "/my-account/sign-in/link"]);
    expect((await phone.get("/my-account/sign-in/link")).body).toEqual({
      page: null,
      email: "ada@example.com",
    });
    expect((await phone.get("/my-account")).location).toBe("/my-account/sign-in");
    expect((await phone.post("/my-account/sign-in/link", {})).location).toBe("/my-account");
    expect((await phone.get("/my-account")).status).toBe(200);
  });

  it("works once, and invalidates the code and every older email", async () => {
    const [computer, phone] = [site.visitor(), site.visitor()];
    await ask("ada@example.com", computer);
    const older = await site.readNewestEmail();
    await ask("ada@example.com", phone);
    const newer = await site.readNewestEmail();
    await phone.get(newer.link);
    await phone.post("/my-account/sign-in/link", {});
    for (const { link } of [older, newer]) {
      const other = site.visitor();
      await other.get(link);
      expect((await other.get("/my-account/sign-in/link")).body).toEqual({ page: null, email: null });
      expect((await other.post("/my-account/sign-in/link", {})).status).toBe(422);
    }
    expect((await computer.post("/my-account/sign-in/code", { code: older.code })).status).toBe(422);
  });

  it("rejects a sign-in link that was changed or never issued", async () => {
    await ask("ada@example.com");
    const { link } = await site.readNewestEmail();
    for (const forged of [`${link}x`, link.replace(/\w$/, "_"), "/my-account/sign-in/link?token=a.b"]) {
      const visitor = site.visitor();
      await visitor.get(forged);
      expect((await visitor.get("/my-account/sign-in/link")).body).toEqual({ page: null, email: null });
    }
  });
});
