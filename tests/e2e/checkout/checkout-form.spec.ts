// oxlint-disable max-lines -- the specification of one subject
import type { Page } from "@playwright/test";
import { expectNoAxeFindings } from "#tests/support/browser/axe";
import { holdRequests } from "#tests/support/browser/hold-requests";
import { expect, test } from "../fixtures";
import {
  clickPlaceOrder,
  clickPlaceOrderAndStopClock,
  fillAddress,
  fillBilling,
  fillCart,
  fillFreeCheckout,
  freeSample,
  locateCardCvc,
  locateCardExpiry,
  locateCardNumber,
  montana,
  openCheckout,
  paidSample,
  payByCard,
  publishPrice,
  readRetryOrderId,
  shipToBillingAndSubmitAtOnce,
  texas,
  typeCard,
} from "../pages/checkout-page";

const summaryOf = (page: Page) => page.getByRole("complementary", { name: "Your samples" });

const billing = (page: Page) => page.getByRole("group", { name: "Billing address" });

/** Delays each message from a frame to the page by `ms`. */
const slowMessages = (page: Page, ms: number) =>
  page.addInitScript((delay) => {
    if (window !== window.top) return;
    const again = new WeakSet<Event>();
    window.addEventListener(
      "message",
      (event) => {
        if (again.has(event)) return;
        event.stopImmediatePropagation();
        const { data, origin, source } = event;
        const later = new MessageEvent("message", { data, origin, source });
        again.add(later);
        setTimeout(() => window.dispatchEvent(later), delay);
      },
      { capture: true },
    );
  }, ms);

