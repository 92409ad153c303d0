import { describe, expect, it } from "vitest";
import { findStyle } from "~/domains/catalog/find-style.server";
import {
  createStyleBreadcrumb,
  createStyleDescription,
  createStyleTitle,
} from "~/domains/catalog/style-page/style-meta";
import { importedDataset } from "../../dataset/imported";
import { contentOf } from "../../support/content/content";
import { silentLog } from "../../support/shop/silent-log";

const brand = { name: "JSI Cabinetry", path: "/products/kitchen-cabinets/jsi-cabinetry" };

describe("meta tags of a style page", () => {
  it("builds a style's title as style name and shop's name [SEO-008]", () => {
    expect(createStyleTitle("Trenton Recessed Navy", "Stile & Rail")).toBe(
      "Trenton Recessed Navy Style Kitchen Cabinets Premium Cabinets from Stile & Rail",
    );
  });

  it("includes stylish, durable and the visualizer preview in a style's description [SEO-009]", () => {
    const description = createStyleDescription({ name: "Trenton Recessed Navy", brand, hasVisualizer: true });
    expect(description).toBe(
      "Trenton Recessed Navy by JSI Cabinetry: stylish, durable kitchen cabinets. Preview them in a rendered kitchen with our visualizer and order a door sample.",
    );
  });

  it("mentions no visualizer when the shop has none", () => {
    const description = createStyleDescription({
      name: "Trenton Recessed Navy",
      brand,
      hasVisualizer: false,
    });
    expect(description).toBe(
      "Trenton Recessed Navy by JSI Cabinetry: stylish, durable kitchen cabinets. Order a sample door and see the color in your own light.",
    );
  });

  it.each([
    ["without a page at /visualizer", false],
    ["with one", true],
  ])("mentions the visualizer only with a page at /visualizer: %s", async (_case, hasVisualizer) => {
    const documents = importedDataset().filter(({ _id }) => hasVisualizer || _id !== "page-visualizer");
    const services = { content: contentOf(documents), log: silentLog };
    const found = await findStyle(services, { brandSlug: "jsi-cabinetry", styleName: "trnv" });
    expect(found).toMatchObject({ ok: true, value: { hasVisualizer } });
  });

  it("includes the breadcrumb Home > Products > Kitchen Cabinets > brand > style with links [SEO-010]", () => {
    const path = "/products/kitchen-cabinets/jsi-cabinetry/trnv";
    expect(createStyleBreadcrumb({ brand, name: "Trenton Recessed Navy", path })).toEqual([
      { text: "Home", url: "/" },
      { text: "Products", url: "/products" },
      { text: "Kitchen Cabinets", url: "/products/kitchen-cabinets" },
      { text: "JSI Cabinetry", url: "/products/kitchen-cabinets/jsi-cabinetry" },
      { text: "Trenton Recessed Navy", url: "/products/kitchen-cabinets/jsi-cabinetry/trnv" },
    ]);
  });
});
