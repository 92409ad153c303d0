import { z } from "zod";
import type { Db } from "#db/client.server";
import { type Cents, cents } from "~/kernel/money/money";
import { calculateEstimate } from "../estimate-price";
import { type Estimator, type PriceBook, priceRowSchema } from "../estimator-template";
import { type EstimatorSources, findEstimator } from "../find-estimator.server";
import { listLatestEstimates } from "../saved-estimates/estimate.store.server";
import { parseStoredSnapshot } from "../saved-estimates/stored-estimate";

const maxDollars = 10_000_000;
const amountSchema = z.number().min(0).max(maxDollars).nullish();
const rangeSchema = z.object({ min: amountSchema, max: amountSchema }).nullish();

/** The rows of a price book in the Studio's form, in dollars. A missing amount counts as 0, as in the estimator. */
export const draftRowsSchema = z
  .array(
    z
      .object({
        field: z.string().max(200),
        option: z.string().max(200),
        dependent: z.string().max(200).nullish(),
        price: rangeSchema,
        labor: rangeSchema,
      })
      .pipe(priceRowSchema),
  )
  .max(5_000);

type TotalRange = { readonly min: Cents; readonly max: Cents };

/** A saved estimate with three totals, goods and work together. */
export type ComparedEstimate = {
  readonly id: string;
  readonly savedAt: string;
  /** True if the visitor sent it to the shop; false if it was only saved. */
  readonly isSent: boolean;
  /** The total that the visitor saw. */
  readonly saved: TotalRange;
  /** The total with the prices in use today. */
  readonly inUse: TotalRange;
  /** The total with the given rows. */
  readonly draft: TotalRange;
};

const comparedEstimates = 20;

/**
 * Recalculates the latest saved estimates with the prices in use and with these rows, in the questions of today's
 * estimator. The saved questions and prices are used if the estimator no longer exists.
 */
export async function compareEstimates(
  services: EstimatorSources & { readonly db: Db },
  rows: PriceBook["rows"],
): Promise<readonly ComparedEstimate[]> {
  const stored = await listLatestEstimates(services.db, comparedEstimates);
  const names = [...new Set(stored.map(({ snapshot }) => snapshot.templateName))];
  const estimators = new Map(
    await Promise.all(names.map(async (name) => [name, await findEstimator(services, name)] as const)),
  );
  return stored.map(({ estimate, snapshot }) => {
    const estimator = estimators.get(snapshot.templateName) ?? parseStoredSnapshot(snapshot.content);
    const withDraft: Estimator = { ...estimator, book: { ...estimator.book, rows } };
    return {
      id: estimate.id,
      savedAt: estimate.createdAt.toISOString(),
      isSent: estimate.submissionId !== null,
      saved: { min: cents(estimate.finalMin), max: cents(estimate.finalMax) },
      inUse: calculateTotal(estimator, estimate.entries),
      draft: calculateTotal(withDraft, estimate.entries),
    };
  });
}

function calculateTotal(...estimate: Parameters<typeof calculateEstimate>): TotalRange {
  const { finalMin, finalMax } = calculateEstimate(...estimate);
  return { min: finalMin, max: finalMax };
}
