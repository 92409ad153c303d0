import { z } from "zod";
import type { Clock } from "../clock";
import { type ContentAction, planActionMutations } from "../commits/actions";
import type { CommitRequest, Committer, ReadDocuments } from "../commits/commit";
import { type LakeDocument, toDraftId } from "../documents/document";
import { describeFailure, type LakeFailure } from "../failure";
import type { Log } from "../log";
import { err, ok, type Result } from "../result";

/** Type of the documents in which the Studio stores a planned publish or unpublish. */
const scheduleType = "system.schedule";

/** Schedules have a precision of one minute, so this interval is short enough. */
const pollMs = 15_000;
/** Shown as the shop in the history of documents. */
const author = "system";
const authorName = "The shop";

const scheduleSchema = z.object({
  _id: z.string(),
  document: z.string(),
  action: z.enum(["publish", "unpublish"]),
  at: z.iso.datetime(),
  /** Reason of a failed run; an editor has to act then. */
  problem: z.string().optional(),
});
type Schedule = z.infer<typeof scheduleSchema>;

export type SchedulerOptions = {
  readonly documents: () => Iterable<LakeDocument>;
  readonly commitPlanned: Committer["commitPlanned"];
  readonly clock: Clock;
  readonly log: Log;
};

/** Runs scheduled publishes and unpublishes, including those that came due while the server was stopped. */
export function startScheduler(parts: SchedulerOptions): { readonly stop: () => Promise<void> } {
  let underWay = Promise.resolve();
  const look = () => {
    underWay = underWay
      .then(() => runDue(parts))
      .catch((error: unknown) => parts.log.warn({ error: String(error) }, "schedules wait for the database"));
  };
  const timer = setInterval(look, pollMs).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return underWay;
    },
  };
}

async function runDue({ documents, commitPlanned, clock, log }: SchedulerOptions): Promise<void> {
  const now = clock.now();
  for (const schedule of [...documents()].flatMap((document) => parseDueSchedule(document, now))) {
    const done = await commitPlanned((read) => planSchedule(schedule, read, now));
    if (done.ok) {
      if (done.value.changes.length > 0) log.info(toLogDetails(schedule), "a schedule was kept");
      continue;
    }
    const problem = describeFailure(done.failure);
    log.warn({ ...toLogDetails(schedule), problem }, "a schedule could not be kept");
    await commitPlanned(async (read) =>
      (await isStillDue(schedule, read, now))
        ? ok({ mutations: [{ patch: { id: schedule._id, set: { problem } } }], author })
        : nothing,
    );
  }
}

const nothing = ok({ mutations: [], author });

/** The schedule is deleted in the same commit, so that it runs once. */
async function planSchedule(
  schedule: Schedule,
  read: ReadDocuments,
  now: Date,
): Promise<Result<CommitRequest, LakeFailure>> {
  // Another server may have run it, or an editor may have changed it.
  if (!(await isStillDue(schedule, read, now))) return nothing;
  const mutations = await planActionMutations([toContentAction(schedule)], read);
  const over = { delete: { id: schedule._id } };
  if (mutations.ok) return ok({ mutations: [...mutations.value, over], author, authorName });
  // An editor has already published or unpublished it.
  const isDone = mutations.failure.code === "document-not-found";
  return isDone ? ok({ mutations: [over], author }) : err(mutations.failure);
}

async function isStillDue({ _id }: Schedule, read: ReadDocuments, now: Date): Promise<boolean> {
  const stored = (await read([_id])).get(_id);
  return stored !== undefined && parseDueSchedule(stored, now).length > 0;
}

function parseDueSchedule(document: LakeDocument, now: Date): readonly Schedule[] {
  if (document._type !== scheduleType) return [];
  const { success, data } = scheduleSchema.safeParse(document);
  return success && data.problem === undefined && new Date(data.at) <= now ? [data] : [];
}

function toContentAction({ action, document }: Schedule): ContentAction {
  return {
    actionType: `sanity.action.document.${action}`,
    publishedId: document,
    draftId: toDraftId(document),
  };
}

const toLogDetails = ({ document, action, at }: Schedule) => ({ document, action, at });
