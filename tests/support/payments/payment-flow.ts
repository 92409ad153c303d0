import { sendDueEmails } from "~/domains/email/outbox/send-due-emails.server";
import { reconcile } from "~/domains/settlement/reconcile.server";
import { createEmailComposers } from "~/edge/services/email-composers.server";
import type { Services } from "~/edge/services/services.server";
import type { Stage } from "../crash/crash-points";
import { createPayer, type PayableFixture, type TestedProvider } from "./payable-fixtures";
import type { BuyerActions } from "./paying-services";
import type { PayingShop } from "./paying-shop";

export const testedProviders = ["stripe", "paypal", "authorizenet"] as const;

const orderFixture: PayableFixture = { thing: "order" };

/** Lets a shopper pay one payable and get the email. A second run retries the same payment. */
export async function runPaymentFlow(
  services: Services,
  hands: BuyerActions,
  provider: TestedProvider,
  {
    ground = orderFixture,
    enter,
  }: { readonly ground?: PayableFixture; readonly enter?: (stage: Stage) => void } = {},
): Promise<void> {
  enter?.("place");
  const cardToken = provider === "authorizenet" ? await hands.tokenizeCard() : null;
  const payer = createPayer(ground, provider);
  const payment = await payer.begin(services, { paymentMethod: payer.method, cardToken });
  if (payment?.provider === "stripe") {
    // The shopper may have paid before the crash.
    await hands.bank.paymentIntents
      .confirm(payment.paymentIntentId, { payment_method: "pm_card_visa" })
      .catch(() => undefined);
  }
  // The buyer may have approved or paid before the crash.
  if (payment?.provider === "paypal") await hands.approve(payment.paypalOrderId).catch(() => undefined);
  enter?.("settle");
  await payer.settle(services);
  enter?.("mail");
  await sendEmails(services);
}

export const sendEmails = (services: Services) =>
  sendDueEmails(
    services,
    createEmailComposers({
      ...services,
      publicUrl: "https://shop.example",
      sessionSecret: services.env.sessionSecret,
    }),
  );

/** The interval of the background jobs. */
const jobSeconds = 15;

/** Runs the background jobs for this time of the shop's clock. */
export async function runJobsFor(shop: PayingShop, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += jobSeconds) {
    shop.services.clock.advance(Math.min(jobSeconds, seconds - passed));
    await reconcile(shop.services);
    await sendEmails(shop.services);
  }
}

export const runJobsForAMinute = (shop: PayingShop) => runJobsFor(shop, 60);
