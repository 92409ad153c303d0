import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { FinishPicker } from "~/domains/catalog/finish-picker";
import { finishGroupShape, styleCardShape } from "~/domains/catalog/style.schema";
import { StyleCardView } from "~/domains/catalog/style-card-view";

const picture = { src: "/chip.webp", alt: "Chip", width: 160, height: 160 };
const group = (count: number) =>
  finishGroupShape.parse({
    name: "color",
    title: "Color",
    items: Array.from({ length: count }, (_, index) => ({
      value: `c${index}`,
      label: `Color ${index}`,
      style: { code: `c${index}`, name: `Color ${index}`, path: `/c${index}` },
    })),
  });

function pickerOf(layout: "v1" | "v2", count: number) {
  const { items, ...rest } = group(count);
  const html = renderToStaticMarkup(
    <FinishPicker
      group={{ ...rest, items }}
      layout={layout}
      selected={items[0]}
      onChoose={() => undefined}
    />,
  );
  return {
    swatches: [...html.matchAll(/<input type="radio"/g)].length,
    toggle: /<button type="button"[^>]*>([^<]*)</.exec(html)?.[1],
  };
}

function cardOf(count: number) {
  const style = styleCardShape.parse({
    code: "yrsg",
    title: "Yarmouth Raised Sage",
    line: "Yarmouth Raised",
    color: "Sage",
    path: "/yrsg",
    brandName: "JSI Cabinetry",
    image: picture,
    colors: Array.from({ length: count }, (_, index) => ({
      label: `Color ${index}`,
      path: `/c${index}`,
      image: picture,
    })),
  });
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <StyleCardView style={style} sizes="10rem" />
    </MemoryRouter>,
  );
  return {
    swatches: [...html.matchAll(/alt="Yarmouth Raised Color \d+"/g)].length,
    toggle: /<button[^>]*>([^<]*)</.exec(html)?.[1],
  };
}

describe("the swatches of a style's page", () => {
  it("are eleven and '+3' of fourteen in layout v1 [CAT-008]", () => {
    expect(pickerOf("v1", 14)).toEqual({ swatches: 11, toggle: "+3" });
  });

  it("are ten and '+4' of fourteen in layout v2 [CAT-007]", () => {
    expect(pickerOf("v2", 14)).toEqual({ swatches: 10, toggle: "+4" });
  });

  it("are all of them where they fit [CAT-007] [CAT-008]", () => {
    expect(pickerOf("v1", 11)).toEqual({ swatches: 11, toggle: undefined });
    expect(pickerOf("v2", 10)).toEqual({ swatches: 10, toggle: undefined });
  });
});

describe("the swatches of a style's card", () => {
  it("are nine and '+2' of eleven [CAT-008]", () => {
    expect(cardOf(11)).toEqual({ swatches: 9, toggle: "+2" });
  });

  it("are all of them where they fit [CAT-008]", () => {
    expect(cardOf(9)).toEqual({ swatches: 9, toggle: undefined });
  });
});

describe("a color", () => {
  it("without a door style of its own is not offered: another color's sample would be ordered", () => {
    const { items } = finishGroupShape.parse({
      name: "color",
      title: "Color",
      items: [
        { value: "navy", label: "Navy", style: { code: "trnv", name: "Navy", path: "/trnv" } },
        { value: "royal", label: "Royal" },
      ],
    });
    expect(items.map(({ label }) => label)).toEqual(["Navy"]);
  });
});
