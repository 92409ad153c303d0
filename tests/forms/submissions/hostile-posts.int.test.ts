import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formFiles, formSubmissions } from "#db/schema/forms";
import { testDatabase } from "#tests/support/database/database";
import { createFormEndpoint } from "#tests/support/shop/form-endpoint";

const database = testDatabase();
const json = { "Content-Type": "application/json" };
const ada = { name: "Ada Moss", email: "ada@example.com" };
const rows = () => database.db.select().from(formSubmissions);
const nested = (open: string, inner: string, close: string) =>
  open.repeat(100_000) + inner + close.repeat(100_000);
const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`field-${n}`, "x"]));

describe("hostile posts to a form", () => {
  it.each([
    ["lists in lists without end", `{"formData":{},"emailNotifications":${nested("[", "", "]")}}`],
    ["fields that are nested too deeply", `{"formData":${nested('{"a":', "1", "}")}}`],
    ["a NUL", JSON.stringify({ formData: { ...ada, name: "A\u0000da" } })],
    ["a NUL in a text of JSON", JSON.stringify({ formData: JSON.stringify({ ...ada, name: "A\u0000da" }) })],
    ["half of a character", '{"formData":{"name":"A\\ud83dda","email":"ada@example.com"}}'],
    [
      "half of a character in a text of JSON",
      JSON.stringify({ formData: '{"name":"A\\ud83d","email":"a@b.de"}' }),
    ],
    ["a list as the body", "[]"],
    ["null", "null"],
    ["a step before the first", JSON.stringify({ formData: ada, step: -1 })],
    ["half a step", JSON.stringify({ formData: ada, step: 0.5 })],
    ["a step behind the last", JSON.stringify({ formData: ada, step: 7 })],
    ["an invalid id", JSON.stringify({ formData: ada, id: "1 or 1=1" })],
    ["an invalid idempotency key", JSON.stringify({ formData: ada, postId: { $ne: 1 } })],
  ])("rejects a form post with an invalid body: %s", async (_what, body) => {
    const { status, reply } = await createFormEndpoint(database).post("contact", body, json);
    expect({ status, message: reply.message }).toEqual({
      status: 400,
      message: "We couldn't understand this form.",
    });
    expect(await rows()).toEqual([]);
  });

  it.each([
    ["of an escaped NUL", "%00"],
    ["of a NUL", "\0"],
    ["of the prototype property", "__proto__"],
    ["of an Object.prototype member", "constructor"],
    ["of a parent path", "../contact"],
    ["of five thousand characters", "x".repeat(5_000)],
    ["of half a surrogate pair", "\ud83d"],
  ])("finds no form by the name %s", async (_what, name) => {
    const { status } = await createFormEndpoint(database).post(name, "{}", json, "203.0.113.7", "contact");
    expect(status).toBe(404);
  });

  it("ignores a thousand unknown fields and names of object properties", async () => {
    const odd = '{"__proto__":{"status":"done"},"constructor":"x","toString":"y","status":"done","id":"z"}';
    const formData = { ...JSON.parse(odd), ...many, ...ada };
    const { status } = await createFormEndpoint(database).post("contact", JSON.stringify({ formData }), json);
    expect(status).toBe(200);
    expect(await rows()).toMatchObject([
      { status: "new", entries: { ...ada, topic: "", order: "" }, answers: [{ value: "Ada Moss" }, {}] },
    ]);
    expect(Object.keys((await rows())[0]?.entries ?? {}).sort()).toEqual(["email", "name", "order", "topic"]);
  });

  it("rejects unavailable choices, too long texts and answers to hidden fields", async () => {
    const { post } = createFormEndpoint(database);
    const complaintsOf = async (more: object) =>
      (await post("contact", JSON.stringify({ formData: { ...ada, ...more } }), json)).reply.errors;
    expect(await complaintsOf({ topic: "free-money" })).toMatchObject({ topic: "Invalid selection" });
    expect(await complaintsOf({ topic: "order" })).toEqual({ order: "This field is required" });
    expect(await complaintsOf({ topic: "order", order: "x".repeat(5_001) })).toEqual({
      order: "Order seems too long",
    });
    expect(await complaintsOf({ topic: "kitchen", order: "secretly" })).toBeUndefined();
    expect(await rows()).toMatchObject([{ entries: { topic: "kitchen", order: "" } }]);
  });

  it("rejects a step without its earlier ones and a step of another submission", async () => {
    const { post } = createFormEndpoint(database);
    const step = (form: string, body: object) => post(form, JSON.stringify(body), json);
    const { data } = (await step("plan", { formData: { shape: "L" } })).reply;
    const you = { formData: { email: "eve@example.com" }, step: 1 };
    expect((await step("plan", you)).status).toBe(409);
    expect((await step("plan", { ...you, id: "0d6e7f7a-53a2-4f77-9d1f-3b9b5f0c7a21" })).status).toBe(409);
    const other = await step("contact", { formData: ada, id: data.id });
    expect(other.status).toBe(200);
    expect(other.reply.data.id).not.toBe(data.id);
    expect((await step("plan", { ...you, id: other.reply.data.id })).status).toBe(409);
    expect((await rows()).map(({ formName, isComplete }) => [formName, isComplete])).toEqual([
      ["plan", false],
      ["contact", true],
    ]);
  });

  it("rejects a file in a text field and a text in a file field", async () => {
    const { post, incoming } = createFormEndpoint(database);
    const body = new FormData();
    body.set("formData", JSON.stringify(ada));
    body.set("name", new Blob(["MZ"]), "virus.exe");
    const refused = await post("contact", body);
    expect([refused.status, refused.reply.message]).toEqual([
      400,
      "The file virus.exe doesn't belong to any question on this form, so we didn't save it. Please check your answers and send the form again.",
    ]);
    expect(await database.db.select().from(formFiles)).toEqual([]);
    expect(incoming()).toEqual([]);
    const text = await post("claim", JSON.stringify({ formData: { photo: "door.png" } }), json);
    expect(text.reply.errors).toEqual({ photo: "At least one file is required" });
  });

  it("reads no more files than the form allows and deletes all of them", async () => {
    const { post, incoming } = createFormEndpoint(database);
    const body = new FormData();
    for (let n = 0; n < 500; n += 1) body.append("photo", new Blob(["x"]), `${n}.png`);
    expect((await post("claim", body)).status).toBe(413);
    expect(incoming()).toEqual([]);
  });

  it("answers every post with a message and never with a failure", async () => {
    const { post } = createFormEndpoint(database);
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: "binary" }),
      fc.constantFrom("order", "kitchen", "on"),
    );
    const known = fc.constantFrom("name", "email", "topic", "order", "secret", "photo", "__proto__");
    const base = fc.constantFrom(
      "step",
      "id",
      "postId",
      "openMs",
      "recaptchaToken",
      "emailNotifications",
      "go",
    );
    const formData = fc.dictionary(fc.oneof(known, fc.string()), value);
    const body = fc
      .tuple(formData, fc.dictionary(base, value))
      .map(([data, more]) => ({ ...more, formData: data }));
    const form = fc.constantFrom("contact", "claim", "plan", "newsletter");
    let clientIp = 0;
    await fc.assert(
      fc.asyncProperty(form, fc.oneof(body, fc.jsonValue()), async (name, posted) => {
        clientIp += 1;
        const { status, reply } = await post(name, JSON.stringify(posted), json, `client-${clientIp}`);
        expect([200, 400, 404, 409]).toContain(status);
        expect(reply.success).toBe(status === 200);
      }),
      { seed: 20261124, numRuns: 200 },
    );
  });
});
