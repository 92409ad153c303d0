import { describe, expect, it } from "vitest";
import { computeChangedRanks } from "../../studio/structure/rank";

describe("computeChangedRanks", () => {
  it("returns only the changed ranks, in steps of ten", () => {
    expect(
      computeChangedRanks([
        { _id: "b", rank: 20 },
        { _id: "c", rank: 20 },
        { _id: "a", rank: 10 },
        { _id: "new", rank: null },
      ]),
    ).toEqual([
      { _id: "b", rank: 10 },
      { _id: "a", rank: 30 },
      { _id: "new", rank: 40 },
    ]);
  });
});
