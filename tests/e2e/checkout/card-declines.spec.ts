import { expect, test } from "../fixtures";
import {
  clickPlaceOrder,
  clickPlaceOrderAndStopClock,
  fetchOrder,
  fillPaidCheckout,
  payByCard,
  readRetryOrderId,
  typeCard,
} from "../pages/checkout-page";

test.beforeEach(({ page }) => fillPaidCheckout(page));

test("charges once, and records a failed and a completed payment, when a second card follows a decline [CHK-026] [CHK-028] @phone-journey", async ({
  page,
  sandbox,
}) => {
  await typeCard(page, "4000000000000002");
  await clickPlaceOrder(page);
  await expect(page.getByRole("alert")).toContainText("Your card was declined.");
  await expect(page.getByText("Your card was declined.")).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId("payment-error")).toBeFocused();
  await expect(page).toHaveURL(/\/checkout$/);
  const first = await readRetryOrderId(page);

  await payByCard(page);
  await expect(page).toHaveURL(/\/order\/success$/);
  expect(await page.evaluate(() => sessionStorage.getItem("checkout-retry"))).toBeNull();

  const order = await fetchOrder(page, first);
  expect(order.status).toBe("ordered");
  expect(order.payments.map((payment: { status: string }) => payment.status).sort()).toEqual([
    "completed",
    "failed",
  ]);
  const charges = (await sandbox.ledger()).filter((charge) => charge.metadata.orderId === first);
  expect(charges).toHaveLength(1);
});

for (const [number, error] of [
  ["4000000000009995", "Your card has insufficient funds."],
  ["4000000000000069", "Your card has expired."],
  ["4000000000000127", "Your card's security code is incorrect."],
  ["4000000000000119", "An error occurred while processing your card."],
] as const) {
  test(`shows why a card was declined and keeps the order unpaid: "${error}" [CHK-028]`, async ({
    page,
    sandbox,
  }) => {
    await typeCard(page, number);
    await clickPlaceOrder(page);
    await expect(page.getByRole("alert")).toContainText(error);
    const id = await readRetryOrderId(page);
    expect(id).not.toBe("");
    expect((await fetchOrder(page, id)).status).not.toBe("ordered");
    expect((await sandbox.ledger()).filter((charge) => charge.metadata.orderId === id)).toEqual([]);
  });
}

test("clears the error banner after 10 seconds, and pays the same order after a reload [CHK-026] [CHK-031]", async ({
  page,
  sandbox,
}) => {
  await typeCard(page, "4000000000000002");
  await clickPlaceOrderAndStopClock(page);
  const banner = page.getByRole("alert").filter({ hasText: "Your card was declined." });
  await expect(banner).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(banner).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(banner).toHaveCount(0);

  const first = await readRetryOrderId(page);
  await page.reload();
  await page.clock.resume();
  await expect(page.getByRole("group", { name: "Billing address" }).getByLabel("First name")).toHaveValue(
    "Ada",
  );
  await payByCard(page);
  await expect(page).toHaveURL(/\/order\/success$/);
  const charges = (await sandbox.ledger()).filter((charge) => charge.metadata.orderId === first);
  expect(charges).toHaveLength(1);
});

test("charges once when 'Place order' is double-clicked [CHK-004] [CHK-025] @journey", async ({
  page,
  sandbox,
}) => {
  const before = (await sandbox.ledger()).length;
  await typeCard(page, "4242424242424242");
  await page.getByRole("button", { name: "Place order" }).dblclick();
  await expect(page).toHaveURL(/\/order\/success$/);
  expect((await sandbox.ledger()).length - before).toBe(1);
});

test("shows an empty cart and nothing to pay when the shopper goes back from the thank-you page [SMPL-019] [CHK-029]", async ({
  page,
}) => {
  await payByCard(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. Your order is in.");
  await page.goBack();
  await expect(page.getByText("Looks like you have not added anything to your cart.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Place order" })).toHaveCount(0);
});
