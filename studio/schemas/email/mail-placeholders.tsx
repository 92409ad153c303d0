import { type InputProps, useFormValue, type ValidationContext } from "sanity";
import { TextWithPlaceholders } from "../parts/filled-text";
import { knownPlaceholders, type Placeholder } from "../rules/placeholders";
import { entryOf } from "../rules/read";

const shared: readonly Placeholder[] = [
  { name: "name", title: "Customer's name" },
  { name: "site-name", title: "Name of the shop" },
];
export const orderPlaceholders: readonly Placeholder[] = [
  { name: "order-id", title: "Order number" },
  ...shared,
];
export const quotePlaceholders: readonly Placeholder[] = [
  { name: "quote-id", title: "Quote number" },
  { name: "date", title: "Last day of the quote" },
  ...shared,
];

/** What the shop fills in when it writes a mail: what it speaks of decides. */
function placeholdersOf(mail: unknown): readonly Placeholder[] {
  const { type } = entryOf(mail);
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
