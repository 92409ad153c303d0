import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { AddSample } from "~/domains/samples/add-sample/add-sample";
import { CartProvider, useCart } from "~/domains/samples/cart/cart";
import { CartContents } from "~/domains/samples/cart/cart-contents";
import { SampleOrderList } from "~/domains/samples/order-list/sample-order-list";

function Outside() {
  return <p>{useCart().lines.length}</p>;
}

describe("cart contents", () => {
  it("shows 'Loading cart...' until the browser has read its storage [SMPL-018]", () => {
    const html = renderToStaticMarkup(
      <CartProvider>
        <CartContents />
      </CartProvider>,
    );
    expect(html).toContain("Loading cart...");
  });

  it("throws when the cart is used outside its provider [PAGE-040]", () => {
    expect(() => renderToStaticMarkup(<Outside />)).toThrow("useCart must be used within a CartProvider");
  });
});

describe("message for a style without samples", () => {
  it("shows a message instead of the order button for a style without samples [SMPL-015]", () => {
    const finish = { type: "color", label: "Navy", value: "navy" };
    const html = renderToStaticMarkup(
      <AddSample sample={undefined} finish={finish} otherFinishes={[]} styleTitle="Trenton Recessed Navy" />,
    );
    expect(html).toBe('<p class="text-ink-soft">No sample items available for this style.</p>');
  });

  it("shows a message instead of an empty sample list [SMPL-015]", () => {
    expect(renderToStaticMarkup(<SampleOrderList samples={[]} />)).toContain(
      "No sample items available for this style.",
    );
  });
});
