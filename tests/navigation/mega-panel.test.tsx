import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { readLinks } from "#tests/support/views/read-html";
import { MegaPanel } from "~/domains/navigation/menus/mega-panel";
import { navigationSchema } from "~/domains/navigation/navigation.schema";

const picture = { src: "/menu.webp", alt: "A kitchen", width: 2252, height: 1500 };

function panelOf(fields: object): string {
  const { header } = navigationSchema.parse({
    header: [
      {
        _key: "a",
        text: "RTA Cabinets",
        path: "/products",
        type: "megasubmenu",
        menuGroups: [
          {
            _key: "g",
            title: "JSI Cabinetry",
            path: "/jsi",
            items: [{ text: "Trenton", path: "/jsi/trnv" }],
          },
        ],
        image: picture,
        ...fields,
      },
    ],
  });
  return renderToStaticMarkup(
    <MemoryRouter>{header[0] ? <MegaPanel item={header[0]} /> : null}</MemoryRouter>,
  );
}

describe("mega menu", () => {
  it("shows two columns in a mega menu by default [NAV-004]", () => {
    expect(panelOf({})).toContain("grid-cols-2");
    expect(panelOf({ gridItems: 3 })).toContain("grid-cols-3");
    expect(panelOf({ gridItems: 3 })).not.toContain("grid-cols-2");
  });

  it("shows groups with a linked title and links in a mega menu [NAV-004]", () => {
    expect(readLinks(panelOf({})).slice(0, 2)).toEqual([
      ["JSI Cabinetry", "/jsi"],
      ["Trenton", "/jsi/trnv"],
    ]);
  });

  it("shows a mega menu's picture at 563 by 375 pixels [NAV-004]", () => {
    const [, width, height] = /<img[^>]* width="(\d+)" height="(\d+)"/.exec(panelOf({})) ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(563 / 375, 2);
  });

  it("keeps acronyms of a mega menu's entry in capitals [FMT-008]", () => {
    expect(panelOf({})).toContain("See all RTA cabinets");
  });
});
