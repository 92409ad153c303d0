import { describe, expect, it } from "vitest";
import {
  getEntryList,
  getEntryText,
  getInitialEntries,
  isHideConditionMet,
  isMultiValueField,
  omitPasswordEntries,
} from "~/domains/forms/entries/form-entries";
import { type FormField, formFieldSchema } from "~/domains/forms/template/form-template";

const field = (name: string, type: string, more: Partial<Record<keyof FormField, unknown>> = {}) =>
  formFieldSchema.parse({ name, type, label: name, ...more });

describe("multi-value fields", () => {
  it.each([
    ["checkbox-group", undefined, true],
    ["select", true, true],
    ["select", false, false],
    ["select", undefined, false],
    ["text", true, false],
  ] as const)("treats the type %s with several choices %s as a list: %s", (type, multiSelect, isList) => {
    expect(isMultiValueField({ type, multiSelect })).toBe(isList);
  });
});

describe("entries", () => {
  const entries = { name: "Ada", rooms: ["kitchen", "bath"], none: [], empty: "" };

  it("joins a list of entries with commas as text", () => {
    expect(["name", "rooms", "none", "empty", "other"].map((name) => getEntryText(entries, name))).toEqual([
      "Ada",
      "kitchen, bath",
      "",
      "",
      "",
    ]);
  });

  it("returns one entry as a list of one and an empty entry as an empty list", () => {
    expect(["name", "rooms", "none", "empty", "other"].map((name) => getEntryList(entries, name))).toEqual([
      ["Ada"],
      ["kitchen", "bath"],
      [],
      [],
      [],
    ]);
  });
});

describe("hide conditions", () => {
  const hides = (when: object, entries: Record<string, string | string[]>) =>
    isHideConditionMet({ field: "topic", equals: ["claim"], orEmpty: undefined, ...when }, entries);

  it("hides a field while the other one has one of the values [FORM-009]", () => {
    expect(hides({}, { topic: "claim" })).toBe(true);
    expect(hides({}, { topic: "doors" })).toBe(false);
    expect(hides({}, { topic: ["doors", "claim"] })).toBe(true);
    expect(hides({}, { topic: ["doors"] })).toBe(false);
  });

  it("hides a field while the other one is empty only if configured", () => {
    expect(hides({}, {})).toBe(false);
    expect(hides({ orEmpty: false }, { topic: "" })).toBe(false);
    expect(hides({ orEmpty: true }, { topic: [] })).toBe(true);
    expect(hides({ equals: [""] }, { topic: "" })).toBe(true);
  });
});

describe("initial entries", () => {
  it("starts with the editor's initial values", () => {
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

  it("starts a form without files", () => {
    expect(getInitialEntries([field("photo", "file")])).toEqual({});
  });
});

describe("stored entries", () => {
  it("omits passwords from stored entries", () => {
    expect(
      omitPasswordEntries([field("name", "text"), field("secret", "password")], {
        name: "Ada",
        secret: "pass",
      }),
    ).toEqual({ name: "Ada" });
  });
});
