import { toList, toRecord } from "../rules/read-untyped";

/** A range of order values from `from` up to and including `to`, in whole dollars. */
type Range = { readonly from: number; readonly to: number };

/** Rejects overlapping ranges. A range without an end has no upper limit. */
export function rejectOverlappingRanges(ranges: unknown): true | string {
  const sorted = toList(ranges)
    .map(toRange)
    .sort((a, b) => a.from - b.from);
  for (const [index, range] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next && range.to >= next.from) {
      return `${formatRange(range)} and ${formatRange(next)} overlap: an order of $${next.from} would have two rates.`;
    }
  }
  return true;
}

/** Rejects a range that ends below its start. */
export function validateRangeOrder(value: unknown): true | string {
  const range = toRange(value);
  return range.to >= range.from ? true : "“To” can't be less than “From”. Leave empty for no upper limit.";
}

function toRange(value: unknown): Range {
  const { startValue, endValue } = toRecord(value);
  return {
    from: typeof startValue === "number" ? startValue : 0,
    to: typeof endValue === "number" ? endValue : Number.POSITIVE_INFINITY,
  };
}

function formatRange({ from, to }: Range): string {
  return Number.isFinite(to) ? `$${from}–$${to}` : `$${from} and above`;
}
