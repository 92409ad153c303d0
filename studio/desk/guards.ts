import type { DocumentActionComponent } from "sanity";
import { findRequirementReason, singletons } from "../../app/content/required-documents";
import { keepingLinked } from "./keep-linked";
import { leavingRedirect } from "./leave-redirect";
import { wrapped } from "./wrapped-action";

const removals = new Set(["delete", "unpublish"]);
const ofSingletons = new Set(["publish", "discardChanges", "restore"]);

export function isSingleton(schemaType: string): boolean {
  return singletons.some((name) => name === schemaType);
}

/** What may be done with a document: nothing that would take away what the shop cannot do without, or break a link. */
export function guarded(
  actions: readonly DocumentActionComponent[],
  schemaType: string,
): DocumentActionComponent[] {
  if (isSingleton(schemaType)) return actions.filter(({ action }) => action && ofSingletons.has(action));
  return actions.map((action) => {
    if (action.action === "publish") return leavingRedirect(action);
    return action.action && removals.has(action.action) ? keepingLinked(keepingNeeded(action)) : action;
  });
}

/** The action, switched off with the reason on a document that is needed. */
const keepingNeeded = wrapped("Careful", (action, props) => {
  const description = action(props);
  const why = findRequirementReason(props.published ?? {});
  return description && why
    ? { ...description, disabled: true, title: `The shop cannot do without it: ${why}` }
    : description;
});