test.describe("the checkout form with a sample in the cart", () => {
  test.beforeEach(async ({ page }) => {
    await fillCart(page, paidSample);
    await openCheckout(page);
  });

  test("rejects an empty form with a focused error summary that links to each field [CHK-012] [CHK-019] [CHK-024] @phone-journey", async ({
    page,
  }) => {
    await clickPlaceOrder(page);
    const summary = page.getByRole("alert");
    await expect(summary.getByRole("heading")).toHaveText(
      "Form validation failed. Please check your information.",
    );
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("heading")).toBeInViewport();
    await expect(summary.getByRole("link")).toHaveCount(8);
    await expect(page.locator("#bill_zip-error")).toHaveText("ZIP/Postal code is required");
    await expect(page.locator("#bill_phone-error")).toHaveText("Phone number is required");
    await expect(page.locator("#bill_first_name-error")).toHaveText("This field is required");
    await summary.getByRole("link", { name: "Billing address, City: This field is required" }).click();
    await expect(page.locator("#bill_city")).toBeFocused();
    await page.keyboard.type("Sidney");
    await expect(summary.getByRole("link")).toHaveCount(7);
    await expect(page.locator("#bill_city")).toHaveValue("Sidney");
    await expect(page.locator("#bill_city")).toBeFocused();
    // Elsewhere the sticky bar may cover a part of a field, which axe reports as too small.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expectNoAxeFindings(page, { without: "iframe" });
  });

  test("clears the message of a rejected form after five seconds and keeps the list of errors [CHK-031]", async ({
    page,
  }) => {
    await clickPlaceOrderAndStopClock(page);
    const answer = page.getByText("Form validation failed. Please check your information.");
    await expect(answer).toBeVisible();
    await page.clock.runFor(4_900);
    await expect(answer).toBeVisible();
    await page.clock.runFor(200);
    await expect(answer).toHaveCount(0);
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(8);
  });

  for (const [label, entry, error] of [
    ["ZIP code", "59a70", "Only numbers are allowed"],
    ["ZIP code", "12", "ZIP/Postal code seems too short"],
    ["ZIP code", "12345678901", "ZIP/Postal code seems too long"],
    ["First name", "R2D2", "Only alphabets are allowed"],
    ["Last name", "L", "Name must be at least 2 characters"],
    ["Street address", "12 Main St #4", "Special characters are not allowed"],
    ["Phone", "call me", "Phone number is invalid"],
    ["Phone", "406 555", "Phone number must be at least 10 digits"],
    ["Phone", "44 406 555 0123", "Phone number can't exceed 10 digits"],
    ["Email", "ada@", "Invalid email address"],
  ] as const) {
    test(`rejects ${label} "${entry}" with "${error}" on blur, until it is valid [CHK-013] [CHK-014] [CHK-015] [CHK-016] [CHK-020]`, async ({
      page,
    }) => {
      const field = billing(page).getByLabel(label);
      await field.fill(entry);
      await field.blur();
      await expect(billing(page).getByText(error)).toBeVisible();
      await expect(field).toHaveAttribute("aria-invalid", "true");
    });
  }

  test("updates shipping and tax when the address changes [SHIP-001] [SHIP-002] [CHK-021] [SMPL-021] @journey", async ({
    page,
  }) => {
    await expect(page.getByText("Shipping will be calculated after entering address.")).toBeVisible();
    await fillAddress(page, texas);
    await expect(summaryOf(page).getByText("Shipping (Standard shipping)")).toBeVisible();
    await expect(summaryOf(page).getByText("Tax (8.25%)")).toBeVisible();
    await billing(page).getByLabel("ZIP code").fill("96910");
    await expect(
      page.getByText(
        "Sorry, no shipping methods are available for the selected shipping address. Please try using a different address, as you will not be able to proceed without selecting a shipping method.",
      ),
    ).toBeVisible();
    await clickPlaceOrder(page);
    const unreachable = page.getByRole("alert").getByRole("link", {
      name: "Sorry, no shipping methods are available for the selected shipping address.",
    });
    await expect(unreachable).toBeVisible();
    // The message belongs to that address. Another address removes it, and another city does not.
    await billing(page).getByLabel("City").fill("Sidney");
    await expect(unreachable).toBeVisible();
    await billing(page).getByLabel("ZIP code").fill("59270");
    await expect(unreachable).toHaveCount(0);
  });

  test("updates an error while the field is edited, and accepts an empty optional field [CHK-012] [CHK-013] [CHK-017]", async ({
    page,
  }) => {
    const zip = billing(page).getByLabel("ZIP code");
    await zip.fill("592701");
    await zip.blur();
    await expect(page.locator("#bill_zip-error")).toHaveText("ZIP/Postal code seems too long");
    await zip.fill("59270");
    await expect(page.locator("#bill_zip-error")).toHaveCount(0);
    await clickPlaceOrder(page);
    await zip.fill("");
    await expect(page.locator("#bill_zip-error")).toHaveText("ZIP/Postal code is required");
    const unit = page.locator("#bill_address_2");
    await unit.fill("Apt #4");
    await unit.blur();
    await expect(page.locator("#bill_address_2-error")).toHaveText("Special characters are not allowed");
    await unit.fill("");
    await expect(page.locator("#bill_address_2-error")).toHaveCount(0);
  });

  test("copies the billing address by 'Same as billing', and lets the copy be edited when it is unchecked [CHK-005]", async ({
    page,
  }) => {
    await fillAddress(page, montana);
    await expect(page.locator("input[name=ship_zip]")).toHaveValue("59270");
    await page.getByLabel("Same as billing").uncheck();
    const shipping = page.getByRole("group", { name: "Shipping address" });
    await expect(shipping.getByLabel("City")).toHaveValue("Sidney");
    await shipping.getByLabel("City").fill("Billings");
    await expect(billing(page).getByLabel("City")).toHaveValue("Sidney");
  });

  test("names the fields of both addresses when the order ships elsewhere [CHK-005] [CHK-012]", async ({
    page,
  }) => {
    await page.getByLabel("Same as billing").uncheck();
    await clickPlaceOrder(page);
    await expect(page.getByRole("alert").getByRole("link")).toHaveCount(16);
    await expect(page.locator("#ship_first_name-error")).toHaveText("This field is required");
  });

  test("names each incomplete card field, with a link that focuses the provider's frame [CHK-024] [PAY-022]", async ({
    page,
  }) => {
    await fillAddress(page, texas);
    await expect(locateCardNumber(page)).toBeVisible();
    await clickPlaceOrder(page);
    await expect(page.locator("#cardNumber-error")).toHaveText("Card number is incomplete or invalid");
    await expect(page.locator("#cardExpiry-error")).toHaveText("Expiry date is incomplete or invalid");
    await expect(page.locator("#cardCvc-error")).toHaveText("CVC is incomplete or invalid");
    await page.getByRole("link", { name: "Card number is incomplete or invalid" }).click();
    await expect(locateCardNumber(page)).toBeFocused();
    await expectNoAxeFindings(page, { without: "iframe" });
  });

  test("places no order without the provider's script and shows 'Stripe.js not ready' [PAY-026]", async ({
    page,
  }) => {
    await page.route(/\/endive\/|js\.stripe\.com/, (route) => route.abort());
    await openCheckout(page);
    await fillAddress(page, texas);
    await expect(page.locator("#cardNumber")).toBeVisible();
    await clickPlaceOrder(page);
    await expect(page.locator("#cardNumber-error")).toHaveText("Stripe.js not ready");
    expect(await readRetryOrderId(page)).toBe("");
  });

  test("completes checkout and payment by keyboard alone [CHK-002] @journey", async ({ page }) => {
    const type = async (id: string, text: string) => {
      await expect(page.locator(`#${id}`)).toBeFocused();
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    };
    await page.locator("#bill_first_name").focus();
    await type("bill_first_name", "Ada");
    await type("bill_last_name", "Lovelace");
    await type("bill_email", "ada@example.com");
    await type("bill_phone", "4065550123");
    await type("bill_address_1", "12 Main St");
    await type("bill_address_2", "");
    await type("bill_country", "");
    await type("bill_state", "Texas");
    await type("bill_city", "Dallas");
    await type("bill_zip", "75201");
    await expect(page.locator("#same_as_billing")).toBeFocused();
    await expect(page.locator("#same_as_billing")).toBeChecked();
    await expect(summaryOf(page).getByText("Tax (8.25%)")).toBeVisible();
    await expect(locateCardNumber(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("radio", { name: /Credit or debit card/ })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(locateCardNumber(page)).toBeFocused();
    await page.keyboard.type("4242424242424242");
    await page.keyboard.press("Tab");
    await expect(locateCardExpiry(page)).toBeFocused();
    await page.keyboard.type("1234");
    await page.keyboard.press("Tab");
    await expect(locateCardCvc(page)).toBeFocused();
    await page.keyboard.type("123");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Place order" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/order\/success$/);
  });

  test("sends nothing while offline and keeps what was entered [CHK-030] @journey", async ({
    page,
    context,
  }) => {
    await fillFreeCheckout(page);
    await context.setOffline(true);
    await clickPlaceOrder(page);
    await expect(page.getByRole("alert")).toContainText("You seem to be offline.");
    await expect(billing(page).getByLabel("City")).toHaveValue("Sidney");
    await context.setOffline(false);
    await clickPlaceOrder(page);
    await expect(page).toHaveURL(/\/order\/success$/);
  });

  test("places an order with its shipping rate before the rate is shown [SHIP-008]", async ({ page }) => {
    await fillCart(page, freeSample);
    await openCheckout(page);
    await page.getByLabel("Same as billing").uncheck();
    await fillBilling(page, montana);
    await shipToBillingAndSubmitAtOnce(page);
    await expect(page).toHaveURL(/\/order\/success$/);
  });

  test("shows a new total before it is charged [SHIP-008]", async ({ page }) => {
    await page.getByLabel("Same as billing").uncheck();
    await fillBilling(page, texas);
    await shipToBillingAndSubmitAtOnce(page);
    await expect(
      page.getByText(
        "With this address your order comes to $24.30. If that's right, please click the button again.",
      ),
    ).toBeVisible();
    await expect(summaryOf(page).getByText("$24.30")).toBeVisible();
    expect(await readRetryOrderId(page)).toBe("");
    await payByCard(page);
    await expect(page).toHaveURL(/\/order\/success$/);
  });

  test("keeps the typed card while the address is corrected", async ({ page }) => {
    await fillAddress(page, texas);
    await typeCard(page, "4242424242424242");
    await billing(page).getByLabel("ZIP code").fill("");
    await expect(locateCardNumber(page)).toBeHidden();
    await billing(page).getByLabel("ZIP code").fill("75202");
    await expect(locateCardNumber(page)).toHaveValue("4242 4242 4242 4242");
    await expect(summaryOf(page).getByText("$24.30")).toBeVisible();
    await clickPlaceOrder(page);
    await expect(page).toHaveURL(/\/order\/success$/);
  });

  test("waits for the card frame when the order is placed right after the last digit", async ({ page }) => {
    await slowMessages(page, 900);
    await page.reload();
    await fillAddress(page, texas);
    await typeCard(page, "4242424242424242");
    await locateCardCvc(page).press("Backspace");
    await expect(page.locator("#cardExpiry .StripeElement--complete")).toBeAttached();
    await expect(page.locator("#cardCvc .StripeElement--focus:not(.StripeElement--complete)")).toBeAttached();
    await locateCardCvc(page).press("3");
    await clickPlaceOrder(page);
    await expect(page).toHaveURL(/\/order\/success$/);
  });

  test("shows 'Loading' while the order is sent [CHK-004]", async ({ page }) => {
    await fillFreeCheckout(page);
    const release = await holdRequests(page, ({ pathname }) => pathname === "/api/order");
    await clickPlaceOrder(page);
    await expect(page.getByRole("status").getByText("Loading")).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/order\/success$/);
  });

  test("shows addresses, shipping and payment on the left, and the cart with its total on the right [CHK-002]", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await fillAddress(page, texas);
    const main = page.getByRole("main");
    const form = main.locator("form").filter({ has: page.locator("#bill_first_name") });
    await expect(form.getByRole("heading", { level: 2 })).toHaveText([
      "Billing address",
      "Shipping address",
      "Shipping method",
      "Payment",
    ]);
    await expect(form.getByText("Standard shipping")).toBeVisible();
    await expect(form.getByRole("radio", { name: /Credit or debit card/ })).toBeVisible();
    await expect(form.locator("button[type=submit]")).toHaveText(/\S/);
    const aside = summaryOf(page);
    await expect(aside.getByText("SMPL-UPBW")).toBeVisible();
    for (const row of ["Subtotal", "Shipping (Standard shipping)", "Tax (8.25%)", "Total"]) {
      await expect(aside.getByText(row, { exact: true })).toBeVisible();
    }
    const left = await form.boundingBox();
    const right = await aside.boundingBox();
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  });

  test("shows the cart as a sticky line with a sheet on phones and tablets, and beside the form on wide screens [CHK-003] [SMPL-020] @phone-journey", async ({
    page,
    isMobile,
  }) => {
    const aside = page.getByRole("complementary", { name: "Your samples" });
    const summaryButton = page.getByRole("button", { name: /Show your sample/ });
    if (!isMobile) {
      await expect(aside).toBeVisible();
      await expect(summaryButton).toBeHidden();
      await page.setViewportSize({ width: 820, height: 1180 });
    }
    await expect(aside).toBeHidden();
    await expect(summaryButton).toContainText("1");
    await page.locator("#ship_zip, #bill_zip").last().scrollIntoViewIfNeeded();
    await expect(summaryButton).toBeInViewport();
    // Scrolling up to the line brings the header back. A click while the line moves has no effect.
    await summaryButton.hover();
    await summaryButton.click();
    const sheet = page.getByRole("dialog", { name: "Your samples" });
    await expect(sheet.getByText("Upton Brown Sample Door", { exact: true }).first()).toBeVisible();
    await expect(sheet.getByText("SMPL-UPBW")).toBeVisible();
    await expectNoAxeFindings(page, { without: "iframe" });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /Show your sample/ })).toBeFocused();
  });
});

