import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";

test.describe("the newsletter", () => {
  test("subscribes in the footer, confirms by email, unsubscribes and subscribes again [FORM-001] [PAGE-018] @journey", async ({
    page,
    request,
    browser,
    shop,
  }) => {
    await page.goto("/faqs");
    await page.getByRole("contentinfo").getByLabel("Newsletter").fill("reader@example.com");
    await page.getByRole("contentinfo").getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("Thank you. One more step")).toBeVisible();
    const email = page.frameLocator("iframe");
    await expect(async () => {
      await page.goto("/demo/mailbox");
      await page.getByText("Confirm your subscription to Stile & Rail").first().click({ timeout: 2_000 });
      await expect(email.getByText("Yes, sign me up")).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    const linkOf = async (name: string) =>
      new URL((await email.getByRole("link", { name }).getAttribute("href")) ?? "").pathname;
    const confirm = await linkOf("Yes, sign me up");
    const leave = await linkOf("Unsubscribe");
    // A click before hydration submits the form natively, which needs the page's referrer.
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: shop.url });
    await plain.goto(confirm);
    await plain.locator("main").getByRole("button", { name: "Subscribe" }).click();
    await expect(plain.getByText("You're subscribed. Thank you.")).toBeVisible();
    const opened = await plain.goto(leave);
    expect(opened?.headers()["referrer-policy"]).toBe("strict-origin");
    await plain.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(plain.getByText("You're unsubscribed.")).toBeVisible();
    await plain.close();
    await page.goto(confirm);
    await page.locator("main").getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText("You're subscribed. Thank you.")).toBeVisible();

    await page.goto(leave);
    await waitUntilHydrated(page);
    await expectNoAxeFindings(page);
    // The page updates before the shop receives the request. The next request must come after it.
    await pressAndWaitForReply(page, "Unsubscribe");
    await expect(page.getByText("You're unsubscribed.")).toBeVisible();
    await pressAndWaitForReply(page, "Subscribe again");
    await expect(page.getByText("You're subscribed.")).toBeVisible();
    const oneClick = { form: { "List-Unsubscribe": "One-Click" } };
    expect((await request.post(leave, oneClick)).status()).toBe(200);
    // A reload would resend a form that was submitted before hydration.
    await page.goto(leave);
    await expect(page.getByText("You're unsubscribed.")).toBeVisible();
  });

  test("shows the editor's text for an invalid subscription link [PAGE-019]", async ({ page }) => {
    for (const address of ["/newsletter/unsubscribe/nonsense", "/newsletter/unsubscribe"]) {
      await page.goto(address);
      await expect(page.getByRole("alert")).toHaveText(
        "This link doesn't match a subscription. Please use the one in our most recent email.",
      );
    }
  });
});

async function pressAndWaitForReply(page: Page, button: string): Promise<void> {
  const reply = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: button }).click();
  await reply;
}
