import type { Page } from "@playwright/test";
import type Stripe from "stripe";
import { holdRequests } from "#tests/support/browser/hold-requests";
import { expect, test } from "./fixtures";

const numberField = (page: Page) =>
  page.frameLocator('iframe[title="Secure card number input frame"]').locator("input");
const expiryField = (page: Page) =>
  page.frameLocator('iframe[title="Secure expiration date input frame"]').locator("input");
const cvcField = (page: Page) => page.frameLocator('iframe[title="Secure CVC input frame"]').locator("input");
const challenge = (page: Page) => page.frameLocator('iframe[title="3-D Secure authentication"]');

async function openForm(page: Page, shopUrl: string, stripe: Stripe, amount: number): Promise<string> {
  const intent = await stripe.paymentIntents.create({
    amount,
    currency: "usd",
    allowed_payment_method_types: ["card"],
  });
  await page.goto(`${shopUrl}/card#${intent.client_secret}`);
  await expect(numberField(page)).toBeVisible();
  return intent.id;
}

async function typeCard(page: Page, number: string): Promise<void> {
  await numberField(page).pressSequentially(number);
  await expiryField(page).pressSequentially("1234");
  await cvcField(page).pressSequentially("123");
}

test("pays with the success card and never exposes its number to the shop's page [PAY-003]", async ({
  page,
  shopUrl,
  stripe,
  sandbox,
}) => {
  const id = await openForm(page, shopUrl, stripe, 2245);
  await typeCard(page, "4242424242424242");
  await expect(numberField(page)).toHaveValue("4242 4242 4242 4242");
  await expect(expiryField(page)).toHaveValue("12 / 34");
  await expect(page.getByTestId("field")).toHaveText("complete visa");
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByTestId("payment-message")).toHaveText("succeeded");
  expect(await page.content()).not.toContain("4242 4242");
  expect((await sandbox.control.ledger()).filter((entry) => entry.intent === id)).toHaveLength(1);
});

test("accepts only digits in the card fields, follows Tab order, and pays on Enter", async ({
  page,
  shopUrl,
  stripe,
}) => {
  await openForm(page, shopUrl, stripe, 900);
  await page.getByText("Card number").click();
  await expect(numberField(page)).toBeFocused();
  await page.keyboard.type("4242-4242x4242 4242");
  await page.keyboard.press("Tab");
  await expect(expiryField(page)).toBeFocused();
  await page.keyboard.type("12/34");
  await page.keyboard.press("Tab");
  await expect(cvcField(page)).toBeFocused();
  await page.keyboard.type("12a3");
  await expect(cvcField(page)).toHaveValue("123");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("payment-message")).toHaveText("succeeded");
});

test("keeps digits typed before the script of a card field loads", async ({ page, shopUrl, stripe }) => {
  const release = await holdRequests(page, ({ pathname }) => pathname === "/stripe/scripts/field.js");
  const intent = await stripe.paymentIntents.create({ amount: 900, currency: "usd" });
  await page.goto(`${shopUrl}/card#${intent.client_secret}`, { waitUntil: "commit" });
  await typeCard(page, "4242424242424242");
  await expect(numberField(page)).toHaveValue("4242424242424242");
  release();
  await expect(numberField(page)).toHaveValue("4242 4242 4242 4242");
  await expect(expiryField(page)).toHaveValue("12 / 34");
  await expect(cvcField(page)).toHaveValue("123");
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByTestId("payment-message")).toHaveText("succeeded");
});

test("keeps digits typed before the script of the payment element loads", async ({
  page,
  shopUrl,
  stripe,
}) => {
  const release = await holdRequests(page, ({ pathname }) => pathname === "/stripe/scripts/payment-form.js");
  const intent = await stripe.paymentIntents.create({ amount: 5100, currency: "usd" });
  await page.goto(`${shopUrl}/payment#${intent.client_secret}`, { waitUntil: "commit" });
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await frame.getByLabel("Card number").pressSequentially("378282246310005");
  await frame.getByLabel("Expiration date").pressSequentially("1234");
  await frame.getByLabel("Security code").pressSequentially("1234");
  release();
  await expect(frame.getByLabel("Card number")).toHaveValue("3782 822463 10005");
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByTestId("payment-message")).toHaveText("succeeded");
});

test("deletes a card number across its separators with Backspace", async ({ page, shopUrl, stripe }) => {
  await openForm(page, shopUrl, stripe, 900);
  await expiryField(page).pressSequentially("123");
  await expect(expiryField(page)).toHaveValue("12 / 3");
  for (let pressCount = 0; pressCount < 3; pressCount += 1) await expiryField(page).press("Backspace");
  await expect(expiryField(page)).toHaveValue("");
});

