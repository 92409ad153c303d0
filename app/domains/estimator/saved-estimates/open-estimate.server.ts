import type { Db } from "#db/client.server";
import type { FormEntries } from "~/domains/forms/entries/form-entries";
import type { Clock } from "~/kernel/time/clock";
import { calculateEstimate, toSummaryRows } from "../estimate-price";
import type { Estimator } from "../estimator-template";
import { type EstimatorSources, findEstimator } from "../find-estimator.server";
import { findEstimateBySubmission, findEstimateByToken, type StoredEstimate } from "./estimate.store.server";
import { hashToken } from "./estimate-token.server";
import { parseStoredSnapshot } from "./stored-estimate";

type OpenServices = EstimatorSources & { readonly db: Db };

/** A saved estimate with its original figures and the current ones. */
export type OpenedEstimate = {
  readonly madeAt: string;
  /** The version of the original price book. */
  readonly bookVersion: string | null;
  readonly entries: FormEntries;
  /** The lines of the summary, then and now; null for a line that does not exist. */
  readonly lines: readonly {
    readonly name: string;
    readonly label: string;
    readonly before: string | null;
    readonly today: string | null;
  }[];
  readonly isChanged: boolean;
  /** True if the estimator no longer exists; only the original lines are shown. */
  readonly isWithdrawn: boolean;
};

/** Opens the estimate of a valid link with the current estimator, which is null if it no longer exists. */
export async function openEstimate(
  services: OpenServices & { readonly clock: Clock },
  token: string,
): Promise<{ readonly opened: OpenedEstimate; readonly estimator: Estimator | null } | null> {
  const stored = await findEstimateByToken(services.db, hashToken(token), services.clock.now());
  return stored && compareWithCurrentPrices(services, stored);
}

/** Returns the estimate of a submission; null if it has none. */
export async function findSubmissionEstimate(
  services: OpenServices,
  submissionId: string,
): Promise<OpenedEstimate | null> {
  const stored = await findEstimateBySubmission(services.db, submissionId);
  return stored && (await compareWithCurrentPrices(services, stored)).opened;
}

async function compareWithCurrentPrices(sources: EstimatorSources, { estimate, snapshot }: StoredEstimate) {
  const estimator = await findEstimator(sources, snapshot.templateName);
  const { entries } = estimate;
  const rowsThen = toRows(parseStoredSnapshot(snapshot.content), entries);
  const rowsNow = estimator ? toRows(estimator, entries) : [];
  const names = [...new Set([...rowsThen, ...rowsNow].map(({ name }) => name))];
  const lines = names.map((name) => {
    const [past, today] = [
      rowsThen.find((row) => row.name === name),
      rowsNow.find((row) => row.name === name),
    ];
    return {
      name,
      label: (today ?? past)?.label ?? name,
      before: past?.value ?? null,
      today: today?.value ?? null,
    };
  });
  const isChanged = lines.some(({ before, today }) => before !== today);
  const openedEstimate: OpenedEstimate = {
    madeAt: estimate.createdAt.toISOString(),
    bookVersion: snapshot.bookVersion,
    entries,
    lines,
    isChanged,
    isWithdrawn: estimator === null,
  };
  return { opened: openedEstimate, estimator };
}

function toRows(estimator: Estimator, entries: FormEntries) {
  return toSummaryRows(estimator.template.summary, calculateEstimate(estimator, entries));
}
