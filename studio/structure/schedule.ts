import type { SanityDocumentLike } from "sanity";
import { findRequirementReason, singletons } from "../../app/content/required-documents";
import type { ScheduledAction } from "../../app/kernel/time/schedules";
import { doesChangeUrl } from "./moved-urls";

/** A scheduled action, and the reason if it failed. */
export type Schedule = {
  readonly action: ScheduledAction;
  readonly at: string;
  readonly problem?: string | undefined;
};

type Versions = {
  readonly type: string;
  readonly draft: SanityDocumentLike | null;
  readonly published: SanityDocumentLike | null;
  /** Number of validation errors of the draft. */
  readonly errors: number;
};

/** Returns why a document cannot be published or unpublished automatically; undefined when it can. */
export function findScheduleProblem(action: ScheduledAction, versions: Versions): string | undefined {
  return action === "publish" ? findPublishProblem(versions) : findUnpublishProblem(versions);
}

function findPublishProblem({ type, draft, published, errors }: Versions): string | undefined {
  if (!draft) return "There is nothing to publish here: change something first.";
  if (errors > 0) return "Fix what is marked red first.";
  if (doesChangeUrl(type, published, draft))
    return "Its address changes: publish it yourself so that the old address redirects.";
  return undefined;
}

function findUnpublishProblem({ type, published }: Versions): string | undefined {
  if (!published) return "Visitors can't see it: it was never published.";
  if (singletons.some((name) => name === type)) return "The shop needs it.";
  const requirementReason = findRequirementReason(published);
  return requirementReason ? `The shop needs it: ${requirementReason}` : undefined;
}

/** Returns the schedule's id, which depends only on the document, so that each document has at most one schedule. */
export function toScheduleId(publishedId: string): string {
  return `schedule.${publishedId}`;
}

/** Formats "Publishes Mar 2, 2026, 12:30 PM" in the editor's time zone. */
export function formatSchedule({ action, at }: Schedule): string {
  const time = new Date(at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
  return `${action === "publish" ? "Publishes" : "Unpublishes"} ${time}`;
}
