import { describe, expect, it } from "vitest";
import { getFieldOptions } from "~/domains/forms/entries/field-options";
import type { FormEntries } from "~/domains/forms/entries/form-entries";
import { type FormField, formFieldSchema } from "~/domains/forms/template/form-template";

const field = (more: Partial<Record<keyof FormField, unknown>>) =>
  formFieldSchema.parse({ name: "it", type: "select", label: "It", ...more });
const values = (more: Partial<Record<keyof FormField, unknown>>, entries: FormEntries = {}) =>
  getFieldOptions(field(more), entries)?.map(({ value }) => value) ?? null;

describe("options of places", () => {
  it("lists the countries with the home country first", () => {
    expect(getFieldOptions(field({ dynamicOptions: "countries" }), {})?.slice(0, 2)).toEqual([
      { value: "US", label: "United States" },
      { value: "AF", label: "Afghanistan" },
    ]);
  });

  it("lists the states of the chosen country, or of the home country", () => {
    const state = field({ dynamicOptions: "states", dependsOn: "country" });
    expect(getFieldOptions(state, { country: "US" })?.[0]).toEqual({ value: "AL", label: "Alabama" });
    expect(getFieldOptions(field({ dynamicOptions: "states" }), { country: "DE" })?.[0]).toEqual({
      value: "AL",
      label: "Alabama",
    });
  });

  it("lists no states without a country or for a country without a list", () => {
    const state = field({ dynamicOptions: "states", dependsOn: "country" });
    expect(getFieldOptions(state, {})).toBeNull();
    expect(getFieldOptions(state, { country: "DE" })).toBeNull();
  });

  it("treats a city as free text", () => {
    expect(values({ dynamicOptions: "cities", options: [{ label: "Reno", value: "reno" }] })).toBeNull();
  });
});

describe("options of an editor", () => {
  const options = [{ label: "Oak", value: "oak" }];

  it.each([["select"], ["radio"], ["checkbox-group"]])("offers options in a field of the type %s", (type) => {
    expect(values({ type, options })).toEqual(["oak"]);
  });

  it("offers no options in a text field or in a select without options", () => {
    expect(values({ type: "text", options })).toBeNull();
    expect(values({ type: "select" })).toBeNull();
    expect(values({ type: "radio" })).toEqual([]);
  });

  it("shows options in the editor's wording", () => {
    const worded = [
      { label: "Oak", customLabel: "Red oak", value: "oak", description: "From Ohio" },
      { label: "Ash", value: "ash" },
    ];
    expect(getFieldOptions(field({ options: worded }), {})).toEqual([
      { value: "oak", label: "Red oak", description: "From Ohio", disabled: false },
      { value: "ash", label: "Ash", description: undefined, disabled: false },
    ]);
  });
});

describe("dependent options", () => {
  const options = [
    { label: "White", value: "white" },
    {
      label: "Walnut",
      value: "walnut",
      dependencies: [
        { field: "line", values: ["frameless", "inset"] },
        { field: "rooms", values: ["kitchen"] },
      ],
    },
  ];

  it("offers an option while each of the other fields holds one of its values [FORM-019]", () => {
    expect(values({ options }, { line: "inset", rooms: ["bath", "kitchen"] })).toEqual(["white", "walnut"]);
    expect(values({ options }, { line: "inset", rooms: ["bath"] })).toEqual(["white"]);
    expect(values({ options }, { line: "framed", rooms: ["kitchen"] })).toEqual(["white"]);
    expect(values({ options }, {})).toEqual(["white"]);
  });

  it("disables an option instead of hiding it when the field does not filter", () => {
    const shown = getFieldOptions(field({ options, filter: false }), {});
    expect(shown?.map(({ value, disabled }) => [value, disabled])).toEqual([
      ["white", false],
      ["walnut", true],
    ]);
    expect(values({ options, filter: true }, {})).toEqual(["white"]);
  });

  it("omits an option while another field's value hides it", () => {
    const hidden = [{ label: "Oak", value: "oak", hideWhen: { field: "line", equals: ["framed"] } }];
    expect(values({ options: hidden }, { line: "framed" })).toEqual([]);
    expect(values({ options: hidden }, { line: "inset" })).toEqual(["oak"]);
  });
});
