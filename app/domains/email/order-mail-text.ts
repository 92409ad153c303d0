import type { OrderMail } from "~/domains/email/order-mail";

/** The same mail as plain text: for readers without HTML, and for search. */
export function orderMailText(mail: OrderMail): string {
  const width = Math.max(...mail.totals.map(({ label }) => label.length), "Total".length) + 2;
  const amount = (label: string, value: string) => `${`${label}:`.padEnd(width)}${value}`;
  const sections = [
    [mail.words.heading, "=".repeat(mail.words.heading.length)],
    mail.words.intro,
    [
      `Order:    ${mail.orderId}`,
      `Date:     ${mail.orderDate}`,
      `Payment:  ${mail.paymentMethod} · ${mail.paymentStatus}`,
      `Shipping: ${mail.shippingMethod}`,
    ],
    mail.items.map(
      ({ name, options, sku, qty, rowTotal }) =>
        `- ${qty} x ${name}${options ? ` (${options})` : ""}, ${sku}: ${rowTotal}`,
    ),
    [...mail.totals.map(({ label, amount: value }) => amount(label, value)), amount("Total", mail.total)],
    mail.splitPayment
      ? [
          `Paid ${mail.splitPayment.paidAmount} of ${mail.splitPayment.totalAmount}, ${mail.splitPayment.remainingAmount} remain.`,
          `Pay the balance: ${mail.splitPayment.completePaymentLink}`,
        ]
      : [],
    ["Ships to", ...mail.shipping.map((line) => `  ${line}`)],
    ["Billed to", ...mail.billing.map((line) => `  ${line}`)],
    mail.additionalNotes ? ["Note", `  ${mail.additionalNotes}`] : [],
    mail.words.outro,
    [mail.site.name, mail.site.addressLine, [mail.site.phone, mail.site.email].filter(Boolean).join(" · ")],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.filter(Boolean).join("\n"))
    .join("\n\n");
}
