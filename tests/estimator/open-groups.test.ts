import { beforeAll, describe, expect, it } from "vitest";
import type { EstimatorGroup } from "~/domains/estimator/estimator-template";
import {
  findFirstInvalidGroup,
  findNextGroup,
  getGroupsUpTo,
  getInitialGroups,
  hasVisibleFields,
  openGroupsWithErrors,
  openNextGroup,
  toggleGroup,
} from "~/domains/estimator/view/open-groups";
import type { FormEntries } from "~/domains/forms/entries/form-entries";
import { someEstimator } from "./some-estimator";

let groups: readonly EstimatorGroup[];
let group: (name: string) => EstimatorGroup;
beforeAll(async () => {
  groups = (await someEstimator()).template.groups;
  group = (name) => {
    const found = groups.find((one) => one.name === name);
    if (!found) throw new Error(name);
    return found;
  };
});

describe("groups of the estimator", () => {
  it("opens the first accordion group initially [EST-008]", () => {
    expect(getInitialGroups(groups)).toEqual({ open: ["room"], popup: null });
    expect(getInitialGroups([group("more"), group("you")])).toEqual({ open: ["you"], popup: null });
  });

  it("closes a group on Next and opens the next one as accordion or popup [EST-009] [EST-010]", () => {
    const popup = openNextGroup(groups, getInitialGroups(groups), group("room"), {});
    expect(popup).toEqual({ open: [], popup: "more" });
    expect(openNextGroup(groups, popup, group("more"), {})).toEqual({ open: ["you"], popup: null });
  });

  it("skips a group whose fields are all hidden by following its next path [EST-009] [FORM-009]", () => {
    const hideWhen = { field: "door", equals: ["pine"], orEmpty: false };
    const more = { ...group("more"), fields: group("more").fields.map((one) => ({ ...one, hideWhen })) };
    const some = groups.map((one) => (one.name === "more" ? more : one));
    const nextOf = (entries: FormEntries) =>
      openNextGroup(some, getInitialGroups(some), group("room"), entries);
    expect(nextOf({ door: "pine" })).toEqual({ open: ["you"], popup: null });
    expect(nextOf({ door: "oak" })).toEqual({ open: [], popup: "more" });
    expect(hasVisibleFields(more, { door: "pine" })).toBe(false);
    const [first, ...rest] = more.fields;
    expect(hasVisibleFields({ ...more, fields: rest }, { door: "pine" })).toBe(false);
    expect(hasVisibleFields({ ...more, fields: first ? [{ ...first, hideWhen: undefined }] : [] }, {})).toBe(
      true,
    );
    // A group with text only is not skipped.
    expect(hasVisibleFields({ ...more, fields: [] }, { door: "pine" })).toBe(true);
    const toItself = { ...more, actions: { ...more.actions, next: { text: "Next", path: "more" } } };
    expect(findNextGroup([group("room"), toItself], group("room"), { door: "pine" })).toBeUndefined();
    expect(findNextGroup([group("room"), toItself], group("room"), { door: "oak" })).toBe(toItself);
  });

  it("returns the groups to validate, up to and including the current one [EST-009]", () => {
    expect(getGroupsUpTo(groups, group("more")).map(({ name }) => name)).toEqual(["room", "more"]);
  });

  it("opens groups with errors and finds the first one to scroll to [EST-011]", () => {
    const errors = { email: "This field is required", door: "This field is required" };
    expect(openGroupsWithErrors(groups, { open: [], popup: null }, errors)).toEqual({
      open: ["room", "you"],
      popup: null,
    });
    expect(findFirstInvalidGroup(groups, errors)).toBe("room");
    expect(openGroupsWithErrors(groups, { open: [], popup: null }, { feet: "Must be a number" })).toEqual({
      open: [],
      popup: "more",
    });
  });

  it("opens and closes a group on a click on its heading", () => {
    const both = toggleGroup(getInitialGroups(groups), group("you"));
    expect(both.open).toEqual(["room", "you"]);
    expect(toggleGroup(both, group("room")).open).toEqual(["you"]);
    expect(toggleGroup(both, group("more")).popup).toBe("more");
  });
});
