import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { clickAfterScroll, scrollIntoViewAndPaint } from "../browser/click-after-scroll";
import { stopClock } from "../browser/clock";

/** The SKU of a sample that costs $12.50, and of a free one. */
export const paidSample = "SMPL-UPBW";
export const freeSample = "SMPL-TRNV";

export const montana = { city: "Sidney", state: "MT", zip: "59270" };
export const texas = { city: "Dallas", state: "TX", zip: "75201" };

/** Puts samples into the browser's cart as the shop's own pages do. */
export async function fillCart(page: Page, ...skus: string[]): Promise<void> {
  if (!page.url().startsWith("http")) await page.goto("/payment/fail");
  await page.evaluate(async (wanted) => {
    const answer = await (await fetch(`/api/samples?skus=${wanted.join(",")}`)).json();
    const items = answer.samples.map((sample: Record<string, unknown>) => ({
      name: sample.name,
      sku: sample.sku,
      qty: 1,
      finish: sample.finish,
    }));
    localStorage.setItem("selectedSamples", JSON.stringify({ items, expiry: Date.now() + 86_400_000 }));
  }, skus);
}

/** Opens the checkout and waits for hydration, which loads the cart. */
export async function openCheckout(page: Page): Promise<void> {
  await page.goto("/checkout");
  await expect(page.getByText("Loading cart...")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Place order" })).toBeVisible();
}

/** Opens the sample list and waits for hydration, which enables its buttons. */
export async function openSampleList(page: Page): Promise<void> {
  await page.goto("/order-samples");
  await expect(page.getByText("Loading cart...")).toHaveCount(0);
}

type Location = { readonly city: string; readonly state: string; readonly zip: string };

/** Fills in the billing address and ships to it. */
export async function fillAddress(page: Page, location: Location): Promise<void> {
  await fillBilling(page, location);
  await page.getByLabel("Same as billing").check();
}

/** Fills in the whole checkout of a free sample, except for the submit button. */
export async function fillFreeCheckout(page: Page): Promise<void> {
  await fillCart(page, freeSample);
  await openCheckout(page);
  await fillAddress(page, montana);
  await expect(page.getByText("No payment is needed for this order.")).toBeVisible();
}

/** Fills in the checkout of a sample that costs $24.30 in all, except for the card. */
export async function fillPaidCheckout(page: Page, ...more: string[]): Promise<void> {
  await fillCart(page, paidSample, ...more);
  await openCheckout(page);
  await fillAddress(page, texas);
}

/** Ships to the billing address and places the order at once, before the rate is shown. */
export async function shipToBillingAndSubmitAtOnce(page: Page): Promise<void> {
  await page.getByLabel("Same as billing").evaluate(async (box: HTMLElement) => {
    box.click();
    await new Promise(requestAnimationFrame);
    box.closest("form")?.requestSubmit();
  });
}

export async function fillBilling(page: Page, location: Location): Promise<void> {
  const billing = page.getByRole("group", { name: "Billing address" });
  await billing.getByLabel("First name").fill("Ada");
  await billing.getByLabel("Last name").fill("Lovelace");
  await billing.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  await billing.getByLabel("Phone").fill("(406) 555-0123");
  await billing.getByLabel("Street address").fill("12 Main St");
  await billing.getByLabel("City").fill(location.city);
  await billing.getByLabel("State").selectOption(location.state);
  await billing.getByLabel("ZIP code").fill(location.zip);
}

export function locateCardNumber(page: Page) {
  return page.frameLocator('iframe[title="Secure card number input frame"]').locator("input");
}

export function locateCardExpiry(page: Page) {
  return page.frameLocator('iframe[title="Secure expiration date input frame"]').locator("input");
}

export function locateCardCvc(page: Page) {
  return page.frameLocator('iframe[title="Secure CVC input frame"]').locator("input");
}

export async function typeCard(page: Page, number: string): Promise<void> {
  // Chromium renders a frame of another origin only after it was in the viewport.
  await page.locator('iframe[title="Secure card number input frame"]').scrollIntoViewIfNeeded();
  await locateCardNumber(page).fill("");
  await locateCardNumber(page).pressSequentially(number);
  await locateCardExpiry(page).fill("");
  await locateCardExpiry(page).pressSequentially("1234");
  await locateCardCvc(page).fill("");
  await locateCardCvc(page).pressSequentially("123");
}

export async function clickPlaceOrder(page: Page): Promise<void> {
  await clickAfterScroll(placeOrderButton(page));
}

/** Presses "Place order" and stops the page's clock. Only `page.clock.runFor` advances it afterwards. */
export async function clickPlaceOrderAndStopClock(page: Page): Promise<void> {
  await scrollIntoViewAndPaint(placeOrderButton(page));
  await stopClock(page);
  await placeOrderButton(page).click();
}

const placeOrderButton = (page: Page) => page.getByRole("button", { name: "Place order" });

/** Types a card that always succeeds, and places the order. */
export async function payByCard(page: Page): Promise<void> {
  await typeCard(page, "4242424242424242");
  await clickPlaceOrder(page);
}

/** Fetches the order that the page placed, with the browser's cookie. */
export async function fetchOrder(page: Page, id: string) {
  const answer = await page.request.patch("/api/order", { data: { id } });
  return (await answer.json()).order;
}

/** Returns the id of the order that a retry in this tab pays. */
export async function readRetryOrderId(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem("checkout-retry") ?? "{}").orderId ?? "");
}

/** Publishes a sample's price in dollars, as an editor would. */
export function publishPrice(
  request: APIRequestContext,
  shopUrl: string,
  styleId: string,
  price: number,
): Promise<void> {
  return publishField(request, shopUrl, styleId, "sample.price", price);
}

/** Publishes one field of a document, as an editor would. */
export function publishField(
  request: APIRequestContext,
  shopUrl: string,
  id: string,
  field: string,
  value: unknown,
): Promise<void> {
  return publishPatch(request, shopUrl, { id, set: { [field]: value } });
}

/** Publishes mutations of a document, as an editor would. */
export async function publishPatch(
  request: APIRequestContext,
  shopUrl: string,
  patch: Readonly<Record<string, unknown>>,
): Promise<void> {
  const headers = { Origin: shopUrl };
  await request.post("/lake/auth/sign-in", { headers, maxRedirects: 0 });
  const mutations = [{ patch }];
  const answer = await request.post("/lake/v2025-02-19/data/mutate/production", {
    headers,
    data: { mutations },
  });
  expect(answer.status()).toBe(200);
}

/** Switches the Stripe card method on or off; the checkout shows only one method that takes cards. */
export function offerStripeCard(
  request: APIRequestContext,
  shopUrl: string,
  isOffered: boolean,
): Promise<void> {
  return publishField(request, shopUrl, "payment-online-payment", "enabled", isOffered);
}
