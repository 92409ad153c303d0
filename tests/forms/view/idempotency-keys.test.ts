import { describe, expect, it } from "vitest";
import { createIdempotencyKeys } from "~/domains/forms/view/idempotency-keys";

describe("idempotency keys of a form", () => {
  it("keeps the key until a response arrives while the content is the same", () => {
    const { getKey, reset } = createIdempotencyKeys();
    const first = getKey("A message");
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(getKey("A message")).toBe(first);
    reset();
    expect(getKey("A message")).not.toBe(first);
  });

  it("creates a new idempotency key when the form's content changed", () => {
    const { getKey } = createIdempotencyKeys();
    const first = getKey("A message");
    const second = getKey("A message, put right");
    expect(second).not.toBe(first);
    expect(getKey("A message, put right")).toBe(second);
  });
});
