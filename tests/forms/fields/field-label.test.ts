import { describe, expect, it } from "vitest";
import { getFieldLabel } from "~/domains/forms/fields/field-label";
import { createFormField } from "~/domains/forms/template/create-form-field";

describe("field label", () => {
  const label = (more: object) =>
    getFieldLabel(createFormField({ name: "it", type: "text", label: "", ...more }));

  it("cuts a label at its limit, 40 characters by default [FORM-007]", () => {
    expect(label({ label: "x".repeat(40) })).toBe("x".repeat(40));
    expect(label({ label: "x".repeat(41) })).toBe(`${"x".repeat(40)}...`);
    expect(label({ label: "Which of our doors", labelLengthLimit: 5 })).toBe("Which...");
  });

  it("keeps a custom field label whole", () => {
    expect(label({ label: "Topic", customLabel: "y".repeat(60) })).toBe("y".repeat(60));
  });
});
