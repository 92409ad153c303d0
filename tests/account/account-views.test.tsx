import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { billingAddress, createPayment, sampleOrder } from "#tests/support/shop/sample-order";
import { readElements, readText } from "#tests/support/views/read-html";
import { AccountFrame } from "~/domains/account/account-frame";
import { AccountHome } from "~/domains/account/account-home";
import { AddressCard } from "~/domains/account/addresses/address-card";
import { AddressForm } from "~/domains/account/addresses/address-form";
import { AddressList } from "~/domains/account/addresses/address-list";
import { createEmptyAddressValues } from "~/domains/account/addresses/address-values";
import type { SavedAddress } from "~/domains/account/addresses/saved-address";
import { OrderPage } from "~/domains/account/purchases/order-page";
import { PayBalance } from "~/domains/account/purchases/pay-balance";
import { isSampleLine } from "~/domains/account/purchases/reorder-samples";
import type { Order } from "~/domains/orders/order";
import { toOrderJson } from "~/domains/orders/order.schema";
import { OrderView } from "~/domains/orders/views/order-view";

const { type: _type, isDefault: _isDefault, ...address } = billingAddress;
const saved: SavedAddress = { ...address, phoneNumber: "", isDefaultShipping: true, isDefaultBilling: false };

/** Returns the text of an element with single spaces between words. */
function textOf(element: JSX.Element): string {
  return readText(renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>));
}

const orderText = (change: Partial<Order> = {}) =>
  textOf(<OrderView order={toOrderJson({ ...sampleOrder, ...change })} />);

describe("order view of the account", () => {
  it("shows number, date, status, products, totals, addresses and methods [ORD-015]", () => {
    const text = orderText({
      status: "ordered",
      payments: [{ ...createPayment(2357, "completed"), additionalData: { brand: "visa", last4: "4242" } }],
    });
    for (const expectedText of [
      "Order 000000007",
      "Order 000000007 March 2, 2026 Ordered What was ordered",
      "Palermo Gloss White Sample Door color : Gloss White SMPL-PMGW Qty 1 $12.50",
      "Shipping (Standard Shipping) $9.95",
      "Tax (5%) $1.12",
      "Total $23.57",
      "Billing address Ada Lovelace 12 Main St Fargo, ND 58102 United States 4065550100",
      "Shipping method Standard Shipping",
      "Payment method Credit card, Visa XXXX4242, paid",
    ])
      expect(text).toContain(expectedText);
  });

  it("shows each package with a link to the carrier's tracking page [ORD-015]", () => {
    const createdAt = new Date("2026-03-05T15:00:00Z");
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <OrderView
          order={toOrderJson({
            ...sampleOrder,
            shipments: [
              { id: "s-1", carrier: "fedex", carrierName: "FedEx", trackingNumber: "7712", createdAt },
              {
                id: "s-2",
                carrier: "other",
                carrierName: "R+L Carriers",
                trackingNumber: "PRO-7",
                createdAt,
              },
            ],
          })}
        />
      </MemoryRouter>,
    );
    expect(readText(html)).toContain(
      "Tracking FedEx 7712 Shipped March 5, 2026 R+L Carriers PRO-7 Shipped March 5, 2026 Payment method",
    );
    expect(html.match(/href="https:[^"]+"/g)).toEqual([
      'href="https://www.fedex.com/fedextrack/?trknbr=7712"',
    ]);
    expect(orderText()).not.toContain("Tracking");
  });

  it("shows no payment method without a recorded payment [ORD-015]", () => {
    expect(orderText({ payments: [] })).toContain("Payment method Not paid ");
  });

  it("shows a full refund of an order, and the amount of a partial one", () => {
    const paid = createPayment(2357, "completed");
    const refunded = orderText({ status: "ordered", payments: [paid, createPayment(-2357, "completed")] });
    expect(refunded).toContain("Order 000000007 March 2, 2026 Refunded");
    expect(refunded).toContain("Payment method Credit card, card XXXX4242, $23.57 refunded ");
    const partly = orderText({ status: "ordered", payments: [paid, createPayment(-357, "completed")] });
    expect(partly).toContain("Order 000000007 March 2, 2026 Ordered");
    expect(partly).toContain("Payment method Credit card, card XXXX4242, paid, $3.57 refunded ");
  });

  it("shows that an order has no items or no address [ORD-018] [ACCT-012]", () => {
    const text = orderText({ items: [] });
    expect(text).toContain("No order items found.");
    expect(text).toContain("Shipping address Address not available");
  });

  it("shows an order of the account without any control to change it [ORD-017]", () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <OrderView order={toOrderJson(sampleOrder)} />
      </MemoryRouter>,
    );
    expect(html).not.toMatch(/<(form|input|button|select|textarea)/);
  });

  it("offers to pay the balance of an order in installments only [SPLT-019]", () => {
    const balance = (change: Partial<Order>) =>
      renderToStaticMarkup(
        <MemoryRouter>
          <PayBalance order={toOrderJson({ ...sampleOrder, ...change })} />
        </MemoryRouter>,
      );
    const html = balance({ splitPaymentEnabled: true });
    expect(html).toContain("$13.57 left to pay");
    expect(html).toContain('href="/order/split-payment?orderId=000000007&amp;email=ada%40example.com"');
    expect(balance({ splitPaymentEnabled: false })).toBe("");
    expect(balance({ splitPaymentEnabled: true, payments: [createPayment(2357, "completed")] })).toBe("");
  });
});

