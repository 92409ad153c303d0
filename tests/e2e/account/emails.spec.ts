import type { Browser, Page } from "@playwright/test";
import { expectReadableColors } from "#tests/support/browser/axe";
import { findWideElements } from "#tests/support/browser/sideways-scroll";
import type { EmailKind } from "~/domains/email/email-kind";
import { expect, test } from "../fixtures";
import { signIn } from "../pages/account-page";
import { fillPaidCheckout, payByCard } from "../pages/checkout-page";
import { fetchEmailBody, matchInvitationSubject } from "../pages/mailbox-page";
import { createQuoteLink, payDeposit, payInstallment, sendQuote } from "../pages/quote-page";

const looks = [390, 800].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Renders an email as an email client does: as a separate document, without script, in four variants. */
async function expectEmail(browser: Browser, html: string, texts: readonly (string | RegExp)[]) {
  const page = await browser.newPage();
  await page.setContent(html, { waitUntil: "load" });
  for (const text of texts) await expect(page.locator("body")).toContainText(text);
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await findWideElements(page), `${texts[0]} at ${width} px`).toEqual([]);
    await expectReadableColors(page);
    expect(await page.evaluate(areColumnsSideBySide), `columns at ${width} px`).toBe(width > 480);
  }
  const missing = await page.evaluate(() =>
    [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
  );
  expect(missing).toEqual([]);
  await page.close();
}

/**
 * True if the cells of a folding table are side by side. An email without such a table returns what its width
 * requires.
 */
function areColumnsSideBySide(): boolean {
  const rows = [...document.querySelectorAll(".pairs tr, .columns tr")];
  return rows.length === 0
    ? innerWidth > 480
    : rows.some(({ children: [first, second] }) =>
        Boolean(first && second && second.getBoundingClientRect().top < first.getBoundingClientRect().bottom),
      );
}

async function orderByCard(page: Page): Promise<string> {
  await fillPaidCheckout(page);
  await payByCard(page);
  await expect(page).toHaveURL(/\/order\/success$/, { timeout: 30_000 });
  return (await page.locator("strong", { hasText: /^\d{9}$/ }).textContent()) ?? "";
}

test("shows an order's card on receipt, emails and account, with both emails light and dark at 390 and 800 px [MAIL-001] [MAIL-002] [MAIL-005] [PAY-003] [PAY-024]", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const number = await orderByCard(page);
  await expect(page.getByText("Credit or debit card, Visa XXXX4242, paid")).toBeVisible();

  const details = [
    number,
    "Credit or debit card, Visa XXXX4242 · Paid",
    "Standard shipping",
    "Upton Brown Sample Door",
  ];
  const amounts = ["SMPL-UPBW", "$12.50", "$9.95", "$1.85", "$24.30", "12 Main St", "Dallas, TX 75201"];
  await expectEmail(browser, await fetchEmailBody(page, `Your Stile & Rail order ${number}`), [
    "Thank you, Ada.",
    "Here are the details. Let us know soon if anything looks wrong.",
    "Questions? Just reply to this email.",
    ...details,
    ...amounts,
  ]);
  await expectEmail(browser, await fetchEmailBody(page, `New order ${number} from Ada Lovelace`), [
    `Order ${number}`,
    "Ada Lovelace placed an order in the shop. Payment status and addresses are below.",
    "The customer gets a separate confirmation.",
    ...details,
    ...amounts,
  ]);

  await signIn(page, "ada@example.com");
  await expectEmail(browser, await fetchEmailBody(page, /Your sign-in link/), [/\d{4} \d{4}/]);
  await page.goto("/my-account/orders");
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(number) })
    .click();
  await expect(page.getByText("Credit or debit card, Visa XXXX4242, paid")).toBeVisible();
});

