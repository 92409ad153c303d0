import { cents, formatMoney } from "../../../app/kernel/money/money";

/** A price range in cents. */
export type CentsRange = { readonly min: number; readonly max: number };

/** Formats a range as '$1,200.00 - $1,850.50'. */
export function formatCentsRange({ min, max }: CentsRange): string {
  return `${formatMoney(cents(min))} - ${formatMoney(cents(max))}`;
}

export function isSameRange(one: CentsRange, other: CentsRange): boolean {
  return one.min === other.min && one.max === other.max;
}

/** Formats a change as '+$100.00 to −$20.00', or 'none'. */
export function formatRangeChange(before: CentsRange, after: CentsRange): string {
  if (isSameRange(before, after)) return "none";
  return `${formatSigned(after.min - before.min)} to ${formatSigned(after.max - before.max)}`;
}

function formatSigned(difference: number): string {
  return `${difference < 0 ? "−" : "+"}${formatMoney(cents(Math.abs(difference)))}`;
}
