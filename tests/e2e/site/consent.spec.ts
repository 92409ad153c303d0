import type { BrowserContext, Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { startShop } from "#tests/support/shop/shop";
import { expect, test } from "../fixtures";

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const choiceOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === "cookie_consent");

/** Waits for the cookie choice, because a cookie set by a page reaches the cookie jar later. */
const expectChoice = (context: BrowserContext, value: string) =>
  expect.poll(async () => (await choiceOf(context))?.value).toBe(value);

test.describe("the cookie banner", () => {
  test.beforeEach(({ context }) => context.clearCookies());

  test("hides the cookie banner for 180 days after consent [CONS-001] [CONS-002] [CONS-004] @journey", async ({
    page,
    context,
  }) => {
    await page.goto("/faqs");
    await expect(banner(page)).toBeVisible();
    await expectNoAxeFindings(page);
    await banner(page).getByRole("button", { name: "Accept all" }).click();
    await expect(banner(page)).toBeHidden();
    await expectChoice(context, "accepted");
    const cookie = await choiceOf(context);
    expect(cookie).toMatchObject({ value: "accepted", path: "/" });
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(180);
    await page.reload();
    await page.waitForLoadState("networkidle");
    await expect(banner(page)).toBeHidden();
  });

  test("deletes analytics cookies when consent is withdrawn [CONS-002]", async ({ page, context, shop }) => {
    const names = async () => (await context.cookies()).map(({ name }) => name).sort();
    const set = (name: string, value: string) => context.addCookies([{ name, value, url: shop.url }]);
    await set("cookie_consent", "accepted");
    await set("_ga", "GA1.1.1");
    await set("_ga_ABC123", "GS1.1.1");
    await page.goto("/faqs#cookie-preferences");
    expect(await names()).toEqual(["_ga", "_ga_ABC123", "cookie_consent"]);
    await page.getByRole("dialog").getByRole("button", { name: "Reject all" }).click();
    await expect.poll(names).toEqual(["cookie_consent"]);
  });

  test("stores a rejection of cookies [CONS-002]", async ({ page, context }) => {
    await page.goto("/");
    await banner(page).getByRole("button", { name: "Reject all" }).click();
    await expect(banner(page)).toBeHidden();
    await expectChoice(context, "rejected");
  });

  test("stores consent by category, and opens the choice again from the footer [CONS-003] @journey", async ({
    page,
    context,
  }) => {
    await page.goto("/contact");
    await banner(page).getByRole("button", { name: "Manage preferences" }).click();
    const preferences = page.getByRole("dialog", { name: "Cookie preferences" });
    await expect(preferences.getByLabel("Necessary")).toBeDisabled();
    await preferences.getByLabel("Analytics").check();
    await preferences.getByRole("button", { name: "Save preferences" }).click();
    await expect(preferences).toBeHidden();
    await expect(banner(page)).toBeHidden();
    await expectChoice(context, "analytics");
    await page.getByRole("contentinfo").getByRole("link", { name: "Cookie preferences" }).click();
    await expect(preferences.getByLabel("Analytics")).toBeChecked();
    await expect(preferences.getByLabel("Marketing")).not.toBeChecked();
    await preferences.getByRole("button", { name: "Reject all" }).click();
    await expectChoice(context, "rejected");
  });

  for (const [signal, value] of [
    ["globalPrivacyControl", true],
    ["doNotTrack", "1"],
  ] as const)
    test(`hides the cookie banner where the browser sends ${signal}`, async ({ page }) => {
      await page.addInitScript(
        ([name, messages]) => Object.defineProperty(Navigator.prototype, name, { get: () => messages }),
        [signal, value] as const,
      );
      await page.goto("/");
      await page.waitForLoadState("networkidle");
      await expect(banner(page)).toBeHidden();
      await page.getByRole("link", { name: "Order Samples" }).first().click();
      await expect(page).toHaveURL(/order-samples/);
      expect(await page.evaluate(() => Reflect.get(window, "dataLayer"))).toBeUndefined();
    });

  test("loads nothing from another origin before the visitor decides", async ({ page, shop }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(shop.url) && /^https?:/.test(request.url())) foreign.push(request.url());
    });
    for (const path of ["/", "/faqs", "/book-appointment", "/reviews", "/kitchen-installation"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
    }
    expect(foreign).toEqual([]);
  });
});

test("loads the tag manager and counts clicks only after consent [SEO-017] [SEO-018]", async ({
  page,
  context,
}) => {
  // The test starts a separate shop first.
  test.setTimeout(180_000);
  const shop = await startShop({ settings: { GTM_ID: "GTM-TEST1" } });
  try {
    await context.clearCookies();
    const requests: string[] = [];
    await page.route("https://www.googletagmanager.com/**", (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await page.goto(`${shop.url}/faqs`);
    await expect(banner(page)).toBeVisible();
    const samples = page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Order Samples" });
    await samples.click();
    await expect(page).toHaveURL(/\/order-samples$/);
    expect(await page.evaluate(() => Reflect.get(window, "dataLayer"))).toBeUndefined();
    await page.goto(`${shop.url}/faqs`);
    expect(requests).toEqual([]);
    await banner(page).getByRole("button", { name: "Accept all" }).click();
    await expect.poll(() => requests).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST1"]);
    await samples.click();
    const layer = await page.evaluate(() => Reflect.get(window, "dataLayer"));
    expect(layer).toHaveLength(2);
    expect(layer).toContainEqual({
      event: "order_sample_click",
      visitor: "Guest",
      customerType: "General",
    });
  } finally {
    await shop.stop();
  }
});
