import { describe, expect, it } from "vitest";
import { findRedirect } from "~/domains/seo/find-redirect.server";
import { contentOf } from "../support/shop/content";

const address = (from: string, to: string, more: object = {}) => ({
  _id: `redirect-${from}`,
  _type: "redirect",
  from,
  to: { _type: "link", kind: "address", address: to },
  ...more,
});
const toDocument = (from: string, id: string) => ({
  ...address(from, ""),
  to: { _type: "link", kind: "document", document: { _type: "reference", _ref: id } },
});
const page = (path: string) => ({ _id: `page-${path}`, _type: "page", path });
const led = (path: string, ...documents: readonly { readonly _id: string; readonly _type: string }[]) =>
  findRedirect({ content: contentOf(documents) }, path);

describe("an address that is no more", () => {
  it("leads to where the document that stood there is now, however often that moved", async () => {
    const moved = [toDocument("/first", "page-/third"), toDocument("/second", "page-/third"), page("/third")];
    expect(await led("/first", ...moved)).toEqual({ to: "/third", status: 301 });
    expect(await led("/second", ...moved)).toEqual({ to: "/third", status: 301 });
  });

  it("leads on once, to the end of what editors wrote one after the other", async () => {
    const chain = [
      address("/first", "/second"),
      address("/second", "/third?family=blue#list"),
      address("/third", "https://elsewhere.example/door"),
    ];
    expect(await led("/first", ...chain)).toEqual({ to: "https://elsewhere.example/door", status: 301 });
    expect(await led("/first", ...chain.slice(0, 2))).toEqual({
      to: "/third?family=blue#list",
      status: 301,
    });
  });

  it("is only led on for good when every part of the way is", async () => {
    const chain = [address("/first", "/second"), address("/second", "/third", { isPermanent: false })];
    expect(await led("/first", ...chain)).toEqual({ to: "/third", status: 302 });
  });

  it("leads to a page, whose address somebody once led elsewhere", async () => {
    const round = [address("/first", "/second"), address("/second", "/first")];
    expect(await led("/first", ...round, page("/second"))).toEqual({ to: "/second", status: 301 });
    const other = { ...page("/elsewhere"), alsoAt: ["/second"] };
    expect(await led("/first", ...round, other)).toEqual({ to: "/second", status: 301 });
    const brand = { _id: "brand-b", _type: "brand", slug: { current: "b" } };
    const toBrand = [
      address("/first", "/products/kitchen-cabinets/b"),
      address("/products/kitchen-cabinets/b", "/first"),
    ];
    expect(await led("/first", ...toBrand, brand)).toEqual({
      to: "/products/kitchen-cabinets/b",
      status: 301,
    });
  });

  it.each([
    ["itself", [address("/first", "/first")]],
    ["itself with something behind it", [address("/first", "/first?page=2")]],
    ["another that leads back", [address("/first", "/second"), address("/second", "/first")]],
    [
      "two others that lead to each other",
      [address("/first", "/second"), address("/second", "/third"), address("/third", "/second")],
    ],
  ])("leads nowhere when it leads to %s", async (_what, documents) => {
    expect(await led("/first", ...documents)).toBeNull();
  });

  it("leads nowhere when what stood there is not published", async () => {
    expect(await led("/first", toDocument("/first", "page-/gone"))).toBeNull();
  });
});
