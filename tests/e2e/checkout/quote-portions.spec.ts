import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { expect, test } from "../fixtures";
import { createQuoteLink, payByCard } from "../pages/quote-page";

test("asks once how much and once how to pay, and charges half by card [QUOT-010] [QUOT-019] @phone-journey", async ({
  page,
  shop,
}) => {
  const link = await createQuoteLink(page, shop.url, {
    splitPaymentEnabled: true,
    minimumSplitAmount: 200,
  });
  await page.goto(link);
  await expect(page.getByRole("main").getByRole("radio")).toHaveCount(6);
  await expect(page.getByRole("radio", { name: "In full · $1,100.00" })).toBeChecked();
  await page.getByRole("radio", { name: "Half · $550.00" }).check();
  await expect(page.getByRole("button", { name: "Pay Now · $550.00", exact: true })).toBeVisible();
  await expect(page.getByLabel("Amount to pay now, in dollars")).toHaveCount(0);
  await expectNoAxeFindings(page, { without: "iframe" });
  await payByCard(page);
  await expect(page).toHaveURL(/\/order\/success\?.*split=true/, { timeout: 30_000 });
  await expect(page.getByRole("main")).toContainText(
    "we received $550.00. The remaining balance is $550.00.",
  );
});
