import { describe, expect, it } from "vitest";
import { moved, newRanks } from "../../studio/desk/rank";

describe("a list that is dragged into order", () => {
  it("carries one entry to another place, and leaves the others in theirs", () => {
    expect(moved(["a", "b", "c", "d"], 3, 0)).toEqual(["d", "a", "b", "c"]);
    expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
    expect(moved(["a", "b"], 0, 2)).toEqual(["a", "b"]);
    expect(moved(["a", "b"], 5, 0)).toEqual(["a", "b"]);
  });

  it("writes ranks of ten, of those alone whose rank changes", () => {
    expect(
      newRanks([
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
