import { readFileSync } from "node:fs";
import { isStegaField } from "@stile-and-rail/content-lake/stega-fields";
import { describe, expect, it } from "vitest";
import { stegaFields } from "~/content/client/stega-fields";

type Node = {
  readonly type: string;
  readonly value?: unknown;
  readonly attributes?: Readonly<Record<string, { readonly value: Node }>>;
  readonly of?: Node | readonly Node[];
  readonly rest?: Node;
  readonly name?: string;
};
type Option = { readonly document: string; readonly field: string; readonly value: string };

/**
 * Lists every option value that an editor can choose, with its document type and field. Code compares these values.
 */
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

/** Lists the path of every string that an editor writes freely: 'page.blocks.title'. */
function freeTexts(
  way: readonly string[],
  node: Node,
  parentPath: readonly string[] = [],
): readonly string[] {
  if (node.type === "string") return node.value === undefined ? [way.join(".")] : [];
  if (node.type === "inline" && node.name !== undefined) {
    const named = schema.find(({ name }) => name === node.name);
    const isKnown = !named || parentPath.includes(node.name);
    return isKnown ? [] : freeTexts(way, named.value ?? named, [...parentPath, node.name]);
  }
  const inner = Object.entries(node.attributes ?? {})
    .filter(([name]) => !name.startsWith("_"))
    .flatMap(([name, { value }]) => freeTexts([...way, name], value, parentPath));
  const members = [node.of ?? [], node.rest ?? []].flat();
  return [...inner, ...members.flatMap((member) => freeTexts(way, member, parentPath))];
}

/** Free texts of a page and its blocks that visitors do not read: URLs and names used in code. */
const unread: ReadonlySet<string> = new Set([
  ...[
    "path",
    "alsoAt",
    "name",
    "seo.title",
    "seo.description",
    "seo.image.alt",
    "seo.metaList.name",
    "seo.metaList.content",
  ],
  // Targets of links
  ...["link.place", "link.address", "link.mail", "blocks.items.mapLink", "blocks.videos.videoUrl"],
  // Lists and widgets
  ...["blocks.filters", "blocks.scriptUrl", "blocks.elementClass", "blocks.attributes.name"],
  ...["blocks.attributes.value", "blocks.videos.uploadDate"],
]);

function isUnread(way: string): boolean {
  const field = way.replace(/^page\./, "");
  return unread.has(field) || /(^|\.)(link|markDefs)\.(place|address|mail)$|\.children\.marks$/.test(field);
}

describe("the stega marks of document fields", () => {
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
    ["style", ["color"], "Vanilla White"],
    ["page", ["blocks", { _key: "a" }, "body", { _key: "b" }, "children", { _key: "c" }, "text"], "slab"],
    ["page", ["blocks", { _key: "a" }, "material"], "Solid maple"],
    ["page", ["blocks", { _key: "a" }, "source"], "Measured by us"],
    ["siteSettings", ["phone"], "+1 406-555-0142"],
    ["siteSettings", ["email"], "hello@shop.example"],
  ] as const)("adds stega to a text that visitors see: type %s, path %j, text '%s'", (type, path, value) => {
    expect(isStegaField(stegaFields, type, path, value)).toBe(true);
  });

  it.each([
    ["page", ["path"], "/About-Us"],
    ["page", ["_id"], "Page Home"],
    ["page", ["blocks", { _key: "a" }, "_type"], "Banner"],
    ["page", ["seo", "title"], "Doors for search engines"],
    ["style", ["code", "current"], "TRNV"],
    ["formTemplate", ["fields", 0, "name"], "First Name"],
    ["siteSettings", ["website"], "https://example.com/A"],
    ["blogPost", ["wasOn"], "2026-01-01"],
    ["blogPost", ["wasOn"], "2026-01-01T09:30:00Z"],
    ["siteSettings", ["aFieldNobodyKnows"], "Dana@shop.example"],
    ["siteSettings", ["aFieldNobodyKnows"], "/About-Us"],
    ["page", ["blocks", { _key: "a" }, "layoutOfTomorrow"], "grid-2"],
  ] as const)(
    "adds no stega to a text that code compares, sends or links: type %s, path %j, text '%s'",
    (type, path, value) => {
      expect(isStegaField(stegaFields, type, path, value)).toBe(false);
    },
  );

  it("adds no stega to an option that an editor chooses from a list", () => {
    expect(options.length).toBeGreaterThan(200);
    // States are compared in addresses. Rates compare `calculateRateBy` and do not appear in previews.
    const marked = options.filter(
      ({ document, field, value }) =>
        !["state", "calculateRateBy"].includes(field) && isStegaField(stegaFields, document, [field], value),
    );
    expect(marked).toEqual([]);
  });

  it("adds stega to every free text of a block, except the fields that this file lists", () => {
    const page = schema.find(({ name }) => name === "page");
    const texts = [...new Set(page ? freeTexts(["page"], page) : [])];
    expect(texts.length).toBeGreaterThan(60);
    const isMarked = (way: string) => isStegaField(stegaFields, "page", way.split(".").slice(1), "slab");
    expect(texts.filter((way) => !isMarked(way) && !isUnread(way))).toEqual([]);
    expect(texts.filter((way) => isMarked(way) && isUnread(way))).toEqual([]);
  });
});
