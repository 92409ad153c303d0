import { manyColors, publishColors } from "../pages/style-page";
import { expect, test } from "../states/fixtures";
import { walkStates } from "./walk-states";

test.use({ purpose: "controls" });
test.describe.configure({ mode: "parallel" });

test.describe("every control of the shop", () => {
  // The demo content has no style with more colors than a page shows at once.
  test.beforeEach(({ request, shop }) => publishColors(request, shop.url, manyColors));

  test("gives every control an effect by pointer and by keyboard @walk", async ({
    browser,
    records,
    shop,
  }) => {
    test.setTimeout(1_200_000);
    expect(await walkStates(browser, { url: shop.url, records, log: shop.output }, true)).toEqual([]);
  });

  test("gives every control an effect without script @walk", async ({ browser, records, shop }) => {
    test.setTimeout(1_200_000);
    expect(await walkStates(browser, { url: shop.url, records, log: shop.output }, false)).toEqual([]);
  });
});
