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
export const quotePlaceholders: readonly Placeholder[] = [
  { name: "quote-id", title: "Quote number" },
  { name: "date", title: "Last day of the quote" },
  ...shared,
];

/** Mails that speak of no order and no quote. */
const others: Readonly<Record<string, readonly Placeholder[]>> = {
  "newsletter-confirmation": [shop],
  "estimate-copy": [
    { name: "total", title: "What it comes to" },
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
