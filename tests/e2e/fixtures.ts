import { test as base } from "@playwright/test";
import { type Control, createControlClient } from "@stile-and-rail/payment-sandbox";
import { checkApiResponses } from "#tests/support/browser/check-api-responses";
import { type Shop, startShop } from "#tests/support/shop/shop";
import { movePointerAfterLoad } from "./browser/hydration";

const controlToken = "the-tests-of-this-machine";

type TestParts = {
  readonly checkedResponses: undefined;
  /** True if the pointer moves over each opened page, which hydrates its lazy parts. */
  readonly movesPointer: boolean;
};

type WorkerParts = {
  readonly shop: Shop;
  /** The control client of the payment sandbox. */
  readonly sandbox: Control;
};

/** Gives each browser test the running shop of its worker. `page.goto("/")` opens its home page. */
export const test = base.extend<TestParts, WorkerParts>({
  /** Validates every API response to any browser of a test against the shop's OpenAPI document. */
  checkedResponses: [
    async ({ browser, request }, use) => {
      const held = checkApiResponses(browser, request);
      await use(undefined);
      await held();
    },
    { auto: true },
  ],
  /** Stores a cookie choice, so that the banner covers nothing. `consent.spec.ts` tests the banner. */
  context: async ({ context, shop }, use) => {
    await context.addCookies([{ name: "cookie_consent", value: "rejected", url: shop.url }]);
    await use(context);
  },
  movesPointer: [true, { option: true }],
  page: async ({ page, movesPointer, javaScriptEnabled }, use) => {
    if (movesPointer && javaScriptEnabled !== false) movePointerAfterLoad(page);
    await use(page);
  },
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const shop = await startShop({ settings: { SANDBOX_CONTROL_TOKEN: controlToken } });
      await use(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: 400_000 },
  ],
  sandbox: [
    async ({ shop }, use) => use(createControlClient(shop.sandboxUrl, controlToken)),
    { scope: "worker" },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
});

export { expect } from "@playwright/test";
