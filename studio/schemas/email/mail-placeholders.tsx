import { type InputProps, useFormValue, type ValidationContext } from "sanity";
import { TextWithPlaceholders } from "../parts/filled-text";
import { knownPlaceholders, type Placeholder } from "../rules/placeholders";
import { entryOf } from "../rules/read";

const shop: Placeholder = { name: "site-name", title: "Name of the shop" };
const shared: readonly Placeholder[] = [{ name: "name", title: "Customer's name" }, shop];
export const orderPlaceholders: readonly Placeholder[] = [
  { name: "order-id", title: "Order number" },
  ...shared,
];
/** Emails about one payment of an order. */
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

/** Emails that speak of one payment, or of no order and no quote. */
const others: Readonly<Record<string, readonly Placeholder[]>> = {
  "split-payment-confirmation": paymentPlaceholders,
  "split-payment-final": paymentPlaceholders,
  "payment-below-total": paymentPlaceholders,
  "payment-declined": paymentPlaceholders,
  "payment-received-admin": paymentPlaceholders,
  "newsletter-confirmation": [shop],
  "estimate-copy": [
    { name: "total", title: "Estimated total" },
    { name: "validity", title: "How long the prices hold" },
    shop,
  ],
};

/** What the shop fills in when it writes a mail: what it speaks of decides. */
function placeholdersOf(mail: unknown): readonly Placeholder[] {
  const { type } = entryOf(mail);
  if (typeof type === "string" && Object.hasOwn(others, type)) return others[type] ?? [];
  return typeof type === "string" && type.startsWith("quote") ? quotePlaceholders : orderPlaceholders;
}

/** The words of a mail hold no braces that nothing will fill. */
export function filledInMail(words: unknown, { document }: ValidationContext): true | string {
  return knownPlaceholders(placeholdersOf(document))(words);
}

export function MailInput(props: InputProps) {
  const type = useFormValue(["type"]);
  return <TextWithPlaceholders field={props} placeholders={placeholdersOf({ type })} />;
}
