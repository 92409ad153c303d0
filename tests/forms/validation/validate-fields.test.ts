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
const findError = (one: FormField, value: string | string[], files: object[] = []) =>
  validateFields([one], { it: value }, { it: files as never }).it ?? null;
const file = (size: number, type = "image/png") => ({ name: "a.png", size, type });

describe("field validation", () => {
  it.each([
    ["an empty required text", field("text", { required: true }), " ", "This field is required"],
    ["a malformed address", field("email"), "ada@", "Invalid email address"],
    ["a word where a number belongs", field("number"), "ten", "Must be a number"],
    ["a short text", field("textarea", { minLength: 5 }), "Hey", "Message seems too short"],
    ["a long text", field("text", { maxLength: 3 }), "Hello", "Message seems too long"],
    [
      "no checked box of several",
      field("checkbox-group", { required: true }),
      [],
      "Select at least one option",
    ],
    [
      "no choice in a required multiple choice",
      field("select", { multiSelect: true, required: true }),
      [],
      "Select at least one option",
    ],
    ["an unavailable choice", field("radio", { options: [option("a")] }), "b", "Invalid selection"],
    [
      "several choices, one of them unavailable",
      field("select", { multiSelect: true, options: [option("a")] }),
      ["a", "b"],
      "Invalid selection",
    ],
  ])(
    "validates a field with %s [FORM-008] [FORM-010] [FORM-011] [FORM-013] [FORM-014]",
    (_what, one, value, message) => {
      expect(findError(one, value)).toBe(message);
    },
  );

  it("accepts an empty optional text [FORM-014]", () => {
    expect(findError(field("text", { minLength: 5 }), "")).toBeNull();
  });

  it("accepts a text at its limits, and 5,000 characters without a limit [FORM-014]", () => {
    expect(findError(field("text", { minLength: 5, maxLength: 5 }), "Hello")).toBeNull();
    expect(findError(field("textarea"), "x".repeat(5_000))).toBeNull();
    expect(findError(field("textarea"), "x".repeat(5_001))).toBe("Message seems too long");
  });

  it.each([["12"], ["1.25"], ["0"], ["1."], [".5"], [""]])(
    "accepts the number %j [FORM-011] [FORM-012]",
    (value) => {
      expect(findError(field("number"), value)).toBeNull();
    },
  );

  it.each([["12 ft"], ["no 12"], ["1.2.5"], ["1.x"], ["."], ["-5"], ["--5"]])(
    "rejects %j as a number [FORM-011] [FORM-012]",
    (value) => {
      expect(findError(field("number"), value)).toBe("Must be a number");
    },
  );

  it("rejects other characters in a field for digits [FORM-012]", () => {
    const code = field("text", { onlyNumbers: true });
    expect(["", "7", "1204", "a12", "12a", "1a2"].map((value) => findError(code, value))).toEqual([
      null,
      null,
      null,
      "Only numbers are allowed",
      "Only numbers are allowed",
      "Only numbers are allowed",
    ]);
  });

  it("accepts available choices, and no choice in an optional field [FORM-013]", () => {
    const options = [option("a"), option("b"), option("c")];
    expect(findError(field("radio", { options }), "b")).toBeNull();
    expect(findError(field("radio", { options }), "")).toBeNull();
    expect(findError(field("checkbox-group", { options }), ["a", "c"])).toBeNull();
    expect(findError(field("checkbox-group", { options }), [])).toBeNull();
    expect(findError(field("select", { options: [option("a")], multiSelect: true }), ["a"])).toBeNull();
  });

  it("rejects a visible choice that is disabled [FORM-013]", () => {
    const options = [option("a"), option("b", { dependencies: [{ field: "line", values: ["framed"] }] })];
    expect(findError(field("radio", { options, filter: false }), "b")).toBe("Invalid selection");
    expect(findError(field("checkbox-group", { options, filter: false }), ["a", "b"])).toBe(
      "Invalid selection",
    );
  });

  it("rejects several choices in a field without options [FORM-013]", () => {
    expect(findError(field("select", { multiSelect: true, dynamicOptions: "cities" }), ["a"])).toBe(
      "Invalid selection",
    );
  });

  it("reports invalid files of a field [FORM-015] [FORM-016] [FORM-017]", () => {
    expect(findError(field("file", { required: true }), "")).toBe("At least one file is required");
    expect(findError(field("file"), "", [file(2_097_153)])).toBe(
      "File is too large, maximum allowed size is 2MB",
    );
    expect(findError(field("file"), "", [file(2_097_152)])).toBeNull();
    expect(findError(field("file", { maxFileSize: 1 }), "", [file(1_048_577)])).toBe(
      "File is too large, maximum allowed size is 1MB",
    );
    expect(findError(field("file"), "", [file(10, "text/html")])).toBe("Unsupported file format");
    expect(validateFields([field("file")], {}, {})).toEqual({});
    expect(validateFields([field("file", { required: true })], {}, {})).toEqual({
      it: "At least one file is required",
    });
  });

  it("lets only digits, or digits and one point, be typed [FORM-012]", () => {
    expect(filterTypedText({ type: "text", onlyNumbers: true }, "12a.5")).toBe("125");
    expect(filterTypedText({ type: "number", onlyNumbers: undefined }, "1.2.5 ft")).toBe("1.25");
    expect(filterTypedText({ type: "number", onlyNumbers: undefined }, "12 ft")).toBe("12");
    expect(filterTypedText({ type: "number", onlyNumbers: undefined }, "1.")).toBe("1.");
    expect(filterTypedText({ type: "text", onlyNumbers: undefined }, "12 ft")).toBe("12 ft");
  });
});

describe("hidden fields", () => {
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

  it("empties a hidden field, does not validate it, and leaves it out of the summary [FORM-009]", () => {
    const entries = settled({ topic: "kitchen", order: "12" });
    expect(entries.order).toBe("");
    expect(validateFields(fields, entries, {})).toEqual({});
    expect(summarizeAnswers(fields, entries)).toEqual([{ name: "topic", label: "Topic", value: "kitchen" }]);
  });

  it("requires a field again when it is shown [FORM-009]", () => {
    expect(validateFields(fields, settled({ topic: "claim", order: "" }), {})).toMatchObject({
      order: "This field is required",
    });
  });
});

describe("dependent options", () => {
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

  it("removes an option and its choice when the other field changes [FORM-019]", () => {
    expect(clearHiddenEntries(fields, { line: "frameless", color: "walnut" }).color).toBe("walnut");
    expect(clearHiddenEntries(fields, { line: "framed", color: "walnut" }).color).toBe("");
  });

  it("accepts an option by its label or its value [API-001]", () => {
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