test("rejects a card number that is not a test card while it is typed", async ({
  page,
  shopUrl,
  stripe,
  sandbox,
}) => {
  await openForm(page, shopUrl, stripe, 900);
  await typeCard(page, "4012888888881881");
  await expect(page.getByTestId("field")).toHaveText(
    "This is a demo shop: please use a test card, such as 4242 4242 4242 4242.",
  );
  const before = (await sandbox.control.requests()).filter((it) => it.path === "/v1/payment_methods").length;
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByTestId("payment-message")).toHaveText(
    "error: This is a demo shop: please use a test card, such as 4242 4242 4242 4242.",
  );
  const after = (await sandbox.control.requests()).filter((it) => it.path === "/v1/payment_methods").length;
  expect(after).toBe(before);
});

test("shows that a card field is incomplete", async ({ page, shopUrl, stripe }) => {
  await openForm(page, shopUrl, stripe, 900);
  await numberField(page).pressSequentially("4242424242424242");
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByTestId("payment-message")).toHaveText(
    "error: Your card's expiration date is incomplete.",
  );
});

test("lists the test cards and fills the form from one of them", async ({ page, shopUrl, stripe }) => {
  await openForm(page, shopUrl, stripe, 900);
  await numberField(page).press("ArrowDown");
  const list = page.frameLocator('iframe[title="Test cards"]');
  await list.getByRole("button", { name: /Insufficient funds/ }).click();
  await expect(numberField(page)).toHaveValue("4000 0000 0000 9995");
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByTestId("payment-message")).toHaveText("error: Your card has insufficient funds.");
});

test("charges one payment when a second card follows a decline", async ({
  page,
  shopUrl,
  stripe,
  sandbox,
}) => {
  const id = await openForm(page, shopUrl, stripe, 1700);
  await typeCard(page, "4000000000000002");
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByTestId("payment-message")).toHaveText("error: Your card was declined.");
  await numberField(page).fill("");
  await numberField(page).pressSequentially("4242424242424242");
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByTestId("payment-message")).toHaveText("succeeded");
  expect((await sandbox.control.ledger()).filter((entry) => entry.intent === id)).toHaveLength(1);
});

const refusedByBank =
  "error: We are unable to authenticate your payment method. Please choose a different payment method and try again.";

for (const [title, number, button, messages] of [
  ["completed", "4000002760003184", "Complete authentication", "succeeded"],
  ["completed at once", "4000002500003155", "Complete authentication", "succeeded"],
  ["failed", "4000002760003184", "Fail authentication", refusedByBank],
  ["closed", "4000002760003184", "Close without authenticating", refusedByBank],
  [
    "completed and then declined",
    "4000008400001629",
    "Complete authentication",
    "error: Your card was declined.",
  ],
] as const) {
  test(`reports 3-D Secure ${title} for card ${number.slice(-4)}`, async ({ page, shopUrl, stripe }) => {
    await openForm(page, shopUrl, stripe, 4400);
    await typeCard(page, number);
    await page.getByRole("button", { name: "Pay" }).click();
    await expect(challenge(page).getByText("$44.00")).toBeVisible();
    await challenge(page).getByRole("button", { name: button }).click();
    await expect(page.getByTestId("payment-message")).toHaveText(messages);
  });
}

test("closes 3-D Secure on Escape and returns the focus to the shop", async ({ page, shopUrl, stripe }) => {
  await openForm(page, shopUrl, stripe, 4400);
  await typeCard(page, "4000002760003184");
  await page.getByRole("button", { name: "Pay" }).focus();
  await page.keyboard.press("Enter");
  await expect(challenge(page).getByRole("heading", { name: "3-D Secure authentication" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("payment-message")).toHaveText(refusedByBank);
  await expect(page.getByRole("button", { name: "Pay" })).toBeFocused();
});

test("pays with the three fields of the payment element", async ({ page, shopUrl, stripe }) => {
  const intent = await stripe.paymentIntents.create({ amount: 5100, currency: "usd" });
  await page.goto(`${shopUrl}/payment#${intent.client_secret}`);
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await expect(frame.getByLabel("Card number")).toBeEditable();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByTestId("payment-message")).toHaveText("error: Your card number is incomplete.");
  await frame.getByLabel("Card number").pressSequentially("378282246310005");
  await frame.getByLabel("Expiration date").pressSequentially("1234");
  await frame.getByLabel("Security code").pressSequentially("1234");
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByTestId("payment-message")).toHaveText("succeeded");
});

test("answers a message that the shop's page sends before the card frame listens", async ({
  page,
  shopUrl,
  stripe,
}) => {
  const intent = await stripe.paymentIntents.create({ amount: 5100, currency: "usd" });
  const release = await holdRequests(page, ({ pathname }) => pathname === "/stripe/frame/payment");
  await page.goto(`${shopUrl}/payment#${intent.client_secret}`, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.locator('iframe[title="Secure payment input frame"]')).toBeAttached();
  release();
  await expect(page.getByTestId("payment-message")).toHaveText("error: Your card number is incomplete.");
});

test("declares the Stripe.js release that the installed package expects", async ({
  page,
  shopUrl,
  stripe,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  await openForm(page, shopUrl, stripe, 900);
  expect(await page.evaluate(() => Reflect.get(window.Stripe ?? {}, "version"))).toBe("endive");
  expect(warnings).toEqual([]);
});
