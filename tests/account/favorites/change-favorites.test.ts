import { describe, expect, it } from "vitest";
import { changeFavorites, findFavoritesChange } from "~/domains/account/favorites/change-favorites";

describe("changeFavorites", () => {
  it("adds new codes at the end, each once, and removes others", () => {
    const change = { add: ["wtse", "trnv"], remove: ["egw"] };
    expect(changeFavorites(["trnv", "egw"], change, 60)).toEqual(["trnv", "wtse"]);
  });

  it("removes the oldest codes above the limit", () => {
    expect(changeFavorites(["a", "b"], { add: ["c"], remove: [] }, 2)).toEqual(["b", "c"]);
  });
});

describe("findFavoritesChange", () => {
  it("lists what was added and removed since the last synchronization", () => {
    expect(findFavoritesChange(["trnv", "wtse"], ["trnv", "egw"])).toEqual({
      add: ["wtse"],
      remove: ["egw"],
    });
  });

  it("adds every code of a browser that was never synchronized", () => {
    expect(findFavoritesChange(["trnv"], [])).toEqual({ add: ["trnv"], remove: [] });
  });
});
