import { beforeEach, describe, expect, it } from "vitest";
import { createTestSite, signInAs, type TestSite } from "#tests/support/account/test-site";
import type { Visitor } from "#tests/support/account/visitor";
import { testDatabase } from "#tests/support/database/database";

const path = "/api/my-account/favorites";
const database = testDatabase();
let site: TestSite;
let ada: Visitor;
beforeEach(async () => {
  site = createTestSite(database);
  ada = await signInAs(site, "ada@example.com");
});

const change = async (visitor: Visitor, body: object) => {
  const { status, body: reply } = await visitor.send("PATCH", path, body);
  return [status, reply];
};

describe("the favorites of a customer", () => {
  it("keeps favorites in the account and returns all of them, oldest first", async () => {
    expect(await change(ada, { add: ["trnv", "wtse"] })).toEqual([
      200,
      { success: true, favorites: ["trnv", "wtse"] },
    ]);
    expect(await change(ada, { add: ["egw"], remove: ["trnv"] })).toEqual([
      200,
      { success: true, favorites: ["wtse", "egw"] },
    ]);
    const otherBrowser = await signInAs(site, "ada@example.com");
    expect(await change(otherBrowser, {})).toEqual([200, { success: true, favorites: ["wtse", "egw"] }]);
  });

  it("keeps every change of two browsers that save at the same time", async () => {
    await Promise.all(["trnv", "wtse", "egw"].map((code) => change(ada, { add: [code] })));
    const [, { favorites }] = (await change(ada, {})) as [number, { favorites: string[] }];
    expect([...favorites].sort()).toEqual(["egw", "trnv", "wtse"]);
  });

  it("keeps the sixty newest", async () => {
    const codes = Array.from({ length: 60 }, (_, index) => `door-${index}`);
    await change(ada, { add: codes });
    expect(await change(ada, { add: ["trnv"] })).toEqual([
      200,
      { success: true, favorites: [...codes.slice(1), "trnv"] },
    ]);
  });

  it("hides them from other customers and refuses a guest", async () => {
    await change(ada, { add: ["trnv"] });
    const eve = await signInAs(site, "eve@example.com");
    expect(await change(eve, {})).toEqual([200, { success: true, favorites: [] }]);
    expect(await change(site.visitor(), {})).toEqual([401, { success: false, message: "Please sign in." }]);
  });

  it("refuses what is not a list of style codes", async () => {
    for (const body of [
      { add: "trnv" },
      { add: ["../etc"] },
      { remove: [1] },
      { add: Array.from({ length: 61 }, (_, index) => `door-${index}`) },
    ])
      expect(await change(ada, body)).toEqual([
        400,
        { success: false, message: "We couldn't understand that request." },
      ]);
  });

  it("exports them with the customer's data and deletes them with the account", async () => {
    await change(ada, { add: ["trnv"] });
    expect((await ada.get("/my-account/data/export")).body.favoriteStyles).toEqual(["trnv"]);
    await ada.post("/my-account/data", { intent: "delete", email: "ada@example.com" });
    const again = await signInAs(site, "ada@example.com");
    expect(await change(again, {})).toEqual([200, { success: true, favorites: [] }]);
  });
});
