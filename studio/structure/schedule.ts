import type { SanityDocumentLike } from "sanity";
import { findRequirementReason, singletons } from "../../app/content/required-documents";
import type { ScheduledAction } from "../../app/kernel/schedules";
import { changesUrl } from "./moved-urls";

/** What is to be done with a document, and why it was not. */
export type Schedule = {
  readonly action: ScheduledAction;
  readonly at: string;
  readonly problem?: string | undefined;
};

type Versions = {
  readonly type: string;
  readonly draft: SanityDocumentLike | null;
  readonly published: SanityDocumentLike | null;
  /** How many red marks the draft has. */
  readonly errors: number;
};

/** Why a document cannot be published, or unpublished, without anybody there; undefined when it can. */
export function findScheduleProblem(action: ScheduledAction, versions: Versions): string | undefined {
  return action === "publish" ? findPublishProblem(versions) : findUnpublishProblem(versions);
}

function findPublishProblem({ type, draft, published, errors }: Versions): string | undefined {
  if (!draft) return "There is nothing to publish here: change something first.";
  if (errors > 0) return "Fix what is marked red first.";
  if (changesUrl(type, published, draft))
    return "Its address changes: publish it yourself so that the old address redirects.";
  return undefined;
}

function findUnpublishProblem({ type, published }: Versions): string | undefined {
  if (!published) return "Visitors can't see it: it was never published.";
  if (singletons.some((name) => name === type)) return "The shop needs it.";
  const why = findRequirementReason(published);
  return why ? `The shop needs it: ${why}` : undefined;
}

/** Each document has one at most. */
export function toScheduleId(publishedId: string): string {
  return `schedule.${publishedId}`;
}

/** "Publishes Mar 2, 2026, 12:30 PM", in the time of the editor's computer. */
export function formatSchedule({ action, at }: Schedule): string {
  const time = new Date(at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
  return `${action === "publish" ? "Publishes" : "Unpublishes"} ${time}`;
}
