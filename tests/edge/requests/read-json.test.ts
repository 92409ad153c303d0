import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readJson } from "~/edge/requests/read-json.server";

const schema = z.object({
  name: z.string("Who is it?"),
  bill: z.object({ zip: z.string("Where?").min(5, "Too short").regex(/^\d+$/, "No digits") }),
});
const read = (body: string) =>
  readJson(new Request("https://shop.example/api", { method: "POST", body }), schema);

describe("readJson", () => {
  it("returns the value that the schema produces", async () => {
    expect(await read(`{"name":"Ada","bill":{"zip":"59718"},"more":1}`)).toEqual({
      ok: true,
      value: { name: "Ada", bill: { zip: "59718" } },
    });
  });

  it("rejects invalid fields with every message under the field's name", async () => {
    expect(await read(`{"bill":{"zip":"x"}}`)).toEqual({
      ok: false,
      failure: { status: 422, errors: { name: ["Who is it?"], "bill.zip": ["Too short", "No digits"] } },
    });
  });

  it.each(["", "no json", "[1]", "null"])(
    "rejects the body %j with an error of the whole form",
    async (body) => {
      const answer = await read(body);
      expect(answer.ok ? null : answer.failure.status).toBe(422);
      expect(answer.ok ? null : Object.keys(answer.failure.errors)).toEqual(["form"]);
    },
  );

  it("rejects a body that is nested too deeply", async () => {
    for (const body of [
      `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
      `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
    ]) {
      const answer = await read(body);
      expect(answer.ok ? null : answer.failure.status).toBe(400);
    }
  });

  it("rejects a body with too many values before the schema checks it", async () => {
    const answer = await read(`{"name":"Ada","bill":{"zip":"59718"},"more":[${"1,".repeat(5_000)}1]}`);
    expect(answer).toEqual({
      ok: false,
      failure: { status: 400, errors: { form: ["The request is too large."] } },
    });
  });

  it.each([
    ["a NUL", `{"name":"A\\u0000da","bill":{"zip":"59718"}}`],
    ["a NUL in an unknown field", `{"name":"Ada","bill":{"zip":"59718"},"more":"\\u0000"}`],
    ["half of a surrogate pair", `{"name":"A\\ud83dda","bill":{"zip":"59718"}}`],
  ])("rejects %s in a valid shape, because the database cannot store it", async (_what, body) => {
    expect(await read(body)).toEqual({
      ok: false,
      failure: { status: 400, errors: { form: ["The request contains invalid characters."] } },
    });
  });

  it("rejects a NUL with 400 even when the shape is wrong", async () => {
    const answer = await read(`{"name":"A\\u0000da","bill":7}`);
    expect(answer.ok ? null : answer.failure.status).toBe(400);
  });
});
