import type { Db } from "#db/client.server";
import { deleteExpiredRateLimits } from "#db/rate-limit-counter.server";
import { purgeSignIns } from "~/domains/account/sign-in/request-sign-in.server";
import { purgeSessions } from "~/domains/account/sign-in/session.server";
import { anonymizeSentEmails } from "~/domains/email/outbox/anonymize-emails.server";
import { purgeOldEstimates } from "~/domains/estimator/saved-estimates/purge-estimates.server";
import type { FileStore } from "~/domains/forms/files/file-store";
import { removeDueFiles } from "~/domains/forms/files/remove-files.server";
import { purgeSubmissions } from "~/domains/forms/submissions/purge-submissions.server";
import { purgeSubscribers } from "~/domains/newsletter/purge-subscribers.server";
import { anonymizeOrders, anonymizePayments } from "~/domains/orders/retention/anonymize-orders.server";
import { purgeQuotes } from "~/domains/quotes/purge-quotes.server";
import {
  anonymizeAttempts,
  purgeWebhookEvents,
} from "~/domains/settlement/attempts/anonymize-attempts.server";
import { purgeStaffSignIns } from "~/domains/team/purge-staff-sign-ins.server";
import { purgeFactorSetups } from "~/domains/team/second-factor/purge-factor-setups.server";
import type { Clock } from "~/kernel/time/clock";
import { purgeBatchSize } from "~/kernel/time/retention";

export type PurgeServices = { readonly db: Db; readonly clock: Clock; readonly files: FileStore };

/** Purges a batch of expired data; returns the number of rows for batched purges. */
type PurgeJob = (services: PurgeServices) => Promise<unknown>;

/** The purge jobs. Each runs separately, so that an error in one does not stop the others. */
export const purgeJobs = {
  "old-messages": purgeSubmissions,
  "old-files": removeDueFiles,
  "old-estimates": purgeOldEstimates,
  "old-quotes": purgeQuotes,
  "old-orders": anonymizeOrders,
  "old-payments": anonymizePayments,
  "old-attempts": anonymizeAttempts,
  "old-events": purgeWebhookEvents,
  "old-mails": anonymizeSentEmails,
  "left-newsletter": purgeSubscribers,
  "old-sessions": purgeSessions,
  "old-sign-ins": purgeSignIns,
  "old-staff-sign-ins": purgeStaffSignIns,
  "old-factor-setups": purgeFactorSetups,
  counts: ({ db, clock }) => deleteExpiredRateLimits(db, clock.now()),
} as const satisfies Readonly<Record<string, PurgeJob>>;

/** Runs one batch; true when the batch was full and more may follow. */
export async function runPurgeBatch(forget: PurgeJob, services: PurgeServices): Promise<boolean> {
  return (await forget(services)) === purgeBatchSize;
}
