import { describe, expect, it } from "vitest";
import { summarizeAnswers } from "~/domains/forms/entries/answer-summary";
import { type FormField, formFieldSchema } from "~/domains/forms/template/form-template";

const summarize = (more: Partial<Record<keyof FormField, unknown>>, value: string | string[]) =>
  summarizeAnswers([formFieldSchema.parse({ name: "it", type: "text", label: "It", ...more })], {
    it: value,
  });
const options = [
  { label: "White", value: "wht" },
  { label: "Walnut", customLabel: "Walnut, oiled", value: "wal" },
];

describe("answer summary", () => {
  it("lists an answer with its label and trimmed text", () => {
    expect(summarize({}, " Ada ")).toEqual([{ name: "it", label: "It", value: "Ada" }]);
  });

  it("uses the custom label of a field", () => {
    expect(summarize({ customLabel: "Your name" }, "Ada")).toEqual([
      { name: "it", label: "Your name", value: "Ada" },
    ]);
  });

  it("omits empty fields, passwords and files", () => {
    expect(summarize({}, "  ")).toEqual([]);
    expect(summarize({ type: "password" }, "secret")).toEqual([]);
    expect(summarize({ type: "file" }, "a.png")).toEqual([]);
  });

  it("shows a checked box as Yes and omits an unchecked one", () => {
    for (const type of ["checkbox", "newsletter"]) {
      expect(summarize({ type }, "on")).toEqual([{ name: "it", label: "It", value: "Yes" }]);
      expect(summarize({ type }, "")).toEqual([]);
      expect(summarize({ type }, "off")).toEqual([]);
    }
  });

  it("shows a choice by its label [API-001]", () => {
    expect(summarize({ type: "radio", options }, "wal")).toEqual([
      { name: "it", label: "It", value: "Walnut, oiled" },
    ]);
    expect(summarize({ type: "select", dynamicOptions: "states" }, "WA")).toEqual([
      { name: "it", label: "It", value: "Washington" },
    ]);
  });

  it("lists all of several choices [API-001]", () => {
    expect(summarize({ type: "checkbox-group", options }, ["wht", "wal", "oak"])).toEqual([
      { name: "it", label: "It", value: "White, Walnut, oiled, oak" },
    ]);
    expect(summarize({ type: "checkbox-group", options }, [])).toEqual([]);
  });
});
