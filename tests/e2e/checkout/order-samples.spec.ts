import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { holdScripts } from "#tests/support/browser/hold-scripts";
import { stopClock } from "../browser/clock";
import { waitUntilHydrated } from "../browser/hydration";
import { expect, test } from "../fixtures";
import { openSampleList } from "../pages/checkout-page";

test.beforeEach(({ page }) => openSampleList(page));

test("shows that no sample is selected, and clears the message after five seconds [SMPL-012] [SMPL-013] @phone", async ({
  page,
}) => {
  await stopClock(page);
  await page.getByRole("button", { name: "Add selected samples" }).click();
  const answer = page.getByRole("alert").filter({ hasText: "Please select at least one sample." });
  await expect(answer).toBeVisible();
  await page.clock.runFor(4_500);
  await expect(answer).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(answer).toHaveCount(0);
});

test("confirms each added sample by name, and clears the message after five seconds [SMPL-013] [SMPL-014] @phone-journey", async ({
  page,
}) => {
  await stopClock(page);
  await page.getByRole("checkbox", { name: "Trenton Recessed Navy" }).check({ force: true });
  await page.getByRole("button", { name: "Add 1 sample" }).click();
  const answer = page
    .getByRole("status")
    .filter({ hasText: "Item Trenton Recessed Navy Sample Door has been successfully added." });
  await expect(answer).toBeVisible();
  await page.clock.runFor(4_500);
  await expect(answer).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(answer).toHaveCount(0);
});

test("shows samples at 60 by 80 px and filters them by brand, line and color [SMPL-017] [MSG-004]", async ({
  page,
}) => {
  const tile = page.locator("label", { has: page.getByRole("checkbox", { name: "Trenton Recessed Navy" }) });
  await expect(tile.locator("img")).toHaveAttribute("width", "60");
  await expect(tile.locator("img")).toHaveAttribute("height", "80");
  await page.getByLabel("Brand").selectOption("USCD");
  await expect(page.getByRole("checkbox", { name: "Trenton Recessed Navy" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Shaker" })).toBeVisible();
  await expect(page).toHaveURL(/\?brand=USCD$/);
  await page.reload();
  await expect(page.getByLabel("Brand")).toHaveValue("USCD");
  await page.getByLabel("Door line").selectOption("Palermo");
  await page.getByLabel("Color", { exact: true }).selectOption("Blue");
  await expect(page.getByText("No Data Found")).toBeVisible();
});

test("limits the cart to one of each sample, and removes them one by one or all at once [SMPL-008] [SMPL-009] [SMPL-010] [SMPL-011] [SMPL-022] [PAGE-012] @journey", async ({
  page,
}) => {
  await page.getByRole("checkbox", { name: "Trenton Recessed Navy" }).check({ force: true });
  await page.getByRole("checkbox", { name: "Trenton Recessed Royal" }).check({ force: true });
  await page.getByRole("button", { name: "Add 2 samples" }).click();
  const cart = page.getByRole("complementary", { name: "Your samples" });
  const quantity = cart.getByRole("spinbutton", { name: "Quantity of Trenton Recessed Navy Sample Door" });
  await quantity.fill("3");
  await expect(
    cart.getByText('You can order maximum 1 quantity of item "Trenton Recessed Navy Sample Door".'),
  ).toBeVisible();
  await expect(quantity).toHaveValue("1");
  await expect(cart.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute(
    "href",
    "/order-samples",
  );
  await cart.getByRole("button", { name: "Remove Trenton Recessed Navy Sample Door" }).click();
  await expect(cart.getByText("SMPL-TRNV")).toHaveCount(0);
  await cart.getByRole("button", { name: "Clear Cart" }).click();
  expect(await page.evaluate(() => localStorage.getItem("selectedSamples"))).toBeNull();
});

test("has no axe findings on the sample list, with and without a cart @phone", async ({ page }) => {
  await expectNoAxeFindings(page);
  await page.getByRole("checkbox", { name: "Trenton Recessed Navy" }).check({ force: true });
  await page.getByRole("button", { name: "Add 1 sample" }).click();
  await expectNoAxeFindings(page);
});

test("shows that the samples are loading after a link from another page [SMPL-016]", async ({ page }) => {
  const release = await holdScripts(page, /sample-order-list/);
  await page.goto("/faqs");
  await waitUntilHydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Order Samples" }).click();
  await expect(page).toHaveURL(/\/order-samples$/);
  await expect(page.getByText("Loading samples...")).toBeVisible();
  await release();
  await expect(page.getByRole("checkbox", { name: "Trenton Recessed Navy" })).toBeAttached();
  await expect(page.getByText("Loading samples...")).toHaveCount(0);
});
