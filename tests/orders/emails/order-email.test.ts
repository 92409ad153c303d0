import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { emailSite } from "#tests/support/shop/email-site";
import { emailKinds } from "~/domains/email/email-kind";
import { renderEmailHtml } from "~/domains/email/layout/render-email.server";
import type { OrderEmail } from "~/domains/orders/emails/order-email";
import { toOrderEmailCopy } from "~/domains/orders/emails/order-email-copy";
import { toOrderEmailText } from "~/domains/orders/emails/order-email-text";
import { OrderEmailView } from "~/domains/orders/emails/order-email-view";

const email: OrderEmail = {
  site: emailSite,
  copy: { preheader: "", heading: "Thank you, Ada", intro: [], outro: [] },
  orderId: "000000007",
  orderDate: "March 2, 2026",
  items: [],
  totals: [{ label: "Subtotal", amount: "$1,000.00" }],
  total: "$1,000.00",
  billing: ["Ada Lovelace"],
  shipping: ["Ada Lovelace"],
  shippingMethod: "Standard Shipping",
  paymentMethod: "Credit card",
  paymentStatus: "Paid",
  additionalNotes: "Back <door>",
  splitPayment: {
    enabled: true,
    totalAmount: "$1,000.00",
    paidAmount: "$400.00",
    remainingAmount: "$600.00",
    paymentMethod: "Credit card, Visa XXXX4242",
    rows: [
      { label: "Paid so far", amount: "$400.00 of $1,000.00" },
      { label: "Left to pay", amount: "$600.00" },
    ],
    completePaymentLink: "https://shop.example/order/split-payment?orderId=000000007&email=ada%40example.com",
  },
  shipment: null,
};

describe("an order email", () => {
  it("accepts three kinds of order emails and tells them apart from other emails [MAIL-004]", () => {
    expect(emailKinds.toSorted()).toEqual([
      "account-sign-in",
      "dispute-notice",
      "estimate-copy",
      "form-customer",
      "form-staff",
      "newsletter-confirmation",
      "order-confirmation",
      "order-confirmation-admin",
      "order-refunded",
      "order-shipped",
      "quote",
      "quote-expired",
      "quote-link-request",
      "quote-reminder",
      "split-payment-confirmation",
      "staff-factor-change",
      "staff-invitation",
      "staff-sign-in",
    ]);
  });

  it("writes the notes and, with a balance, the payment link into an order email [MAIL-006]", () => {
    const text = toOrderEmailText(email);
    expect(text).toContain("Paid so far: $400.00 of $1,000.00\nLeft to pay:              $600.00\n");
    expect(text).toContain(
      "https://shop.example/order/split-payment?orderId=000000007&email=ada%40example.com",
    );
    expect(text).toContain("Back <door>");
    const html = renderEmailHtml(createElement(OrderEmailView, { email: email }));
    expect(html).toContain("Back &lt;door&gt;");
    expect(html).toContain("orderId=000000007&amp;email=ada%40example.com");
  });

  it("keeps the lines of a note in an order email [MAIL-006]", () => {
    const noted = { ...email, additionalNotes: "Ring twice\nDelivery: To a dock" };
    expect(toOrderEmailText(noted)).toContain("Note\n  Ring twice\n  Delivery: To a dock\n");
    const html = renderEmailHtml(createElement(OrderEmailView, { email: noted }));
    expect(html).toContain("<span>Ring twice</span><span><br/>Delivery: To a dock</span>");
  });

  it("uses the CMS copy with placeholders filled in, else the default [MAIL-004]", () => {
    const amounts = { payment: "$12.50", paid: "$12.50", remaining: "$0.00", total: "$12.50" };
    const values = { "order-id": "000000007", name: "Ada", "site-name": "Stile & Rail", ...amounts };
    const written = { subject: "{site-name}: order {order-id}, {name} {unknown}" };
    expect(toOrderEmailCopy("order-confirmation", { ...mailless, ...written }, values)).toMatchObject({
      subject: "Stile & Rail: order 000000007, Ada {unknown}",
      heading: "Thank you, Ada",
    });
  });
});

const mailless = { preheader: undefined, heading: undefined, intro: undefined, outro: undefined };
