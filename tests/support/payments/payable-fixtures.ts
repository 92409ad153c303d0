import { z } from "zod";
import { paidCheckoutInput } from "#tests/support/browser/checkout";
import { unprovenPayer } from "#tests/support/payments/partly-paid-order";
import { createDraftQuote, createOpenQuote } from "#tests/support/quotes/create-quote";
import { placeOrder } from "~/domains/checkout/place-order/place-order.server";
import { payInstallment, settleInstallment } from "~/domains/installments/pay-installment.server";
import type { CardToken } from "~/domains/payments/card-token.schema";
import type { StartedPayment } from "~/domains/payments/started-payment";
import { recordQuotePayment } from "~/domains/quotes/back-office/record-quote-payment.server";
import { convertToOrder, payQuote } from "~/domains/quotes/payment/pay-quote.server";
import { settlePayable } from "~/domains/settlement/settle-payable.server";
import type { Services } from "~/edge/services/services.server";
import { cents } from "~/kernel/money/money";

/** The kinds of payables that a shopper may pay when the shop crashes. */
export const payableKinds = ["order", "quote", "installment"] as const;
export type PayableKind = (typeof payableKinds)[number];

const methods = { stripe: "online-payment", paypal: "paypal", authorizenet: "card-terminal" } as const;
export type TestedProvider = keyof typeof methods;

/** The data that exists before the payment. It can be passed to another process. */
export const payableFixtureSchema = z.discriminatedUnion("thing", [
  z.object({ thing: z.literal("order") }),
  z.object({ thing: z.literal("quote"), quoteId: z.string(), token: z.string() }),
  z.object({ thing: z.literal("installment"), orderId: z.string() }),
]);
export type PayableFixture = z.infer<typeof payableFixtureSchema>;

export async function createPayableFixture(services: Services, thing: PayableKind): Promise<PayableFixture> {
  if (thing === "order") return { thing };
  if (thing === "quote") return { thing, ...(await createOpenQuote(services)) };
  const quoteId = await createDraftQuote(services, { splitPaymentEnabled: true, minimumSplitAmount: 500 });
  const check = { method: "check", amount: cents(100_000), reference: "1047", author: "Ingrid" } as const;
  const paid = await recordQuotePayment(services, quoteId, check);
  if (!paid.ok) throw new Error(paid.failure.code);
  return { thing, orderId: paid.value };
}

/** The two requests of a page that pays: `begin`, with a stable idempotency key, and `settle`. */
type Payer = {
  readonly begin: (
    services: Services,
    pay: { readonly paymentMethod: string; readonly cardToken: CardToken | null },
  ) => Promise<StartedPayment | null>;
  readonly settle: (services: Services) => Promise<unknown>;
};

const idempotencyKey = "1d3c2b1a-0f0e-4d0c-8b0a-090807060504";
const email = "ada@example.com";

export function createPayer(
  ground: PayableFixture,
  provider: TestedProvider,
): Payer & { readonly method: string } {
  return { method: methods[provider], ...createPayerOfKind(ground) };
}

function createPayerOfKind(ground: PayableFixture): Payer {
  switch (ground.thing) {
    case "order":
      return createOrderPayer();
    case "quote":
      return createQuotePayer(ground);
    case "installment":
      return createInstallmentPayer(ground.orderId);
  }
}

function createOrderPayer(): Payer {
  let orderId = "";
  return {
    begin: async (services, pay) => {
      const placed = await placeOrder(services, paidCheckoutInput({ placementId: idempotencyKey, ...pay }));
      if (!placed.ok) throw new Error(placed.failure.code);
      orderId = placed.value.order.id;
      return placed.value.payment;
    },
    settle: (services) => settlePayable(services, { kind: "order", id: orderId }),
  };
}

function createQuotePayer(link: { readonly quoteId: string; readonly token: string }): Payer {
  return {
    begin: async (services, pay) => {
      const options = { ...link, ...pay, total: 3677.5, splitAmount: "", selectedSplitMethod: "" };
      const startedPayment = await payQuote(services, options);
      if (!startedPayment.ok) throw new Error(startedPayment.failure.code);
      return startedPayment.value.payment;
    },
    settle: (services) => convertToOrder(services, link),
  };
}

function createInstallmentPayer(orderId: string): Payer {
  let attemptId = "";
  return {
    begin: async (services, pay) => {
      const input = { orderId, email, amount: "600", idempotencyKey, ...pay };
      const startedPayment = await payInstallment(services, input, unprovenPayer);
      if (!startedPayment.ok) throw new Error(startedPayment.failure.code);
      attemptId = startedPayment.attemptId ?? "";
      return startedPayment.value;
    },
    settle: async (services) => {
      if (attemptId) await settleInstallment(services, { orderId, email }, attemptId);
    },
  };
}
