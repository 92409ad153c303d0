import { describe, expect, it } from "vitest";
import { clearHiddenEntries, getVisibleFields } from "~/domains/forms/entries/visible-fields";
import { type FormField, formFieldSchema } from "~/domains/forms/template/form-template";

const field = (name: string, type: string, more: Partial<Record<keyof FormField, unknown>> = {}) =>
  formFieldSchema.parse({ name, type, label: name, ...more });
const forClaims = { hideWhen: { field: "topic", equals: ["doors"] } };

describe("a hidden field", () => {
  const fields = [
    field("topic", "text"),
    field("order", "text", forClaims),
    field("damage", "checkbox-group", { ...forClaims, options: [{ label: "Bent", value: "bent" }] }),
  ];

  it("is not shown, and no other is missing [FORM-009]", () => {
    expect(getVisibleFields(fields, { topic: "doors" }).map(({ name }) => name)).toEqual(["topic"]);
    expect(getVisibleFields(fields, { topic: "claim" }).map(({ name }) => name)).toEqual([
      "topic",
      "order",
      "damage",
    ]);
  });

  it("holds nothing: no text, no choice of several [FORM-009]", () => {
    expect(clearHiddenEntries(fields, { topic: "doors", order: "12", damage: ["bent"] })).toEqual({
      topic: "doors",
      order: "",
      damage: [],
    });
    expect(clearHiddenEntries(fields, { topic: "claim", order: "12", damage: ["bent"] })).toEqual({
      topic: "claim",
      order: "12",
      damage: ["bent"],
    });
  });

  it("opens and hides others in turn, in whatever order they stand", () => {
    const chain = [
      field("d", "text", { hideWhen: { field: "c", equals: [], orEmpty: true } }),
      field("c", "text", { hideWhen: { field: "b", equals: [], orEmpty: true } }),
      field("b", "text", { hideWhen: { field: "a", equals: ["no"] } }),
      field("a", "text"),
    ];
    expect(clearHiddenEntries(chain, { a: "no", b: "2", c: "3", d: "4" })).toEqual({
      a: "no",
      b: "",
      c: "",
      d: "",
    });
    expect(clearHiddenEntries(chain, { a: "yes", b: "2", c: "3", d: "4" })).toEqual({
      a: "yes",
      b: "2",
      c: "3",
      d: "4",
    });
  });
});

describe("what a form really says", () => {
  it("has its own fields alone, and no files", () => {
    expect(
      clearHiddenEntries([field("name", "text"), field("photo", "file")], {
        name: "Ada",
        photo: "a.png",
        evil: "x",
      }),
    ).toEqual({ name: "Ada" });
  });

  const options = [
    { label: "White", value: "white" },
    { label: "Walnut", value: "walnut", dependencies: [{ field: "line", values: ["frameless"] }] },
  ];

  it("loses those of several choices that no longer fit [FORM-019]", () => {
    const fields = [field("line", "text"), field("colors", "checkbox-group", { options })];
    expect(
      clearHiddenEntries(fields, { line: "framed", colors: ["white", "walnut", "pink"] }).colors,
    ).toEqual(["white", "pink"]);
    expect(clearHiddenEntries(fields, { line: "frameless", colors: ["white", "walnut"] }).colors).toEqual([
      "white",
      "walnut",
    ]);
  });

  it("loses a choice that is still in sight, but not to be chosen", () => {
    const fields = [field("line", "text"), field("color", "radio", { options, filter: false })];
    expect(clearHiddenEntries(fields, { line: "framed", color: "walnut" }).color).toBe("");
    expect(clearHiddenEntries(fields, { line: "framed", color: "white" }).color).toBe("white");
  });

  it("keeps a value that never was a choice, to be complained about", () => {
    expect(clearHiddenEntries([field("color", "radio", { options })], { color: "pink" }).color).toBe("pink");
    expect(
      clearHiddenEntries([field("city", "text", { dynamicOptions: "cities", options })], { city: "walnut" })
        .city,
    ).toBe("walnut");
    expect(
      clearHiddenEntries([field("state", "select", { dynamicOptions: "states" })], { state: "Bavaria" })
        .state,
    ).toBe("Bavaria");
  });
});
