import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { expect, test } from "../fixtures";

const advicePage = "/how-to-buy-kitchen";
const popup = (page: Page) => page.getByRole("dialog", { name: "Hold the door before you buy the kitchen" });

/** Advances the page's clock past the minimum age of the visit. */
async function openAfterTenSeconds(page: Page, path = advicePage) {
  await page.clock.install();
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(11_000);
}

/** Scrolls as a visitor does, so that the page fires scroll events. */
const scrollTo = (page: Page, part: number) =>
  page.evaluate((share) => window.scrollTo(0, document.documentElement.scrollHeight * share), part);

test.describe("a popup", () => {
  test("opens a popup when the page is scrolled to its trigger, and closes it by its button [POP-002] [POP-003] [POP-004] @journey", async ({
    page,
    context,
  }) => {
    await openAfterTenSeconds(page);
    await expect(popup(page)).toBeHidden();
    await scrollTo(page, 0.7);
    await expect(popup(page)).toBeVisible();
    expect(await popup(page).evaluate((dialog) => getComputedStyle(dialog).zIndex)).toBe("9999");
    expect(await popup(page).evaluate((dialog) => getComputedStyle(dialog).transitionDuration)).toContain(
      "0.3s",
    );
    await expectNoAxeFindings(page, { within: "dialog.popup" });
    await popup(page).getByRole("button", { name: "Close" }).click();
    await expect(popup(page)).toBeHidden();
    const cookie = (await context.cookies()).find(({ name }) => name === "popup_samples-first");
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
    const later = await context.newPage();
    await openAfterTenSeconds(later);
    await scrollTo(later, 0.9);
    await later.clock.runFor(5_000);
    await expect(popup(later)).toBeHidden();
  });

  test("opens no popup in the first ten seconds", async ({ page }) => {
    await page.clock.install();
    await page.goto(advicePage);
    await page.waitForLoadState("networkidle");
    await scrollTo(page, 0.9);
    await page.clock.runFor(4_000);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(8_000);
    await expect(popup(page)).toBeVisible();
  });

  test("closes a popup on Escape, returns the focus, and traps Tab while the popup is open [POP-003]", async ({
    page,
  }) => {
    await openAfterTenSeconds(page);
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    await scrollTo(page, 0.7);
    await expect(popup(page)).toBeVisible();
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("dialog.popup"),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

  test("closes a popup on a click outside it [POP-003]", async ({ page }) => {
    await openAfterTenSeconds(page);
    await scrollTo(page, 0.7);
    await expect(popup(page)).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(popup(page)).toBeHidden();
  });

  test("closes a popup automatically after its delay, but not earlier [POP-003]", async ({ page }) => {
    await openAfterTenSeconds(page);
    await scrollTo(page, 0.7);
    await expect(popup(page)).toBeVisible();
    await page.clock.runFor(12_000);
    await expect(popup(page)).toBeVisible();
    await page.clock.runFor(9_000);
    await expect(popup(page)).toBeHidden();
  });

  test("keeps a popup open while a visitor uses it", async ({ page }) => {
    await openAfterTenSeconds(page);
    await scrollTo(page, 0.7);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await page.clock.runFor(60_000);
    await expect(popup(page)).toBeVisible();
  });

  test("opens a popup when the pointer leaves the page at the top [POP-002]", async ({ page }) => {
    await openAfterTenSeconds(page);
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new MouseEvent("mouseout", { bubbles: true, clientY: -1, relatedTarget: null }),
      ),
    );
    await expect(popup(page)).toBeVisible();
  });

  test("loads the popup script only on pages with a popup", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => void scripts.push(request.url()));
    await page.goto("/faqs");
    await page.waitForLoadState("networkidle");
    expect(scripts.filter((url) => /\/popups-[^/]*\.js/.test(url))).toEqual([]);
    await page.goto(advicePage);
    await expect.poll(() => scripts.filter((url) => /\/popups-[^/]*\.js/.test(url)).length).toBe(1);
  });
});

test("sends a form in a popup and closes the popup 5000 ms later [POP-003] [POP-005]", async ({ page }) => {
  const newsletterPopup = page.getByRole("dialog", { name: "News from the shop floor" });
  await openAfterTenSeconds(page, "/blogs");
  await scrollTo(page, 0.9);
  await expect(newsletterPopup).toBeVisible();
  const email = newsletterPopup.getByRole("textbox", { name: "Email" });
  await expect(email).toBeVisible();
  await expectNoAxeFindings(page, { within: "dialog.popup" });
  await page.clock.runFor(30_000);
  await expect(newsletterPopup).toBeVisible();
  await email.fill("ida.brekke@example.com");
  await newsletterPopup.getByRole("button", { name: "Subscribe" }).click();
  await expect(newsletterPopup.getByText("Thank you. One more step")).toBeVisible();
  await page.clock.runFor(4_500);
  await expect(newsletterPopup).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(newsletterPopup).toBeHidden();
});
