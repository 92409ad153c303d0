import { describe, expect, it } from "vitest";
import { outbox } from "#db/schema/email";
import { formFiles, formTries } from "#db/schema/forms";
import { contentOf } from "#tests/support/content/content";
import { formDocuments } from "#tests/support/content/form-documents";
import { shopContent } from "#tests/support/content/shop-content";
import { testDatabase } from "#tests/support/database/database";
import { createFormEndpoint, createMultipartForm, onePixelPng } from "#tests/support/shop/form-endpoint";
import { testClock } from "#tests/support/shop/shop-services";
import { silentLog } from "#tests/support/shop/silent-log";

const database = testDatabase();
const ada = { name: "Ada Moss", email: "ada@example.com" };

type How = Parameters<typeof createFormEndpoint> extends [unknown, ...infer Rest] ? Rest : never;
const endpoint = (...how: How) => createFormEndpoint(database, ...how);

describe("POST /api/forms/{formName}", () => {
  it("sends six emails a day to one visitor's address and all emails to the shop", async () => {
    const { post } = endpoint({ resend: { apiKey: "re_tests" } });
    for (let n = 0; n < 8; n += 1) {
      const formData = { ...ada, email: `a.d.a+${n}@example.com` };
      const body = JSON.stringify({ name: "contact", formData });
      const { status } = await post(
        "contact",
        body,
        { "Content-Type": "application/json" },
        `203.0.113.${n}`,
      );
      expect(status).toBe(200);
    }
    const kinds = (await database.db.select().from(outbox)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "form-customer")).toHaveLength(6);
    expect(kinds.filter((kind) => kind === "form-staff")).toHaveLength(8);
  });

  it.each([
    ["multipart", () => createMultipartForm({ name: "contact", formData: JSON.stringify(ada) }), undefined],
    ["JSON", () => JSON.stringify({ name: "contact", formData: ada }), "application/json"],
    ["a serialized body", () => new URLSearchParams({ formData: JSON.stringify(ada) }), undefined],
  ])("accepts a form as %s and returns its id [API-001] [API-002]", async (_kind, body, type) => {
    const { post } = endpoint();
    const { status, reply } = await post("contact", body(), type ? { "Content-Type": type } : {});
    expect(status).toBe(200);
    expect(reply).toEqual({
      error: false,
      success: true,
      message: "Got it.",
      data: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), isComplete: true },
    });
  });

  it("responds with 400 and the validation errors [API-002] [FORM-025]", async () => {
    const { post } = endpoint();
    const { status, reply } = await post("contact", createMultipartForm({ formData: '{"email":"ada@"}' }));
    expect(status).toBe(400);
    expect(reply).toMatchObject({
      error: true,
      success: false,
      errors: { name: "This field is required", email: "Invalid email address" },
    });
  });

  const base = {
    name: "contact",
    emailNotifications: JSON.stringify({
      sendSuccessEmail: true,
      emailTemplateId: "contact-copy",
      recipients: ["eve@example.com"],
    }),
    metadata: JSON.stringify({ fields: [], actions: [], metadata: [], layout: "one-column" }),
    totalPrice: "1",
    summaryRows: JSON.stringify([{ label: "Total", value: "$1" }]),
  };

  it("accepts a multipart body with every field that API-001 lists, and emails only the configured recipients [API-001] [MAIL-008]", async () => {
    const { post } = endpoint({ resend: { apiKey: "re_tests" } });
    const body = createMultipartForm({ formData: JSON.stringify(ada), ...base });
    expect(await post("contact", body)).toMatchObject({ status: 200, reply: { success: true } });
    const emails = await database.db.select().from(outbox);
    expect(emails.map(({ kind }) => kind).toSorted()).toEqual(["form-customer", "form-staff"]);
    expect(JSON.stringify(emails)).not.toContain("eve@example.com");
  });

  it("sends no email for a form posted without notifications [MAIL-008]", async () => {
    const { post } = endpoint({ resend: { apiKey: "re_tests" } });
    const body = createMultipartForm({ formData: JSON.stringify(ada), ...base, emailNotifications: "{}" });
    expect(await post("contact", body)).toMatchObject({ status: 200, reply: { success: true } });
    expect(await database.db.select().from(outbox)).toEqual([]);
  });

  it("validates against the form's own definition, whatever is posted [API-001]", async () => {
    const { post } = endpoint();
    expect(await post("contact", createMultipartForm({ formData: "{}", ...base }))).toMatchObject({
      status: 400,
      reply: { errors: { name: "This field is required", email: "This field is required" } },
    });
  });

  it.each([
    ["no JSON", "{", "application/json"],
    ["no multipart", "garbage", "multipart/form-data; boundary=x"],
    ["values that are no values", '{"formData":{"name":{"$ne":1}}}', "application/json"],
  ])("responds with 400 to %s", async (_what, body, type) => {
    const { status, reply } = await endpoint().post("contact", body, { "Content-Type": type });
    expect({ status, success: reply.success }).toEqual({ status: 400, success: false });
  });

  it.each([
    ["the words its editor wrote for it", { error: "Please call us." }, "Please call us."],
    ["ours", undefined, "Failed to send email"],
  ])(
    "responds with 500 when the shop fails with %s and stores nothing [FORM-025] [FORM-027]",
    async (_whose, messages, text) => {
      const full = {
        put: async () => Promise.reject(new Error("no space left")),
        remove: async () => undefined,
      };
      const forms = formDocuments.map((form) => (form.name === "claim" ? { ...form, messages } : form));
      const writtenTexts: string[] = [];
      const log = {
        ...silentLog,
        error: (_facts: object, message: string) => void writtenTexts.push(message),
      };
      const { post, incoming } = endpoint({}, log, {
        files: full,
        content: contentOf([...shopContent, ...forms]),
      });
      const body = createMultipartForm({ formData: "{}", photo: new Blob([onePixelPng]) });
      expect(await post("claim", body)).toEqual({
        status: 500,
        reply: { error: true, success: false, message: text, data: null },
      });
      expect(writtenTexts).toEqual(["a form could not be stored"]);
      expect(incoming()).toEqual([]);
      expect(await database.db.select().from(formFiles)).toEqual([]);
    },
  );

  it("responds with 404 to an unknown form", async () => {
    expect((await endpoint().post("nothing", "{}", { "Content-Type": "application/json" })).status).toBe(404);
  });

  it("logs once when a client exceeds the rate limit", async () => {
    const notices: object[] = [];
    const log = { ...silentLog, warn: (details: object) => void notices.push(details) };
    const { post } = endpoint({}, log);
    for (let count = 0; count < 23; count += 1)
      await post("contact", "{", { "Content-Type": "application/json" });
    expect(notices).toEqual([
      { event: "too-many-requests", limit: "form", clientIp: expect.stringMatching(/^[0-9a-f]{12}$/) },
    ]);
  });

  it("deletes old rate limit windows with the first attempt of a new one", async () => {
    const { post } = endpoint();
    const long = new Date("2026-03-02T14:00:00.000Z");
    await database.db.insert(formTries).values({ asker: "somebody", windowStart: long, tries: 3 });
    await post("contact", "{", { "Content-Type": "application/json" });
    expect((await database.db.select().from(formTries)).map(({ tries: attempt }) => attempt)).toEqual([1]);
  });

  it("rejects further posts of one client above the rate limit but accepts others", async () => {
    const { post } = endpoint();
    const json = { "Content-Type": "application/json" };
    for (let count = 0; count < 20; count += 1) expect((await post("contact", "{", json)).status).toBe(400);
    const endless = new ReadableStream({ pull: () => Promise.reject(new Error("somebody read it")) });
    const multipartly = { "Content-Type": "multipart/form-data; boundary=x" };
    // All servers of a shop share the count in the database, which does not contain the client IP.
    const counted = await database.db.select().from(formTries);
    expect(counted.map(({ tries: attempt }) => attempt)).toEqual([20]);
    expect(JSON.stringify(counted)).not.toContain("203.0.113.7");
    expect(await endpoint().post("contact", endless, multipartly)).toEqual({
      status: 429,
      reply: {
        error: true,
        success: false,
        message: "You've sent too many messages. Please try again in a few minutes, or call us.",
        data: null,
      },
    });
    expect((await post("claim", "{", json)).status).toBe(400);
    expect((await post("contact", "{", json, "203.0.113.8")).status).toBe(400);
  });

  it("accepts posts again ten minutes later and not before", async () => {
    const clock = testClock("2026-03-02T15:00:00.000Z");
    const { post } = createFormEndpoint(database, {}, silentLog, { clock });
    const json = { "Content-Type": "application/json" };
    for (let count = 0; count < 20; count += 1) await post("contact", "{", json);
    clock.advance(599);
    expect((await post("contact", "{", json)).status).toBe(429);
    clock.advance(1);
    expect((await post("contact", "{", json)).status).toBe(400);
  });

  it("allows twenty attempts for each step of a form", async () => {
    const { post } = endpoint();
    const json = { "Content-Type": "application/json" };
    for (let count = 0; count < 40; count += 1) expect((await post("plan", "{", json)).status).toBe(400);
    expect((await post("plan", "{", json)).status).toBe(429);
  });
});
