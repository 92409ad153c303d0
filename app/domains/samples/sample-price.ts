import { type Cents, formatMoney } from "~/kernel/money";
import { firstStega } from "~/kernel/stega";

/**
 * A sample's price as the buttons say it: most cost nothing (SMPL-003). A number cannot say where it comes from: in a
 * preview it leads where the sample's name does, which stands beside it in the form.
 */
export function formatSamplePrice(price: Cents, name: string): string {
  return `${price === 0 ? "Free" : formatMoney(price)}${firstStega(name)}`;
}
