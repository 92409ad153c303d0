import { beforeAll, describe, expect, it } from "vitest";
import {
  firstPlace,
  firstWrong,
  groupsUpTo,
  placeAfter,
  placeOfErrors,
  placeToggled,
} from "~/domains/estimator/estimator-place";
import type { EstimatorGroup } from "~/domains/estimator/estimator-template";
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
    const popup = placeAfter(groups, firstPlace(groups), group("room"));
    expect(popup).toEqual({ open: [], popup: "more" });
    expect(placeAfter(groups, popup, group("more"))).toEqual({ open: ["you"], popup: null });
  });

  it("[EST-009] are looked at up to the current one, itself included", () => {
    expect(groupsUpTo(groups, group("more")).map(({ name }) => name)).toEqual(["room", "more"]);
  });

  it("[EST-011] are opened where a field complains, and the first of them is scrolled to", () => {
    const errors = { email: "This field is required", door: "This field is required" };
    expect(placeOfErrors(groups, { open: [], popup: null }, errors)).toEqual({
      open: ["room", "you"],
      popup: null,
    });
    expect(firstWrong(groups, errors)).toBe("room");
    expect(placeOfErrors(groups, { open: [], popup: null }, { feet: "Must be a number" })).toEqual({
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
