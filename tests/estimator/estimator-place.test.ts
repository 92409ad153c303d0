import { beforeAll, describe, expect, it } from "vitest";
import {
  firstPlace,
  firstWrong,
  groupAfter,
  groupsUpTo,
  isAsked,
  openGroupsWithErrors,
  placeAfter,
  placeToggled,
} from "~/domains/estimator/estimator-place";
import type { EstimatorGroup } from "~/domains/estimator/estimator-template";
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

describe("the groups of the estimator", () => {
  it("[EST-008] begin with the first accordion group open", () => {
    expect(firstPlace(groups)).toEqual({ open: ["room"], popup: null });
    expect(firstPlace([group("more"), group("you")])).toEqual({ open: ["you"], popup: null });
  });

  it("[EST-009] [EST-010] close by Next, and the named one opens in its own way", () => {
    const popup = placeAfter(groups, firstPlace(groups), group("room"), {});
    expect(popup).toEqual({ open: [], popup: "more" });
    expect(placeAfter(groups, popup, group("more"), {})).toEqual({ open: ["you"], popup: null });
  });

  it("[EST-009] [FORM-009] are passed by where all they ask is hidden, by their own paths, and asked once it is not", () => {
    const hideWhen = { field: "door", equals: ["pine"], orEmpty: false };
    const more = { ...group("more"), fields: group("more").fields.map((one) => ({ ...one, hideWhen })) };
    const some = groups.map((one) => (one.name === "more" ? more : one));
    const nextOf = (entries: FormEntries) => placeAfter(some, firstPlace(some), group("room"), entries);
    expect(nextOf({ door: "pine" })).toEqual({ open: ["you"], popup: null });
    expect(nextOf({ door: "oak" })).toEqual({ open: [], popup: "more" });
    expect(isAsked(more, { door: "pine" })).toBe(false);
    const [first, ...rest] = more.fields;
    expect(isAsked({ ...more, fields: rest }, { door: "pine" })).toBe(false);
    expect(isAsked({ ...more, fields: first ? [{ ...first, hideWhen: undefined }] : [] }, {})).toBe(true);
    // Words alone ask nothing and are read.
    expect(isAsked({ ...more, fields: [] }, { door: "pine" })).toBe(true);
    const toItself = { ...more, actions: { ...more.actions, next: { text: "Next", path: "more" } } };
    expect(groupAfter([group("room"), toItself], group("room"), { door: "pine" })).toBeUndefined();
    expect(groupAfter([group("room"), toItself], group("room"), { door: "oak" })).toBe(toItself);
  });

  it("[EST-009] are looked at up to the current one, itself included", () => {
    expect(groupsUpTo(groups, group("more")).map(({ name }) => name)).toEqual(["room", "more"]);
  });

  it("[EST-011] are opened where a field complains, and the first of them is scrolled to", () => {
    const errors = { email: "This field is required", door: "This field is required" };
    expect(openGroupsWithErrors(groups, { open: [], popup: null }, errors)).toEqual({
      open: ["room", "you"],
      popup: null,
    });
    expect(firstWrong(groups, errors)).toBe("room");
    expect(openGroupsWithErrors(groups, { open: [], popup: null }, { feet: "Must be a number" })).toEqual({
      open: [],
      popup: "more",
    });
  });

  it("open and close at a press on their heading", () => {
    const both = placeToggled(firstPlace(groups), group("you"));
    expect(both.open).toEqual(["room", "you"]);
    expect(placeToggled(both, group("room")).open).toEqual(["you"]);
    expect(placeToggled(both, group("more")).popup).toBe("more");
  });
});
