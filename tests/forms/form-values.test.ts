import { describe, expect, it } from "vitest";
import {
  getEntryList,
  getEntryText,
  getInitialEntries,
  isHideConditionMet,
  isMultiValueField,
  omitPasswords,
} from "~/domains/forms/entries/form-entries";
import { type FormField, formFieldSchema } from "~/domains/forms/template/form-template";

const field = (name: string, type: string, more: Partial<Record<keyof FormField, unknown>> = {}) =>
  formFieldSchema.parse({ name, type, label: name, ...more });

describe("a field that holds a list", () => {
  it.each([
    ["checkbox-group", undefined, true],
    ["select", true, true],
    ["select", false, false],
    ["select", undefined, false],
    ["text", true, false],
  ] as const)("%s, of which several may be chosen: %s, does: %s", (type, multiSelect, isList) => {
    expect(isMultiValueField({ type, multiSelect })).toBe(isList);
  });
});

describe("what was entered", () => {
  const entries = { name: "Ada", rooms: ["kitchen", "bath"], none: [], empty: "" };

  it("is a text, with commas between several", () => {
    expect(["name", "rooms", "none", "empty", "other"].map((name) => getEntryText(entries, name))).toEqual([
      "Ada",
      "kitchen, bath",
      "",
      "",
      "",
    ]);
  });

  it("is a list, of one where it is a text, of none where it is empty", () => {
    expect(["name", "rooms", "none", "empty", "other"].map((name) => getEntryList(entries, name))).toEqual([
      ["Ada"],
      ["kitchen", "bath"],
      [],
      [],
      [],
    ]);
  });
});

describe("a field hides something", () => {
  const hides = (when: object, entries: Record<string, string | string[]>) =>
    isHideConditionMet({ field: "topic", equals: ["claim"], orEmpty: undefined, ...when }, entries);

  it("while it has one of the listed values, or one of several is listed [FORM-009]", () => {
    expect(hides({}, { topic: "claim" })).toBe(true);
    expect(hides({}, { topic: "doors" })).toBe(false);
    expect(hides({}, { topic: ["doors", "claim"] })).toBe(true);
    expect(hides({}, { topic: ["doors"] })).toBe(false);
  });

  it("while it is empty, only where its editor said so", () => {
    expect(hides({}, {})).toBe(false);
    expect(hides({ orEmpty: false }, { topic: "" })).toBe(false);
    expect(hides({ orEmpty: true }, { topic: [] })).toBe(true);
    expect(hides({ equals: [""] }, { topic: "" })).toBe(true);
  });
});

describe("how a form begins", () => {
  it("is empty, but for what its editor wrote", () => {
    expect(
      getInitialEntries([
        field("name", "text"),
        field("source", "hidden", { value: "web", defaultValue: "paper" }),
        field("country", "select", { defaultValue: "US" }),
        field("rooms", "checkbox-group", { defaultValue: "kitchen, bath" }),
        field("colors", "select", { multiSelect: true }),
      ]),
    ).toEqual({ name: "", source: "web", country: "US", rooms: ["kitchen", "bath"], colors: [] });
  });

  it("has no files", () => {
    expect(getInitialEntries([field("photo", "file")])).toEqual({});
  });
});

describe("what may be kept", () => {
  it("is all but passwords", () => {
    expect(
      omitPasswords([field("name", "text"), field("secret", "password")], { name: "Ada", secret: "pass" }),
    ).toEqual({ name: "Ada" });
  });
});
