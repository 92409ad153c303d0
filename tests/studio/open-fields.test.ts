import { describe, expect, it } from "vitest";
import { formFieldSchema } from "~/domains/forms/template/form-template";
import { punctuationFields } from "~/domains/forms/validation/address-rules";
import { getFieldsWithPunctuation } from "~/domains/forms/validation/fields-with-punctuation";
import { checkFields } from "../../studio/schemas/forms/form-field-checks";

const input = checkFields.find(({ name }) => name === "allowPunctuation");
const isHidden = (document: string, field: string) => {
  const hidden = input?.hidden;
  if (typeof hidden !== "function") throw new Error("the switch is always there");
  // biome-ignore lint/suspicious/noExplicitAny: of what Sanity gives, the condition reads these two.
  return hidden({ document: { name: document }, parent: { name: field } } as any);
};

describe("the switch 'Allow punctuation' of a field", () => {
  it("stands at the names, streets and cities of the checkout alone", () => {
    for (const field of punctuationFields) {
      expect(isHidden("checkout", `bill_${field}`), field).toBe(false);
      expect(isHidden("checkout", `ship_${field}`), field).toBe(false);
      expect(isHidden("contact", `bill_${field}`), field).toBe(true);
    }
    expect(isHidden("checkout", "bill_zip")).toBe(true);
    expect(isHidden("checkout", "bill_phone")).toBe(true);
  });

  it("counts for billing and shipping alike, and is off unless an editor turned it on", () => {
    const field = (name: string, more: object = {}) =>
      formFieldSchema.parse({ name, type: "text", label: name, ...more });
    const on = { allowPunctuation: true };
    expect(getFieldsWithPunctuation([field("bill_city"), field("bill_last_name")])).toEqual([]);
    expect(getFieldsWithPunctuation([field("ship_city", on), field("bill_last_name", on)])).toEqual([
      "last_name",
      "city",
    ]);
    expect(getFieldsWithPunctuation([field("bill_zip", on), field("city", on)])).toEqual([]);
  });
});
