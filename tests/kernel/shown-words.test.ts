import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isShownWords } from "~/kernel/shown-words";

type Node = {
  readonly type: string;
  readonly value?: unknown;
  readonly attributes?: Readonly<Record<string, { readonly value: Node }>>;
  readonly of?: Node | readonly Node[];
};
type Option = { readonly document: string; readonly field: string; readonly value: string };

/** Every value an editor chooses from a list, with the type and field it is stored in: what code compares. */
function optionsOf(document: string, field: string, node: Node): readonly Option[] {
  if (node.type === "string" && typeof node.value === "string")
    return [{ document, field, value: node.value }];
  const inner = Object.entries(node.attributes ?? {}).flatMap(([name, { value }]) =>
    optionsOf(document, name, value),
  );
  const members =
    node.of === undefined ? [] : [node.of].flat().flatMap((member) => optionsOf(document, field, member));
  return [...inner, ...members];
}

const schema: readonly (Node & { readonly name: string; readonly value?: Node })[] = JSON.parse(
  readFileSync("studio/schema.json", "utf8"),
);
const options = schema
  .filter(({ name }) => !name.startsWith("sanity."))
  .flatMap((type) => optionsOf(type.name, "", type.value ?? type));

describe("words of a document", () => {
  it.each([
    ["page", ["title"], "Our doors"],
    ["page", ["blocks", { _key: "a" }, "title"], "Cabinets that last"],
    ["page", ["blocks", { _key: "a" }, "aFieldNobodyKnows"], "New words"],
    ["page", ["blocks", { _key: "a" }, "rows", { _key: "b" }, "cells", 0], "12 inches"],
    ["brand", ["name"], "JSI Cabinetry"],
    ["page", ["title"], "Kitchens"],
    ["page", ["title"], "Note: samples are free"],
    ["page", ["title"], "Read on at https://shop.example/doors"],
    ["page", ["title"], "Open since 2026-01-01"],
    ["page", ["title"], "Write to dana@shop.example"],
    ["page", ["title"], "dana@shop.example answers"],
    ["style", ["images", 0, "alt"], "A white door"],
  ] as const)("are marked: %s %j '%s'", (type, path, value) => {
    expect(isShownWords(type, path, value)).toBe(true);
  });

  it.each([
    ["page", ["path"], "/About-Us"],
    ["page", ["_id"], "Page Home"],
    ["page", ["blocks", { _key: "a" }, "_type"], "Banner"],
    ["page", ["seo", "title"], "Doors for search engines"],
    ["style", ["code", "current"], "TRNV"],
    ["style", ["colour"], "Vanilla White"],
    ["formTemplate", ["fields", 0, "name"], "First Name"],
    ["siteSettings", ["phone"], "+1 406-555-0142"],
    ["siteSettings", ["website"], "https://example.com/A"],
    ["blogPost", ["when"], "2026-01-01"],
    ["blogPost", ["when"], "2026-01-01T09:30:00Z"],
    ["siteSettings", ["aFieldNobodyKnows"], "Dana@shop.example"],
    ["siteSettings", ["aFieldNobodyKnows"], "/About-Us"],
    ["page", ["blocks", { _key: "a" }, "layoutOfTomorrow"], "grid-2"],
  ] as const)("are none where code compares, sends or links: %s %j '%s'", (type, path, value) => {
    expect(isShownWords(type, path, value)).toBe(false);
  });

  it("are no options: whatever an editor chooses from a list stays as it is", () => {
    expect(options.length).toBeGreaterThan(200);
    // A state is read in an address; rates, which compare it and what they count by, are in no preview.
    const marked = options.filter(
      ({ document, field, value }) =>
        !["state", "calculateRateBy"].includes(field) && isShownWords(document, [field], value),
    );
    expect(marked).toEqual([]);
  });
});
