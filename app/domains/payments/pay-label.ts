import { type Cents, formatMoney } from "~/kernel/money";

/** The words of a button that pays, followed by the amount it charges; null while no valid amount is known. */
export function formatPayLabel(words: string, amount: Cents | null): string {
  return amount === null ? words : `${words} · ${formatMoney(amount)}`;
}
