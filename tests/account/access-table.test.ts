import { describe, expect, it } from "vitest";
import { siteMap } from "~/routes";
import { access } from "./access-table";

const personal = siteMap.filter(({ audience }) => audience === "personal").map(({ path }) => path);

describe("the table of who may see what", () => {
  it("has a line for every personal route, and none for a route that is gone", () => {
    expect(Object.keys(access).toSorted()).toEqual(personal.toSorted());
  });
});
