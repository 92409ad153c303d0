import { describe, expect, it } from "vitest";
import { clearHiddenEntries, getVisibleFields } from "~/domains/forms/entries/visible-fields";
import { type FormField, formFieldSchema } from "~/domains/forms/template/form-template";

const field = (name: string, type: string, more: Partial<Record<keyof FormField, unknown>> = {}) =>
  formFieldSchema.parse({ name, type, label: name, ...more });
const forClaims = { hideWhen: { field: "topic", equals: ["doors"] } };

describe("hidden fields", () => {
  const fields = [
    field("topic", "text"),
    field("order", "text", forClaims),
    field("damage", "checkbox-group", { ...forClaims, options: [{ label: "Bent", value: "bent" }] }),
  ];

  it("leaves out hidden fields only [FORM-009]", () => {
    expect(getVisibleFields(fields, { topic: "doors" }).map(({ name }) => name)).toEqual(["topic"]);
    expect(getVisibleFields(fields, { topic: "claim" }).map(({ name }) => name)).toEqual([
      "topic",
      "order",
      "damage",
    ]);
  });

  it("empties the text or choices of a hidden field [FORM-009]", () => {
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

  it("resolves chains of hidden fields in any order", () => {
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

describe("entries without hidden values", () => {
  it("keeps the form's own fields without files", () => {
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

  it("removes unavailable values of a multiple choice [FORM-019]", () => {
    const fields = [field("line", "text"), field("colors", "checkbox-group", { options })];
    expect(
      clearHiddenEntries(fields, { line: "framed", colors: ["white", "walnut", "pink"] }).colors,
    ).toEqual(["white", "pink"]);
    expect(clearHiddenEntries(fields, { line: "frameless", colors: ["white", "walnut"] }).colors).toEqual([
      "white",
      "walnut",
    ]);
  });

  it("removes a choice that is visible but disabled", () => {
    const fields = [field("line", "text"), field("color", "radio", { options, filter: false })];
    expect(clearHiddenEntries(fields, { line: "framed", color: "walnut" }).color).toBe("");
    expect(clearHiddenEntries(fields, { line: "framed", color: "white" }).color).toBe("white");
  });

  it("keeps an unknown value, so that validation rejects it", () => {
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
