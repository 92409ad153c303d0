import { describe, expect, it } from "vitest";
import { nearestTests } from "../../scripts/nearest-tests.mjs";

const none = () => false;

describe("what the quick tests ask first about a change", () => {
  it("are tests that changed, then those of its room, then one of each other room in turn", () => {
    const files = [
      "tests/account/a.int.test.ts",
      "tests/account/b.int.test.ts",
      "tests/edge/a.int.test.ts",
      "tests/quotes/a.int.test.ts",
      "tests/quotes/changed.int.test.ts",
    ];
    const changed = ["app/domains/quotes/quote.ts", "tests/quotes/changed.int.test.ts"];
    expect(nearestTests(files, changed, { startsShop: none, most: 4 })).toEqual({
      chosen: [
        "tests/quotes/changed.int.test.ts",
        "tests/quotes/a.int.test.ts",
        "tests/account/a.int.test.ts",
        "tests/edge/a.int.test.ts",
      ],
      left: ["tests/account/b.int.test.ts"],
    });
  });

  it.each([
    ["app/routes/account/home.tsx", "tests/account/a.int.test.ts"],
    ["app/kernel/money.ts", "tests/kernel/a.int.test.ts"],
    ["packages/content-lake/src/lake.ts", "packages/content-lake/tests/a.int.test.ts"],
  ])("know the room of %s", (changed, file) => {
    const files = ["tests/a/a.int.test.ts", "tests/b/a.int.test.ts", file];
    expect(nearestTests(files, [changed], { startsShop: none, most: 1 }).chosen).toEqual([file]);
  });

  it("leave what starts a built shop, unless that is what was written", () => {
    const files = ["tests/quotes/shop.int.test.ts", "tests/quotes/written.int.test.ts"];
    const changed = ["app/domains/quotes/quote.ts", "tests/quotes/written.int.test.ts"];
    expect(nearestTests(files, changed, { startsShop: () => true })).toEqual({
      chosen: ["tests/quotes/written.int.test.ts"],
      left: ["tests/quotes/shop.int.test.ts"],
    });
  });

  it("are at most sixteen files, and say what is left", () => {
    const files = Array.from({ length: 40 }, (_, at) => `tests/room${at}/a.int.test.ts`);
    const { chosen, left } = nearestTests(files, ["app/kernel/money.ts"], { startsShop: none });
    expect([chosen.length, left.length]).toEqual([16, 24]);
  });
});
