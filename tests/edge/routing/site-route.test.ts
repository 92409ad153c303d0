import { describe, expect, it } from "vitest";
import { defineRoute, listPersonalParts, matchPublicRoute, toRouteId } from "~/edge/routing/site-route";
import { isPublicPath } from "~/kernel/addresses/sections";
import { personalPrefixes, reservedPrefixes, siteMap as shop } from "~/routes";

const siteMap = () => [
  defineRoute("/", "routes/home.tsx", { audience: "public" }),
  defineRoute("/doors/:code", "routes/door.tsx", { audience: "public", query: ["page"] }),
  defineRoute("/doors/mine", "routes/mine.tsx"),
  defineRoute("/cart/:id", "routes/cart.tsx"),
  defineRoute("/feed.xml", "routes/feed.ts", { audience: "public" }),
  defineRoute("/*", "routes/page.tsx", { audience: "public" }),
];
const parts = () => listPersonalParts(siteMap(), ["/machine", "/cart/of/others"]);
const at = (path: string) => matchPublicRoute({ siteMap: siteMap(), personal: parts() }, path);

describe("the site map", () => {
  it("treats a route as personal unless it is declared public", () => {
    expect(defineRoute("/x", "x.tsx")).toEqual({
      path: "/x",
      file: "x.tsx",
      audience: "personal",
      query: [],
      isOrdered: false,
    });
    expect(at("/cart/1")).toBeUndefined();
    expect(matchPublicRoute({ siteMap: [], personal: listPersonalParts([], []) }, "/")).toBeUndefined();
  });

  it("returns a public page with its query parameters", () => {
    expect(at("/doors/oak")?.query).toEqual(["page"]);
    expect(at("/")?.query).toEqual([]);
  });

  it("prefers the more specific route, as the router does", () => {
    expect(at("/doors/mine")).toBeUndefined();
  });

  it("finds no editor's page below a personal or reserved section", () => {
    expect(at("/cart/1/more")).toBeUndefined();
    expect(at("/CART")).toBeUndefined();
    expect(at("/machine")).toBeUndefined();
    expect(at("/machine/room")).toBeUndefined();
    expect(at("/about/cart")?.file).toBe("routes/page.tsx");
  });

  it("lists each personal section once, with the public pages in it", () => {
    expect(parts()).toEqual({ sections: ["machine", "cart", "doors"], publicPages: ["/doors/:code"] });
  });

  it("treats a path with a file extension as a page only when it is declared", () => {
    expect(at("/feed.xml")?.file).toBe("routes/feed.ts");
    expect(at("/other.xml")).toBeUndefined();
  });

  it("classifies paths in the browser like the full site map, except files", () => {
    const addresses = [...shop.map(({ path }) => path), ...reservedPrefixes].map((path) =>
      path.replace(/:\w+/g, "x"),
    );
    const request = addresses.flatMap((path) => [
      path,
      `${path}/further`.replace("//", "/"),
      path.toUpperCase(),
    ]);
    const pages = request.filter((path) => !path.includes(".") && !path.includes("*"));
    expect(pages.length).toBeGreaterThan(200);
    for (const path of [...pages, "/about-us", "/a/page/somewhere"])
      expect([path, isPublicPath(personalPrefixes, path)]).toEqual([
        path,
        matchPublicRoute({ siteMap: shop, personal: personalPrefixes }, path) !== undefined,
      ]);
  });

  it("derives Remix's route id from the file without its extension", () => {
    expect(siteMap().map(toRouteId)).toEqual([
      "routes/home",
      "routes/door",
      "routes/mine",
      "routes/cart",
      "routes/feed",
      "routes/page",
    ]);
    expect(toRouteId(defineRoute("/feed.xml", "routes/feed.xml.ts"))).toBe("routes/feed.xml");
  });
});
