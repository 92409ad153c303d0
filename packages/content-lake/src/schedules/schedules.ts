import { z } from "zod";
import type { Clock } from "../clock";
import { type Action, planActions } from "../commits/actions";
import type { CommitRequest, Committer, ReadDocuments } from "../commits/commit";
import { draftIdOf, type LakeDocument } from "../documents/document";
import { describeFailure, type LakeFailure } from "../failure";
import type { Log } from "../log";
import { err, ok, type Result } from "../result";

/** Type of the documents in which the Studio stores a planned publish or unpublish. */
const scheduleType = "system.schedule";

/** As exact as a time that is written in minutes. */
const lookEveryMs = 15_000;
/** Named in the history of documents as the shop. */
const author = "system";

const shape = z.object({
  _id: z.string(),
  document: z.string(),
  action: z.enum(["publish", "unpublish"]),
  at: z.iso.datetime(),
  /** Why it was not done; then it waits for an editor. */
  problem: z.string().optional(),
});
type Schedule = z.infer<typeof shape>;

export type ScheduleParts = {
  readonly documents: () => Iterable<LakeDocument>;
  readonly commitPlanned: Committer["commitPlanned"];
  readonly clock: Clock;
  readonly log: Log;
};

/** Publishes and unpublishes what editors have set a time for, also what came due while the shop was closed. */
export function keepSchedules(parts: ScheduleParts): { readonly stop: () => Promise<void> } {
  let underWay = Promise.resolve();
  const look = () => {
    underWay = underWay
      .then(() => runDue(parts))
      .catch((error: unknown) => parts.log.warn({ error: String(error) }, "schedules wait for the database"));
  };
  const timer = setInterval(look, lookEveryMs).unref();
  return {
    stop: () => {
      clearInterval(timer);
      return underWay;
    },
  };
}

async function runDue({ documents, commitPlanned, clock, log }: ScheduleParts): Promise<void> {
  const now = clock.now();
  for (const schedule of [...documents()].flatMap((document) => dueIn(document, now))) {
    const done = await commitPlanned((read) => planned(schedule, read, now));
    if (done.ok) {
      if (done.value.changes.length > 0) log.info(factsOf(schedule), "a schedule was kept");
      continue;
    }
    const problem = describeFailure(done.failure);
    log.warn({ ...factsOf(schedule), problem }, "a schedule could not be kept");
    await commitPlanned(async (read) =>
      (await isStillDue(schedule, read, now))
        ? ok({ mutations: [{ patch: { id: schedule._id, set: { problem } } }], author })
        : nothing,
    );
  }
}

const nothing = ok({ mutations: [], author });

/** The schedule goes in the same commit, so that it is kept once. */
async function planned(
  schedule: Schedule,
  read: ReadDocuments,
  now: Date,
): Promise<Result<CommitRequest, LakeFailure>> {
  // Another server may have kept it, or an editor may have changed it.
  if (!(await isStillDue(schedule, read, now))) return nothing;
  const mutations = await planActions([actionOf(schedule)], read);
  const over = { delete: { id: schedule._id } };
  if (mutations.ok) return ok({ mutations: [...mutations.value, over], author });
  // Somebody has done it by hand.
  const isDone = mutations.failure.code === "document-not-found";
  return isDone ? ok({ mutations: [over], author }) : err(mutations.failure);
}

async function isStillDue({ _id }: Schedule, read: ReadDocuments, now: Date): Promise<boolean> {
  const stored = (await read([_id])).get(_id);
  return stored !== undefined && dueIn(stored, now).length > 0;
}

function dueIn(document: LakeDocument, now: Date): readonly Schedule[] {
  if (document._type !== scheduleType) return [];
  const { success, data } = shape.safeParse(document);
  return success && data.problem === undefined && new Date(data.at) <= now ? [data] : [];
}

function actionOf({ action, document }: Schedule): Action {
  return {
    actionType: `sanity.action.document.${action}`,
    publishedId: document,
    draftId: draftIdOf(document),
  };
}

const factsOf = ({ document, action, at }: Schedule) => ({ document, action, at });
