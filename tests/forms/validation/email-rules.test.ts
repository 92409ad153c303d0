import { describe, expect, it } from "vitest";
import { emailRules } from "~/domains/forms/validation/email-rules";
import { findFirstError } from "~/domains/forms/validation/field-rules";

const findError = (value: string) => findFirstError(emailRules, value);
const label = "x".repeat(61);

describe("email rules", () => {
  it("reports a missing email address with the common message [FORM-008]", () => {
    expect(findError(" ")).toBe("This field is required");
    expect(emailRules.map((rule) => rule(""))).toEqual(["This field is required", null]);
  });

  it("accepts at most 64 characters before the @ of an email address", () => {
    expect(findError(`${"a".repeat(64)}@example.com`)).toBeNull();
    expect(findError(`${"a".repeat(65)}@example.com`)).toBe("Invalid email address");
  });

  it("accepts at most 254 characters in an email address", () => {
    expect(findError(`${"a".repeat(64)}@${label}.${label}.${label}.com`)).toBeNull();
    expect(findError(`${"a".repeat(64)}@${label}.${label}.x${label}.com`)).toBe("Invalid email address");
  });

  it.each([
    ["@example.com"],
    ["ada"],
    ["ada@example"],
    ["ada@.com"],
    ["ada@example.c"],
    ["ada@example.c0m"],
    ["ada@com.example.7"],
    ["ada@-example.com"],
    ["ada@example-.com"],
    [`ada@${"x".repeat(64)}.com`],
    [".ada@example.com"],
    ["ada.@example.com"],
    ["a..da@example.com"],
    ["a da@example.com"],
    ["Ada <ada@example.com>"],
    ["ada@example.com, bo@example.com"],
  ])("rejects the email address %s [FORM-010]", (value) => {
    expect(findError(value)).toBe("Invalid email address");
  });

  it.each([
    ["a@b.co"],
    ["ada.k.lovelace+doors@mail.EXAMPLE.com"],
    ["o'neil_{x}@ex-ample.museum"],
    ["ada@example.xn--p1ai"],
    [" ada@example.com "],
    [`ada@${"x".repeat(63)}.com`],
  ])("accepts the email address %s [FORM-010]", (value) => {
    expect(findError(value)).toBeNull();
  });
});
