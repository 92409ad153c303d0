import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { CartLine } from "~/domains/samples/cart/cart-line";
import { CartLineItem } from "~/domains/samples/cart/cart-line-item";
import { cents } from "~/kernel/money/money";

const picture = {
  src: "/door.webp",
  type: "sample",
  altText: "Navy door",
  processedUrls: { cart: "/door.webp?w=120&h=160", board: "/door.webp?w=480&h=640" },
};
const line: CartLine = {
  sku: "SMPL-UPBW",
  name: "Upton Brown Sample Door",
  styleTitle: "Upton Brown",
  price: cents(1250),
  qty: 1,
  images: [picture, { ...picture, processedUrls: { cart: "/second.webp", board: "/second.webp" } }],
  finish: { type: "color", label: "Brown", value: "brown" },
  otherFinishes: [],
  path: "/products/kitchen-cabinets/jsi-cabinetry/upbw",
};

const htmlOf = (shown: CartLine) =>
  renderToStaticMarkup(<CartLineItem line={shown} onRemove={() => undefined} onLimit={() => undefined} />);

/** Returns the details of the line as terms and values. */
const factsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)].map(([, term, fact]) => [term, fact]),
  );

describe("cart line", () => {
  it("names the finish of every group [SMPL-020]", () => {
    const otherFinishes = [{ type: "glaze", label: "Pewter", value: "pewter" }];
    expect(factsOf(htmlOf({ ...line, otherFinishes }))).toMatchObject({ Color: "Brown", Glaze: "Pewter" });
  });

  it("shows picture, name, total, style, SKU, finish, unit price, quantity and a remove button [SMPL-020]", () => {
    const html = htmlOf({ ...line, qty: 2 });
    expect([...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
      "/door.webp?w=120&amp;h=160",
    ]);
    expect(html).toContain(">Upton Brown Sample Door</p>");
    expect(html).toContain(">$25.00</p>");
    expect(factsOf(html)).toEqual({
      Style: "Upton Brown",
      SKU: "SMPL-UPBW",
      Color: "Brown",
      "Unit price": "$12.50",
    });
    expect(html).toMatch(
      /<input type="number"[^>]* aria-label="Quantity of Upton Brown Sample Door"[^>]* value="2"/,
    );
    expect(html).toMatch(
      /<button[^>]*>.*<span class="sr-only">Remove Upton Brown Sample Door<\/span><\/button>/,
    );
  });

  it("shows a drawn door when it has no picture [SMPL-020]", () => {
    const html = htmlOf({ ...line, images: [] });
    expect(html).not.toContain("<img");
    expect(html).toMatch(/data-placeholder="true"[^>]*><svg/);
  });
});
