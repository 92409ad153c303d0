import { summarizeAnswers } from "~/domains/forms/entries/answer-summary";
import type { FormEntries } from "~/domains/forms/entries/form-entries";
import { clearHiddenEntries } from "~/domains/forms/entries/visible-fields";
import { stripStegaDeep } from "~/kernel/text/stega";
import { toShopDate } from "~/kernel/time/dates";
import { calculateEstimate, formatRange, toSummarySections, toTotalRows } from "../estimate-price";
import { estimatorMessages } from "../estimator.messages";
import { listEstimatorFields } from "../estimator-fields";
import type { Estimator, EstimatorField } from "../estimator-template";

type LabeledValue = { readonly label: string; readonly value: string };

/** The content of the PDF of an estimate (EST-016, EST-017), before layout. */
export type EstimateDocument = {
  readonly title: string;
  /** MM/DD/YYYY. */
  readonly date: string;
  readonly fileName: string;
  readonly shop: string;
  readonly answers: readonly { readonly title: string; readonly lines: readonly LabeledValue[] }[];
  /** The lines of the summary with product and labor prices. */
  readonly prices: readonly {
    readonly label: string;
    readonly product: string;
    readonly labor: string;
    readonly total: string;
  }[];
  readonly totals: readonly LabeledValue[];
  readonly note: string | undefined;
  readonly footer: string;
};

/** Creates the PDF content: only fields with a value that are visible and not excluded from the PDF. */
export function toEstimateDocument(
  estimator: Estimator,
  entries: FormEntries,
  { today, shop }: { readonly today: Date; readonly shop: string },
): EstimateDocument {
  const { template } = estimator;
  const visibleEntries = clearHiddenEntries(listEstimatorFields(template), entries);
  const total = calculateEstimate(estimator, visibleEntries);
  const { summary } = template;
  const [year, month, day] = toShopDate(today).split("-");
  // In a preview texts contain stega characters, which the PDF must not.
  return stripStegaDeep({
    title: "Project Estimate",
    date: `${month}/${day}/${year}`,
    fileName: `estimate-${year}-${month}-${day}.pdf`,
    shop,
    answers: template.groups
      .map(({ title, name, fields }) => ({
        title: title ?? name,
        lines: summarizeAnswers(fields.filter(isPrinted), visibleEntries).map(({ label, value }) => ({
          label,
          value,
        })),
      }))
      .filter(({ lines }) => lines.length > 0),
    prices: toSummarySections(summary, total)
      .flatMap(({ lines }) => lines)
      .filter(({ sums }) => sums.totalMax > 0)
      .map(({ label, sums }) => ({
        label,
        product: formatRange(sums),
        labor: formatRange({ min: sums.laborMin, max: sums.laborMax }),
        total: formatRange({ min: sums.totalMin, max: sums.totalMax }),
      })),
    totals: toTotalRows(summary, total).map(({ label, value }) => ({ label, value })),
    note: summary.note,
    footer: template.metadata?.validity ?? estimatorMessages.valid,
  });
}

/** Returns whether the PDF contains a field; hidden fields are not answers of the visitor (EST-016). */
function isPrinted({ type, hideInPDF }: EstimatorField): boolean {
  return type !== "hidden" && hideInPDF !== true;
}
