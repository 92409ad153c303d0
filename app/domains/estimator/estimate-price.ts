import { type FormEntries, getEntryList } from "~/domains/forms/entries/form-entries";
import { clearHiddenEntries, getVisibleFields } from "~/domains/forms/entries/visible-fields";
import { formatMoney } from "~/kernel/money";
import { listEstimatorFields } from "./estimator-fields";
import type { Estimator, SummaryConfig } from "./estimator-template";
import { addPriceSums, type PriceRange, type PriceSums, sumFieldPrices, toPricingData } from "./price-ranges";

/** What an estimate comes to (EST-005), in cents: goods, work, both; of every field that counts, and of all. */
export type PriceTotal = {
  readonly min: PriceSums["min"];
  readonly max: PriceSums["max"];
  readonly laborMin: PriceSums["laborMin"];
  readonly laborMax: PriceSums["laborMax"];
  readonly finalMin: PriceSums["totalMin"];
  readonly finalMax: PriceSums["totalMax"];
  /** '$min - $max' of goods, work and both. */
  readonly display: { readonly product: string; readonly labor: string; readonly grand: string };
  readonly breakdowns: Readonly<Record<string, PriceSums>>;
};

/**
 * THE PRICE OF AN ESTIMATE: browser, server and PDF all ask here (EST-004). Pure; the order of fields and
 * entries does not matter, and what is hidden counts nothing.
 */
export function calculateEstimate({ template, book }: Estimator, entries: FormEntries): PriceTotal {
  const fields = listEstimatorFields(template);
  const settled = clearHiddenEntries(fields, entries);
  const pricing = toPricingData(book.rows);
  const choices = (field: string) => getEntryList(settled, field);
  const breakdowns = Object.fromEntries(
    getVisibleFields(fields, settled)
      .filter((field) => "useInCalculation" in field && field.useInCalculation)
      .map((field) => [field.name, sumFieldPrices(pricing, field, choices)]),
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

/** EST-007, FMT-001: '$1,200.00 - $1,850.50'. */
export function formatRange({ min, max }: PriceRange): string {
  return `${formatMoney(min)} - ${formatMoney(max)}`;
}

export type SummaryLine = { readonly name: string; readonly label: string; readonly sums: PriceSums };
export type SummarySection = { readonly label: string; readonly lines: readonly SummaryLine[] };

/** The lines of the summary as its editor laid them out: each the sum of its fields. */
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

/** Whether anything that costs was chosen. */
export function hasPrice({ finalMax }: PriceTotal): boolean {
  return finalMax > 0;
}

/** API-001: the summary as lines of words, as they are kept and mailed. */
export function toSummaryRows(summary: SummaryConfig, total: PriceTotal) {
  const lines = toSummarySections(summary, total).flatMap(({ lines }) => lines);
  const rangeOf = ({ totalMin, totalMax }: PriceSums) => formatRange({ min: totalMin, max: totalMax });
  return [
    ...lines
      .filter(({ sums }) => sums.totalMax > 0)
      .map(({ name, label, sums }) => ({ name: `price-${name}`, label, value: rangeOf(sums) })),
    ...toTotalRows(summary, total).map(({ name, ...row }) => ({ name: `price-${name}`, ...row })),
  ];
}

/** What the estimate comes to, in an editor's words or ours: the same on the page, in the PDF and in mails. */
export function toTotalRows(summary: SummaryConfig, { display }: PriceTotal) {
  return [
    { name: "product", label: summary.productTotal.label || "Products", value: display.product },
    { name: "labor", label: summary.laborTotal.label || "Labor", value: display.labor },
    { name: "grand", label: summary.grandTotal.label || "Estimate", value: display.grand },
  ] as const;
}
