import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./fixtures";
import { openSampleList } from "./walks/checkout-walk";
import { stopClock } from "./walks/clock";

test.beforeEach(({ page }) => openSampleList(page));

test("nothing chosen is answered, and the answer goes after five seconds [SMPL-012] [SMPL-013] @phone", async ({
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

test("samples are 60 by 80, and the board narrows by brand, line and color [SMPL-013] [SMPL-017]", async ({
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
});

test("the cart holds one of each, and empties by line or at once [SMPL-008] [SMPL-009] [SMPL-010] [SMPL-011] [SMPL-022] [PAGE-012]", async ({
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

test("axe finds nothing on the board, with and without a cart [SMPL-016] @phone", async ({ page }) => {
  const violations = async () =>
    (await new AxeBuilder({ page }).analyze()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
    );
  expect(await violations()).toEqual([]);
  await page.getByRole("checkbox", { name: "Trenton Recessed Navy" }).check({ force: true });
  await page.getByRole("button", { name: "Add 1 sample" }).click();
  expect(await violations()).toEqual([]);
});
