import type { InputProps } from "sanity";
import { TextWithPlaceholders } from "../parts/filled-text";
import type { Placeholder } from "../rules/placeholders";

/** What the shop fills in when it writes a mail. */
export const mailPlaceholders: readonly Placeholder[] = [
  { name: "order-id", title: "Order number" },
  { name: "name", title: "Customer's name" },
  { name: "site-name", title: "Name of the shop" },
];

export function MailInput(props: InputProps) {
  return <TextWithPlaceholders field={props} placeholders={mailPlaceholders} />;
}
