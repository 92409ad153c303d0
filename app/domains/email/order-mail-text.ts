import type { OrderMail } from "~/domains/email/order-mail";

/** The same mail as plain text: for readers without HTML, and for search. */
export function orderMailText(mail: OrderMail): string {
  const amounts = [...mail.totals, { label: "Total", amount: mail.total }];
  const sections = [
    [mail.words.heading, "=".repeat(mail.words.heading.length)],
    mail.words.intro,
    [
      `Order:    ${mail.orderId}`,
      `Date:     ${mail.orderDate}`,
      `Payment:  ${mail.paymentMethod} · ${mail.paymentStatus}`,
      `Shipping: ${mail.shippingMethod}`,
    ],
    mail.items.flatMap(({ name, options, sku, qty, rowTotal }) => [
      `${qty} x ${name}`,
      `    ${[options, sku, rowTotal].filter(Boolean).join(", ")}`,
    ]),
    columns(amounts),
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

/** Labels to the left, amounts under each other to the right: decimal point below decimal point. */
function columns(rows: OrderMail["totals"]): string[] {
  const widest = (of: "label" | "amount") => Math.max(...rows.map((row) => row[of].length));
  return rows.map(
    ({ label, amount }) => `${`${label}:`.padEnd(widest("label") + 2)}${amount.padStart(widest("amount"))}`,
  );
}
