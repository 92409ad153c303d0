import { describe, expect, it } from "vitest";
import { createIdempotencyKeys } from "~/domains/forms/view/idempotency-keys";

describe("idempotency keys of a form", () => {
  it("keeps the key until a response arrives while the content is the same", () => {
    const { getKey: numberFor, reset: answered } = createIdempotencyKeys();
    const first = numberFor("A message");
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(numberFor("A message")).toBe(first);
    answered();
    expect(numberFor("A message")).not.toBe(first);
  });

  it("creates another key when the content changed", () => {
    const { getKey: numberFor } = createIdempotencyKeys();
    const first = numberFor("A message");
    const second = numberFor("A message, put right");
    expect(second).not.toBe(first);
    expect(numberFor("A message, put right")).toBe(second);
  });
});
