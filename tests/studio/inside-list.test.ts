import { describe, expect, it } from "vitest";
import { shopSchema } from "../../studio/schemas/schema";

type Field = { readonly name: string; readonly type: { readonly hidden?: unknown } };
type Hidden = (context: { readonly path: readonly unknown[] }) => boolean;

/** Lists the fields that the form of a list entry hides. */
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

describe("fields of a list entry", () => {
  it("hides hover picture, icon and label in the form of a step", () => {
    expect(unsupportedTypes("card", "steps", { _key: "b" })).toEqual(["hoverImage", "label", "iconName"]);
  });

  it("hides the step number in the form of a card", () => {
    expect(unsupportedTypes("card", "cards", { _key: "b" })).toEqual(["stepNumber", "hideStepNumber"]);
  });

  it("hides a card link's variant and a catalog's variant and icon, and shows all fields of a button", () => {
    expect(unsupportedTypes("action", "cards", { _key: "b" }, "action")).toEqual(["variant"]);
    expect(unsupportedTypes("action", "catalogs", { _key: "b" })).toEqual(["variant", "showIcon"]);
    expect(unsupportedTypes("action", "actions", { _key: "b" })).toEqual([]);
  });
});
