import { describe, expect, it } from "vitest";
import { siteMap } from "~/routes";
import { access } from "./access-table";

const personal = siteMap.filter(({ audience }) => audience === "personal").map(({ path }) => path);

describe("access table", () => {
  it("lists every personal route and no removed one", () => {
    expect(Object.keys(access).toSorted()).toEqual(personal.toSorted());
  });
});
