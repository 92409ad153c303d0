import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { expect, test } from "../fixtures";
import {
  clickPlaceOrder,
  fillFreeCheckout,
  fillPaidCheckout,
  freeSample,
  locateCardNumber,
  typeCard,
} from "../pages/checkout-page";

const cardFrames = "fieldset iframe";

test("has no axe findings on the open cart sheet, and returns the focus on Escape [SMPL-020] [SMPL-022] @phone", async ({
  page,
}) => {
  await page.goto("/products/kitchen-cabinets/jsi-cabinetry/upbw");
  await page.getByRole("button", { name: "Add sample" }).first().click();
  await page.getByRole("button", { name: "View cart" }).click();
  const sheet = page.getByRole("dialog", { name: "Your samples" });
  await expect(sheet.getByText("SMPL-UPBW")).toBeVisible();
  await expect(sheet.getByRole("link", { name: "Check out" })).toBeInViewport();
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "View cart" })).toBeFocused();
});

test("has no axe findings on an empty checkout [SMPL-019] @phone", async ({ page }) => {
  await page.goto("/checkout");
  await expect(page.getByRole("link", { name: "Continue Shopping" })).toBeVisible();
  await expectNoAxeFindings(page);
});

test("has no axe findings on a filled checkout, the 3-D Secure dialog and the decline [CHK-002] [CHK-028] @phone", async ({
  page,
}) => {
  test.slow();
  await fillPaidCheckout(page, freeSample);
  await expect(locateCardNumber(page)).toBeVisible();
  await typeCard(page, "4000002500003155");
  await expect(page.getByText("$24.30 total, including shipping and tax")).toBeVisible();
  await expectNoAxeFindings(page);

  await clickPlaceOrder(page);
  const bank = page.frameLocator("dialog iframe");
  await expect(bank.getByRole("heading", { name: "3-D Secure authentication" })).toBeFocused();
  await expectNoAxeFindings(page, { without: cardFrames });

  await bank.getByRole("button", { name: "Fail authentication" }).click();
  await expect(page.getByRole("alert")).toContainText("We are unable to authenticate your payment method.");
  await expectNoAxeFindings(page, { without: cardFrames });
});

test("shows a receipt on the thank-you page, without axe findings [ORD-007] [ORD-010] @phone", async ({
  page,
}) => {
  await fillFreeCheckout(page);
  await clickPlaceOrder(page);
  const receipt = page.getByRole("region", { name: /^Order \d{9}$/ });
  await expect(receipt.getByText("Trenton Recessed Navy Sample Door")).toBeVisible();
  await expect(receipt.getByText("Sidney, MT 59270", { exact: true }).first()).toBeVisible();
  await expect(receipt.getByText("ada@example.com")).toBeVisible();
  await expect(receipt.getByText("No payment needed", { exact: true })).toBeVisible();
  await expect(receipt.getByRole("button", { name: "Print receipt" })).toBeVisible();
  await expectNoAxeFindings(page);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("117 South Central Avenue, Sidney, MT 59270").first()).toBeVisible();
  await expect(receipt.getByRole("button", { name: "Print receipt" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Keep browsing doors" })).toBeHidden();
});

test("has no axe findings on the page of a failed payment [ORD-014] @phone", async ({ page }) => {
  await page.goto("/payment/fail");
  await expect(page.getByRole("link", { name: "Return to checkout" })).toBeVisible();
  await expectNoAxeFindings(page);
});
