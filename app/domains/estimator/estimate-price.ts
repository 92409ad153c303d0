import { type FormEntries, getEntryList } from "~/domains/forms/entries/form-entries";
import { clearHiddenEntries, getVisibleFields } from "~/domains/forms/entries/visible-fields";
import { formatMoney } from "~/kernel/money/money";
import { listEstimatorFields } from "./estimator-fields";
import type { Estimator, SummaryConfig } from "./estimator-template";
import { addPriceSums, type PriceRange, type PriceSums, sumFieldPrices, toPricingData } from "./price-ranges";

/** The price of an estimate in cents (EST-005): product, labor and both, by field and in total. */
export type PriceTotal = {
  readonly min: PriceSums["min"];
  readonly max: PriceSums["max"];
  readonly laborMin: PriceSums["laborMin"];
  readonly laborMax: PriceSums["laborMax"];
  readonly finalMin: PriceSums["totalMin"];
  readonly finalMax: PriceSums["totalMax"];
  /** Formatted as '$min - $max' for product, labor and total. */
  readonly display: { readonly product: string; readonly labor: string; readonly grand: string };
  readonly breakdowns: Readonly<Record<string, PriceSums>>;
};

/**
 * Calculates the price of an estimate, for browser, server and PDF (EST-004). It is pure; the order of fields
 * and entries does not matter, and hidden fields cost nothing.
 */
export function calculateEstimate({ template, book }: Estimator, entries: FormEntries): PriceTotal {
  const fields = listEstimatorFields(template);
  const visibleEntries = clearHiddenEntries(fields, entries);
  const pricing = toPricingData(book.rows);
  const getChoices = (field: string) => getEntryList(visibleEntries, field);
  const breakdowns = Object.fromEntries(
    getVisibleFields(fields, visibleEntries)
      .filter((field) => "useInCalculation" in field && field.useInCalculation)
      .map((field) => [field.name, sumFieldPrices(pricing, field, getChoices)]),
  );
  const sums = addPriceSums(Object.values(breakdowns));
  return {
    min: sums.min,
    max: sums.max,
    laborMin: sums.laborMin,
    laborMax: sums.laborMax,
    finalMin: sums.totalMin,
    finalMax: sums.totalMax,
    display: {
      product: formatRange(sums),
      labor: formatRange({ min: sums.laborMin, max: sums.laborMax }),
      grand: formatRange({ min: sums.totalMin, max: sums.totalMax }),
    },
    breakdowns,
  };
}

/** Formats a price range: '$1,200.00 - $1,850.50' (EST-007, FMT-001). */
export function formatRange({ min, max }: PriceRange): string {
  return `${formatMoney(min)} - ${formatMoney(max)}`;
}

export type SummaryLine = { readonly name: string; readonly label: string; readonly sums: PriceSums };
export type SummarySection = { readonly label: string; readonly lines: readonly SummaryLine[] };

/** Returns the lines of the summary as the editor arranged them; each is the sum of its fields. */
export function toSummarySections(summary: SummaryConfig, total: PriceTotal): readonly SummarySection[] {
  return summary.breakdowns.map(({ label, items }) => ({
    label,
    lines: items.map((item) => ({
      name: item.name,
      label: item.label,
      sums: addPriceSums(item.fields.flatMap((field) => total.breakdowns[field] ?? [])),
    })),
  }));
}

/** Returns whether any chosen option has a price. */
export function hasPrice({ finalMax }: PriceTotal): boolean {
  return finalMax > 0;
}

/** Returns the summary as text lines, for storage and email (API-001). */
export function toSummaryRows(summary: SummaryConfig, total: PriceTotal) {
  const lines = toSummarySections(summary, total).flatMap(({ lines }) => lines);
  const toRangeText = ({ totalMin, totalMax }: PriceSums) => formatRange({ min: totalMin, max: totalMax });
  return [
    ...lines
      .filter(({ sums }) => sums.totalMax > 0)
      .map(({ name, label, sums }) => ({ name: `price-${name}`, label, value: toRangeText(sums) })),
    ...toTotalRows(summary, total).map(({ name, ...row }) => ({ name: `price-${name}`, ...row })),
  ];
}

/** Returns the totals with an editor's labels or the defaults; page, PDF and emails use them. */
export function toTotalRows(summary: SummaryConfig, { display }: PriceTotal) {
  return [
    { name: "product", label: summary.productTotal.label || "Products", value: display.product },
    { name: "labor", label: summary.laborTotal.label || "Labor", value: display.labor },
    { name: "grand", label: summary.grandTotal.label || "Estimate", value: display.grand },
  ] as const;
}
