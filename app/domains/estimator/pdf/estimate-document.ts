import { summarizeAnswers } from "~/domains/forms/entries/answer-summary";
import type { FormEntries } from "~/domains/forms/entries/form-entries";
import { clearHiddenEntries } from "~/domains/forms/entries/visible-fields";
import { toShopDate } from "~/kernel/dates";
import { stripStegaDeep } from "~/kernel/stega";
import { calculateEstimate, formatRange, toSummarySections, toTotalRows } from "../estimate-price";
import { estimatorMessages } from "../estimator.messages";
import { listEstimatorFields } from "../estimator-fields";
import type { Estimator, EstimatorField } from "../estimator-template";

type Line = { readonly label: string; readonly value: string };

/** What an estimate says on paper (EST-016, EST-017), before it is set. */
export type EstimateDocument = {
  readonly title: string;
  /** MM/DD/YYYY. */
  readonly date: string;
  readonly fileName: string;
  readonly shop: string;
  /** The answers, group by group. */
  readonly answers: readonly { readonly title: string; readonly lines: readonly Line[] }[];
  /** The lines of the summary, goods and work apart. */
  readonly prices: readonly {
    readonly label: string;
    readonly product: string;
    readonly labor: string;
    readonly total: string;
  }[];
  readonly totals: readonly Line[];
  readonly note: string | undefined;
  readonly footer: string;
};

/** The document of an estimate: only what has a value, without what is hidden or kept out of it. */
export function toEstimateDocument(
  estimator: Estimator,
  entries: FormEntries,
  { today, shop }: { readonly today: Date; readonly shop: string },
): EstimateDocument {
  const { template } = estimator;
  const settled = clearHiddenEntries(listEstimatorFields(template), entries);
  const total = calculateEstimate(estimator, settled);
  const { summary } = template;
  const [year, month, day] = toShopDate(today).split("-");
  // An editor who prints in a preview has the file a visitor has.
  return stripStegaDeep({
    title: "Project Estimate",
    date: `${month}/${day}/${year}`,
    fileName: `estimate-${year}-${month}-${day}.pdf`,
    shop,
    answers: template.groups
      .map(({ title, name, fields }) => ({
        title: title ?? name,
        lines: summarizeAnswers(fields.filter(isPrinted), settled).map(({ label, value }) => ({
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

/** EST-016. A field of the kind hidden is none of the visitor's answers. */
function isPrinted({ type, hideInPDF }: EstimatorField): boolean {
  return type !== "hidden" && hideInPDF !== true;
}
