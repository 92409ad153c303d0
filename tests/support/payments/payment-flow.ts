import { sendDueEmails } from "~/domains/email/send-due-emails.server";
import { reconcile } from "~/domains/settlement/reconcile.server";
import { mailWriters } from "~/edge/services/mail-writers.server";
import type { Services } from "~/edge/services/services.server";
import type { Stage } from "./crash-points";
import { createPayer, type PayableFixture, type TestedProvider } from "./payable-fixtures";
import type { BuyerActions } from "./paying-services";
import type { PayingShop } from "./paying-shop";

export const testedProviders = ["stripe", "paypal", "authorizenet"] as const;

const orderFixture: PayableFixture = { thing: "order" };

/** A shopper pays for one thing and is written to; pressed again it is the same thing. */
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
    // Who pressed before the crash may have paid already.
    await hands.bank.paymentIntents
      .confirm(payment.paymentIntentId, { payment_method: "pm_card_visa" })
      .catch(() => undefined);
  }
  // Who pressed before the crash may have approved already, or paid.
  if (payment?.provider === "paypal") await hands.approve(payment.paypalOrderId).catch(() => undefined);
  enter?.("settle");
  await payer.settle(services);
  enter?.("mail");
  await sendEmails(services);
}

export const sendEmails = (services: Services) =>
  sendDueEmails(
    services,
    mailWriters({
      ...services,
      publicUrl: "https://shop.example",
      sessionSecret: services.env.sessionSecret,
    }),
  );

/** The background jobs come by this often. */
const jobSeconds = 15;

/** Background jobs of the shop, by its own clock, for so long. */
export async function runJobsFor(shop: PayingShop, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += jobSeconds) {
    shop.services.clock.advance(Math.min(jobSeconds, seconds - passed));
    await reconcile(shop.services);
    await sendEmails(shop.services);
  }
}

export const runJobsForAMinute = (shop: PayingShop) => runJobsFor(shop, 60);
