import { expect, type Page } from "@playwright/test";
import { clickAfterScroll } from "../browser/click-after-scroll";
import { typeCard } from "./checkout-page";

const input = {
  firstName: "Nora",
  lastName: "Field",
  email: "nora@example.com",
  phone: "(406) 555-0177",
  poNumber: "PO-77",
  billing: {
    firstName: "Nora",
    lastName: "Field",
    street1: "9 River Rd",
    city: "Sidney",
    state: "MT",
    zipCode: "59270",
  },
  items: [{ sku: "BASE-30", name: "Base cabinet 30 in.", qty: 2, price: 500, notes: "Hinges on the left" }],
  shippingCharge: { label: "Our own truck", amount: 100 },
  taxPercent: 0,
  additionalNotes: "Delivery needs a week of notice.",
};

/** Creates a quote in the back office, and returns its link. */
export async function createQuoteLink(page: Page, shopUrl: string, change: object = {}): Promise<string> {
  const headers = { Origin: shopUrl };
  await page.request.post("/lake/auth/sign-in", { headers, maxRedirects: 0 });
  const made = await page.request.post("/desk/quotes", { headers, data: { input: { ...input, ...change } } });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = await made.json();
  const opened = await page.request.post(`/desk/quotes/${id}`, { headers, data: { action: "link" } });
  expect(opened.status(), await opened.text()).toBe(200);
  return (await opened.json()).link;
}

/** Changes the quote of this link in the back office. */
export async function changeQuote(page: Page, shopUrl: string, link: string, change: object): Promise<void> {
  const path = `/desk/quotes/${new URL(link).searchParams.get("quoteId")}`;
  const { version } = await (await page.request.get(path)).json();
  const data = { action: "save", version, input: { ...input, ...change } };
  const saved = await page.request.post(path, { headers: { Origin: shopUrl }, data });
  expect(saved.status(), await saved.text()).toBe(200);
}

/** Sends the quote of this link as the signed-in staff member. */
export async function sendQuote(page: Page, shopUrl: string, link: string): Promise<void> {
  const id = new URL(link).searchParams.get("quoteId");
  const headers = { Origin: shopUrl };
  const sent = await page.request.post(`/desk/quotes/${id}`, { headers, data: { action: "send" } });
  expect(sent.status(), await sent.text()).toBe(200);
}

/** Opens the page of a quote, and waits when the rate limit is reached. All tests share one client IP. */
async function openQuote(page: Page, link: string): Promise<void> {
  await expect(async () => expect((await page.goto(link))?.status()).toBe(200)).toPass({
    timeout: 90_000,
    intervals: [10_000],
  });
}

/** Pays a first installment of the quote with a valid card. */
export async function payDeposit(page: Page, link: string, dollars: string): Promise<void> {
  await openQuote(page, link);
  await page.getByRole("radio", { name: "Other amount" }).check();
  await page.getByLabel("Amount to pay now, in dollars").fill(dollars);
  await page
    .getByRole("radio", { name: /^Credit or debit card/ })
    .last()
    .check();
  await clickPayNow(page);
  await expect(page).toHaveURL(/\/order\/success\?.*split=true/, { timeout: 30_000 });
}

/** Opens the balance of a quote, and retries after the rate limit. All tests share one client IP. */
export async function openBalance(page: Page, link: string): Promise<void> {
  await expect(async () => {
    await page.goto(link);
    await page.getByRole("link", { name: "Pay the balance" }).click({ timeout: 5_000 });
    await expect(page.getByLabel("Payment amount, in dollars")).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000, intervals: [10_000] });
}

/** Pays an installment of the balance with a valid card. */
export async function payInstallment(page: Page, dollars: string): Promise<void> {
  await page.getByLabel("Payment amount, in dollars").fill(dollars);
  await payByCard(page);
}

/** Pays the amount on the page with a valid card. */
export async function payByCard(page: Page): Promise<void> {
  await page
    .getByRole("radio", { name: /^Credit or debit card/ })
    .first()
    .check();
  await clickPayNow(page);
}

async function clickPayNow(page: Page): Promise<void> {
  await typeCard(page, "4242424242424242");
  await clickAfterScroll(page.getByRole("button", { name: "Pay Now" }));
}
