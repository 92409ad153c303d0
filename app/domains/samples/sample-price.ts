import { type Cents, formatMoney } from "~/kernel/money/money";
import { findFirstStega } from "~/kernel/text/stega";

/**
 * Formats the price of a sample; most are free (SMPL-003). In a preview the price links to the field of the
 * sample's name, because numbers carry no stega.
 */
export function formatSamplePrice(price: Cents, name: string): string {
  return `${price === 0 ? "Free" : formatMoney(price)}${findFirstStega(name)}`;
}
