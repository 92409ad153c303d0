import { describe, expect, it } from "vitest";
import { getFieldLabel } from "~/domains/forms/fields/field-label";
import { createFormField } from "~/domains/forms/template/create-form-field";

describe("a label over its field", () => {
  const label = (more: object) =>
    getFieldLabel(createFormField({ name: "it", type: "text", label: "", ...more }));

  it("is cut at its limit, which is 40 where its editor set none [FORM-007]", () => {
    expect(label({ label: "x".repeat(40) })).toBe("x".repeat(40));
    expect(label({ label: "x".repeat(41) })).toBe(`${"x".repeat(40)}...`);
    expect(label({ label: "Which of our doors", labelLengthLimit: 5 })).toBe("Which...");
  });

  it("is whole in its editor's own wording", () => {
    expect(label({ label: "Topic", customLabel: "y".repeat(60) })).toBe("y".repeat(60));
  });
});
