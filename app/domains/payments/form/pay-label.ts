import { type Cents, formatMoney } from "~/kernel/money/money";

/** Builds the label of a pay button, with the amount once it is known. */
export function formatPayLabel(text: string, amount: Cents | null): string {
  return amount === null ? text : `${text} · ${formatMoney(amount)}`;
}
