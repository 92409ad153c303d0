import { test as base } from "@playwright/test";
import { type Control, controlClient } from "@stile-and-rail/payment-sandbox";
import { checkApiResponses } from "#tests/support/browser/check-api-responses";
import { type Shop, startShop } from "#tests/support/shop/shop";
import { movePointerAfterLoad } from "./browser/hydration";

const controlToken = "the-tests-of-this-machine";

type TestParts = {
  readonly checkedResponses: undefined;
  /** Whether the visitor's pointer moves over each page that is opened, so that its lazy parts are hydrated. */
  readonly movesPointer: boolean;
};

type WorkerParts = {
  readonly shop: Shop;
  /** What a test may see of the payment sandbox and order it to do. */
  readonly sandbox: Control;
};

/** Every browser test gets a running shop of its worker; `page.goto("/")` opens it. */
export const test = base.extend<TestParts, WorkerParts>({
  /** Whatever the shop's endpoints answer, to whichever browser of a test, is held to its OpenAPI document. */
  checkedResponses: [
    async ({ browser, request }, use) => {
      const held = checkApiResponses(browser, request);
      await use(undefined);
      await held();
    },
    { auto: true },
  ],
  /** Visitors who have answered the question about cookies: it stands in nobody's way (consent.spec.ts asks it). */
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
  sandbox: [async ({ shop }, use) => use(controlClient(shop.sandboxUrl, controlToken)), { scope: "worker" }],
  baseURL: async ({ shop }, use) => use(shop.url),
});

export { expect } from "@playwright/test";