test("shows a price that changed during checkout before it is charged [CHK-030]", async ({ page, shop }) => {
  await fillCart(page, "SMPL-TDWD");
  await openCheckout(page);
  await fillAddress(page, texas);
  await expect(summaryOf(page).getByText("$24.30")).toBeVisible();
  await publishPrice(page.request, shop.url, "style-tdwd", 15);
  await payByCard(page);
  await expect(
    page.getByText("Prices have changed. The new total is $27.01. Please check it and submit again."),
  ).toBeVisible();
  await expect(summaryOf(page).getByText("$27.01")).toBeVisible();
  expect(await readRetryOrderId(page)).toBe("");
  await clickPlaceOrder(page);
  await expect(page).toHaveURL(/\/order\/success$/);
});

test("mentions the card statement only when a payment is due [CHK-022]", async ({ page }) => {
  const cardAddress = page.getByText(
    "For a card, please enter the billing address as shown on your card statement.",
  );
  await fillFreeCheckout(page);
  await expect(page.getByText(/card statement/)).toHaveCount(0);
  await fillCart(page, paidSample);
  await openCheckout(page);
  await expect(cardAddress).toBeVisible();
});

test("does not mistake the order of the first tab for that of a copied tab [CHK-026]", async ({
  page,
  context,
}) => {
  await fillFreeCheckout(page);
  const release = await holdRequests(page, ({ pathname }) => pathname === "/api/order");
  await clickPlaceOrder(page);
  const stored = await page.evaluate(() => ({ ...sessionStorage }));
  release();
  await expect(page).toHaveURL(/\/order\/success$/);

  const copy = await context.newPage();
  await copy.goto("/payment/fail");
  await copy.evaluate((entries) => Object.assign(sessionStorage, entries), stored);
  await fillCart(copy, paidSample);
  await openCheckout(copy);
  await fillAddress(copy, montana);
  await payByCard(copy);
  await expect(
    copy.getByText(
      /Your order \d{9} is already complete\. To place another order for what's in your cart now, please click the button again\./,
    ),
  ).toBeVisible();
  await clickPlaceOrder(copy);
  await expect(copy).toHaveURL(/\/order\/success$/);
  await expect(copy.getByText("Upton Brown Sample Door", { exact: true })).toBeVisible();
});

