import { describe, expect, it } from "vitest";
import { createLog } from "~/edge/services/log.server";

function lineOf(details: object, message = "said"): string {
  const lines: string[] = [];
  createLog("live", { write: (line) => void lines.push(line) }).error(details, message);
  return lines.join("");
}

describe("a log line", () => {
  it("omits the values of a failed insert from a log line", () => {
    const cause = Object.assign(
      new Error('duplicate key value violates unique constraint "orders_placement"'),
      {
        code: "23505",
        constraint: "orders_placement",
        detail: "Key (email)=(ada@example.com) already exists.",
        where: "12 Main St",
        parameters: ["Ada", "12 Main St"],
      },
    );
    const error = new Error(
      'Failed query: insert into "orders" ("email") values ($1, $2)\nparams: ada@example.com,Lovelace,12 Main St,(406) 555-0100',
      { cause },
    );
    const line = lineOf({ error, path: "/api/order" });
    for (const word of ["ada@", "Lovelace", "Main St", "555-0100", "12 Main"])
      expect(line).not.toContain(word);
    for (const word of ["23505", "orders_placement", "Failed query", "/api/order"])
      expect(line).toContain(word);
    const asText = lineOf({ error: String(error), stack: error.stack });
    for (const word of ["ada@", "Lovelace", "Main St", "555-0100"]) expect(asText).not.toContain(word);
  });

  it("omits a value of several lines that looks like a stack trace", () => {
    const error = new Error(
      'Failed query: insert into "form_submissions" ("entries") values ($1, $2)\nparams: Please come\n    at 12 Main St,Lovelace\n  at four',
    );
    error.stack = `Error: ${error.message}\n    at insert (/shop/db/store.ts:12:3)\n    at async Promise.all (index 0)`;
    for (const line of [lineOf({ error }), lineOf({ error: error.stack }), lineOf({ reason: error.message })])
      for (const word of ["Main St", "Lovelace", "at four", "Please come"]) expect(line).not.toContain(word);
    expect(lineOf({ error: error.stack })).toContain("/shop/db/store.ts:12:3");
  });

  // Each such line doubled the time of an earlier pattern. Forty lines blocked the thread for hours.
  it("redacts text that imitates a stack trace in linear time", () => {
    const pieces = [
      "\n    at x (a:1:1)",
      "params: ",
      "Key (",
      "//a:b",
      ":1",
      "a@",
      "%40",
      ': "',
      "Unexpected ",
      "0 ",
      "-A0",
    ];
    const began = performance.now();
    for (const one of pieces)
      for (const other of pieces) lineOf({ error: `Failed query: params: ${one}${other.repeat(4_000)}\n!` });
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it("keeps the position in a package in a logged stack trace", () => {
    const frame = "    at action (/shop/node_modules/@remix-run/router/dist/router.cjs.js:36:16)";
    expect(lineOf({ error: `Error: no\n${frame}` })).toContain("@remix-run/router/dist/router.cjs.js:36:16");
  });

  it("omits the input that a parser's error repeats from a log line", () => {
    try {
      JSON.parse("Ada Lovelace lives here");
    } catch (error) {
      expect(lineOf({ error })).not.toContain("Ada");
      expect(lineOf({ error: String(error) })).not.toContain("Ada");
    }
    expect(lineOf({ error: 'invalid input syntax for type uuid: "Ada Lovelace"' })).not.toContain("Lovelace");
  });

  it.each([
    ["sk_live_51abcdefgh", "sk_live"],
    ["Bearer abc.def.ghi", "abc.def"],
    ["postgres://shop:word@db.example/shop", ":word@"],
    ["pi_123_secret_456", "secret_456"],
    ["call me at +1 (406) 555-0100", "(406)"],
    ["call me at +1 (406) 555-0100", "555-0100"],
    ["/estimate/-55wYbk5WaaD7GVOyRdmsqpM_No1_OM1uUm12S_b_-k", "55wYbk5WaaD7GVO"],
    [
      "/newsletter/unsubscribe/0d9f8b1c-7a8e-4a0b-9d43-2f6f5f9a2c11.20781.Zk3yWaaD7GVOyRdmsqpM_No1_OM1uUm12S_b9aQx0-k",
      "Zk3yWaaD7GVO",
    ],
    ["mail to Ada.L+x@mail.example.com now", "Ada.L"],
    ["/search?query=ada.l%40mail.example.com", "ada.l"],
    ["/my-account/ADA.L%40mail.example.com", "mail.example"],
  ])("omits keys, phone numbers, tokens and email addresses from a log line: %s", (text, secret) => {
    expect(lineOf({ reason: text })).not.toContain(secret);
    expect(lineOf({}, text)).not.toContain(secret);
  });

  it("omits the values of fields with personal data from a log line", () => {
    const line = lineOf({
      order: { email: "x", firstName: "Ada", street1: "Main", phoneNumber: "1" },
      cookie: "c=1",
    });
    for (const word of ["Ada", "Main", "c=1"]) expect(line).not.toContain(word);
  });

  it("limits the length of a log line", () => {
    expect(lineOf({ path: "/".padEnd(30_000, "a") }).length).toBeLessThan(4_000);
    expect(lineOf({ list: Array.from({ length: 500 }, () => "x".repeat(100)) }).length).toBeLessThan(4_000);
  });

  it("keeps ids, constraint names and counts in a log line", () => {
    expect(
      JSON.parse(
        lineOf({
          orderId: "0d9f8b1c-7a8e-4a0b-9d43-2f6f5f9a2c11",
          constraint: "order_payments_payment_attempt_id_payment_attempts_id_fk",
          attempts: 3,
        }),
      ),
    ).toMatchObject({
      orderId: "0d9f8b1c-7a8e-4a0b-9d43-2f6f5f9a2c11",
      constraint: "order_payments_payment_attempt_id_payment_attempts_id_fk",
      attempts: 3,
      msg: "said",
    });
  });
});
