import { startSandbox } from "@stile-and-rail/payment-sandbox";
import { afterEach, describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { formSubmissions } from "#db/schema/forms";
import { contentOf } from "#tests/support/content/content";
import { formDocuments } from "#tests/support/content/form-documents";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";
import { createPostedForm } from "#tests/support/shop/posted-form";
import { shopServices, testClock } from "#tests/support/shop/shop-services";
import { silentLog } from "#tests/support/shop/silent-log";
import { createUploadFolder } from "#tests/support/shop/upload-folder";
import { createRecaptchaVerifier } from "~/domains/forms/challenge/recaptcha.server";
import { toFormFailureResponse } from "~/domains/forms/submissions/form-response";
import { type PostedForm, submitForm } from "~/domains/forms/submissions/submit-form.server";

const database = testDatabase();
const keys = { siteKey: "site-key", secretKey: "secret-key" };
let close = async () => {};
afterEach(() => close());

/** A shop whose contact form requires a challenge, and the sandbox that issues and verifies its tokens. */
async function shop({ secretKey = keys.secretKey, verifyUrl = "" } = {}) {
  const clock = testClock();
  const sandbox = await startSandbox({
    port: 0,
    stateFile: null,
    webhookUrl: null,
    webhookSecret: "whsec_sandbox",
    recaptcha: keys,
    clock,
  });
  close = sandbox.close;
  const asking = formDocuments.map((document) =>
    document.name === "contact" || document.name === "plan"
      ? { ...document, googleReCaptcha: true }
      : document,
  );
  const access = { secretKey, verifyUrl: verifyUrl || `${sandbox.url}/recaptcha/api/siteverify` };
  const services = {
    ...shopServices(database),
    content: contentOf([...shopContent, ...asking]),
    files: createUploadFolder().files,
    challenge: createRecaptchaVerifier(access, silentLog),
  };
  const token = async (as: "person" | "program" = "person") => {
    const request = new URLSearchParams({ as, co: "http://localhost:3000" });
    const reply = await fetch(`${sandbox.url}/recaptcha/api2/userverify?${request}`, { method: "POST" });
    return (await reply.json()).token as string;
  };
  return { services, sandbox, clock, token };
}

const stored = async () => (await database.db.select().from(formSubmissions))[0];
const due = async () => (await database.db.select().from(outbox)).map(({ kind }) => kind).sort();

describe("forms with a reCAPTCHA", () => {
  it("rejects a form without a completed challenge and shows a message [FORM-020]", async () => {
    const { services } = await shop();
    const sent = await submitForm(services, createPostedForm());
    expect(sent).toEqual({ ok: false, failure: { code: "no-challenge" } });
    expect(toFormFailureResponse({ code: "no-challenge" })).toMatchObject({
      status: 400,
      body: { success: false, message: "Please complete the reCAPTCHA verification" },
    });
    expect(await stored()).toBeUndefined();
  });

  it("accepts a form whose token the provider verifies [FORM-020]", async () => {
    const { services, token } = await shop();
    expect(await submitForm(services, createPostedForm({ recaptchaToken: await token() }))).toMatchObject({
      ok: true,
    });
    expect(await stored()).toMatchObject({ status: "new", spamReasons: [] });
    expect(await due()).toEqual(["form-customer", "form-staff"]);
  });

  it.each([
    ["an invented token", async () => "03A-invented"],
    ["the token of a bot", (token: (as: "program") => Promise<string>) => token("program")],
  ])("stores a form from a sender who sends %s as spam and sends no email", async (_what, given) => {
    const { services, token } = await shop();
    const sent = await submitForm(services, createPostedForm({ recaptchaToken: await given(token) }));
    expect(sent).toMatchObject({ ok: true });
    expect(await stored()).toMatchObject({ status: "spam", spamReasons: ["the reCAPTCHA said no"] });
    expect(await due()).toEqual([]);
  });

  it("accepts a token once and within two minutes [FORM-021]", async () => {
    const { services, token, clock } = await shop();
    const used = await token();
    await submitForm(services, createPostedForm({ recaptchaToken: used }));
    await submitForm(services, createPostedForm({ recaptchaToken: used, clientIp: "203.0.113.8" }));
    const late = await token();
    clock.advance(121);
    await submitForm(services, createPostedForm({ recaptchaToken: late, clientIp: "203.0.113.9" }));
    const rows = await database.db.select().from(formSubmissions);
    expect(rows.map(({ status }) => status).sort()).toEqual(["new", "spam", "spam"]);
  });

  it("keeps the token of a form with an invalid field usable", async () => {
    const { services, token } = await shop();
    const recaptchaToken = await token();
    const wrong = await submitForm(services, createPostedForm({ recaptchaToken, values: { name: "Ada" } }));
    expect(wrong).toMatchObject({ ok: false, failure: { code: "invalid" } });
    expect(await submitForm(services, createPostedForm({ recaptchaToken }))).toMatchObject({ ok: true });
    expect((await stored())?.status).toBe("new");
  });

  it.each([
    ["the provider does not answer", { verifyUrl: "http://127.0.0.1:1/siteverify" }],
    ["the provider refuses the shop's key", { secretKey: "another" }],
  ])(
    "accepts a form when %s, notes it for staff, and sends no email to the visitor",
    async (_what, access) => {
      const { services, token } = await shop(access);
      expect(await submitForm(services, createPostedForm({ recaptchaToken: await token() }))).toMatchObject({
        ok: true,
      });
      expect(await stored()).toMatchObject({
        status: "new",
        spamReasons: ["the reCAPTCHA could not be asked"],
      });
      expect(await due()).toEqual(["form-staff"]);
    },
  );

  it.each([
    ["without script", { isWithoutScript: true }],
    ["from a browser that could not load the challenge", { recaptchaToken: "not-loaded" }],
  ])("accepts a form %s and marks it as suspected", async (_how, changes) => {
    const { services } = await shop();
    expect(await submitForm(services, createPostedForm(changes))).toMatchObject({ ok: true });
    expect(await stored()).toMatchObject({ status: "spam", spamReasons: ["sent without the reCAPTCHA"] });
  });

  it("asks for the challenge at the last step", async () => {
    const { services, token } = await shop();
    const plan = (changes: Partial<PostedForm>) =>
      submitForm(services, createPostedForm({ formName: "plan", ...changes }));
    const first = await plan({ values: { shape: "L" } });
    const id = first.ok ? first.value.id : "";
    const last = { step: 1, id, values: { email: "ada@example.com" } };
    expect(await plan(last)).toEqual({ ok: false, failure: { code: "no-challenge" } });
    expect(await plan({ ...last, recaptchaToken: await token() })).toMatchObject({ ok: true });
  });

  it("asks for no challenge when the shop has no reCAPTCHA", async () => {
    const { services } = await shop();
    expect(await submitForm({ ...services, challenge: null }, createPostedForm())).toMatchObject({
      ok: true,
    });
  });
});

describe("local reCAPTCHA sandbox", () => {
  it("answers like Google's siteverify endpoint", async () => {
    const { sandbox, token } = await shop();
    const verify = async (request: Record<string, string>) => {
      const body = new URLSearchParams(request);
      return (await fetch(`${sandbox.url}/recaptcha/api/siteverify`, { method: "POST", body })).json();
    };
    const refused = (code: string) => ({ success: false, "error-codes": [code] });
    expect(await verify({ response: "x" })).toEqual(refused("missing-input-secret"));
    expect(await verify({ secret: "wrong", response: "x" })).toEqual(refused("invalid-input-secret"));
    expect(await verify({ secret: "secret-key" })).toEqual(refused("missing-input-response"));
    expect(await verify({ secret: "secret-key", response: "x" })).toEqual(refused("timeout-or-duplicate"));
    expect(await verify({ secret: "secret-key", response: await token() })).toEqual({
      success: true,
      challenge_ts: "2026-03-02T15:04:05.000Z",
      hostname: "localhost",
    });
  });

  it("shows its challenge only on the shop's pages and with the shop's key", async () => {
    const sandbox = await startSandbox({
      port: 0,
      stateFile: null,
      webhookUrl: null,
      webhookSecret: "whsec_sandbox",
      recaptcha: keys,
      shopOrigins: ["http://localhost:3000"],
    });
    close = sandbox.close;
    const frame = (k: string, co: string) =>
      fetch(`${sandbox.url}/recaptcha/api2/bframe?${new URLSearchParams({ k, co })}`);
    const shown = await frame("site-key", "http://localhost:3000");
    expect(shown.status).toBe(200);
    expect(shown.headers.get("content-security-policy")).toContain("frame-ancestors http://localhost:3000");
    expect((await frame("another", "http://localhost:3000")).status).toBe(400);
    expect((await frame("site-key", "https://elsewhere.example")).status).toBe(400);
  });
});
