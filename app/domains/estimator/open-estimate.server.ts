import type { Db } from "#db/client.server";
import type { FormEntries } from "~/domains/forms/entries/form-entries";
import type { Clock } from "~/kernel/clock";
import { findBySubmission, findByToken, type StoredEstimate } from "./estimate.store.server";
import { calculateEstimate, toSummaryRows } from "./estimate-price";
import { hashToken } from "./estimate-token.server";
import type { Estimator } from "./estimator-template";
import { type EstimatorSources, findEstimator } from "./find-estimator.server";
import { parseStoredBasis } from "./stored-estimate";

type OpenServices = EstimatorSources & { readonly db: Db };

/** An estimate as it was made, and what the same answers come to today. */
export type OpenedEstimate = {
  readonly madeAt: string;
  /** What staff called the prices of then. */
  readonly bookVersion: string | null;
  readonly entries: FormEntries;
  /** The lines of the summary, as they were and as they are; null where a line is not there (any more). */
  readonly lines: readonly {
    readonly name: string;
    readonly label: string;
    readonly before: string | null;
    readonly today: string | null;
  }[];
  readonly isChanged: boolean;
  /** Its estimator is no longer asked: there are the lines of then alone. */
  readonly isWithdrawn: boolean;
};

/** What a link opens, while it is good; the estimator it belongs to is today's, null where there is none any more. */
export async function openEstimate(
  services: OpenServices & { readonly clock: Clock },
  token: string,
): Promise<{ readonly opened: OpenedEstimate; readonly estimator: Estimator | null } | null> {
  const stored = await findByToken(services.db, hashToken(token), services.clock.now());
  return stored && withCurrentPrices(services, stored);
}

/** The estimate behind a submission; null where it is none. */
export async function findSubmissionEstimate(
  services: OpenServices,
  submissionId: string,
): Promise<OpenedEstimate | null> {
  const stored = await findBySubmission(services.db, submissionId);
  return stored && (await withCurrentPrices(services, stored)).opened;
}

async function withCurrentPrices(sources: EstimatorSources, { estimate, basis }: StoredEstimate) {
  const estimator = await findEstimator(sources, basis.templateName);
  const { entries } = estimate;
  const rowsThen = toRows(parseStoredBasis(basis.content), entries);
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
  const opened: OpenedEstimate = {
    madeAt: estimate.createdAt.toISOString(),
    bookVersion: basis.bookVersion,
    entries,
    lines,
    isChanged,
    isWithdrawn: estimator === null,
  };
  return { opened, estimator };
}

function toRows(estimator: Estimator, entries: FormEntries) {
  return toSummaryRows(estimator.template.summary, calculateEstimate(estimator, entries));
}
