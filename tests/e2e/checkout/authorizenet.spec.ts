import type { Page, Request } from "@playwright/test";
import { expect, test } from "../fixtures";
import {
  clickPlaceOrder,
  fetchOrder,
  fillPaidCheckout,
  offerStripeCard,
  readRetryOrderId,
} from "../pages/checkout-page";

const number = "4111111111111111";

test.beforeEach(({ request, shop }) => offerStripeCard(request, shop.url, false));
test.afterEach(({ request, shop }) => offerStripeCard(request, shop.url, true));

async function chooseTerminal(page: Page): Promise<void> {
  await fillPaidCheckout(page);
  await page.getByRole("radio", { name: /Card by Authorize\.Net/ }).check();
  await expect(page.getByLabel("Card number")).toBeVisible();
}

async function typeCard(page: Page, code = "123"): Promise<void> {
  await page.getByLabel("Card number").pressSequentially("4111 1111-1111 1111");
  await page.getByLabel("Expiry month").selectOption("12");
  await page.getByLabel("Expiry year").selectOption({ index: 10 });
  await page.getByLabel("CVV").fill(code);
}

test("validates a card at Authorize.Net, charges it once, and never sends its number to the shop [PAY-017] [PAY-018] [PAY-019] [PAY-020] [PAY-021] [CHK-010] @journey", async ({
  page,
  sandbox,
  shop,
}) => {
  const toShop: Request[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(shop.url)) toShop.push(request);
  });
  await chooseTerminal(page);
  await clickPlaceOrder(page);
  for (const text of [
    "Card number is required",
    "Expiry is required",
    "Expiry year is invalid",
    "CVV is required",
  ]) {
    await expect(page.getByText(text).last()).toBeVisible();
  }
  await expect(page.getByLabel("Expiry month").getByRole("option")).toHaveCount(13);
  await expect(page.getByLabel("Expiry year").getByRole("option")).toHaveCount(12);

  await typeCard(page);
  await expect(page.getByLabel("Card number")).toHaveValue(number);
  await expect(page.getByText("Card number is required")).toHaveCount(0);
  await clickPlaceOrder(page);
  await expect(page).toHaveURL(/\/order\/success/);
  await expect(page.getByText("Card by Authorize.Net, Visa XXXX1111")).toBeVisible();

  const charges = (await sandbox.ledger()).filter(({ provider }) => provider === "authorizenet");
  expect(charges).toHaveLength(1);
  for (const request of toShop) {
    expect(`${request.url()} ${request.postData() ?? ""}`).not.toContain(number);
  }
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    number,
  );
});

test("shows a decline by Authorize.Net and charges another card for the same order [CHK-026] [PAY-028] @journey", async ({
  page,
}) => {
  await chooseTerminal(page);
  const billing = page.getByRole("group", { name: "Billing address" });
  await page.getByLabel("Same as billing").uncheck();
  await billing.getByLabel("ZIP code").fill("46282");
  await typeCard(page);
  await clickPlaceOrder(page);
  await expect(page.getByText("This transaction has been declined.")).toBeVisible();
  const id = await readRetryOrderId(page);

  await billing.getByLabel("ZIP code").fill("75201");
  await clickPlaceOrder(page);
  await expect(page).toHaveURL(/\/order\/success/);
  expect((await fetchOrder(page, id)).payments.map(({ status }: { status: string }) => status)).toEqual([
    "failed",
    "completed",
  ]);
});
