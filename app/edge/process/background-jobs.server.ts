import type { Content } from "~/content/content";
import type { Mailer } from "~/domains/email/mailer";
import { sendDueEmails } from "~/domains/email/send-due-emails.server";
import { remindOfQuotes } from "~/domains/quotes/remind-of-quotes.server";
import { checkOpenDisputes } from "~/domains/settlement/disputes/check-disputes.server";
import { reconcile } from "~/domains/settlement/reconcile.server";
import type { SettleServices } from "~/domains/settlement/settlement";
import { mailWriters } from "../services/mail-writers.server";
import { type ForgetServices, forgetSome, forgetting } from "./forgetting.server";

export type JobServices = SettleServices &
  ForgetServices & {
    readonly content: Content;
    readonly mailer: Mailer;
    readonly publicUrl: string;
    readonly sessionSecret: string;
  };

export type BackgroundJobs = {
  /** Ends the rounds; resolves when the one that runs is done. */
  readonly stop: () => Promise<void>;
};

const reconcileEveryMs = 15_000;
const disputesEveryMs = 10 * 60_000;
const remindEveryMs = 10 * 60_000;
const forgetEveryMs = 10 * 60_000;
const mailEveryMs = 1_500;

/** One round of a job. True: there is more to do now, and the next one begins at once. */
type Round = (goesOn: () => boolean) => Promise<boolean>;

/**
 * What the shop does without being asked: payments nobody decided are reconciled within a minute, due mails go out
 * within seconds, what is kept no longer is forgotten within the hour. All survive a crash: their work lists are tables.
 * Several processes may run them at once.
 */
export function startBackgroundJobs(services: JobServices): BackgroundJobs {
  const writers = mailWriters(services);
  const rounds = [
    every(
      mailEveryMs,
      "mails",
      services,
      async (goesOn) => (await sendDueEmails(services, writers, goesOn)).isFull,
    ),
    every(
      remindEveryMs,
      "quotes",
      services,
      single(() => remindOfQuotes(services)),
    ),
    ...Object.entries(forgetting).map(([name, forget]) =>
      every(forgetEveryMs, name, services, () => forgetSome(forget, services)),
    ),
    every(
      reconcileEveryMs,
      "reconcile",
      services,
      single(() => reconcile(services)),
    ),
    every(
      disputesEveryMs,
      "disputes",
      services,
      single(() => checkOpenDisputes(services)),
    ),
  ];
  return { stop: async () => void (await Promise.all(rounds.map((stop) => stop()))) };
}

/** A job that does all there is in one round. */
const single =
  (run: () => Promise<unknown>): Round =>
  async () => {
    await run();
    return false;
  };

/** Runs a job now and again after each pause, never twice at a time; one that failed rests before it is tried again. */
function every(
  pauseMs: number,
  job: string,
  { log }: Pick<JobServices, "log">,
  run: Round,
): () => Promise<void> {
  let isStopped = false;
  let isWell = true;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const round = () => {
    running = run(() => !isStopped)
      .then((hasMore) => {
        if (!isWell) log.info({ job }, "background job works again");
        isWell = true;
        return hasMore;
      })
      .catch((error: unknown) => {
        // Once, and not with every round: a database may be away for long.
        if (isWell) log.error({ job, error: String(error) }, "background job failed");
        isWell = false;
        return false;
      })
      .then((hasMore) => {
        if (!isStopped) timer = setTimeout(round, hasMore ? 0 : pauseMs).unref();
      });
  };
  round();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}
