import { describe, expect, it } from "vitest";
import { normalizeEntry } from "~/domains/forms/entries/normalize-entry";
import { formFieldSchema } from "~/domains/forms/template/form-template";

const zip = formFieldSchema.parse({ _key: "z", name: "home_zip", type: "text", label: "ZIP" });

describe("ZIP code in a form", () => {
  it.each([
    ["59270-1234", {}, "59270"],
    ["592701234", { home_country: "US" }, "59270"],
    ["592701234", { home_country: "CA" }, "592701234"],
  ])("normalizes '%s' in the country of %o to %s", (text, entries, stored) => {
    expect(normalizeEntry(zip, text, { ...entries, home_zip: text })).toBe(stored);
  });
});
