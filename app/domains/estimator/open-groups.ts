import type { FormEntries } from "~/domains/forms/entries/form-entries";
import { isFieldHidden } from "~/domains/forms/entries/visible-fields";
import type { FieldErrors } from "~/domains/forms/validation/parse-form";
import type { EstimatorGroup } from "./estimator-template";

/** Which groups are open: any number of them in the page, one over it. */
export type OpenGroups = { readonly open: readonly string[]; readonly popup: string | null };

type Groups = readonly EstimatorGroup[];

/** EST-008: the first accordion group is open. */
export function getInitialGroups(groups: Groups): OpenGroups {
  const first = groups.find(({ layout }) => layout === "accordion");
  return { open: first ? [first.name] : [], popup: null };
}

/** EST-009, EST-010: the current group closes, and the one its Next names opens in its own way. */
export function openNextGroup(
  groups: Groups,
  place: OpenGroups,
  current: EstimatorGroup,
  entries: FormEntries,
): OpenGroups {
  const next = findNextGroup(groups, current, entries);
  const open = place.open.filter((name) => name !== current.name);
  if (!next) return { open, popup: null };
  return next.layout === "popup"
    ? { open, popup: next.name }
    : { open: [...open.filter((name) => name !== next.name), next.name], popup: null };
}

/** The group a Next leads to, past those that ask nothing now. */
export function findNextGroup(
  groups: Groups,
  current: EstimatorGroup,
  entries: FormEntries,
): EstimatorGroup | undefined {
  let next = findFollowingGroup(groups, current);
  // Paths that lead in a circle end with the groups.
  for (let passed = 0; passed < groups.length; passed += 1) {
    if (!next || hasVisibleFields(next, entries)) return next;
    next = findFollowingGroup(groups, next);
  }
  return undefined;
}

/** Where it names none, the one that follows. */
function findFollowingGroup(groups: Groups, { name, actions }: EstimatorGroup): EstimatorGroup | undefined {
  const path = actions.next?.path;
  if (path) return groups.find((group) => group.name === path);
  return groups[groups.findIndex((group) => group.name === name) + 1];
}

/** Decision 085: a group whose questions are all hidden is not there. */
export function hasVisibleFields({ fields }: EstimatorGroup, entries: FormEntries): boolean {
  return fields.length === 0 || fields.some((field) => !isFieldHidden(field, entries));
}

/** A press on a group's own heading. */
export function toggleGroup(place: OpenGroups, { name, layout }: EstimatorGroup): OpenGroups {
  if (layout === "popup") return { ...place, popup: place.popup === name ? null : name };
  const isOpen = place.open.includes(name);
  return { ...place, open: isOpen ? place.open.filter((one) => one !== name) : [...place.open, name] };
}

/** EST-011: accordion groups with errors are open; a popup only where nothing else holds the error. */
export function openGroupsWithErrors(groups: Groups, place: OpenGroups, errors: FieldErrors): OpenGroups {
  const wrong = filterGroupsWithErrors(groups, errors);
  const inPage = wrong.filter(({ layout }) => layout === "accordion").map(({ name }) => name);
  const current = wrong.find(({ name }) => name === place.popup);
  return {
    open: [...new Set([...place.open, ...inPage])],
    popup: current?.name ?? (inPage.length === 0 ? (wrong[0]?.name ?? null) : null),
  };
}

export function filterGroupsWithErrors(groups: Groups, errors: FieldErrors): Groups {
  return groups.filter(({ fields }) => fields.some(({ name }) => errors[name] !== undefined));
}

/** Where to scroll when fields complain: the first accordion group among theirs. */
export function findFirstInvalidGroup(groups: Groups, errors: FieldErrors): string | null {
  return filterGroupsWithErrors(groups, errors).find(({ layout }) => layout === "accordion")?.name ?? null;
}

/** EST-009: the groups Next looks at, all before the current one and itself. */
export function getGroupsUpTo(groups: Groups, current: EstimatorGroup): Groups {
  return groups.slice(0, groups.findIndex(({ name }) => name === current.name) + 1);
}
