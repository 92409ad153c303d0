import type { Page } from "@playwright/test";
import { test } from "../../fixtures";
import { clickPlaceOrder, fillPaidCheckout, offerStripeCard, typeCard } from "../../pages/checkout-page";
import { openOtherBrowser } from "../pages/other-browser";
import { expect, setUpSalesTests } from "../pages/sales-fixtures";

setUpSalesTests();

/** Creates an order whose card Authorize.Net's filters hold (security code 901), and returns its number. */
async function createHeldOrder(page: Page, shopUrl: string): Promise<string> {
  await offerStripeCard(page.request, shopUrl, false);
  await fillPaidCheckout(page);
  await offerStripeCard(page.request, shopUrl, true);
  await page.getByRole("radio", { name: /Card by Authorize\.Net/ }).check();
  await page.getByLabel("Card number").fill("4111111111111111");
  await page.getByLabel("Expiry month").selectOption("12");
  await page.getByLabel("Expiry year").selectOption({ index: 10 });
  await page.getByLabel("CVV").fill("901");
  await clickPlaceOrder(page);
  await expect(page).toHaveURL(/\/order\/success$/);
  await expect(page.getByText("Card by Authorize.Net, Visa XXXX1111, under review")).toBeVisible();
  return (await page.locator("strong", { hasText: /^\d{9}$/ }).textContent()) ?? "";
}

/** Creates an order of $24.30 that was paid $1.00, because its amount changed during 3-D Secure. */
async function createUnderpaidOrder(page: Page, reprice: (intent: string, amount: number) => Promise<void>) {
  await fillPaidCheckout(page);
  await typeCard(page, "4000002760003184");
  const placed = page.waitForResponse((response) => response.url().endsWith("/api/order"));
  await clickPlaceOrder(page);
  const { order, payment } = await (await placed).json();
  const bank = page.frameLocator('iframe[title="3-D Secure authentication"]');
  await bank.getByRole("button", { name: "Complete authentication" }).waitFor();
  await reprice(payment.paymentIntentId, 100);
  await bank.getByRole("button", { name: "Complete authentication" }).click();
  return order.orderIncrementId as string;
}

test("shows payments in review, accepts one, refunds one, and refunds and cancels one", async ({
  page,
  browser,
  shop,
  sandbox,
}) => {
  const shopper = await openOtherBrowser(browser, { baseURL: shop.url });
  const [accepted, canceled] = [
    await createHeldOrder(shopper, shop.url),
    await createHeldOrder(shopper, shop.url),
  ];
  const short = await createUnderpaidOrder(shopper, sandbox.reprice);

  await page.goto("/studio/payment-reviews");
  await expect(page.getByRole("heading", { name: "Payment reviews" })).toBeVisible();
  const reviewButton = (number: string) => page.getByRole("button", { name: new RegExp(`Order ${number}`) });
  const fact = (term: string) => page.locator("dl > div").filter({ hasText: term }).locator("dd");
  const decide = async (way: string, why: string) => {
    await page.getByRole("button", { name: way, exact: true }).click();
    await page.getByRole("textbox", { name: "Why" }).fill(why);
    await page.getByRole("button", { name: `Yes: ${way.toLowerCase()}` }).click();
  };

  await reviewButton(accepted).click();
  await expect(fact("Why")).toHaveText("The provider is holding it until someone reviews it");
  await expect(fact("Asked for")).toHaveText("$24.30");
  await expect(fact("Paid so far")).toHaveText("$0.00 of $24.30");
  await expect(fact("Customer")).toHaveText("ada@example.com");
  await expect(page.getByRole("button", { name: "Refund", exact: true })).toHaveCount(0);
  await decide("Accept", "Called the bank.");
  await expect(page.getByText("Approved at the provider")).toBeVisible();
  await expect(page.getByText(/Called the bank\.$/)).toBeVisible();
  await expect(fact("Paid so far")).toHaveText("$24.30 of $24.30");
  await expect(reviewButton(accepted)).toHaveCount(0);

  await reviewButton(canceled).click();
  await decide("Refund and cancel", "Not our customer.");
  await expect(page.getByText("Declined at the provider")).toBeVisible();
  await expect(reviewButton(canceled)).toHaveCount(0);

  await reviewButton(short).click();
  await expect(fact("Why")).toHaveText("Paid $1.00, $23.30 are still due");
  await expect(fact("Paid so far")).toHaveText("$1.00 of $24.30");
  await decide("Refund", "Asked to pay again.");
  await expect(page.getByText("$1.00 refunded")).toBeVisible();
  await expect(reviewButton(short)).toHaveCount(0);
  await expect(page.getByText("No payments need review.")).toBeVisible();

  const { orders } = await (await page.request.get(`/desk/orders?search=${accepted}`)).json();
  expect(orders).toMatchObject([{ number: accepted, status: "ordered", paid: 24.3 }]);
});