describe("order page of the account", () => {
  const htmlOfPage = (props: Parameters<typeof OrderPage>[0]) => {
    const router = createMemoryRouter([{ path: "*", element: <OrderPage {...props} /> }]);
    return renderToStaticMarkup(<RouterProvider router={router} />);
  };
  const textOfPage = (props: Parameters<typeof OrderPage>[0]) => readText(htmlOfPage(props));
  const pageWithout = (problem: string | null) => htmlOfPage({ order: null, problem });
  const pageWith = (items: Order["items"]) =>
    textOfPage({ order: toOrderJson({ ...sampleOrder, items }), problem: null });

  it("offers to reorder samples but not cabinets", () => {
    const [line] = sampleOrder.items;
    if (!line) throw new Error("the order has no line");
    const cabinet = { ...line, sku: "B30-TRNV", name: "Base cabinet 30 in", customOptions: [] };
    const work = { ...cabinet, sku: "", name: "Fitting" };
    expect(pageWith([line])).toContain("Order these samples again");
    expect(pageWith([cabinet, work])).not.toContain("Order these samples again");
    expect([line, { ...line, sku: "NAVY-1" }, { ...line, customOptions: [] }].map(isSampleLine)).toEqual([
      true,
      true,
      true,
    ]);
    expect([cabinet, work].map(isSampleLine)).toEqual([false, false]);
  });

  it("shows that an order does not exist [ORD-016]", () => {
    expect(readElements(pageWithout(null), "p")).toContain("Order not found.");
    expect(pageWithout(null)).not.toContain('role="alert"');
  });

  it("shows why an order cannot be shown [ORD-019] [ORD-020]", () => {
    for (const problem of ["Order ID is required", "Failed to fetch order"]) {
      const html = pageWithout(problem);
      expect(/<div role="alert"[^>]*>(.*?)<\/div><\/div>/.exec(html)?.[1]?.replace(/<[^>]*>/g, "")).toBe(
        problem,
      );
      expect(readElements(html, "p")).toContain("Order not found.");
    }
  });
});

describe("addresses of the account", () => {
  it("shows an empty address book [ACCT-011]", () => {
    expect(textOf(<AddressList addresses={[]} />)).toContain("No addresses saved yet.");
  });

  it("shows which details of an address are missing [ACCT-012]", () => {
    expect(textOf(<AddressCard title="Default billing" address={null} />)).toBe(
      "Default billing No address set",
    );
    const bare = { ...saved, firstName: "", lastName: "", street1: "", city: "" };
    expect(textOf(<AddressCard title="Home" address={bare} />)).toBe("Home No address details available");
    expect(textOf(<AddressCard title="Home" address={saved} />)).toContain("Phone: Not provided");
  });

  it("marks default addresses as primary and shows no other status [STAT-005]", () => {
    const textWith = (change: Partial<SavedAddress>) =>
      textOf(<AddressList addresses={[{ ...saved, ...change }]} />);
    expect(textWith({})).toContain("Primary Default shipping Edit");
    expect(textWith({ isDefaultShipping: false, isDefaultBilling: true })).toContain(
      "Primary Default billing Edit",
    );
    expect(textWith({ isDefaultShipping: false })).not.toContain("Primary");
  });

  it("links to an address and to a new one [ACCT-006] [ACCT-007]", () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <AddressList addresses={[saved]} />
        <AccountHome
          customer={{ email: "ada@example.com", firstName: "", lastName: "", phoneNumber: "" }}
          orders={[]}
          quotes={[]}
          shipping={null}
          billing={null}
        />
      </MemoryRouter>,
    );
    expect(html).toContain('href="/my-account/address/edit/a-1"');
    expect(html).toContain('href="/my-account/address/new"');
    expect(html).toContain("Not provided");
  });
});

describe("account layout", () => {
  const frameAt = (path: string, content: JSX.Element = <p>Content</p>) => {
    const element = <AccountFrame title="Here">{content}</AccountFrame>;
    const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
    return renderToStaticMarkup(<RouterProvider router={router} />);
  };

  it("marks the current page, or the list that the current page belongs to", () => {
    const currentAt = (path: string) => /aria-current="(\w+)"[^>]*>([^<]+)</.exec(frameAt(path))?.slice(1);
    for (const [path, current] of [
      ["/my-account", ["page", "Overview"]],
      ["/my-account/orders", ["page", "Orders"]],
      ["/my-account/order/view/o-1", ["true", "Orders"]],
      ["/my-account/quote/view/q-1", ["true", "Quotes"]],
      ["/my-account/addresses", ["page", "Addresses"]],
      ["/my-account/addresses/add", ["true", "Addresses"]],
      ["/my-account/address/new", ["true", "Addresses"]],
      ["/my-account/address/edit/a-1", ["true", "Addresses"]],
      ["/my-account/data", ["page", "Your data"]],
    ] as const)
      expect(currentAt(path), path).toEqual(current);
  });

  it("marks a field as optional only once in its label", () => {
    const defaults = { isDefaultShipping: false, isDefaultBilling: false };
    const form = (
      <AddressForm
        start={createEmptyAddressValues()}
        defaults={defaults}
        openFields={[]}
        lastResult={undefined}
        isSaved={false}
      />
    );
    const text = frameAt("/my-account/address/new", form).replace(/<[^>]*>/g, "");
    expect(text).toContain("Apartment, suite, unit (optional)");
    expect(text).not.toContain("(optional) (optional)");
    expect(text).toContain("Company (optional)");
  });
});
