import { describe, expect, it } from "vitest";
import { groqPath } from "~/content/groq-path";
import { paths } from "~/kernel/paths";

describe("addresses", () => {
  it("of a style names brand and code", () => {
    expect(paths.style("jsi-cabinetry", "trnv")).toBe("/products/kitchen-cabinets/jsi-cabinetry/trnv");
  });

  it("lets no part break out of its place", () => {
    expect(paths.style("a/b", "c?d#e")).toBe("/products/kitchen-cabinets/a%2Fb/c%3Fd%23e");
  });

  it("are their own patterns when the parts are names", () => {
    expect(paths.style(":brandSlug", ":styleName")).toBe("/products/kitchen-cabinets/:brandSlug/:styleName");
  });

  it("are GROQ expressions where a query puts them together", () => {
    expect(
      groqPath(paths.style(":brand", ":code"), { brand: "brand->slug.current", code: "code.current" }),
    ).toBe('"/products/kitchen-cabinets/" + brand->slug.current + "/" + code.current');
  });

  it("refuse to become GROQ with a part missing", () => {
    expect(() => groqPath(paths.category(":slug"), {})).toThrow("a part :slug that nothing fills");
  });
});
