import type { SubmissionAdditionFactory } from "~/domains/forms/submissions/submission-addition";
import { newId } from "~/kernel/ids";
import { insertEstimate, keepBasis } from "./estimate.store.server";
import { basisOf } from "./estimate-basis.server";
import { estimatePrice, summaryRows } from "./estimate-price";
import { type EstimatorSources, findEstimator } from "./find-estimator.server";

/**
 * What the estimator adds to a form that was sent: its price, reckoned here and never taken from the post (API-001), and
 * the estimate with the template and the book it was reckoned with.
 */
export function estimateAddition(sources: EstimatorSources): SubmissionAdditionFactory {
  return async (form, entries, now) => {
    const estimator = await findEstimator(sources, form.name);
    if (!estimator) return null;
    const total = estimatePrice(estimator, entries);
    const basis = basisOf(estimator, now);
    return {
      answers: summaryRows(estimator.template.summary, total),
      save: async (tx, submissionId) => {
        await keepBasis(tx, basis);
        await insertEstimate(tx, {
          id: newId(),
          basisId: basis.id,
          entries,
          finalMin: total.finalMin,
          finalMax: total.finalMax,
          submissionId,
          createdAt: now,
        });
        return [];
      },
    };
  };
}
