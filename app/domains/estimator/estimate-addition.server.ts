import type { SubmissionAdditionFactory } from "~/domains/forms/submissions/submission-addition";
import { newId } from "~/kernel/ids";
import { calculateEstimate, toSummaryRows } from "./estimate-price";
import { type EstimatorSources, findEstimator } from "./find-estimator.server";
import { insertEstimate, insertPriceSnapshot } from "./saved-estimates/estimate.store.server";
import { snapshotEstimatorPrices } from "./saved-estimates/snapshot-estimator-prices.server";

/**
 * Adds the price to a submitted form, calculated here and never taken from the request (API-001). It also
 * stores the template and the price book of the calculation.
 */
export function createEstimateAddition(sources: EstimatorSources): SubmissionAdditionFactory {
  return async (form, entries, now) => {
    const estimator = await findEstimator(sources, form.name);
    if (!estimator) return null;
    const total = calculateEstimate(estimator, entries);
    const snapshot = snapshotEstimatorPrices(estimator, now);
    return {
      answers: toSummaryRows(estimator.template.summary, total),
      save: async (tx, submissionId) => {
        await insertPriceSnapshot(tx, snapshot);
        await insertEstimate(tx, {
          id: newId(),
          basisId: snapshot.id,
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
