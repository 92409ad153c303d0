import { holdRequests } from "#tests/support/browser/hold-requests";
import { expect, test } from "../fixtures";
import {
  clickPlaceOrder,
  fillAddress,
  fillFreeCheckout,
  montana,
  texas,
  typeCard,
} from "../pages/checkout-page";

test("lets a shopper choose a finish, add its sample, pay by card, and see the thank-you page [SMPL-001] [SMPL-014] [CHK-025] [CHK-027] [CHK-029] [ORD-008] [ORD-011] @phone-journey", async ({
  page,
  sandbox,
}) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Trenton Recessed Navy" }).first().click();
  await expect(page).toHaveURL(/\/products\/kitchen-cabinets\/jsi-cabinetry\/trnv$/);
  await page.getByRole("radio", { name: "Royal" }).check();
  await expect(page).toHaveURL(/\/trnv\?type=color&value=royal$/);
  await page.getByRole("button", { name: "Add free sample" }).click();
  await expect(
    page.getByText("Item Trenton Recessed Royal Sample Door has been successfully added."),
  ).toBeVisible();

  await page.getByRole("contentinfo").getByRole("link", { name: "Order samples" }).click();
  await expect(page).toHaveURL(/\/order-samples$/);
  await page.getByRole("checkbox", { name: /^Upton Brown \$/ }).check({ force: true });
  await page.getByRole("button", { name: "Add 1 sample" }).click();
  await expect(
    page.getByRole("status").getByText("Item Upton Brown Sample Door has been successfully added."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Check out" }).click();

  await expect(page).toHaveURL(/\/checkout$/);
  await fillAddress(page, texas);
  await expect(page.getByText("Standard shipping", { exact: true })).toBeVisible();
  await typeCard(page, "4242424242424242");
  const placed = page.waitForResponse((response) => response.url().endsWith("/api/order"));
  await clickPlaceOrder(page);
  const { order } = await (await placed).json();

  await expect(page).toHaveURL(/\/order\/success$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. Your order is in.");
  await expect(page.locator("strong", { hasText: order.orderIncrementId })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("selectedSamples");
  expect(await page.evaluate(() => localStorage.getItem("order-success"))).toBeNull();

  const known = await (await page.request.patch("/api/order", { data: { id: order.id } })).json();
  expect(known.order).toMatchObject({
    status: "ordered",
    paymentStatus: "completed",
    total: 24.3,
    subtotal: 12.5,
    shippingAmount: 9.95,
    taxAmount: 1.85,
  });
  expect(known.order.items.map((item: { sku: string }) => item.sku).sort()).toEqual([
    "SMPL-TRRY",
    "SMPL-UPBW",
  ]);
  const charges = (await sandbox.ledger()).filter((charge) => charge.metadata.orderId === order.id);
  expect(charges.map(({ amount }) => amount)).toEqual([2430]);

  await expect(async () => {
    await page.goto("/demo/mailbox");
    await expect(page.getByText(`order ${order.orderIncrementId}`).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
});

test("places a free order without payment, and redirects a reloaded thank-you page to checkout [CHK-001] [CHK-002] [ORD-007] [ORD-008] @phone @journey", async ({
  page,
}) => {
  await page.goto("/order-samples");
  await page.getByRole("checkbox", { name: "Trenton Recessed Navy" }).check({ force: true });
  await page.getByRole("button", { name: "Add 1 sample" }).click();
  await page.getByRole("link", { name: "Check out" }).click();
  await fillAddress(page, montana);
  await expect(page.getByText("No payment is needed for this order.")).toBeVisible();
  await clickPlaceOrder(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. Your order is in.");

  await page.reload();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(
    page.getByText("Looks like you have not added anything to your cart. Go ahead & add items to your cart."),
  ).toBeVisible();
});

test("keeps the form busy until the thank-you page is shown [CHK-004]", async ({ page }) => {
  const letThanksCome = await holdRequests(page, ({ pathname }) => pathname === "/order/success.data");
  await fillFreeCheckout(page);
  const thanksAsked = page.waitForRequest(/\/order\/success\.data/);
  await clickPlaceOrder(page);
  await thanksAsked;
  await expect(page.locator('button[type="submit"][aria-busy="true"]')).toBeVisible();
  letThanksCome();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. Your order is in.");
});
