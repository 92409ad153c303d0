import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { answerEstimator as answer, openEstimator as opened } from "../pages/estimator-page";

/** Describes the focused control, and whether anything covers it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const bottom = document.activeElement?.getBoundingClientRect().bottom ?? 0;
    const over = [...document.querySelectorAll(".foot-bar, .consent-banner")]
      .filter((node) => !node.contains(document.activeElement))
      .map((node) => node.getBoundingClientRect().top);
    return { name: document.activeElement?.id, isFree: bottom <= Math.min(...over, window.innerHeight) + 1 };
  });

test.describe("the estimator by keyboard", () => {
  test("focuses the heading of the next group and scrolls it to the top [EST-009] [EST-010]", async ({
    page,
  }) => {
    const form = await opened(page);
    await form.getByLabel("10 to 16 feet").check();
    await form.locator("details[open]").getByRole("button", { name: "Next", exact: true }).press("Enter");
    const heading = form.locator("#estimator-group-doors > summary");
    await expect(heading).toBeFocused();
    await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeGreaterThan(60);
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== "running"),
    );
    const { y = 0 } = (await heading.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(60);
    expect(y).toBeLessThan(260);
  });

  test("focuses the heading of a popup that was closed, and the next group after one that was answered [EST-010]", async ({
    page,
  }) => {
    const form = await opened(page);
    await answer(page, form);
    await form.locator("#estimator-group-edge > summary").press("Enter");
    const next = form.getByRole("button", { name: "Next: inside the cabinets" });
    const popup = page.getByRole("dialog", { name: "Inside the cabinets" });
    await next.press("Enter");
    await expect(popup).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
    const heading = form.locator("#estimator-group-extras").getByRole("button").first();
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await page.keyboard.press("Enter");
    await popup.getByRole("button", { name: "Next" }).press("Enter");
    await expect(popup).toBeHidden();
    await expect(form.locator("#estimator-group-fitting > summary")).toBeFocused();
  });

  test("focuses the first heading after the estimate is sent, printed or reset [EST-012] [EST-013] [EST-014]", async ({
    page,
  }) => {
    const form = await opened(page);
    const beginning = form.locator("#estimator-group-kitchen > summary");
    for (const name of ["Download the PDF", "Request a quote", "Start over"]) {
      await answer(page, form);
      await form.getByRole("button", { name }).press("Enter");
      await expect(beginning).toBeFocused();
      await expect(beginning).toBeInViewport();
      await page.keyboard.press("Tab");
      await expect(form.getByLabel("Up to 10 feet")).toBeFocused();
    }
  });

  test("asks for a missing email address, and shows that an estimate could not be saved", async ({
    page,
  }) => {
    const form = await opened(page);
    await answer(page, form);
    const beside = page.getByRole("complementary", { name: "Your estimate" });
    await beside.getByRole("button", { name: "Email it" }).click();
    await expect(beside.getByText("This field is required")).toBeVisible();
    await expect(beside.getByLabel("Email it to me, with the PDF")).toBeFocused();
    await expect(beside.getByRole("link")).toHaveCount(0);
    await page.route("**/api/estimates", (route) => route.abort());
    await beside.getByRole("button", { name: "Get a link" }).click();
    const text = beside.getByRole("status");
    await expect(text).toHaveText("We couldn't save it. Please try again.");
    await expect(beside.getByLabel("Email it to me, with the PDF")).not.toHaveAttribute("aria-invalid");
  });

  test.describe("the estimator by keyboard, on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    for (const asks of [false, true]) {
      const what = asks ? "the question about cookies" : "the bar of the price";
      test(`keeps the focused control clear of ${what}`, async ({ page, context }) => {
        if (asks) await context.clearCookies();
        const form = await opened(page);
        for (const group of ["doors", "counter", "you"])
          await form.locator(`#estimator-group-${group} > summary`).press("Enter");
        if (asks) await expect(page.locator(".consent-banner")).toBeVisible();
        await form.locator("#estimator-group-kitchen > summary").focus();
        for (let pressCount = 0; pressCount < 24; pressCount += 1) {
          await page.keyboard.press("Tab");
          expect(await focused(page)).toMatchObject({ isFree: true });
        }
      });
    }
  });
});
