import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getFieldOptions } from "~/domains/forms/entries/field-options";
import { toLabeledEntries } from "~/domains/forms/entries/labeled-entries";
import { parsePostedEntries } from "~/domains/forms/entries/parse-posted-entries";
import { clearHiddenEntries } from "~/domains/forms/entries/visible-fields";
import { type FormField, formFieldSchema } from "~/domains/forms/template/form-template";

const field = (name: string, more: Partial<Record<keyof FormField, unknown>>) =>
  formFieldSchema.parse({ name, type: "select", label: name, ...more });
const country = field("country", { dynamicOptions: "countries" });
const state = field("state", { dynamicOptions: "states", dependsOn: "country" });

describe("labeled entries of a posted form", () => {
  it("replaces values by labels, including countries and states [API-001]", () => {
    const wood = field("wood", { options: [{ label: "White oak", value: "oak" }] });
    const trims = field("trims", { type: "checkbox-group", options: [{ label: "Crown", value: "c" }] });
    const entries = { wood: "oak", trims: ["c"], country: "US", state: "MT" };
    expect(toLabeledEntries([wood, trims, country, state], entries)).toEqual({
      wood: "White oak",
      trims: ["Crown"],
      country: "United States",
      state: "Montana",
    });
  });

  it("keeps an option's value when another option has the same label", () => {
    const options = [
      { label: "2", value: "1" },
      { label: "Few", value: "2" },
      { label: "Twin", value: "twin-a" },
      { label: "Twin", value: "twin-b" },
    ];
    const count = field("count", { options });
    expect(toLabeledEntries([count], { count: "1" })).toEqual({ count: "1" });
    expect(toLabeledEntries([count], { count: "twin-b" })).toEqual({ count: "twin-b" });
  });

  it("restores form entries from their labels for arbitrary option names", () => {
    const word = fc.constantFrom("1", "2", "oak", "Oak", "Montana", "MT");
    const option = fc.record({ label: word, value: word, customLabel: fc.option(word, { nil: undefined }) });
    const options = fc.uniqueArray(option, { selector: ({ value }) => value, minLength: 1 });
    const several = fc.record({ one: options, many: options, stateCode: fc.constantFrom("MT", "NY", "") });
    fc.assert(
      fc.property(several, fc.nat(), fc.nat(), ({ one, many, stateCode }, first, second) => {
        const fields = [
          field("one", { options: one }),
          field("many", { type: "checkbox-group", options: many }),
          country,
          state,
        ];
        const chosen = (from: readonly { readonly value: string }[], at: number) =>
          from[at % from.length]?.value ?? "";
        const entries = clearHiddenEntries(fields, {
          one: chosen(one, first),
          many: [...new Set([chosen(many, first), chosen(many, second)])],
          country: stateCode === "" ? "" : "US",
          state: stateCode,
        });
        expect(parsePostedEntries(fields, toLabeledEntries(fields, entries))).toEqual(entries);
      }),
      { seed: 20261124, numRuns: 300 },
    );
    expect(getFieldOptions(state, { country: "US" })?.some(({ value }) => value === "MT")).toBe(true);
  });
});