test("shows only a link to the samples when the cart is empty [SMPL-019] [SMPL-022] [PAGE-012]", async ({
  page,
}) => {
  await page.goto("/checkout");
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL(/\/order-samples$/);
  await expect(page.getByRole("checkbox", { name: "Trenton Recessed Navy" })).toBeAttached();
});

test("takes title, description and intro of the checkout from its page document", async ({ page }) => {
  await fillCart(page, paidSample);
  await openCheckout(page);
  await expect(page).toHaveTitle("Checkout | Stile & Rail");
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    "content",
    "Enter your address, see the shipping and tax, and place the order for your cabinet sample doors.",
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
  await expect(
    page.getByText("No account needed. We'll calculate shipping and tax from your address."),
  ).toBeVisible();
});

test("shows the editor's text after a failed payment, with a link back to checkout [ORD-014] @phone", async ({
  page,
}) => {
  await page.goto("/payment/fail");
  await expect(page).toHaveTitle("Payment not completed | Stile & Rail");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your payment didn't go through.");
  await expectNoAxeFindings(page, { without: "iframe" });
  await page.getByRole("link", { name: "Return to checkout" }).click();
  await expect(page).toHaveURL(/\/checkout$/);
});

test("shows the received and the remaining amount on the thank-you page of an installment [ORD-007] [ORD-009] [ORD-010] [ORD-012]", async ({
  page,
}) => {
  await page.goto("/payment/fail");
  await page.evaluate(() =>
    localStorage.setItem(
      "order-success",
      JSON.stringify({ orderId: "000000042", partialPayment: 100, remainingBalance: 50.5 }),
    ),
  );
  await page.goto("/order/success?split=true");
  await expect(page).toHaveTitle("Order placed | Stile & Rail");
  await expect(page.getByText("we received $100.00. The remaining balance is $50.50.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What happens next" })).toBeVisible();
  await expectNoAxeFindings(page, { without: "iframe" });
});
