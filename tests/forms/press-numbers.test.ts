import { describe, expect, it } from "vitest";
import { createIdempotencyKeys } from "~/domains/forms/view/idempotency-keys";

describe("the number of a press", () => {
  it("is the same until an answer came, as long as the form says the same", () => {
    const { getKey: numberFor, reset: answered } = createIdempotencyKeys();
    const first = numberFor("A message");
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(numberFor("A message")).toBe(first);
    answered();
    expect(numberFor("A message")).not.toBe(first);
  });

  it("is another one where something was changed: the first may have been taken as it was", () => {
    const { getKey: numberFor } = createIdempotencyKeys();
    const first = numberFor("A message");
    const second = numberFor("A message, put right");
    expect(second).not.toBe(first);
    expect(numberFor("A message, put right")).toBe(second);
  });
});
