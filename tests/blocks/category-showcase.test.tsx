import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
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
    expect(html).toContain("Shaker Doors</h2>");
    expect(html).toContain('data-word="Shaker"');
    expect(html).toContain("Five pieces and a flat panel.");
    expect(html).toMatch(/href="\/products\/kitchen-cabinets"[^>]*>.*All cabinets/);
    expect(html).toContain('href="/products/kitchen-cabinets/uscd/wtse"');
    expect(html).toContain('alt="Shaker White door"');
    expect(html).toContain("A plain shaker door.");
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
    expect(shown(undefined)).toContain("Category data not found");
    expect(shown("shaker", [])).toContain("No category data available");
    expect(shown("empty", [category("empty", "Empty", { styles: [] })])).toContain(
      "Product data not found or invalid format",
    );
  });

  it("names an unknown category [CAT-017]", () => {
    expect(shown("glass")).toContain("Category &quot;glass&quot; not found in data");
  });

  it("creates the slug from a title [CAT-019]", () => {
    expect(toSlug("  Raised Panel & Slab — Doors! ")).toBe("raised-panel-slab-doors");
  });
});
