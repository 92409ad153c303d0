import type { OrderEmail } from "./order-email";

export function toOrderEmailText(email: OrderEmail): string {
  const amounts = [...email.totals, { label: "Total", amount: email.total }];
  const sections = [
    [email.copy.heading, "=".repeat(email.copy.heading.length)],
    email.copy.intro,
    email.shipment
      ? [
          `Carrier:         ${email.shipment.carrierName}`,
          `Tracking number: ${email.shipment.trackingNumber}`,
          email.shipment.trackingUrl ? `Track the package: ${email.shipment.trackingUrl}` : "",
        ]
      : [],
    [
      `Order:    ${email.orderId}`,
      `Date:     ${email.orderDate}`,
      `Payment:  ${[email.paymentMethod, email.paymentStatus].filter(Boolean).join(" · ")}`,
      `Shipping: ${email.shippingMethod}`,
    ],
    email.items.flatMap(({ name, options, sku, qty, rowTotal }) => [
      `${qty} x ${name}`,
      `    ${[options, sku, rowTotal].filter(Boolean).join(", ")}`,
    ]),
    alignColumns(amounts),
    email.splitPayment
      ? [
          ...alignColumns(email.splitPayment.rows),
          email.splitPayment.completePaymentLink
            ? `Pay the balance: ${email.splitPayment.completePaymentLink}`
            : "",
        ]
      : [],
    ["Ships to", ...email.shipping.map((line) => `  ${line}`)],
    ["Billed to", ...email.billing.map((line) => `  ${line}`)],
    email.additionalNotes ? ["Note", ...email.additionalNotes.split("\n").map((line) => `  ${line}`)] : [],
    email.copy.outro,
    [
      email.site.name,
      email.site.addressLine,
      [email.site.phone, email.site.email].filter(Boolean).join(" · "),
    ],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.filter(Boolean).join("\n"))
    .join("\n\n");
}

/** Aligns labels left and amounts right. */
function alignColumns(rows: readonly { readonly label: string; readonly amount: string }[]): string[] {
  const findWidest = (of: "label" | "amount") => Math.max(...rows.map((row) => row[of].length));
  return rows.map(
    ({ label, amount }) =>
      `${`${label}:`.padEnd(findWidest("label") + 2)}${amount.padStart(findWidest("amount"))}`,
  );
}
