import type { DocumentActionComponent } from "sanity";
import { findRequirementReason, singletons } from "../../app/content/required-documents";
import { blockLinkedRemoval } from "./block-linked-removal";
import { redirectOnPublish } from "./redirect-on-publish";
import { wrapAction } from "./wrap-action";

const removalActions = new Set(["delete", "unpublish"]);
const singletonActions = new Set(["publish", "discardChanges", "restore"]);

export function isSingleton(schemaType: string): boolean {
  return singletons.some((name) => name === schemaType);
}

/** Restricts document actions: needed documents cannot be removed, and removals must not break links. */
export function restrictActions(
  actions: readonly DocumentActionComponent[],
  schemaType: string,
): DocumentActionComponent[] {
  if (isSingleton(schemaType)) return actions.filter(({ action }) => action && singletonActions.has(action));
  return actions.map((action) => {
    if (action.action === "publish") return redirectOnPublish(action);
    return action.action && removalActions.has(action.action)
      ? blockLinkedRemoval(blockNeededRemoval(action))
      : action;
  });
}

/** Disables the action on a needed document and shows the reason. */
const blockNeededRemoval = wrapAction("Careful", (action, props) => {
  const description = action(props);
  const requirementReason = findRequirementReason(props.published ?? {});
  return description && requirementReason
    ? { ...description, disabled: true, title: `The shop needs it: ${requirementReason}` }
    : description;
});
