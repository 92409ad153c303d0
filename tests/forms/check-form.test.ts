import { describe, expect, it } from "vitest";
import { summarizeAnswers } from "~/domains/forms/entries/answer-summary";
import type { FormEntries } from "~/domains/forms/entries/form-entries";
import { parsePostedEntries } from "~/domains/forms/entries/parse-posted-entries";
import { clearHiddenEntries } from "~/domains/forms/entries/visible-fields";
import { createFormField } from "~/domains/forms/template/create-form-field";
import type { FormField } from "~/domains/forms/template/form-template";
import { filterTypedText, validateFields } from "~/domains/forms/validation/validate-fields";

const option = (value: string, more: object = {}) => ({
  label: value.toUpperCase(),
  customLabel: undefined,
  value,
  description: undefined,
  dependencies: [],
  hideWhen: undefined,
  ...more,
});
const field = (type: FormField["type"], more: Partial<FormField> = {}) =>
  createFormField({ name: "it", type, label: "Message", ...more });
const complaint = (one: FormField, value: string | string[], files: object[] = []) =>
  validateFields([one], { it: value }, { it: files as never }).it ?? null;
const file = (size: number, type = "image/png") => ({ name: "a.png", size, type });

describe("what a form says about a field", () => {
  it.each([
    ["an empty required text", field("text", { required: true }), " ", "This field is required"],
    ["a malformed address", field("email"), "ada@", "Invalid email address"],
    ["a word where a number belongs", field("number"), "ten", "Must be a number"],
    ["a short text", field("textarea", { minLength: 5 }), "Hey", "Message seems too short"],
    ["a long text", field("text", { maxLength: 3 }), "Hello", "Message seems too long"],
    ["no tick among several", field("checkbox-group", { required: true }), [], "Select at least one option"],
    [
      "nothing of several to choose from",
      field("select", { multiSelect: true, required: true }),
      [],
      "Select at least one option",
    ],
    ["a choice nobody offers", field("radio", { options: [option("a")] }), "b", "Invalid selection"],
    [
      "one of several that nobody offers",
      field("select", { multiSelect: true, options: [option("a")] }),
      ["a", "b"],
      "Invalid selection",
    ],
  ])("[FORM-008] [FORM-010] [FORM-011] [FORM-013] [FORM-014] of %s", (_what, one, value, message) => {
    expect(complaint(one, value)).toBe(message);
  });

  it("[FORM-014] nothing of an empty text that may stay empty", () => {
    expect(complaint(field("text", { minLength: 5 }), "")).toBeNull();
  });

  it("[FORM-014] nothing of a text as long as its limits, or of 5,000 characters where none is set", () => {
    expect(complaint(field("text", { minLength: 5, maxLength: 5 }), "Hello")).toBeNull();
    expect(complaint(field("textarea"), "x".repeat(5_000))).toBeNull();
    expect(complaint(field("textarea"), "x".repeat(5_001))).toBe("Message seems too long");
  });

  it.each([["12"], ["1.25"], ["0"], ["1."], [".5"], [""]])(
    "[FORM-011] [FORM-012] nothing of the number %j",
    (value) => {
      expect(complaint(field("number"), value)).toBeNull();
    },
  );

  it.each([["12 ft"], ["no 12"], ["1.2.5"], ["1.x"], ["."], ["-5"], ["--5"]])(
    "[FORM-011] [FORM-012] that %j is no number",
    (value) => {
      expect(complaint(field("number"), value)).toBe("Must be a number");
    },
  );

  it("[FORM-012] that a text of digits has other characters", () => {
    const code = field("text", { onlyNumbers: true });
    expect(["", "7", "1204", "a12", "12a", "1a2"].map((value) => complaint(code, value))).toEqual([
      null,
      null,
      null,
      "Only numbers are allowed",
      "Only numbers are allowed",
      "Only numbers are allowed",
    ]);
  });

  it("[FORM-013] nothing of choices that are offered, or of none where none is asked for", () => {
    const options = [option("a"), option("b"), option("c")];
    expect(complaint(field("radio", { options }), "b")).toBeNull();
    expect(complaint(field("radio", { options }), "")).toBeNull();
    expect(complaint(field("checkbox-group", { options }), ["a", "c"])).toBeNull();
    expect(complaint(field("checkbox-group", { options }), [])).toBeNull();
    expect(complaint(field("select", { options: [option("a")], multiSelect: true }), ["a"])).toBeNull();
  });

  it("[FORM-013] that a choice in sight is not to be chosen now", () => {
    const options = [option("a"), option("b", { dependencies: [{ field: "line", values: ["framed"] }] })];
    expect(complaint(field("radio", { options, filter: false }), "b")).toBe("Invalid selection");
    expect(complaint(field("checkbox-group", { options, filter: false }), ["a", "b"])).toBe(
      "Invalid selection",
    );
  });

  it("[FORM-013] that several are chosen where nothing is offered", () => {
    expect(complaint(field("select", { multiSelect: true, dynamicOptions: "cities" }), ["a"])).toBe(
      "Invalid selection",
    );
  });

  it("[FORM-015] [FORM-016] [FORM-017] what is wrong with its files", () => {
    expect(complaint(field("file", { required: true }), "")).toBe("At least one file is required");
    expect(complaint(field("file"), "", [file(2_097_153)])).toBe(
      "File is too large, maximum allowed size is 2MB",
    );
    expect(complaint(field("file"), "", [file(2_097_152)])).toBeNull();
    expect(complaint(field("file", { maxFileSize: 1 }), "", [file(1_048_577)])).toBe(
      "File is too large, maximum allowed size is 1MB",
    );
    expect(complaint(field("file"), "", [file(10, "text/html")])).toBe("Unsupported file format");
    expect(validateFields([field("file")], {}, {})).toEqual({});
    expect(validateFields([field("file", { required: true })], {}, {})).toEqual({
      it: "At least one file is required",
    });
  });

  it("[FORM-012] lets digits alone be typed, or digits and one point", () => {
    expect(filterTypedText({ type: "text", onlyNumbers: true }, "12a.5")).toBe("125");
    expect(filterTypedText({ type: "number", onlyNumbers: undefined }, "1.2.5 ft")).toBe("1.25");
    expect(filterTypedText({ type: "number", onlyNumbers: undefined }, "12 ft")).toBe("12");
    expect(filterTypedText({ type: "number", onlyNumbers: undefined }, "1.")).toBe("1.");
    expect(filterTypedText({ type: "text", onlyNumbers: undefined }, "12 ft")).toBe("12 ft");
  });
});

