import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import {
  fetchOrder,
  fillAddress,
  fillCart,
  openCheckout,
  paidSample,
  readRetryOrderId,
  texas,
} from "../pages/checkout-page";

test.beforeEach(async ({ page }) => {
  await fillCart(page, paidSample);
  await openCheckout(page);
});

/** Chooses PayPal once the total is shown. */
async function choosePaypal(page: Page): Promise<void> {
  await page.getByRole("radio", { name: "PayPal" }).check({ force: true });
  await expect(paypalButton(page)).toBeVisible();
}

function paypalButton(page: Page) {
  return page.frameLocator('iframe[title="PayPal"]').getByRole("button", { name: "Pay with PayPal" });
}

/** Presses the button and returns PayPal's window once it shows the order. */
async function pressPaypal(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await paypalButton(page).click();
  const window = await opened;
  await expect(window.getByRole("button", { name: "Pay Now" })).toBeVisible();
  return window;
}

test("charges one order once when PayPal's balance follows a declined card [CHK-023] [CHK-027] @phone @journey", async ({
  page,
  sandbox,
}) => {
  await fillAddress(page, texas);
  await choosePaypal(page);
  await expect(page.getByRole("button", { name: "Place order" })).toHaveCount(0);

  const window = await pressPaypal(page);
  await expect(window.getByText("$24.30")).toBeVisible();
  await window.getByLabel(/Visa ending in 0002/).check();
  const refused = page.waitForResponse((response) => response.url().endsWith("/api/payment/paypal/capture"));
  await window.getByRole("button", { name: "Pay Now" }).click();
  expect((await refused).status()).toBe(422);

  const id = await readRetryOrderId(page);
  await expect(window.getByLabel(/PayPal balance/)).toBeChecked();
  await window.getByRole("button", { name: "Pay Now" }).click();
  await expect(page).toHaveURL(/\/order\/success$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. Your order is in.");
  expect(window.isClosed()).toBe(true);

  const order = await fetchOrder(page, id);
  expect(order).toMatchObject({ status: "ordered", payments: [{ status: "completed", amountPaid: 24.3 }] });
  const charges = (await sandbox.ledger()).filter(({ charge }) => charge === order.payments[0].transactionId);
  expect(charges).toMatchObject([{ provider: "paypal", amount: 2430 }]);
});

test("validates the whole form before PayPal opens, and charges nothing when its window is closed [CHK-023] [CHK-026] @journey", async ({
  page,
  sandbox,
}) => {
  await fillAddress(page, texas);
  await choosePaypal(page);
  await page.getByRole("group", { name: "Billing address" }).getByLabel("First name").fill("");
  await paypalButton(page).click();
  await expect(
    page.getByText("Please complete all required fields before proceeding with payment."),
  ).toBeVisible();
  expect(await readRetryOrderId(page)).toBe("");

  await page.getByRole("group", { name: "Billing address" }).getByLabel("First name").fill("Ada");
  const charged = (await sandbox.ledger()).length;
  const first = await pressPaypal(page);
  await first.close();
  await expect(page.getByRole("alert").filter({ hasText: "You weren't charged" })).toBeVisible();
  expect((await sandbox.ledger()).length).toBe(charged);

  const id = await readRetryOrderId(page);
  const second = await pressPaypal(page);
  await second.getByRole("button", { name: "Pay Now" }).click();
  await expect(page).toHaveURL(/\/order\/success$/);
  expect((await fetchOrder(page, id)).status).toBe("ordered");
  expect((await sandbox.ledger()).length).toBe(charged + 1);
});

test("shows that PayPal's script failed to load [PAY-030]", async ({ page }) => {
  await page.route(/\/paypal\/sdk\/js/, (route) => route.abort());
  await fillAddress(page, texas);
  await page.getByRole("radio", { name: "PayPal" }).check({ force: true });
  await expect(page.getByText("Failed to load PayPal configuration. Please try again later.")).toBeVisible();
});
