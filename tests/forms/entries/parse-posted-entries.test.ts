import { describe, expect, it } from "vitest";
import { type PostedValue, parsePostedEntries } from "~/domains/forms/entries/parse-posted-entries";
import { type FormField, formFieldSchema } from "~/domains/forms/template/form-template";

const options = [
  { label: "White", value: "wht" },
  { label: "Walnut", customLabel: "Walnut, oiled", value: "wal" },
  { label: "None", value: "0" },
];
const entry = (more: Partial<Record<keyof FormField, unknown>>, posted: PostedValue) =>
  parsePostedEntries([formFieldSchema.parse({ name: "it", type: "text", label: "It", ...more })], {
    it: posted,
  }).it;

describe("parsed posted entries", () => {
  it("keeps only the form's own fields of a post", () => {
    const fields = ["name", "toString"].map((name) =>
      formFieldSchema.parse({ name, type: "text", label: name }),
    );
    expect(parsePostedEntries(fields, { name: "Ada", evil: "x" })).toEqual({ name: "Ada", toString: "" });
  });

  it("leaves files out of the posted entries", () => {
    expect(
      parsePostedEntries([formFieldSchema.parse({ name: "it", type: "file", label: "It" })], { it: "a.png" }),
    ).toEqual({});
  });

  it("removes characters that change the text direction", () => {
    expect(entry({}, "Ada \u202egpj.exe\u202c \u2066x\u2069")).toBe("Ada gpj.exe x");
    expect(entry({ type: "textarea" }, "Dear \u202eshop")).toBe("Dear shop");
    expect(entry({}, "\u05e9\u05dc\u05d5\u05dd Zo\u00eb")).toBe("\u05e9\u05dc\u05d5\u05dd Zo\u00eb");
  });

  it("trims a short text but keeps a long one unchanged", () => {
    expect(entry({}, " Ada ")).toBe("Ada");
    expect(entry({ type: "textarea" }, " Dear shop,\n")).toBe(" Dear shop,\n");
  });

  it("joins the lines of a single-line text, which may become an email subject", () => {
    expect(entry({}, "Ada\r\nBcc: eve@example.com\n")).toBe("Ada Bcc: eve@example.com");
  });

  it.each([
    [7, "7"],
    [0, "0"],
    [false, "false"],
    [null, ""],
    [["first", "second"], "first"],
    [[], ""],
  ] as const)("reads the text %j as %j", (posted, text) => {
    expect(entry({}, posted)).toBe(text);
  });

  it("keeps the editor's value of a hidden field", () => {
    expect(entry({ type: "hidden", value: "web" }, "evil")).toBe("web");
    expect(entry({ type: "hidden", value: "" }, "evil")).toBe("");
    expect(entry({ type: "hidden" }, "spring")).toBe("spring");
    expect(entry({ type: "text", value: "web" }, "mine")).toBe("mine");
  });

  it.each([
    ["on", "on"],
    ["TRUE", "on"],
    ["yes", "on"],
    [1, "on"],
    [true, "on"],
    ["off", ""],
    [false, ""],
    [null, ""],
  ] as const)("reads the checkbox value %j as %j", (posted, ticked) => {
    expect(entry({ type: "checkbox" }, posted)).toBe(ticked);
    expect(entry({ type: "newsletter" }, posted)).toBe(ticked);
  });
});

describe("posted choices", () => {
  it.each([
    ["wal", "wal"],
    ["White", "wht"],
    ["Walnut, oiled", "wal"],
    ["Cherry", "Cherry"],
    [0, "0"],
  ])("reads the choice %j as %j [API-001]", (posted, value) => {
    expect(entry({ type: "radio", options }, posted)).toBe(value);
  });

  it("prefers a value to a label", () => {
    const twisted = [
      { label: "b", value: "a" },
      { label: "a", value: "b" },
    ];
    expect(entry({ type: "select", options: twisted }, "b")).toBe("b");
  });

  it.each([
    [
      ["White", "wal", "wht"],
      ["wht", "wal"],
    ],
    ["White", ["wht"]],
    [0, ["0"]],
    [[0], ["0"]],
    ["", []],
    [null, []],
    [false, []],
  ] as const)("reads several choices %j as %j [API-001]", (posted, values) => {
    expect(entry({ type: "checkbox-group", options }, posted)).toEqual(values);
    expect(entry({ type: "select", multiSelect: true, options }, posted)).toEqual(values);
  });
});

describe("posted choices of places", () => {
  const fields = [
    formFieldSchema.parse({
      name: "state",
      type: "select",
      label: "State",
      dynamicOptions: "states",
      dependsOn: "country",
    }),
    formFieldSchema.parse({ name: "country", type: "select", label: "Country", dynamicOptions: "countries" }),
  ];

  it("accepts a country or state by name or code in any order of fields [API-001]", () => {
    const taken = { country: "US", state: "MT" };
    expect(parsePostedEntries(fields, { country: "United States", state: "Montana" })).toEqual(taken);
    expect(parsePostedEntries(fields, { country: "US", state: "MT" })).toEqual(taken);
    expect(parsePostedEntries(fields, { country: "US", state: "Bavaria" })).toEqual({
      country: "US",
      state: "Bavaria",
    });
  });

  it("accepts a state when its country was entered in an earlier step", () => {
    expect(parsePostedEntries(fields.slice(0, 1), { state: "Montana" }, { country: "US" })).toEqual({
      state: "MT",
    });
  });
});

describe("label of two options", () => {
  it("chooses the available one of two options with the same label", () => {
    const when = (value: string) => [{ field: "door", values: [value] }];
    const fields = [
      formFieldSchema.parse({
        name: "door",
        type: "radio",
        label: "Door",
        options: [
          { label: "Oak", value: "oak" },
          { label: "Pine", value: "pine" },
        ],
      }),
      formFieldSchema.parse({
        name: "finish",
        type: "select",
        label: "Finish",
        options: [
          { label: "Natural", value: "oak-natural", dependencies: when("oak") },
          { label: "Natural", value: "pine-natural", dependencies: when("pine") },
        ],
      }),
    ];
    expect(parsePostedEntries(fields, { door: "Pine", finish: "Natural" }).finish).toBe("pine-natural");
    expect(parsePostedEntries(fields, { door: "Oak", finish: "Natural" }).finish).toBe("oak-natural");
  });
});
