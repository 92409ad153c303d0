type Totals<A> = {
  readonly subtotal: A;
  readonly shippingLabel: string | null;
  /** Null until the destination is known. */
  readonly shippingAmount: A | null;
  readonly taxPercent: number | null;
  readonly taxAmount: A | null;
  readonly discountAmount: A;
};

export type TotalRow = { readonly label: string; readonly amount: string };

type NamedRow = TotalRow & { readonly name: "subtotal" | "shipping" | "tax" | "discount" };

const unknown = "—";

/** Builds the rows above the total for pages, emails and the back office; `print` formats the amounts. */
export function buildTotalRows<A extends number>(
  totals: Totals<A>,
  print: (amount: A) => string,
): NamedRow[] {
  const { shippingLabel, shippingAmount, taxPercent, taxAmount, discountAmount } = totals;
  const formatKnown = (amount: A | null) => (amount === null ? unknown : print(amount));
  const rows: NamedRow[] = [
    { name: "subtotal", label: "Subtotal", amount: print(totals.subtotal) },
    {
      name: "shipping",
      label: shippingLabel ? `Shipping (${shippingLabel})` : "Shipping",
      amount: formatKnown(shippingAmount),
    },
    {
      name: "tax",
      label: taxPercent === null ? "Tax" : `Tax (${taxPercent}%)`,
      amount: formatKnown(taxAmount),
    },
  ];
  if (discountAmount > 0)
    rows.push({ name: "discount", label: "Discount", amount: `-${print(discountAmount)}` });
  return rows;
}
