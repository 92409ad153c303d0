import type { z } from "zod";
import type { Content } from "~/content/client/content";
import { computeBalanceDue, type Order } from "~/domains/orders/order";
import { findOrderByEmail, readOrder } from "~/domains/orders/read-order.server";
import type { PaymentMethod } from "~/domains/payments/methods/payment-methods";
import { listPaymentMethods } from "~/domains/payments/methods/payment-methods.server";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { parseInstallment, splitMessages } from "~/domains/payments/split-payment";
import type { StartedPayment } from "~/domains/payments/started-payment";
import { checkReservations } from "~/domains/settlement/reservations/check-reservations.server";
import {
  recordInstallment,
  releaseInstallment,
} from "~/domains/settlement/reservations/record-installment.server";
import type { InstallmentPayer } from "~/domains/settlement/reservations/reservation";
import type { SettleServices } from "~/domains/settlement/settlement";
import { startPayment } from "~/domains/settlement/start-payment/start-payment.server";
import { updateAttempt } from "~/domains/settlement/update-payable.server";
import type { Cents } from "~/kernel/money/money";
import { err, ok, type Result } from "~/kernel/result";
import { findOrderForInstallments, getBalanceRefusal, type OrderKey } from "./find-split-order.server";
import type { InstallmentFailure } from "./installment.failures";
import type { payInstallmentSchema } from "./installment.schema";

export type InstallmentServices = SettleServices & { readonly content: Content };

export type PayInstallmentInput = z.output<typeof payInstallmentSchema> & { readonly orderId: string };

/** Null when this submit was paid before; `order` is its current state. */
export type StartedInstallment = Result<StartedPayment | null, InstallmentFailure> & {
  readonly order?: Order;
  /** The recorded attempt, also when the provider failed; the next submit continues it. */
  readonly attemptId: string | null;
};

/** Starts an installment: validated and reserved under the order's lock, then started at the provider. */
export async function payInstallment(
  services: InstallmentServices,
  input: PayInstallmentInput,
  payer: InstallmentPayer,
): Promise<StartedInstallment> {
  const order = await findOrderForInstallments(services.db, input);
  if (!order.ok) return { ...order, attemptId: null };
  const methods = await listPaymentMethods(services, "complete-order-payment");
  const method = methods.find(({ name }) => name === input.paymentMethod);
  if (method && !method.gateway) return { ...err({ code: "payment-method-unavailable" }), attemptId: null };
  await checkReservations(services, { kind: "order", id: order.value.id }, payer);
  const recorded = await recordPayment(services, order.value.id, { ...input, payer }, method);
  if (!recorded.ok) return { ...recorded, attemptId: null };
  if (!recorded.value) {
    return { ...ok(null), attemptId: null, order: await readOrder(services.db, order.value.id) };
  }
  const payable = { kind: "order", id: order.value.id } as const;
  const { attemptId } = recorded.value;
  const options = input.cardToken ? { token: input.cardToken } : undefined;
  const started = await startPayment(services, payable, { ...recorded.value, options });
  if (!started.ok && started.failure.code !== "provider-failed")
    await releaseReservation(services, payable.id, attemptId);
  return { ...started, attemptId };
}

const noAnswerFailure = { code: "provider-failed", message: paymentMessages.providerSilent } as const;

type RecordedInstallment = { readonly attemptId: string; readonly paymentId: string };

async function recordPayment(
  { db, payables, clock }: InstallmentServices,
  orderId: string,
  input: PayInstallmentInput & { readonly payer: InstallmentPayer },
  method: PaymentMethod | undefined,
): Promise<Result<RecordedInstallment | null, InstallmentFailure>> {
  const payable = { kind: "order", id: orderId } as const;
  return db.transaction(async (tx) => {
    const lockedPayable = await payables.order.lock(tx, orderId);
    if (!lockedPayable) return err({ code: "no-such-order" });
    const order = await readOrder(tx, orderId);
    const checked = validatePayment(order, input, method);
    if (!checked.ok) return checked;
    const { amount, provider, name, title } = checked.value;
    const { attemptId = null, idempotencyKey = null, payer } = input;
    const installment = {
      payable,
      payer,
      amount,
      currency: order.orderCurrencyCode,
      attemptId,
      idempotencyKey,
    };
    const providerMethod = { provider, method: name, methodLabel: title };
    const balance = { due: computeBalanceDue(order), undecided: listUndecidedPayments(order) };
    const recorded = await recordInstallment(
      tx,
      lockedPayable,
      { ...installment, providerMethod, ...balance },
      clock.now(),
    );
    if (recorded.kind === "placed") return ok(null);
    if (recorded.kind === "unsettled") return err(noAnswerFailure);
    if (recorded.kind === "in-review") return err({ code: "payment-in-review" });
    if (recorded.kind === "reserved") {
      return err({ code: "reserved", free: recorded.free, canTakeOver: !payer.isOwner });
    }
    return ok({ attemptId: recorded.attemptId, paymentId: recorded.paymentId });
  });
}

type CheckedInstallment = {
  readonly amount: Cents;
  readonly provider: NonNullable<PaymentMethod["gateway"]>;
} & Pick<PaymentMethod, "name" | "title">;

/** Validates an installment against the current balance (SPLT-010 to SPLT-014). */
function validatePayment(
  order: Order,
  input: PayInstallmentInput,
  method: PaymentMethod | undefined,
): Result<CheckedInstallment, InstallmentFailure> {
  const due = computeBalanceDue(order);
  const refusal = getBalanceRefusal(order);
  if (refusal) return err(refusal);
  const amount = parseInstallment(input.amount, { minimum: order.minimumSplitAmount, due });
  const errors = {
    ...(amount.ok ? {} : { amount: [amount.failure] }),
    ...(method ? {} : { paymentMethod: [splitMessages.method] }),
  };
  if (!method?.gateway || !amount.ok) return err({ code: "form-invalid", errors });
  const { gateway, name, title } = method;
  return ok({ amount: amount.value, provider: gateway, name, title });
}

/** Payments that a provider may still complete. */
function listUndecidedPayments({ payments }: Order) {
  return payments.filter(({ status }) => status === "pending" || status === "on_hold");
}

async function releaseReservation(
  { db, payables, clock }: InstallmentServices,
  orderId: string,
  attemptId: string,
) {
  await db.transaction(async (tx) => {
    const lockedPayable = await payables.order.lock(tx, orderId);
    if (lockedPayable)
      await releaseInstallment(tx, lockedPayable, { kind: "order", id: orderId }, attemptId, clock.now());
  });
}

/** Settles an installment and returns its order (SPLT-015). */
export async function settleInstallment(
  services: InstallmentServices,
  key: OrderKey,
  transactionId: string,
): Promise<Result<Order, InstallmentFailure>> {
  const order = await findOrderByEmail(services.db, key);
  if (!order) return err({ code: "no-such-order" });
  const updated = await updateAttempt(services, { kind: "order", id: order.id }, transactionId);
  if (!updated.ok) {
    const { failure } = updated;
    return err(failure.code === "no-answer" ? { ...failure, code: "provider-failed" } : failure);
  }
  if (!updated.value.sendEmail) return err({ code: "not-paid", message: updated.value.message });
  return ok(await readOrder(services.db, order.id));
}
