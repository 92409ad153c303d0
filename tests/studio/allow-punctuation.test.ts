import { describe, expect, it } from "vitest";
import { formFieldSchema } from "~/domains/forms/template/form-template";
import { punctuationFields } from "~/domains/forms/validation/address-rules";
import { getFieldsWithPunctuation } from "~/domains/forms/validation/fields-with-punctuation";
import { checkFields } from "../../studio/schemas/forms/form-field-checks";

const input = checkFields.find(({ name }) => name === "allowPunctuation");
const isHidden = (document: string, field: string) => {
  const hidden = input?.hidden;
  if (typeof hidden !== "function") throw new Error("the switch is always there");
  // biome-ignore lint/suspicious/noExplicitAny: the condition reads only these two properties.
  return hidden({ document: { name: document }, parent: { name: field } } as any);
};

describe("field option 'Allow punctuation'", () => {
  it("offers 'Allow punctuation' only for names, streets and cities in the checkout form", () => {
    for (const field of punctuationFields) {
      expect(isHidden("checkout", `bill_${field}`), field).toBe(false);
      expect(isHidden("checkout", `ship_${field}`), field).toBe(false);
      expect(isHidden("contact", `bill_${field}`), field).toBe(true);
    }
    expect(isHidden("checkout", "bill_zip")).toBe(true);
    expect(isHidden("checkout", "bill_phone")).toBe(true);
  });

  it("applies 'Allow punctuation' to billing and shipping, and turns it off by default", () => {
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
