import { describe, expect, it } from "vitest";
import { createFormField } from "~/domains/forms/template/create-form-field";
import type { FormField } from "~/domains/forms/template/form-template";
import { createStepRules } from "~/domains/forms/validation/step-rules";

const order = createFormField({ name: "order", type: "text", label: "Order number", required: true });
const photos: FormField = {
  ...createFormField({ name: "photos", type: "file", label: "Photos", required: true }),
  fileTypes: ["image/png"],
};
const reason: FormField = {
  ...createFormField({ name: "reason", type: "text", label: "Reason", required: true }),
  hideWhen: { field: "order", equals: ["none"], orEmpty: undefined },
};
const all = [order, reason, photos];
const png = (name: string) => new File(["x"], name, { type: "image/png" });

describe("rules of a form step", () => {
  const check = (entries: Record<string, string>, files: readonly File[] = [], storedFiles = {}) => {
    const body = new FormData();
    for (const file of files) body.append("photos", file);
    return createStepRules({ stepFields: [reason, photos], formFields: all, entries, storedFiles })(body);
  };

  it("validates the fields of a form step and the files in its inputs [FORM-008] [FORM-016]", () => {
    expect(check({ order: "", reason: "" }, [new File(["x"], "door.gif", { type: "image/gif" })])).toEqual({
      ok: false,
      failure: { reason: "This field is required", photos: "Unsupported file format" },
    });
  });

  it("skips a field that an entry of another step hides [FORM-009]", () => {
    expect(check({ order: "none", reason: "left over" }, [png("door.png")])).toEqual({
      ok: true,
      value: { order: "none", reason: "" },
    });
  });

  it("counts a file that an earlier post stored [FORM-017]", () => {
    const stored = { photos: [{ name: "door.png", size: 1, type: "image/png" }] };
    expect(check({ order: "none" }, [], stored).ok).toBe(true);
    expect(check({ order: "none" })).toEqual({
      ok: false,
      failure: { photos: "At least one file is required" },
    });
  });
});
