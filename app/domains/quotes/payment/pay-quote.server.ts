import type { z } from "zod";
import type { Content } from "~/content/client/content";
import type { Order } from "~/domains/orders/order";
import { readOrder } from "~/domains/orders/read-order.server";
import type { PaymentMethod } from "~/domains/payments/methods/payment-methods";
import { listPaymentMethods } from "~/domains/payments/methods/payment-methods.server";
import { paymentMessages } from "~/domains/payments/payments.messages";
import {
  listInstallmentMethods,
  parseFirstInstallment,
  splitMessages,
  splitPaymentMethod,
} from "~/domains/payments/split-payment";
import type { StartedPayment } from "~/domains/payments/started-payment";
import { recordPaymentAttempt } from "~/domains/settlement/attempts/record-attempt.server";
import type { SettleServices } from "~/domains/settlement/settlement";
import { startPayment } from "~/domains/settlement/start-payment/start-payment.server";
import { updatePayable } from "~/domains/settlement/update-payable.server";
import { type Cents, centsFromDollars } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import { findQuoteByLink, findViewableQuote, type QuoteLinkParams } from "../link/quote-link.server";
import type { Quote } from "../quote";
import type { ConversionFailure, QuoteFailure } from "../quote.failures";
import { findQuote } from "../quote.store.server";
import type { payQuoteSchema } from "./pay-quote.schema";

export type QuoteServices = SettleServices & { readonly content: Content };

export type PayQuoteInput = z.output<typeof payQuoteSchema>;

/** The started payment, or the order when it was paid before (API-015). */
export type StartedQuotePayment =
  | { readonly payment: StartedPayment; readonly order: null }
  | { readonly payment: null; readonly order: Order };

/** Starts the payment of a quote: recorded under its lock, then started at the provider. */
export async function payQuote(
  services: QuoteServices,
  input: PayQuoteInput,
): Promise<Result<StartedQuotePayment, QuoteFailure>> {
  const openedLink = await findViewableQuote(services.db, input, services.clock.now());
  if (!openedLink.ok) return openedLink;
  const { id: quoteId, orderId, version } = openedLink.value;
  if (orderId) return ok({ payment: null, order: await readOrder(services.db, orderId) });
  const method = choosePayment(
    await listPaymentMethods(services, "convert-to-order"),
    openedLink.value,
    input,
  );
  if (!method.ok) return method;
  if (openedLink.value.total !== centsFromDollars(input.total)) return err({ code: "quote-changed" });
  const recorded = await recordPayment(services, { quoteId, version }, method.value);
  if (!recorded.ok) return recorded;
  const options = input.cardToken ? { token: input.cardToken } : undefined;
  const started = await startPayment(
    services,
    { kind: "quote", id: quoteId },
    { ...recorded.value, options },
  );
  return started.ok ? ok({ payment: started.value, order: null }) : started;
}

type ChosenPayment = {
  readonly amount: Cents;
  readonly method: PaymentMethod & { gateway: NonNullable<PaymentMethod["gateway"]> };
};

/** Chooses method and amount: the whole total, or a first installment where agreed (QUOT-010 to QUOT-014). */
function choosePayment(
  methods: readonly PaymentMethod[],
  quote: Quote,
  input: PayQuoteInput,
): Result<ChosenPayment, QuoteFailure> {
  if (input.paymentMethod !== splitPaymentMethod)
    return requireProvider(methods, input.paymentMethod, quote.total);
  const isOffered = methods.some(({ name }) => name === splitPaymentMethod);
  if (!isOffered || !quote.splitPaymentEnabled) return err({ code: "payment-method-unavailable" });
  const { splitAmount, selectedSplitMethod } = input;
  const installment = parseFirstInstallment(splitAmount, {
    minimum: quote.minimumSplitAmount,
    total: quote.total,
  });
  const errors = {
    ...(installment.ok ? {} : { splitAmount: [installment.failure] }),
    ...(selectedSplitMethod ? {} : { selectedSplitMethod: [splitMessages.method] }),
  };
  if (!installment.ok || !selectedSplitMethod) return err({ code: "form-invalid", errors });
  return requireProvider(listInstallmentMethods(methods), selectedSplitMethod, installment.value);
}

function requireProvider(
  methods: readonly PaymentMethod[],
  name: string,
  amount: Cents,
): Result<ChosenPayment, QuoteFailure> {
  const method = methods.find((candidate) => candidate.name === name);
  return method?.gateway
    ? ok({ amount, method: { ...method, gateway: method.gateway } })
    : err({ code: "payment-method-unavailable" });
}

/** Records the payment under the quote's lock; fails when staff changed the quote meanwhile. */
async function recordPayment(
  { db, payables, clock }: QuoteServices,
  { quoteId, version }: { readonly quoteId: string; readonly version: number },
  { amount, method }: ChosenPayment,
): Promise<Result<{ readonly attemptId: string; readonly paymentId: string }, QuoteFailure>> {
  const payable = { kind: "quote", id: quoteId } as const;
  const providerMethod = { provider: method.gateway, method: method.name, methodLabel: method.title };
  return db.transaction(async (tx) => {
    const lockedPayable = await payables.quote.lock(tx, quoteId);
    const quote = lockedPayable && (await findQuote(tx, quoteId));
    if (!quote || quote.version !== version) return err({ code: "quote-changed" });
    const recorded = await recordPaymentAttempt(
      tx,
      lockedPayable,
      { payable, providerMethod, amount, currency: "USD" },
      clock.now(),
    );
    if (recorded.kind === "placed") return err({ code: "already-paid" });
    if (recorded.kind === "in-review") return err({ code: "payment-in-review" });
    if (recorded.kind === "unsettled") return err(noAnswerFailure);
    const { attemptId, paymentId } = recorded;
    return ok({ attemptId, paymentId });
  });
}

/** An earlier payment may be in progress; its provider has not answered. */
const noAnswerFailure = { code: "provider-failed", message: paymentMessages.providerSilent } as const;

export type ConvertedQuote = { readonly order: Order; readonly message: string };

/**
 * Settles the payment of a quote and returns the order it became (API-015). Repeated calls return the same
 * order, also when the link expired meanwhile.
 */
export async function convertToOrder(
  services: QuoteServices,
  link: QuoteLinkParams,
): Promise<Result<ConvertedQuote, ConversionFailure>> {
  const quote = await findQuoteByLink(services.db, link);
  if (!quote) return err({ code: "quote-not-found" });
  const updated = await updatePayable(services, { kind: "quote", id: quote.id });
  if (!updated.ok) return err({ code: "provider-failed", message: updated.failure.message });
  const orderId = (await findQuote(services.db, quote.id))?.orderId;
  if (!orderId || !updated.value.sendEmail) return err({ code: "not-paid", message: updated.value.message });
  return ok({ order: await readOrder(services.db, orderId), message: updated.value.message });
}
