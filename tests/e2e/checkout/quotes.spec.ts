import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { clickAfterScroll } from "../browser/click-after-scroll";
import { openWithoutScripts } from "../browser/open-without-scripts";
import { expect, test } from "../fixtures";
import { typeCard } from "../pages/checkout-page";
import {
  changeQuote,
  createQuoteLink,
  openBalance,
  payByCard,
  payDeposit,
  payInstallment,
} from "../pages/quote-page";

test.describe("the payment page of a quote", () => {
  test("shows the whole quote, charges a card, and shows the order afterwards [QUOT-002] [QUOT-003] [QUOT-004] [QUOT-005] [QUOT-015] [QUOT-016] [QUOT-018] @phone-journey", async ({
    page,
    shop,
  }) => {
    const link = await createQuoteLink(page, shop.url);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: /^Quote Q\d/ })).toBeVisible();
    for (const text of ["PO-77", "nora@example.com", "(406) 555-0177", "Our own truck"])
      await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Billed to" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Ships to" })).toBeVisible();
    await expect(page.getByText("Delivery needs a week of notice.")).toBeVisible();
    const table = page.getByRole("table", { name: /^Items of quote/ });
    for (const column of ["Item", "Unit Price", "Total"])
      await expect(table.getByRole("columnheader", { name: column, exact: true })).toBeVisible();
    await expect(table.getByRole("row", { name: /^Subtotal \$1,000\.00/ })).toBeVisible();
    await expect(table.getByRole("row", { name: /^Shipping \$100\.00/ })).toBeVisible();
    await expect(table.getByRole("row", { name: /^Total \$1,100\.00/ })).toBeVisible();
    await expect(table.getByRole("row", { name: /^(Tax|Discount)/ })).toHaveCount(0);
    await expectNoAxeFindings(page);
    // The quote prints on one sheet, without header and footer.
    const sheets = (await page.pdf({ format: "Letter" })).toString("latin1").match(/\/Type\s*\/Page[^s]/g);
    expect(sheets).toHaveLength(1);
    await page
      .getByRole("radio", { name: /^Credit or debit card/ })
      .first()
      .check();
    await typeCard(page, "4242424242424242");
    // A quote that staff changed meanwhile is not charged. The page shows the change first.
    await changeQuote(page, shop.url, link, { additionalNotes: "One week.", discount: 50 });
    await clickAfterScroll(page.getByRole("button", { name: "Pay Now" }));
    await expect(
      page.getByText("This quote was changed in the meantime. Please check it again before you pay."),
    ).toBeVisible();
    await expect(table.getByRole("row", { name: /^Total \$1,050\.00/ })).toBeVisible();
    await expect(page.getByText("$1,050.00 total, including shipping and tax")).toBeVisible();
    await clickAfterScroll(page.getByRole("button", { name: "Pay Now · $1,050.00", exact: true }));
    await expect(page).toHaveURL(/\/order\/success/, { timeout: 30_000 });
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This quote is paid" })).toBeVisible();
    // The quote document shows that it is paid, also on paper.
    const email = page.getByRole("article");
    await expect(email).toContainText(/Order\d{9}BalancePaid in full/);
    await expect(email).not.toContainText("Valid until");
    await expect(page.getByRole("button", { name: "Pay Now" })).toHaveCount(0);
  });

  test("keeps the token of its link out of referrers and of requests to other origins [QUOT-001]", async ({
    page,
    shop,
  }) => {
    const link = new URL(await createQuoteLink(page, shop.url));
    const token = link.searchParams.get("token") ?? "";
    const referrers: string[] = [];
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      referrers.push(request.headers().referer ?? "");
      if (new URL(request.url()).origin !== link.origin) elsewhere.push(request.url());
    });
    await page.goto(link.href);
    await page
      .getByRole("radio", { name: /^Credit or debit card/ })
      .first()
      .check();
    await typeCard(page, "4242424242424242");
    await page.getByRole("link", { name: "Stile & Rail" }).first().click();
    await expect(page).toHaveURL(`${shop.url}/`);
    expect(token).not.toBe("");
    expect(referrers).toContain(`${link.origin}/`);
    expect(elsewhere, "the provider's script was asked for").not.toEqual([]);
    for (const received of [...referrers, ...elsewhere, await page.evaluate(() => document.referrer)])
      expect(received).not.toContain(token);
  });

  test("keeps the amount chosen before hydration, and exposes it to screen readers [QUOT-010] @phone", async ({
    page,
    shop,
  }) => {
    const link = await createQuoteLink(page, shop.url, {
      splitPaymentEnabled: true,
      minimumSplitAmount: 200,
    });
    const release = await openWithoutScripts(page, link);
    await page.getByRole("radio", { name: "Other amount" }).check();
    await release();
    await expect(page.getByLabel("Amount to pay now, in dollars")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Other amount" })).toBeChecked();
    const amount = page.getByLabel("Amount to pay now, in dollars");
    await amount.fill("250,50");
    await expect(page.getByRole("button", { name: "Pay Now", exact: true })).toBeVisible();
    await amount.fill("250.50");
    await expect(page.getByRole("button", { name: "Pay Now · $250.50", exact: true })).toBeVisible();
    await amount.fill("");
    // The accessibility tree has names, roles, the selection and each error.
    await clickAfterScroll(page.getByRole("button", { name: "Pay Now" }));
    await expect(page.getByLabel("Amount to pay now, in dollars")).toBeFocused();
    await expect(page.getByLabel("Amount to pay now, in dollars")).toHaveAccessibleDescription(
      "From $200.00 to $1,100.00. The rest can be paid before delivery. Split amount is required",
    );
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
      - heading "Your quote" [level=1]
      - article /^Quote Q\\d+$/:
        - heading /^Quote Q\\d+$/ [level=2]
        - heading "Customer" [level=2]
        - heading "Billed to" [level=2]
        - heading "Ships to" [level=2]
        - table /^Items of quote Q\\d+$/
        - button "Print quote"
      - heading "Payment" [level=2]
      - group "How much would you like to pay?":
        - radio "In full · $1,100.00"
        - radio "Deposit · $200.00"
        - radio "Half · $550.00"
        - radio "Other amount" [checked]
      - textbox "Amount to pay now, in dollars" [invalid]
      - paragraph: Split amount is required
      - group "How would you like to pay?":
        - radio /^Credit or debit card/ [checked]
        - group "Card number":
          - paragraph: Card number is incomplete or invalid
        - radio /^PayPal/
      - button "Pay Now"
    `);
  });

  test("shows PayPal's button in place of Pay Now [QUOT-006]", async ({ page, shop }) => {
    await page.goto(await createQuoteLink(page, shop.url));
    await expect(page.getByRole("button", { name: "Pay Now · $1,100.00", exact: true })).toBeVisible();
    await page.getByRole("radio", { name: /PayPal/ }).check();
    await expect(page.getByRole("button", { name: "Pay Now" })).toHaveCount(0);
    await expect(page.getByText("You'll pay $1,100.00.", { exact: true })).toBeVisible();
  });

  test("answers 404 for any invalid quote link [QUOT-007] [QUOT-009] @phone @journey", async ({
    page,
    shop,
  }) => {
    const link = new URL(await createQuoteLink(page, shop.url));
    link.searchParams.set("token", `${link.searchParams.get("token")}x`);
    for (const path of [link.href, "/quote/payment", "/quote/payment?quoteId=nothing&token=nothing"]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByText("Quote not found. The link may be incorrect.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Go to Home Page" })).toHaveAttribute("href", "/");
    }
    // On paper the page shows the shop's contact details and no controls.
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Quote not found. The link may be incorrect.")).toBeVisible();
    await expect(page.locator(".letterhead")).toContainText("hello@stileandrail.example");
    await expect(page.locator(".letterhead")).toBeVisible();
    for (const control of ["link", "button", "textbox"] as const)
      await expect(page.getByRole("main").getByRole(control)).toHaveCount(0);
  });
});

test.describe("a balance paid in installments", () => {
  test("finds the balance by order number and email [SPLT-002] [SPLT-003] [SPLT-004] [SPLT-005] @journey", async ({
    page,
  }) => {
    await page.goto("/order/split-payment");
    await page.getByRole("button", { name: "Fetch Order" }).click();
    await expect(page.getByText("Order ID is required")).toBeVisible();
    await expect(page.getByText("Email is required")).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByLabel("Order ID").fill("999999999");
    await page.getByRole("textbox", { name: "Email" }).fill("nobody@example.com");
    await page.getByRole("button", { name: "Fetch Order" }).click();
    await expect(page).toHaveURL("/order/split-payment?orderId=999999999&email=nobody%40example.com");
    await expect(page.getByText("Order not found").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Go Back" })).toHaveAttribute("href", "/order/split-payment");
  });

  test("pays a balance from the quote's deposit to the last dollar [QUOT-010] [QUOT-019] [SPLT-008] [SPLT-015] [SPLT-016] [SPLT-017] @phone @journey", async ({
    page,
    shop,
  }) => {
    const link = await createQuoteLink(page, shop.url, {
      splitPaymentEnabled: true,
      minimumSplitAmount: 200,
    });
    await payDeposit(page, link, "300");

    await page.goto(link);
    const balance = await page.getByRole("link", { name: "Pay the balance" }).getAttribute("href");
    const release = await openWithoutScripts(page, balance ?? "");
    for (const sum of ["Total$1,100.00", "Received$300.00", "Remaining$800.00"])
      await expect(page.locator("dl div").filter({ hasText: sum })).toBeVisible();
    const amountField = page.getByLabel("Payment amount, in dollars");
    // Text typed before hydration stays, also when the payment method changes.
    await amountField.fill("123");
    await release();
    await page.getByRole("radio", { name: /PayPal/ }).check();
    await expect(page.getByRole("button", { name: "Pay Now" })).toHaveCount(0);
    await expect(amountField).toHaveValue("123");
    await stopClockBeforePaymentReply(page);
    await payInstallment(page, "250");
    const success = page.getByText("Payment successful!", { exact: true });
    await expect(success).toBeVisible({ timeout: 30_000 });
    await expect(page.locator("dl div").filter({ hasText: "Remaining$550.00" })).toBeVisible();
    await page.clock.runFor(4_900);
    await expect(success).toBeVisible();
    await page.clock.runFor(200);
    await expect(success).toHaveCount(0);
    await page.clock.resume();
    await expect(page.getByText("order number")).toHaveCount(0);
    await page.getByRole("button", { name: "Pay it all · $550.00" }).click();
    await expect(amountField).toHaveValue("550.00");
    await payByCard(page);
    await expect(page).toHaveURL(/\/order\/success/, { timeout: 30_000 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. We received your payment.");
    // The FAQs are about kitchens, because this order has no samples.
    await expect(page.getByText("How long do cabinets take?")).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("How long until my samples arrive?");
  });

  test("pays the whole balance in a browser without storage [SPLT-015] [SPLT-016] [QUOT-019] @phone", async ({
    page,
    shop,
  }) => {
    const link = await createQuoteLink(page, shop.url, {
      splitPaymentEnabled: true,
      minimumSplitAmount: 200,
    });
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { get: refuse, configurable: true });
    });
    await payDeposit(page, link, "300");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We received your payment.");
    await expect(page.getByRole("main")).toContainText(
      "we received $300.00. The remaining balance is $800.00.",
    );
    await openBalance(page, link);
    await payInstallment(page, "800");
    await expect(page).toHaveURL(/\/order\/success/, { timeout: 30_000 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you. We received your payment.");
  });
});

/** Stops the page's clock before the next reply that confirms an installment, so that its message stays. */
async function stopClockBeforePaymentReply(page: Page): Promise<void> {
  const endpoint = "**/api/order/*/split-payment";
  await page.clock.install();
  await page.route(endpoint, async (route) => {
    const response = await route.fetch();
    if (route.request().postData()?.includes("transactionId")) {
      await page.unroute(endpoint);
      await page.clock.pauseAt(Date.now() + 1_000);
    }
    await route.fulfill({ response });
  });
}
