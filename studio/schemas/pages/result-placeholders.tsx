import type { InputProps } from "sanity";
import { TextWithPlaceholders } from "../parts/filled-text";
import type { Placeholder } from "../rules/placeholders";

/** ORD-012: what the shop fills in on the pages after a payment. */
export const resultPlaceholders: readonly Placeholder[] = [
  { name: "order-id", title: "Order number" },
  { name: "partial-payment", title: "Amount paid" },
  { name: "remaining-balance", title: "Amount due" },
];

export function ResultInput(props: InputProps) {
  return <TextWithPlaceholders field={props} placeholders={resultPlaceholders} />;
}
