import { describe, expect, it } from "vitest";
import { shopSchema } from "../../studio/schemas/schema";

type Field = { readonly name: string; readonly type: { readonly hidden?: unknown } };
type Hidden = (standing: { readonly path: readonly unknown[] }) => boolean;

/** The fields of an entry that its form does not ask, in a list of a block. */
function unsupportedTypes(typeName: string, ...path: readonly unknown[]): readonly string[] {
  const { fields } = shopSchema.get(typeName) as unknown as { readonly fields: readonly Field[] };
  return fields
    .filter(({ name, type }) => {
      const { hidden } = type;
      return (
        typeof hidden === "function" && (hidden as Hidden)({ path: ["blocks", { _key: "a" }, ...path, name] })
      );
    })
    .map(({ name }) => name);
}

describe("the form of an entry asks what its list can show", () => {
  it("of a step no picture under the pointer, no drawing and no words on its picture", () => {
    expect(unsupportedTypes("card", "steps", { _key: "b" })).toEqual(["hoverImage", "label", "iconName"]);
  });

  it("of a card no number", () => {
    expect(unsupportedTypes("card", "cards", { _key: "b" })).toEqual(["stepNumber", "hideStepNumber"]);
  });

  it("of a card's link no look, of a catalog neither look nor arrow, of a button everything", () => {
    expect(unsupportedTypes("action", "cards", { _key: "b" }, "action")).toEqual(["variant"]);
    expect(unsupportedTypes("action", "catalogs", { _key: "b" })).toEqual(["variant", "showIcon"]);
    expect(unsupportedTypes("action", "actions", { _key: "b" })).toEqual([]);
  });
});