test("renders the emails of a quote and its first installment light and dark at 390 and 800 px [MAIL-004] [MAIL-006] [SPLT-018]", async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(180_000);
  const change = { lastName: "Marsh", splitPaymentEnabled: true, minimumSplitAmount: 200 };
  const link = await createQuoteLink(page, shop.url, change);
  await sendQuote(page, shop.url, link);
  await page.goto(link);
  const quote = (await page.getByRole("heading", { name: /^Quote Q\d/ }).textContent())?.replace(
    "Quote ",
    "",
  );
  await expectEmail(browser, await fetchEmailBody(page, `Your quote ${quote} from Stile & Rail`), [
    "Your quote, Nora",
    "2 × Base cabinet 30 in.",
    "Shipping (Our own truck)",
    "$1,100.00",
    "The link is only for you. Questions? Just reply to this email.",
    "from $200.00",
    "Review and pay",
  ]);

  await payDeposit(page, link, "300");
  await page.goto(link);
  await page.getByRole("link", { name: "Pay the balance" }).click();
  await payInstallment(page, "250");
  await expect(page.getByText("Payment successful!")).toBeVisible({ timeout: 30_000 });

  const number = new URL(page.url()).searchParams.get("orderId") ?? "";
  await expectEmail(browser, await fetchEmailBody(page, `Payment received for order ${number}`), [
    "We received your payment.",
    `Thank you, Nora. We have added your payment of $250.00 to order ${number}; your remaining balance is below.`,
    "Credit or debit card, Visa XXXX4242 · Partly paid",
    "$550.00 of $1,100.00",
    "$550.00",
    "Pay the balance",
    "You can pay the rest anytime before delivery, in one payment or several.",
  ]);
});

/**
 * The text in the Studio's preview of each email that no other test receives. Null for an email that another test
 * covers.
 */
const others: Readonly<Record<EmailKind, { readonly text: object; readonly says: string } | null>> = {
  "order-confirmation": null,
  "order-shipped": { text: { type: "order-shipped" }, says: "On its way, Ada" },
  "order-refunded": { text: { type: "order-refunded" }, says: "Your refund, Ada" },
  "order-confirmation-admin": null,
  "split-payment-confirmation": null,
  quote: null,
  "account-sign-in": null,
  // The visitor and staff get the same email with different text.
  "form-customer": { text: { _type: "formMail" }, says: "kitchen-plan.pdf" },
  "form-staff": null,
  "estimate-copy": { text: { type: "estimate-copy" }, says: "Open your estimate" },
  "newsletter-confirmation": { text: { type: "newsletter-confirmation" }, says: "Yes, sign me up" },
  "quote-reminder": { text: { type: "quote-reminder" }, says: "Still thinking it over, Ada?" },
  "quote-expired": { text: { type: "quote-expired" }, says: "Your quote has expired, Ada" },
  "quote-link-request": { text: { type: "quote-link-request" }, says: "Open the sales desk" },
  // Staff get it, and editors cannot change its text.
  "dispute-notice": null,
  // Staff get an invitation, and the account's email with different text.
  "staff-invitation": null,
  "staff-sign-in": null,
  "staff-factor-change": null,
};

test("renders every email of accounts, orders, quotes and forms light and dark at 390 and 800 px", async ({
  page,
  browser,
  shop,
}) => {
  test.setTimeout(180_000);
  const headers = { origin: shop.url };
  await page.request.post("/lake/auth/sign-in", { headers, maxRedirects: 0 });
  for (const other of Object.values(others)) {
    if (!other) continue;
    const shown = await page.request.post("/studio/mail-preview", { headers, data: other.text });
    expect(shown.status(), other.says).toBe(200);
    await expectEmail(browser, (await shown.json()).html, [other.says]);
  }
  const change = (data: object) => page.request.post("/staff-accounts", { headers, data });
  const invite = { action: "invite", name: "Wilma Oakes", email: "wilma@shop.example", role: "editor" };
  const { members } = await (await change(invite)).json();
  await expectEmail(browser, await fetchEmailBody(page, matchInvitationSubject(invite.email)), [
    "Welcome, Wilma Oakes",
    "This link works once, for 7 days.",
  ]);
  // Other tests count the staff members.
  const { id } = members.find(({ email }: { email: string }) => email === invite.email);
  expect((await change({ action: "remove", id })).status()).toBe(200);
});
