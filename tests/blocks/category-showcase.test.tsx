import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { readElements } from "#tests/support/views/read-html";
import { blockContents } from "~/blocks/block-contents";
import { CategoryShowcase } from "~/blocks/category-showcase/category-showcase";
import { toSlug } from "~/kernel/text/text";

const styles = [
  {
    _id: "style-wtse",
    title: "Shaker White",
    description: "A plain shaker door.",
    image: { src: "/lake/images/door.webp", alt: "Shaker White door", width: 600, height: 800 },
    path: "/products/kitchen-cabinets/uscd/wtse",
  },
];
const category = (slug: string, title: string, more: object = {}) => ({
  _id: `category-${slug}`,
  title,
  slug,
  styles,
  ...more,
});
const shaker = category("shaker", "Shaker Doors", {
  shadowText: "Shaker",
  description: "Five pieces and a flat panel.",
  action: { text: "All cabinets", path: "/products/kitchen-cabinets" },
});
const three = [category("slab", "Slab Doors"), shaker, category("raised-panel", "Raised Panel Doors")];

const shown = (wanted: string | undefined, categories: readonly object[] = three) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CategoryShowcase
        isFirst={false}
        block={blockContents.categoryShowcase.parse({
          _key: "showcase",
          _type: "categoryShowcase",
          wanted,
          categories,
        })}
      />
    </MemoryRouter>,
  );

describe("the showcase of a category", () => {
  it.each([
    ["name", "Shaker Doors"],
    ["slug", "shaker"],
    ["id", "category-shaker"],
  ])("finds the category by %s and shows its styles as cards [CAT-014]", (_, wanted) => {
    const html = shown(wanted);
    expect(readElements(html, "h2")).toEqual(["Shaker Doors"]);
    expect(html).toContain('data-word="Shaker"');
    expect(readElements(html, "p")).toEqual(["Five pieces and a flat panel.", "A plain shaker door."]);
    expect(html).toMatch(/<a [^>]*href="\/products\/kitchen-cabinets"[^>]*>All cabinets/);
    expect(html).toMatch(/<a [^>]*href="\/products\/kitchen-cabinets\/uscd\/wtse"/);
    expect(html).toMatch(/<img [^>]*alt="Shaker White door"/);
  });

  it("links the previous and the next category, if there is one [CAT-015]", () => {
    const hrefs = (html: string) =>
      [...html.matchAll(/href="(\/products\/[^"/]+)"/g)].map(([, href]) => href);
    const neighbors = (slug: string) =>
      hrefs(shown(slug)).filter((href) => href !== "/products/kitchen-cabinets");
    expect(neighbors("shaker")).toEqual(["/products/slab", "/products/raised-panel"]);
    expect(neighbors("slab")).toEqual(["/products/shaker"]);
    expect(neighbors("raised-panel")).toEqual(["/products/shaker"]);
  });

  it("shows a message when the category or its styles are missing [CAT-016]", () => {
    expect(readElements(shown(undefined), "p")).toEqual(["Category data not found"]);
    expect(readElements(shown("shaker", []), "p")).toEqual(["No category data available"]);
    const empty = shown("empty", [category("empty", "Empty", { styles: [] })]);
    expect(readElements(empty, "p")).toEqual(["Product data not found or invalid format"]);
  });

  it("shows the name of an unknown category [CAT-017]", () => {
    expect(readElements(shown("glass"), "p")).toEqual(['Category "glass" not found in data']);
  });

  it("creates the slug from a title [CAT-019]", () => {
    expect(toSlug("  Raised Panel & Slab — Doors! ")).toBe("raised-panel-slab-doors");
  });
});
