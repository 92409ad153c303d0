import type { Page } from "@playwright/test";
import { clickAfterScroll } from "../browser/click-after-scroll";
import { expect, test } from "../fixtures";
import {
  clickPlaceOrder,
  fetchOrder,
  fillCart,
  fillPaidCheckout,
  openCheckout,
  paidSample,
  publishField,
  readRetryOrderId,
} from "../pages/checkout-page";
import { createQuoteLink } from "../pages/quote-page";

const method = "payment-online-payment";

/** The redirect to the bank and back loads three documents. */
const slowly = { timeout: 30_000 };

test.beforeEach(async ({ page, shop }) => {
  await publishField(page.request, shop.url, method, "availableMethods", ["card"]);
});
test.afterEach(({ page, shop }) => publishField(page.request, shop.url, method, "availableMethods", []));

async function typeIntoElement(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await page.locator('iframe[title="Secure payment input frame"]').scrollIntoViewIfNeeded();
  await frame.getByLabel("Card number").fill(number);
  await frame.getByLabel("Expiration date").fill("1234");
  await frame.getByLabel("Security code").fill("123");
}

test("redirects the shopper from the payment element to the bank and back to the thank-you page [PAY-015] [PAY-023] [PAY-033] [PAY-038] @phone-journey", async ({
  page,
}) => {
  await fillPaidCheckout(page);
  await expect(page.locator('iframe[title="Secure payment input frame"]')).toBeAttached(slowly);
  await clickPlaceOrder(page);
  await expect(page.getByText("Payment details are required to continue.").first()).toBeVisible();
  await typeIntoElement(page, "4000002500003155");
  await clickPlaceOrder(page);
  await expect(page).toHaveURL(/\/stripe\/authenticate\/pi_/, slowly);
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await expect(page).toHaveURL(/\/order\/success$/, slowly);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. Your order is in.");
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("selectedSamples");
});

test("shows the failure page after a refusal by the bank, and lets the order be paid again [PAY-034] [PAY-039] [CHK-026] @journey", async ({
  page,
}) => {
  await fillPaidCheckout(page);
  await typeIntoElement(page, "4000002500003155");
  await clickPlaceOrder(page);
  await page.getByRole("button", { name: "Fail authentication" }).click();
  await expect(page).toHaveURL(/\/payment\/fail$/, slowly);
  const id = await readRetryOrderId(page);
  expect((await fetchOrder(page, id)).status).toBe("pending_payment");

  await openCheckout(page);
  await typeIntoElement(page, "4242424242424242");
  await clickPlaceOrder(page);
  await expect(page).toHaveURL(/\/order\/success$/, slowly);
  expect((await fetchOrder(page, id)).status).toBe("ordered");
});

test("shows only the failure page for a forged return URL [PAY-033] [PAY-039]", async ({ page }) => {
  await page.goto(
    "/payment/verify/stripe?payment_intent=pi_made_up&payment_intent_client_secret=pi_made_up_secret_x",
  );
  await expect(page).toHaveURL(/\/payment\/fail\?unconfirmed=true$/, slowly);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We couldn't confirm a payment.");
  await page.goto("/payment/verify/paypal");
  await expect(page).toHaveURL(/\/payment\/fail\?unconfirmed=true$/, slowly);
});

test("turns a quote that is paid at the bank into an order, and keeps the samples in the cart [PAY-035] [PAY-038] [QUOT-014] @journey", async ({
  page,
  shop,
}) => {
  await fillCart(page, paidSample);
  await page.goto(await createQuoteLink(page, shop.url));
  await page
    .getByRole("radio", { name: /^Credit or debit card/ })
    .first()
    .check();
  await expect(page.locator('iframe[title="Secure payment input frame"]')).toBeAttached(slowly);
  await clickAfterScroll(page.getByRole("button", { name: "Pay Now" }));
  await expect(page.getByText("Payment details are required to continue.").first()).toBeVisible();
  await typeIntoElement(page, "4000002500003155");
  await clickAfterScroll(page.getByRole("button", { name: "Pay Now" }));
  await page.getByRole("button", { name: "Complete authentication" }).click(slowly);
  await expect(page).toHaveURL(/\/order\/success\?paid=true$/, slowly);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. We received your payment.");
  expect(await page.evaluate(() => Object.keys(localStorage))).toContain("selectedSamples");
});

test("links back to the quote after a failure at the bank, without mention of a cart [PAY-034] [ORD-014] @phone", async ({
  page,
  shop,
  browser,
}) => {
  const link = await createQuoteLink(page, shop.url);
  await page.goto(link);
  await page
    .getByRole("radio", { name: /^Credit or debit card/ })
    .first()
    .check();
  await typeIntoElement(page, "4000002500003155");
  await clickAfterScroll(page.getByRole("button", { name: "Pay Now" }));
  await page.getByRole("button", { name: "Fail authentication" }).click(slowly);
  await expect(page).toHaveURL(/\/payment\/fail\?quote=true$/, slowly);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your payment didn't go through.");
  await expect(page.locator("main")).not.toContainText(/cart|samples/i);
  await page.getByRole("link", { name: "Back to your quote" }).click();
  await expect(page).toHaveURL(link, slowly);
  await expect(page.getByRole("button", { name: "Pay Now" })).toBeVisible();

  const elsewhere = await browser.newPage();
  await elsewhere.goto(`${shop.url}/payment/fail?quote=true`);
  await expect(elsewhere.getByText("To try paying again, open the link in your quote email.")).toBeVisible();
  await elsewhere.close();
});
