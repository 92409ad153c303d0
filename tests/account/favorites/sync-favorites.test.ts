import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { syncFavorites } from "~/domains/account/favorites/sync-favorites";
import { readFavorites, writeFavorites } from "~/domains/catalog/favorites/use-favorites";
import { browserStorage } from "~/ui/runtime/browser-storage";

/** The favorites of the account, as the server at the far end of the wire keeps them. */
let account: string[];
let requests: object[];
let answer: () => Promise<Response>;

const signIn = (cookie = "signed_in=1") => vi.stubGlobal("document", { cookie });

beforeEach(() => {
  account = [];
  requests = [];
  answer = async () => Response.json({ success: true, favorites: account });
  vi.stubGlobal("window", new EventTarget());
  signIn("");
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    const change = JSON.parse(String(init.body));
    requests.push(change);
    account = [...new Set([...account, ...change.add])].filter((code) => !change.remove.includes(code));
    return answer();
  });
  browserStorage.removeItem("favoriteStylesSynced");
  writeFavorites([]);
});
afterEach(() => vi.unstubAllGlobals());

describe("the synchronization of favorites", () => {
  it("sends nothing for a guest and keeps the browser's favorites", async () => {
    writeFavorites(["trnv"]);
    await syncFavorites({ refetch: true });
    expect([requests, readFavorites()]).toEqual([[], ["trnv"]]);
  });

  it("adds the browser's favorites to those of the account at sign-in", async () => {
    account = ["egw"];
    writeFavorites(["trnv"]);
    signIn();
    await syncFavorites({ refetch: true });
    expect([account, readFavorites()]).toEqual([
      ["egw", "trnv"],
      ["egw", "trnv"],
    ]);
  });

  it("takes over the account's favorites when another device changed them", async () => {
    signIn("__Host-signed_in=1");
    writeFavorites(["trnv", "wtse"]);
    await syncFavorites({ refetch: true });
    account = ["wtse", "egw"];
    await syncFavorites({ refetch: true });
    expect([account, readFavorites()]).toEqual([
      ["wtse", "egw"],
      ["wtse", "egw"],
    ]);
  });

  it("sends only what changed, and asks again only when a page opens", async () => {
    signIn();
    writeFavorites(["trnv"]);
    await syncFavorites({ refetch: true });
    await syncFavorites({ refetch: false });
    writeFavorites(["wtse"]);
    await syncFavorites({ refetch: false });
    expect(requests).toEqual([
      { add: ["trnv"], remove: [] },
      { add: ["wtse"], remove: ["trnv"] },
    ]);
  });

  it("keeps a change made during a request and sends it next", async () => {
    signIn();
    answer = async () => {
      const favorites = [...account];
      if (requests.length === 1) writeFavorites(["trnv", "wtse"]);
      return Response.json({ success: true, favorites });
    };
    writeFavorites(["trnv"]);
    await syncFavorites({ refetch: true });
    expect([account, readFavorites()]).toEqual([
      ["trnv", "wtse"],
      ["trnv", "wtse"],
    ]);
  });

  it("sends a change again that the server did not receive", async () => {
    signIn();
    writeFavorites(["trnv"]);
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    await syncFavorites({ refetch: true });
    expect(readFavorites()).toEqual(["trnv"]);
    answer = async () => Response.json({ success: true, favorites: account });
    await syncFavorites({ refetch: false });
    expect(requests).toEqual([
      { add: ["trnv"], remove: [] },
      { add: ["trnv"], remove: [] },
    ]);
  });

  it("forgets the account's favorites in this browser after sign-out", async () => {
    signIn();
    writeFavorites(["trnv"]);
    await syncFavorites({ refetch: true });
    signIn("");
    await syncFavorites({ refetch: true });
    expect([account, readFavorites()]).toEqual([["trnv"], []]);
  });
});
