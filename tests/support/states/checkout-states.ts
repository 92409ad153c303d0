import type { Page } from "@playwright/test";
import {
  fillAddress,
  fillCart,
  freeSample,
  montana,
  openCheckout,
  paidSample,
  texas,
} from "../../e2e/pages/checkout-page";
import { openPath, requestError, type ShownElement, type State } from "./state";

const checkout = { title: "Checkout | Stile & Rail", heading: "Checkout" } as const;
const thanks = { title: "Order placed | Stile & Rail" } as const;
const failure = { title: "Payment not completed | Stile & Rail" } as const;

const emptyCart = "Looks like you have not added anything to your cart. Go ahead & add items to your cart.";
const paragraph = (text: string): ShownElement => ({ role: "paragraph", text });

async function openCheckoutWith(page: Page, sample: string): Promise<void> {
  await fillCart(page, sample);
  await openCheckout(page);
}

/** Fills in an address for a sample, and waits for the price. */
async function fillCheckout(
  page: Page,
  sample: string,
  place: Parameters<typeof fillAddress>[1],
): Promise<void> {
  await openCheckoutWith(page, sample);
  await fillAddress(page, place);
  await page.getByText("Calculating shipping rate…").waitFor({ state: "hidden" });
}

/** The page after a payment, with the order that the checkout has stored. */
function thankYou(name: string, query: string, heading: string, text: string): State {
  const open = async (page: Page) => {
    await page.goto("/payment/fail");
    const order = { orderId: "000000042", partialPayment: 300, remainingBalance: 800 };
    await page.evaluate((stored) => localStorage.setItem("order-success", stored), JSON.stringify(order));
    await page.goto(`/order/success${query}`);
  };
  return { name, open, ...thanks, heading, shows: [paragraph(text)] };
}

function paymentFailure(name: string, query: string, text: string, next: ShownElement): State {
  const heading = "Your payment didn't go through.";
  return {
    name,
    open: openPath(`/payment/fail${query}`),
    ...failure,
    heading,
    shows: [paragraph(text), next],
  };
}

const declined = "Your bank or the card processor did not approve the payment.";

/** The checkout, and the pages after it. */
export const checkoutStates: readonly State[] = [
  {
    name: "checkout without samples",
    open: openPath("/checkout"),
    ...checkout,
    shows: [paragraph(emptyCart), { role: "link", name: "Continue Shopping" }],
  },
  {
    name: "checkout with a sample",
    open: (page) => openCheckoutWith(page, paidSample),
    ...checkout,
    shows: [paragraph("Your total will appear here once your address is complete.")],
  },
  {
    name: "checkout of a free order",
    open: (page) => fillCheckout(page, freeSample, montana),
    ...checkout,
    shows: [paragraph("No payment is needed for this order.")],
  },
  {
    name: "checkout of a paid order",
    open: (page) => fillCheckout(page, paidSample, texas),
    ...checkout,
    shows: [
      { role: "group", name: "Card number", text: "Card number" },
      { role: "radio", name: "PayPal Sign in to PayPal in a small window and come straight back." },
    ],
  },
  {
    name: "checkout without any answers",
    open: async (page) => {
      await openCheckoutWith(page, paidSample);
      await page.getByRole("button", { name: "Place order" }).click();
    },
    ...checkout,
    shows: [
      {
        role: "alert",
        name: "Please check these fields",
        text: "Please check these fields Billing address Billing address, First name: This field is required Billing address, Last name: This field is required Billing address, Email: This field is required Billing address, Phone: Phone number is required Billing address, Street address: This field is required Billing address, State: This field is required Billing address, City: This field is required Billing address, ZIP code: ZIP/Postal code is required",
      },
      paragraph("Phone number is required"),
      paragraph("ZIP/Postal code is required"),
    ],
  },
  {
    name: "checkout to a place without shipping",
    open: (page) => fillCheckout(page, paidSample, { city: "San Juan", state: "PR", zip: "00901" }),
    ...checkout,
    shows: [paragraph("We can't ship to this address, so there is nothing to pay.")],
  },
  {
    name: "checkout whose samples do not load",
    open: async (page) => {
      await fillCart(page, paidSample);
      await page.route("**/api/samples*", (route) => route.abort());
      await page.goto("/checkout");
      await page
        .getByRole("button", { name: /Show your samples/ })
        .filter({ visible: true })
        .click();
    },
    ...checkout,
    shows: [{ role: "alert", text: "We couldn't load your samples. Please try again. Try again" }],
    consoleErrors: requestError,
  },
  {
    name: "checkout without a connection",
    open: async (page) => {
      await fillCheckout(page, freeSample, montana);
      await page.getByText("No payment is needed for this order.").waitFor();
      await page.context().setOffline(true);
      await page.getByRole("button", { name: "Place order" }).click();
    },
    ...checkout,
    shows: [
      {
        role: "alert",
        text: "You seem to be offline. Nothing was sent, and everything you entered is still here. Please try again once you're connected. Dismiss message",
      },
    ],
    consoleErrors: requestError,
  },
  {
    name: "cart without samples",
    open: async (page) => {
      await page.goto("/order-samples");
      await page
        .getByRole("button", { name: "Cart (0)" })
        .or(page.getByText(emptyCart))
        .filter({ visible: true })
        .click();
    },
    title: "Order Cabinet Door Samples | Stile & Rail, Sidney MT",
    heading: "Order sample doors",
    shows: [paragraph(emptyCart)],
  },
  thankYou(
    "thanks for an order",
    "",
    "Thank you. Your order is in.",
    "Your order number is {order} . A confirmation with all the details is on its way to your inbox.",
  ),
  thankYou(
    "thanks for the whole payment",
    "?paid=true",
    "Thank you. We received your payment.",
    "Order {order} is paid in full. A confirmation with all the details is on its way to your inbox.",
  ),
  thankYou(
    "thanks for an installment",
    "?split=true",
    "We received your payment.",
    "For order {order} we received $300.00. The remaining balance is $800.00.",
  ),
  thankYou(
    "thanks for a payment under review",
    "?review=true",
    "Your payment is under review.",
    "Thank you. Your order number is {order} . Your bank or the card processor has accepted the payment and will make a final decision later.",
  ),
  {
    name: "thanks page without an order",
    open: openPath("/order/success"),
    ...checkout,
    shows: [paragraph(emptyCart)],
  },
  paymentFailure(
    "failed payment of a checkout",
    "",
    `${declined} We haven't shipped anything. If you were ordering samples, they're still in your cart.`,
    { role: "link", name: "Return to checkout" },
  ),
  paymentFailure(
    "failed payment of a quote",
    "?quote=true",
    `${declined} Your quote is unchanged, and you can pay it again.`,
    paragraph("To try paying again, open the link in your quote email."),
  ),
  paymentFailure(
    "failed installment",
    "?installment=true",
    `${declined} Your order is unchanged, and what you've already paid still counts.`,
    { role: "link", name: "Find your order" },
  ),
  paymentFailure("failed payment from another browser", "?elsewhere=true", declined, {
    role: "link",
    name: "Contact us",
  }),
  {
    ...paymentFailure(
      "payment that is not confirmed",
      "?unconfirmed=true",
      "This page was opened without a payment we could check, or the card processor hasn't answered yet.",
      { role: "link", name: "Contact us" },
    ),
    heading: "We couldn't confirm a payment.",
  },
];
