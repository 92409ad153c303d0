import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { createPayment, sampleOrder } from "#tests/support/shop/sample-order";
import { SplitPaymentPage } from "~/domains/installments/split-payment-page";
import { type OrderJson, toOrderJson } from "~/domains/orders/order.schema";
import { clientLoader } from "~/routes/pay/split-payment";

type SplitPaymentData = Parameters<typeof SplitPaymentPage>[0]["data"];

function shown(data: SplitPaymentData): string {
  const router = createMemoryRouter([
    { path: "*", element: <SplitPaymentPage data={data} isTitled={false} /> },
  ]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe("the split-payment page without an order", () => {
  it("shows why the order was not found and links to the empty order form [SPLT-007] [SPLT-005]", () => {
    const html = shown({ state: "refused", message: "Failed to fetch order. Please try again later." });
    expect(html).toContain("Failed to fetch order. Please try again later.");
    expect(html).toMatch(/<a[^>]*href="\/order\/split-payment"[^>]*>.*Go Back/);
  });

  it("shows an error when the connection is lost after a payment [SPLT-007]", async () => {
    const lost = async () => {
      throw new TypeError("Failed to fetch");
    };
    const request = new Request("http://localhost/order/split-payment");
    expect(await clientLoader({ request, params: {}, serverLoader: lost })).toEqual({
      page: null,
      data: { state: "refused", message: "Failed to fetch order. Please try again later." },
    });
  });
});

describe("the split-payment page with an order", () => {
  const order: OrderJson = {
    ...{ id: "o-1", orderIncrementId: "000000042", poNumber: null, total: 1100, balanceDue: 800 },
    ...{ splitPaymentEnabled: true },
    status: "partially_paid",
    paymentStatus: "pending",
    ...{ firstName: "Nora", lastName: "Field", email: "nora@example.com", addresses: [], items: [] },
    ...{ shippingMethod: null, shippingLabel: null, shippingAmount: 100, subtotal: 1000 },
    ...{ taxPercent: 0, taxAmount: 0, discountAmount: 0, additionalNotes: null, emailSent: true },
    ...{
      createdAt: "2026-03-02T15:04:05.000Z",
      minimumSplitAmount: 200,
      payments: [],
      statusHistory: [],
      shipments: [],
    },
  };
  const page = (change: Partial<Pick<OrderJson, "balanceDue" | "payments">> = {}) =>
    shown({ state: "order", order: { ...order, ...change }, methods: [] });

  it("offers to pay the whole balance, which the last payment must be [SPLT-008] [SPLT-012]", () => {
    expect(page()).toMatch(/<button[^>]*>.*Pay it all · \$800\.00/);
    const last = page({ balanceDue: 200 });
    expect(last).not.toContain("Pay it all");
    expect(last).toContain('value="200.00"');
  });

  it("lists payments under review, but no open payments, on the split-payment page", () => {
    const { payments } = toOrderJson({
      ...sampleOrder,
      payments: [
        { ...createPayment(30_000, "pending"), id: "held", transactionResponse: { status: "processing" } },
        { ...createPayment(40_000, "pending"), id: "open", transactionResponse: {} },
      ],
    });
    const html = page({ payments });
    expect(html).toMatch(/Under review.*\$300\.00/);
    expect(html).not.toContain("$400.00");
  });

  it("asks for an order number only in the lookup form [SPLT-003]", () => {
    expect(page()).not.toContain("confirmation");
    const lookup = shown({ state: "lookup", lastResult: null });
    expect(lookup).toContain("It&#x27;s in your confirmation email.");
  });
});
