import type { Content } from "~/content/client/content";
import type { Mailer } from "~/domains/email/mailers/mailer";
import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { enqueueQuoteReminders } from "~/domains/quotes/remind-of-quotes.server";
import { checkOpenDisputes } from "~/domains/settlement/disputes/check-disputes.server";
import { reconcile } from "~/domains/settlement/reconcile.server";
import { reconcileRefunds } from "~/domains/settlement/refunds/reconcile-refunds.server";
import type { SettleServices } from "~/domains/settlement/settlement";
import { createEmailComposers } from "../services/email-composers.server";
import { type PurgeServices, purgeJobs, runPurgeBatch } from "./purge-jobs.server";

export type JobServices = SettleServices &
  PurgeServices & {
    readonly content: Content;
    readonly mailer: Mailer;
    readonly publicUrl: string;
    readonly sessionSecret: string;
  };

export type BackgroundJobs = {
  /** Stops the jobs; resolves when running jobs have finished. */
  readonly stop: () => Promise<void>;
};

const reconcileEveryMs = 15_000;
const disputesEveryMs = 10 * 60_000;
const remindEveryMs = 10 * 60_000;
const forgetEveryMs = 10 * 60_000;
const mailEveryMs = 1_500;

/** One run of a job; true when more work is pending and the next run should start at once. */
type JobRun = (goesOn: () => boolean) => Promise<boolean>;

/**
 * Starts the background jobs: payments are reconciled within a minute, emails sent within seconds, old data purged
 * within the hour. Work lists are tables, so jobs survive a crash, and several processes may run them.
 */
export function startBackgroundJobs(services: JobServices): BackgroundJobs {
  const composers = createEmailComposers(services);
  const jobs = [
    repeatJob(
      mailEveryMs,
      "mails",
      services,
      async (goesOn) => (await sendDueEmails(services, composers, goesOn)).isFull,
    ),
    repeatJob(
      remindEveryMs,
      "quotes",
      services,
      toSingleRun(() => enqueueQuoteReminders(services)),
    ),
    ...Object.entries(purgeJobs).map(([name, forget]) =>
      repeatJob(forgetEveryMs, name, services, () => runPurgeBatch(forget, services)),
    ),
    repeatJob(
      reconcileEveryMs,
      "reconcile",
      services,
      toSingleRun(() => reconcile(services)),
    ),
    repeatJob(
      reconcileEveryMs,
      "refunds",
      services,
      toSingleRun(() => reconcileRefunds(services)),
    ),
    repeatJob(
      disputesEveryMs,
      "disputes",
      services,
      toSingleRun(() => checkOpenDisputes(services)),
    ),
  ];
  return { stop: async () => void (await Promise.all(jobs.map((stop) => stop()))) };
}

/** Converts a job that does all pending work in one run. */
const toSingleRun =
  (run: () => Promise<unknown>): JobRun =>
  async () => {
    await run();
    return false;
  };

/** Runs a job repeatedly, never twice at a time. */
function repeatJob(
  pauseMs: number,
  job: string,
  { log }: Pick<JobServices, "log">,
  run: JobRun,
): () => Promise<void> {
  let isStopped = false;
  let isWell = true;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const runJobs = () => {
    running = run(() => !isStopped)
      .then((hasMore) => {
        if (!isWell) log.info({ job }, "background job works again");
        isWell = true;
        return hasMore;
      })
      .catch((error: unknown) => {
        // Logged once, because the database may be unavailable for a long time.
        if (isWell) log.error({ job, error }, "background job failed");
        isWell = false;
        return false;
      })
      .then((hasMore) => {
        if (!isStopped) timer = setTimeout(runJobs, hasMore ? 0 : pauseMs).unref();
      });
  };
  runJobs();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}
