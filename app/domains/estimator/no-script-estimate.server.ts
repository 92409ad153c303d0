import { isStorable } from "@stile-and-rail/http/json";
import type { Db } from "#db/client.server";
import type { FormEntries } from "~/domains/forms/entries/form-entries";
import type { FormTemplate } from "~/domains/forms/template/form-template";
import { calculateEstimate, hasPrice, toSummaryRows } from "./estimate-price";
import { type EstimatorSources, findEstimator } from "./find-estimator.server";
import { insertPrices } from "./price-text";
import { findSubmissionEstimate } from "./saved-estimates/open-estimate.server";

/** A line of the summary as text. */
export type NoScriptLine = { readonly name: string; readonly label: string; readonly value: string };

/**
 * Loads the estimator as a form without script: its questions with prices, and the current summary. Null if
 * the form is not an estimator.
 */
export async function loadNoScriptEstimator(
  sources: EstimatorSources,
  form: FormTemplate,
  entries: FormEntries,
): Promise<{ readonly form: FormTemplate; readonly lines: readonly NoScriptLine[] } | null> {
  const estimator = await findEstimator(sources, form.name);
  if (!estimator) return null;
  const total = calculateEstimate(estimator, entries);
  return {
    form: { ...form, groups: [...insertPrices(estimator, entries)] },
    lines: hasPrice(total) ? toSummaryRows(estimator.template.summary, total) : [],
  };
}

/** Returns the summary of a submitted estimate for its thank-you page; empty for other forms. */
export async function listSubmittedLines(
  services: EstimatorSources & { readonly db: Db },
  submissionId: string,
): Promise<readonly NoScriptLine[]> {
  const estimate = isStorable(submissionId) ? await findSubmissionEstimate(services, submissionId) : null;
  return (estimate?.lines ?? []).flatMap(({ name, label, before }) =>
    before === null ? [] : [{ name, label, value: before }],
  );
}
