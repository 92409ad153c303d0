import { describe, expect, it } from "vitest";
import { styleBreadcrumb, styleDescription, styleTitle } from "~/domains/catalog/style-meta";

const brand = { name: "JSI Cabinetry", path: "/products/kitchen-cabinets/jsi-cabinetry" };

describe("a style page's head", () => {
  it("[SEO-008] follows the title pattern, with the shop's name where the specification lost it", () => {
    expect(styleTitle("Trenton Recessed Navy", "Stile & Rail")).toBe(
      "Trenton Recessed Navy Style Kitchen Cabinets Premium Cabinets from Stile & Rail",
    );
  });

  it("[SEO-009] says stylish, durable, and available with a visualizer preview", () => {
    const description = styleDescription({ name: "Trenton Recessed Navy", brand });
    expect(description).toContain("stylish");
    expect(description).toContain("durable");
    expect(description).toContain("visualizer");
    expect(description.length).toBeLessThanOrEqual(170);
  });

  it("[SEO-010] has the breadcrumb Home > Products > Kitchen Cabinets > brand > style, brand and style as links", () => {
    const path = "/products/kitchen-cabinets/jsi-cabinetry/trnv";
    expect(styleBreadcrumb({ brand, name: "Trenton Recessed Navy", path })).toEqual([
      { text: "Home", url: "/" },
      { text: "Products", url: "/products" },
      { text: "Kitchen Cabinets", url: "/products/kitchen-cabinets" },
      { text: "JSI Cabinetry", url: "/products/kitchen-cabinets/jsi-cabinetry" },
      { text: "Trenton Recessed Navy", url: "/products/kitchen-cabinets/jsi-cabinetry/trnv" },
    ]);
  });
});
