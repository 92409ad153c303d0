import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { expect, test } from "../fixtures";
import { clickPlaceOrder, fillFreeCheckout } from "../pages/checkout-page";

const letterFrame = "iframe[title^='Mail: ']";

test("shows each email in the mailbox as HTML and as plain text, with links that lead to the shop [MAIL-005] @phone @journey", async ({
  page,
  isMobile,
}) => {
  test.slow();
  await fillFreeCheckout(page);
  await clickPlaceOrder(page);
  const number = await page.locator("strong", { hasText: /^\d{9}$/ }).textContent();

  const emails = page.getByRole("navigation", { name: "Emails" });
  const confirmation = emails.getByRole("link", { name: `Your Stile & Rail order ${number}` });
  await expect(async () => {
    await page.goto("/demo/mailbox");
    await expect(confirmation).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expectNoAxeFindings(page, { without: letterFrame });

  await confirmation.click();
  const email = page.frameLocator(letterFrame);
  await expect(email.getByRole("heading", { level: 1 })).toHaveText("Thank you, Ada.");
  await expect(email.getByText("United States").first()).toBeVisible();
  await expect
    .poll(() =>
      page.locator(letterFrame).evaluate((frame: HTMLIFrameElement) => {
        const page = frame.contentDocument?.documentElement;
        return page ? page.scrollHeight <= page.clientHeight : false;
      }),
    )
    .toBe(true);
  await expectNoAxeFindings(page, { without: letterFrame });
  const heading = email.getByRole("heading", { level: 1 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(heading).toHaveCSS("color", "rgb(241, 240, 234)");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(heading).toHaveCSS("color", "rgb(23, 31, 27)");
  const shop = page.waitForEvent("popup");
  await email.getByRole("link").first().click();
  await expect((await shop).getByRole("link", { name: /samples in your cart/ })).toBeVisible();

  await page.getByRole("link", { name: "Plain text" }).click();
  await expect(page.getByText(/^Order:\s+\d{9}$/m)).toBeVisible();
  await expectNoAxeFindings(page, { without: letterFrame });
  if (!isMobile) return;
  await expect(emails).toBeHidden();
  await page.getByRole("link", { name: "All emails" }).click();
  await expect(emails).toBeVisible();
});
