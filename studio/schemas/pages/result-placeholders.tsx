import type { InputProps } from "sanity";
import { TextWithPlaceholders } from "../parts/text-with-placeholders";
import type { Placeholder } from "../rules/placeholders";

/** Placeholders of the pages after a payment (ORD-012). */
export const resultPlaceholders: readonly Placeholder[] = [
  { name: "order-id", title: "Order number" },
  { name: "partial-payment", title: "Amount paid" },
  { name: "remaining-balance", title: "Amount due" },
];

export function ResultInput(props: InputProps) {
  return <TextWithPlaceholders field={props} placeholders={resultPlaceholders} />;
}
