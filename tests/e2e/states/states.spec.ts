import { stateCatalog } from "#tests/support/states/state-catalog";
import { checkState } from "./check-state";
import { giveOwnClientIp } from "./client-ip";
import { test } from "./fixtures";

test.describe.configure({ mode: "parallel" });

test.describe("the state catalog", () => {
  for (const state of stateCatalog)
    test(`shows "${state.name}" at three widths`, async ({ page, records, shop }) => {
      await giveOwnClientIp(page, shop.url);
      await checkState(page, { url: shop.url, records, log: shop.output }, state);
    });
});
