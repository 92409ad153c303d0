import type { Entry } from "./desk-api";

/** A quote as it is typed: every field a text. */
export type Draft = {
  readonly fields: Readonly<Record<Field, string>>;
  readonly items: readonly DraftItem[];
  readonly isSplit: boolean;
};
export type DraftItem = Readonly<Record<"sku" | "name" | "qty" | "price" | "notes", string>> & {
  readonly key: string;
};

/** The fields of the editor, in reading order. */
export const fields = [
  ["firstName", "First name"],
  ["lastName", "Last name"],
  ["email", "Email"],
  ["phone", "Phone"],
  ["poNumber", "PO number"],
  ["street1", "Street"],
  ["city", "City"],
  ["state", "State"],
  ["zipCode", "ZIP"],
  ["shippingLabel", "Shipping, if not by the shop's rates"],
  ["shippingAmount", "Shipping charge"],
  ["taxPercent", "Tax percent, if not by the shop's rules"],
  ["discount", "Discount"],
  ["minimumSplitAmount", "Smallest part"],
  ["additionalNotes", "Notes for the customer"],
] as const;
export type Field = (typeof fields)[number][0];

export const emptyItem = (): DraftItem => ({
  key: crypto.randomUUID(),
  sku: "",
  name: "",
  qty: "1",
  price: "",
  notes: "",
});

/** What the editor begins with: nothing, or a quote that is there. */
export function draftOf(entry: Entry | undefined): Draft {
  const quote = entry?.quote;
  const address = quote?.addresses.find(({ type }) => type === "billing");
  const isAgreed = quote?.shippingMethod === "agreed";
  return {
    fields: {
      firstName: quote?.firstName ?? "",
      lastName: quote?.lastName ?? "",
      email: quote?.email ?? "",
      phone: quote?.phone ?? "",
      poNumber: quote?.poNumber ?? "",
      street1: address?.street1 ?? "",
      city: address?.city ?? "",
      state: address?.state ?? "",
      zipCode: address?.zipCode ?? "",
      shippingLabel: isAgreed ? (quote?.shippingLabel ?? "") : "",
      shippingAmount: isAgreed ? String(quote?.shippingAmount) : "",
      taxPercent: "",
      discount: quote && quote.discountAmount > 0 ? String(quote.discountAmount) : "",
      minimumSplitAmount: quote && quote.minimumSplitAmount > 0 ? String(quote.minimumSplitAmount) : "",
      additionalNotes: quote?.additionalNotes ?? "",
    },
    items: quote
      ? quote.items.map(({ id, sku, name, qty, price, notes }) => ({
          key: id,
          sku,
          name,
          qty: String(qty),
          price: String(price),
          notes: notes ?? "",
        }))
      : [emptyItem()],
    isSplit: quote?.splitPaymentEnabled ?? false,
  };
}

/** What the shop is asked to write; it checks and prices everything again. */
export function inputOf({ fields: typed, items, isSplit }: Draft, entry: Entry | undefined): object {
  const { firstName, lastName, email, phone, poNumber, street1, city, state, zipCode } = typed;
  const shipping = entry?.quote.addresses.find(({ type }) => type === "shipping");
  const billing = entry?.quote.addresses.find(({ type }) => type === "billing");
  const isElsewhere = shipping && billing && shipping.street1 !== billing.street1;
  return {
    firstName,
    lastName,
    email,
    phone,
    poNumber,
    billing: { firstName, lastName, street1, street2: billing?.street2 ?? null, city, state, zipCode },
    ...(isElsewhere ? { shipping } : {}),
    items: items.map(({ sku, name, qty, price, notes }) => ({
      sku,
      name,
      qty: Number(qty),
      price: Number(price),
      notes,
    })),
    ...(typed.shippingAmount.trim()
      ? { shippingCharge: { label: typed.shippingLabel || "Freight", amount: Number(typed.shippingAmount) } }
      : {}),
    ...(typed.taxPercent.trim() ? { taxPercent: Number(typed.taxPercent) } : {}),
    discount: Number(typed.discount || 0),
    additionalNotes: typed.additionalNotes,
    splitPaymentEnabled: isSplit,
    minimumSplitAmount: Number(typed.minimumSplitAmount || 0),
    ...(entry ? { expiresAt: entry.expiresAt } : {}),
  };
}
