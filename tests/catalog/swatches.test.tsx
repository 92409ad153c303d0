import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { FinishPicker } from "~/domains/catalog/finishes/finish-picker";
import { selectFinishes } from "~/domains/catalog/finishes/finish-selection";
import { type FinishGroup, finishGroupSchema, styleCardSchema } from "~/domains/catalog/style.schema";
import { createCatalog } from "~/domains/catalog/style-index/catalog.server";
import { toStyleListItem } from "~/domains/catalog/style-index/indexed-style";
import { StyleCardView } from "~/domains/catalog/style-list/style-card-view";
import { StyleHead } from "~/domains/catalog/style-page/style-head";
import { importedDataset } from "../dataset/imported";
import { contentOf } from "../support/content/content";
import { silentLog } from "../support/shop/silent-log";

const picture = { src: "/chip.webp", alt: "Chip", width: 160, height: 160 };
const group = (count: number) =>
  finishGroupSchema.parse({
    name: "color",
    title: "Color",
    items: Array.from({ length: count }, (_, index) => ({
      value: `c${index}`,
      label: `Color ${index}`,
      style: { code: `c${index}`, name: `Color ${index}`, path: `/c${index}` },
    })),
  });

function pickersOf(groups: readonly FinishGroup[], query: string, layout: "v1" | "v2" = "v1") {
  const selected = selectFinishes(groups, new URLSearchParams(query));
  return renderToStaticMarkup(
    <MemoryRouter>
      {selected.map((one) => (
        <FinishPicker
          key={one.group.name}
          selected={one}
          otherFinishes={selected.filter((other) => other !== one)}
          layout={layout}
          onChoose={() => undefined}
        />
      ))}
    </MemoryRouter>,
  );
}

function pickerOf(layout: "v1" | "v2", count: number) {
  const html = pickersOf([group(count)], "", layout);
  return {
    swatches: [...html.matchAll(/<input type="radio"/g)].length,
    toggle: /<button type="button"[^>]*>([^<]*)</.exec(html)?.[1],
  };
}

function cardOf(count: number) {
  const style = styleCardSchema.parse({
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
    swatches: [...html.matchAll(/<li><a[^>]*><img[^>]*alt="Yarmouth Raised Color \d+"/g)].length,
    toggle: /<summary[^>]*><span[^>]*>([^<]*)</.exec(html)?.[1],
  };
}

describe("swatches of a style page", () => {
  it("shows eleven of fourteen swatches and '+3' in layout v1 [CAT-008]", () => {
    expect(pickerOf("v1", 14)).toEqual({ swatches: 11, toggle: "+3" });
  });

  it("shows ten of fourteen swatches and '+4' in layout v2 [CAT-007]", () => {
    expect(pickerOf("v2", 14)).toEqual({ swatches: 10, toggle: "+4" });
  });

  it("shows all finishes on a style page when they fit [CAT-007] [CAT-008]", () => {
    expect(pickerOf("v1", 11)).toEqual({ swatches: 11, toggle: undefined });
    expect(pickerOf("v2", 10)).toEqual({ swatches: 10, toggle: undefined });
  });
});

describe("the finish pickers of a style with two groups", () => {
  const glaze = finishGroupSchema.parse({
    name: "glaze",
    title: "Glaze",
    items: [
      { value: "none", label: "No glaze" },
      { value: "pewter", label: "Pewter" },
    ],
  });
  const fieldsOf = (query: string) =>
    pickersOf([group(2), glaze], query)
      .split("</form>")
      .map((form) =>
        [...form.matchAll(/<input [^>]*>/g)]
          .map(([input]) => `${/ name="([^"]*)"/.exec(input)?.[1]}=${/ value="([^"]*)"/.exec(input)?.[1]}`)
          .join("&"),
      )
      .filter(Boolean);

  it("submits the chosen finish of the other group without script [CAT-006]", () => {
    expect(fieldsOf("type=color&value=c1")).toEqual([
      "type=color&value=c0&value=c1",
      "type=glaze&finish-color=c1&value=none&value=pewter",
    ]);
    expect(fieldsOf("type=glaze&value=pewter&finish-color=c1")).toEqual([
      "type=color&finish-glaze=pewter&value=c0&value=c1",
      "type=glaze&finish-color=c1&value=none&value=pewter",
    ]);
  });

  it("submits nothing for a finish group without a choice [CAT-006]", () => {
    expect(fieldsOf("")).toEqual(["type=color&value=c0&value=c1", "type=glaze&value=none&value=pewter"]);
  });
});

describe("labels of a style", () => {
  const card = (labels?: readonly string[] | null) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <StyleCardView
          style={styleCardSchema.parse({
            code: "trnv",
            title: "Trenton Recessed Navy",
            line: "Trenton Recessed",
            color: "Navy",
            labels,
            path: "/trnv",
            brandName: "JSI Cabinetry",
            image: picture,
          })}
          sizes="10rem"
        />
      </MemoryRouter>,
    );
  const labelsOn = (html: string) =>
    [...html.matchAll(/<li><span[^>]*>([^<]*)<\/span><\/li>/g)].map(([, label]) => label);

  it("shows a style's labels on its card [CAT-009]", () => {
    expect(labelsOn(card(["New", "Ships in 5 days"]))).toEqual(["New", "Ships in 5 days"]);
  });

  it("omits the list of labels when a style has none [CAT-009]", () => {
    expect(card(null)).not.toContain('aria-label="Labels"');
    expect(card([])).not.toContain('aria-label="Labels"');
  });

  it("shows a style's labels on its page [CAT-009]", () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <StyleHead
          style={{ brand: { name: "JSI Cabinetry", path: "/jsi" }, labels: ["New", "Ships in 5 days"] }}
          title="Trenton Recessed Navy"
          code="trnv"
        />
      </MemoryRouter>,
    );
    expect(html).toContain(">New</span>");
    expect(html).toContain(">Ships in 5 days</span>");
  });

  it("includes a style's labels in the styles of a list [CAT-009]", async () => {
    const catalog = createCatalog({ content: contentOf(importedDataset()), log: silentLog });
    const navy = [...(await catalog.read()).values()].find(({ code }) => code === "trnv");
    expect(navy && toStyleListItem(navy).labels).toEqual(["Painted", "Ready to assemble"]);
  });
});

describe("swatches of a style card", () => {
  it("shows nine of eleven swatches and '+2' on a style card [CAT-008]", () => {
    expect(cardOf(11)).toEqual({ swatches: 9, toggle: "+2" });
  });

  it("shows all finishes on a style card when they fit [CAT-008]", () => {
    expect(cardOf(9)).toEqual({ swatches: 9, toggle: undefined });
  });
});

describe("color finish group", () => {
  it("omits a color without a door style, because its sample cannot be ordered", () => {
    const { items } = finishGroupSchema.parse({
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
