import type { OrderLetter } from "./order-letter";

/** The same letter as plain text: for readers without HTML, and for search. */
export function orderLetterText(letter: OrderLetter): string {
  const amounts = [...letter.totals, { label: "Total", amount: letter.total }];
  const sections = [
    [letter.words.heading, "=".repeat(letter.words.heading.length)],
    letter.words.intro,
    [
      `Order:    ${letter.orderId}`,
      `Date:     ${letter.orderDate}`,
      `Payment:  ${[letter.paymentMethod, letter.paymentStatus].filter(Boolean).join(" · ")}`,
      `Shipping: ${letter.shippingMethod}`,
    ],
    letter.items.flatMap(({ name, options, sku, qty, rowTotal }) => [
      `${qty} x ${name}`,
      `    ${[options, sku, rowTotal].filter(Boolean).join(", ")}`,
    ]),
    columns(amounts),
    letter.splitPayment
      ? [
          ...columns(letter.splitPayment.rows),
          letter.splitPayment.completePaymentLink
            ? `Pay the balance: ${letter.splitPayment.completePaymentLink}`
            : "",
        ]
      : [],
    ["Ships to", ...letter.shipping.map((line) => `  ${line}`)],
    ["Billed to", ...letter.billing.map((line) => `  ${line}`)],
    letter.additionalNotes ? ["Note", ...letter.additionalNotes.split("\n").map((line) => `  ${line}`)] : [],
    letter.words.outro,
    [
      letter.site.name,
      letter.site.addressLine,
      [letter.site.phone, letter.site.email].filter(Boolean).join(" · "),
    ],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.filter(Boolean).join("\n"))
    .join("\n\n");
}

/** Labels to the left, amounts under each other to the right: decimal point below decimal point. */
function columns(rows: readonly { readonly label: string; readonly amount: string }[]): string[] {
  const widest = (of: "label" | "amount") => Math.max(...rows.map((row) => row[of].length));
  return rows.map(
    ({ label, amount }) => `${`${label}:`.padEnd(widest("label") + 2)}${amount.padStart(widest("amount"))}`,
  );
}
