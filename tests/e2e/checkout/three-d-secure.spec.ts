import { expect, test } from "../fixtures";
import {
  clickPlaceOrder,
  fetchOrder,
  fillPaidCheckout,
  openCheckout,
  payByCard,
  readRetryOrderId,
  typeCard,
} from "../pages/checkout-page";

const notAuthenticated = "We are unable to authenticate your payment method.";

test.beforeEach(({ page }) => fillPaidCheckout(page));

for (const number of ["4000002760003184", "4000002500003155"]) {
  test(`pays the order after 3-D Secure succeeds (${number}) [CHK-027] @journey`, async ({ page }) => {
    await typeCard(page, number);
    await clickPlaceOrder(page);
    const bank = page.frameLocator('iframe[title="3-D Secure authentication"]');
    await bank.getByRole("button", { name: "Complete authentication" }).click();
    await expect(page).toHaveURL(/\/order\/success$/);
  });
}

for (const [how, button] of [
  ["failed", "Fail authentication"],
  ["closed", "Close without authenticating"],
] as const) {
  test(`reports 3-D Secure that was ${how}, keeps the order, and charges another card for it [CHK-026] [CHK-028] @journey`, async ({
    page,
    sandbox,
  }) => {
    await typeCard(page, "4000002760003184");
    await clickPlaceOrder(page);
    const bank = page.frameLocator('iframe[title="3-D Secure authentication"]');
    await bank.getByRole("button", { name: button }).click();
    await expect(page.getByRole("alert")).toContainText(notAuthenticated);
    const id = await readRetryOrderId(page);
    await payByCard(page);
    await expect(page).toHaveURL(/\/order\/success$/);
    expect((await sandbox.ledger()).filter((charge) => charge.metadata.orderId === id)).toHaveLength(1);
  });
}

test("shows a decline by the bank after 3-D Secure succeeds [CHK-028]", async ({ page }) => {
  await typeCard(page, "4000008400001629");
  await clickPlaceOrder(page);
  const bank = page.frameLocator('iframe[title="3-D Secure authentication"]');
  await bank.getByRole("button", { name: "Complete authentication" }).click();
  await expect(page.getByRole("alert")).toContainText("Your card was declined.");
});

test("keeps the order unpaid when the tab leaves 3-D Secure, and pays it after the return [CHK-026]", async ({
  page,
}) => {
  await typeCard(page, "4000002760003184");
  await clickPlaceOrder(page);
  await expect(page.locator('iframe[title="3-D Secure authentication"]')).toBeVisible();
  const id = await readRetryOrderId(page);
  await page.goto("/order-samples");
  expect((await fetchOrder(page, id)).status).not.toBe("ordered");

  await openCheckout(page);
  await payByCard(page);
  await expect(page).toHaveURL(/\/order\/success$/);
  expect((await fetchOrder(page, id)).status).toBe("ordered");
});
