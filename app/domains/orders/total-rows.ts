type Amounts<A> = {
  readonly subtotal: A;
  readonly shippingLabel: string | null;
  readonly shippingAmount: A;
  readonly taxPercent: number;
  readonly taxAmount: A;
  readonly discountAmount: A;
};

export type TotalRow = { readonly label: string; readonly amount: string };

/** What stands above the total of an order, in its mails and on its receipt; `print` knows the unit of the amounts. */
export function orderTotalRows<A extends number>(
  order: Amounts<A>,
  print: (amount: A) => string,
): TotalRow[] {
  return [
    { label: "Subtotal", amount: print(order.subtotal) },
    { label: `Shipping (${order.shippingLabel ?? ""})`, amount: print(order.shippingAmount) },
    { label: `Tax (${order.taxPercent}%)`, amount: print(order.taxAmount) },
    ...(order.discountAmount > 0 ? [{ label: "Discount", amount: print(order.discountAmount) }] : []),
  ];
}
