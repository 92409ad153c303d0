import { describe, expect, it } from "vitest";
import { chooseNearestTests } from "../../scripts/test/nearest-tests.mjs";

const none = () => false;

describe("the choice of quick tests for a change", () => {
  it("chooses changed tests, then tests of the same domain, then one of each other domain", () => {
    const files = [
      "tests/account/a.int.test.ts",
      "tests/account/b.int.test.ts",
      "tests/edge/a.int.test.ts",
      "tests/quotes/a.int.test.ts",
      "tests/quotes/changed.int.test.ts",
    ];
    const changed = ["app/domains/quotes/quote.ts", "tests/quotes/changed.int.test.ts"];
    expect(chooseNearestTests(files, changed, { startsShop: none, most: 4 })).toEqual({
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
    ["app/kernel/money/money.ts", "tests/kernel/a.int.test.ts"],
    ["packages/content-lake/src/lake.ts", "packages/content-lake/tests/a.int.test.ts"],
  ])("finds the tests in the domain of %s", (changed, file) => {
    const files = ["tests/a/a.int.test.ts", "tests/b/a.int.test.ts", file];
    expect(chooseNearestTests(files, [changed], { startsShop: none, most: 1 }).chosen).toEqual([file]);
  });

  it("omits tests that start a built shop, unless they are changed", () => {
    const files = ["tests/quotes/shop.int.test.ts", "tests/quotes/written.int.test.ts"];
    const changed = ["app/domains/quotes/quote.ts", "tests/quotes/written.int.test.ts"];
    expect(chooseNearestTests(files, changed, { startsShop: () => true })).toEqual({
      chosen: ["tests/quotes/written.int.test.ts"],
      left: ["tests/quotes/shop.int.test.ts"],
    });
  });

  it("chooses at most sixteen test files and lists the others", () => {
    const files = Array.from({ length: 40 }, (_, at) => `tests/room${at}/a.int.test.ts`);
    const { chosen, left } = chooseNearestTests(files, ["app/kernel/money/money.ts"], { startsShop: none });
    expect([chosen.length, left.length]).toEqual([16, 24]);
  });
});
