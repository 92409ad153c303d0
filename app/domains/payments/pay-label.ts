import { type Cents, formatMoney } from "~/kernel/money";

/** Builds the label of a pay button with the amount it charges; without it while no valid amount is known. */
export function formatPayLabel(words: string, amount: Cents | null): string {
  return amount === null ? words : `${words} · ${formatMoney(amount)}`;
}
