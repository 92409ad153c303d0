import { describe, expect, it } from "vitest";
import { toGroqPath } from "~/content/groq-path";
import { paths } from "~/kernel/paths";

describe("the site's paths", () => {
  it("builds a style's path from brand and code", () => {
    expect(paths.style("jsi-cabinetry", "trnv")).toBe("/products/kitchen-cabinets/jsi-cabinetry/trnv");
  });

  it("encodes characters that would change the path of a style", () => {
    expect(paths.style("a/b", "c?d#e")).toBe("/products/kitchen-cabinets/a%2Fb/c%3Fd%23e");
  });

  it("returns the route pattern when the parts are parameter names", () => {
    expect(paths.style(":brandSlug", ":styleName")).toBe("/products/kitchen-cabinets/:brandSlug/:styleName");
  });

  it("converts a path pattern to a GROQ expression", () => {
    expect(
      toGroqPath(paths.style(":brand", ":code"), { brand: "brand->slug.current", code: "code.current" }),
    ).toBe('"/products/kitchen-cabinets/" + brand->slug.current + "/" + code.current');
  });

  it("rejects a GROQ path with a missing part", () => {
    expect(() => toGroqPath(paths.category(":slug"), {})).toThrow("a part :slug that nothing fills");
  });
});