describe("a field that another one hides", () => {
  const fields = [
    createFormField({ name: "topic", type: "text", label: "Topic" }),
    createFormField({
      name: "order",
      type: "text",
      label: "Order",
      required: true,
      hideWhen: { field: "topic", equals: ["kitchen"], orEmpty: true },
    }),
    createFormField({
      name: "part",
      type: "text",
      label: "Part",
      required: true,
      hideWhen: { field: "order", equals: [], orEmpty: true },
    }),
  ];
  const settled = (entries: FormEntries) => clearHiddenEntries(fields, entries);

  it("[FORM-009] holds nothing, is not asked for, and is said to nobody", () => {
    const entries = settled({ topic: "kitchen", order: "12" });
    expect(entries.order).toBe("");
    expect(validateFields(fields, entries, {})).toEqual({});
    expect(summarizeAnswers(fields, entries)).toEqual([{ name: "topic", label: "Topic", value: "kitchen" }]);
  });

  it("[FORM-009] is required again when it is shown", () => {
    expect(validateFields(fields, settled({ topic: "claim", order: "" }), {})).toMatchObject({
      order: "This field is required",
    });
  });
});

describe("an option that depends on another field", () => {
  const fields = [
    createFormField({
      name: "line",
      type: "select",
      label: "Line",
      options: [option("framed"), option("frameless")],
    }),
    createFormField({
      name: "color",
      type: "select",
      label: "Color",
      options: [
        option("white"),
        option("walnut", { dependencies: [{ field: "line", values: ["frameless"] }] }),
      ],
    }),
  ];

  it("[FORM-019] goes with what it depends on, and takes the choice with it", () => {
    expect(clearHiddenEntries(fields, { line: "frameless", color: "walnut" }).color).toBe("walnut");
    expect(clearHiddenEntries(fields, { line: "framed", color: "walnut" }).color).toBe("");
  });

  it("[API-001] is understood by its label as by its value", () => {
    expect(parsePostedEntries(fields, { line: "FRAMELESS", color: "walnut", evil: "x" })).toEqual({
      line: "frameless",
      color: "walnut",
    });
    expect(summarizeAnswers(fields, { line: "framed", color: "white" }).map(({ value }) => value)).toEqual([
      "FRAMED",
      "WHITE",
    ]);
  });
});
