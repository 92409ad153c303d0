import { type InputProps, useFormValue, type ValidationContext } from "sanity";
import { TextWithPlaceholders } from "../parts/text-with-placeholders";
import { type Placeholder, validatePlaceholders } from "../rules/placeholders";
import { toRecord } from "../rules/read-untyped";

const shop: Placeholder = { name: "site-name", title: "Name of the shop" };
const shared: readonly Placeholder[] = [{ name: "name", title: "Customer's name" }, shop];
export const orderPlaceholders: readonly Placeholder[] = [
  { name: "order-id", title: "Order number" },
  ...shared,
];
/** Placeholders of emails about one payment of an order. */
export const paymentPlaceholders: readonly Placeholder[] = [
  ...orderPlaceholders,
  { name: "payment", title: "Amount of this payment" },
  { name: "paid", title: "Paid so far" },
  { name: "remaining", title: "Left to pay" },
  { name: "total", title: "Total of the order" },
];
export const quotePlaceholders: readonly Placeholder[] = [
  { name: "quote-id", title: "Quote number" },
  { name: "date", title: "Last day of the quote" },
  ...shared,
];

/** Placeholders of emails about one payment, or about neither an order nor a quote. */
const placeholdersByType: Readonly<Record<string, readonly Placeholder[]>> = {
  "split-payment-confirmation": paymentPlaceholders,
  "split-payment-final": paymentPlaceholders,
  "payment-below-total": paymentPlaceholders,
  "payment-declined": paymentPlaceholders,
  "payment-received-admin": paymentPlaceholders,
  "order-refunded": paymentPlaceholders,
  "newsletter-confirmation": [shop],
  "estimate-copy": [
    { name: "total", title: "Estimated total" },
    { name: "validity", title: "How long the prices hold" },
    shop,
  ],
};

function listPlaceholders(email: unknown): readonly Placeholder[] {
  const { type } = toRecord(email);
  if (typeof type === "string" && Object.hasOwn(placeholdersByType, type))
    return placeholdersByType[type] ?? [];
  return typeof type === "string" && type.startsWith("quote") ? quotePlaceholders : orderPlaceholders;
}

/** Rejects unknown placeholders in the text of an email. */
export function validateEmailPlaceholders(text: unknown, { document }: ValidationContext): true | string {
  return validatePlaceholders(listPlaceholders(document))(text);
}

export function EmailTextInput(props: InputProps) {
  const type = useFormValue(["type"]);
  return <TextWithPlaceholders field={props} placeholders={listPlaceholders({ type })} />;
}
