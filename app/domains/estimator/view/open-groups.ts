import type { FormEntries } from "~/domains/forms/entries/form-entries";
import { isFieldHidden } from "~/domains/forms/entries/visible-fields";
import type { FieldErrors } from "~/domains/forms/validation/parse-form";
import type { EstimatorGroup } from "../estimator-template";

/** The open groups: any number in the page, and at most one popup. */
export type OpenGroups = { readonly open: readonly string[]; readonly popup: string | null };

type Groups = readonly EstimatorGroup[];

/** Opens the first accordion group initially (EST-008). */
export function getInitialGroups(groups: Groups): OpenGroups {
  const first = groups.find(({ layout }) => layout === "accordion");
  return { open: first ? [first.name] : [], popup: null };
}

/** Closes the current group and opens the one that its Next button names (EST-009, EST-010). */
export function openNextGroup(
  groups: Groups,
  openGroups: OpenGroups,
  current: EstimatorGroup,
  entries: FormEntries,
): OpenGroups {
  const next = findNextGroup(groups, current, entries);
  const open = openGroups.open.filter((name) => name !== current.name);
  if (!next) return { open, popup: null };
  return next.layout === "popup"
    ? { open, popup: next.name }
    : { open: [...open.filter((name) => name !== next.name), next.name], popup: null };
}

/** Returns the group that a Next button opens; groups without visible fields are skipped. */
export function findNextGroup(
  groups: Groups,
  current: EstimatorGroup,
  entries: FormEntries,
): EstimatorGroup | undefined {
  let next = findFollowingGroup(groups, current);
  // Limits the search, because Next buttons can form a circle.
  for (let skippedCount = 0; skippedCount < groups.length; skippedCount += 1) {
    if (!next || hasVisibleFields(next, entries)) return next;
    next = findFollowingGroup(groups, next);
  }
  return undefined;
}

/** Defaults to the following group. */
function findFollowingGroup(groups: Groups, { name, actions }: EstimatorGroup): EstimatorGroup | undefined {
  const path = actions.next?.path;
  if (path) return groups.find((group) => group.name === path);
  return groups[groups.findIndex((group) => group.name === name) + 1];
}

/** Returns whether a group has a visible field; a group without one is not shown (decision 085). */
export function hasVisibleFields({ fields }: EstimatorGroup, entries: FormEntries): boolean {
  return fields.length === 0 || fields.some((field) => !isFieldHidden(field, entries));
}

/** Opens or closes a group after a click on its heading. */
export function toggleGroup(openGroups: OpenGroups, { name, layout }: EstimatorGroup): OpenGroups {
  if (layout === "popup") return { ...openGroups, popup: openGroups.popup === name ? null : name };
  const isOpen = openGroups.open.includes(name);
  return {
    ...openGroups,
    open: isOpen ? openGroups.open.filter((openName) => openName !== name) : [...openGroups.open, name],
  };
}

/** Opens accordion groups with errors; opens a popup only if no other group has errors (EST-011). */
export function openGroupsWithErrors(
  groups: Groups,
  openGroups: OpenGroups,
  errors: FieldErrors,
): OpenGroups {
  const invalidGroups = filterGroupsWithErrors(groups, errors);
  const inPage = invalidGroups.filter(({ layout }) => layout === "accordion").map(({ name }) => name);
  const current = invalidGroups.find(({ name }) => name === openGroups.popup);
  return {
    open: [...new Set([...openGroups.open, ...inPage])],
    popup: current?.name ?? (inPage.length === 0 ? (invalidGroups[0]?.name ?? null) : null),
  };
}

export function filterGroupsWithErrors(groups: Groups, errors: FieldErrors): Groups {
  return groups.filter(({ fields }) => fields.some(({ name }) => errors[name] !== undefined));
}

/** Finds the name of the first accordion group with errors, as scroll target. */
export function findFirstInvalidGroup(groups: Groups, errors: FieldErrors): string | null {
  return filterGroupsWithErrors(groups, errors).find(({ layout }) => layout === "accordion")?.name ?? null;
}

/** Returns the groups that Next validates: all before the current one, and the current one (EST-009). */
export function getGroupsUpTo(groups: Groups, current: EstimatorGroup): Groups {
  return groups.slice(0, groups.findIndex(({ name }) => name === current.name) + 1);
}
