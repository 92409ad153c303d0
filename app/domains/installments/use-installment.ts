import { useRevalidator } from "@remix-run/react";
import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { OrderJson } from "~/domains/orders/order.schema";
import { addOrderSuccessToUrl, saveInstallmentSuccess } from "~/domains/orders/order-success-record";
import { toBalancePath } from "~/domains/orders/payments/balance-path";
import { type PaymentReply, payInBrowser, postPayment } from "~/domains/payments/form/pay-in-browser";
import { toPayer } from "~/domains/payments/form/payer";
import { usePaymentForm } from "~/domains/payments/form/use-payment-form";
import { useChosenMethod } from "~/domains/payments/methods/use-chosen-method";
import { clearPaymentReturn, savePaymentReturn } from "~/domains/payments/payment-return";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { hasProviderButton } from "~/domains/payments/providers/provider-button";
import { createInstallmentRules, parseInstallment } from "~/domains/payments/split-payment";
import { newId } from "~/kernel/ids";
import { centsFromDollars, formatMoney, toDecimalText, toDollars, ZERO } from "~/kernel/money/money";
import { paths } from "~/kernel/paths";
import { ok } from "~/kernel/result";
import { useExpiringMessage } from "~/ui/feedback/use-expiring-message";
import { useOpenPage } from "~/ui/navigation/use-open-page";
import { browserStorage } from "~/ui/runtime/browser-storage";
import { usePreHydrationText } from "~/ui/runtime/use-pre-hydration-input";
import { type StateAfterRun, useSingleRun } from "~/ui/runtime/use-single-run";
import { installmentMessages, messageDurationMs } from "./installment.messages";
import type { PayableOrder } from "./split-payment-data";

/** State and actions of the form that pays a balance. */
// oxlint-disable-next-line max-lines-per-function -- the states of one form, which only make sense together
export function useInstallment({ order, methods }: PayableOrder) {
  const openPage = useOpenPage();
  const { revalidate } = useRevalidator();
  const due = centsFromDollars(order.balanceDue);
  const minimum = centsFromDollars(order.minimumSplitAmount);
  const isLast = due <= minimum;
  const [typedAmount, setTyped] = useState("");
  usePreHydrationText("amount", setTyped);
  const amount = isLast && typedAmount === "" ? toDecimalText(due) : typedAmount;
  const [chosen, choose] = useChosenMethod(methods);
  const success = useExpiringMessage<string>(messageDurationMs);
  const error = useExpiringMessage<string>(messageDurationMs);
  const { busy, once } = useSingleRun();
  const installment = parseInstallment(amount, { minimum, due });
  const payAmount = installment.ok ? installment.value : null;
  const method = methods.find(({ name }) => name === chosen);
  const path = paths.api.splitPayment(order.orderIncrementId);

  const rules = useMemo(() => createInstallmentRules({ minimum, due }), [minimum, due]);
  const { formProps, payment, formControls, errors, check, showFieldErrors, clearError } = usePaymentForm({
    id: "installment",
    rules,
    method,
    showBanner: error.show,
    submit: () => once(submit),
  });
  const submit = async (sending: () => void): Promise<StateAfterRun> => {
    error.clear();
    success.clear();
    if (!(await check())) return "free";
    sending();
    const result = await payInBrowser(
      {
        prepare: async () => (await payment.current?.prepare?.()) ?? ok({}),
        start: (prepared) => start(path, order, { ...prepared, amount, paymentMethod: chosen }),
        confirm: async (started) => {
          savePaymentReturn({ kind: "installment", path: toBalancePath(order) });
          return payment.current
            ? payment.current.pay(started, toPayer(order))
            : paymentMessages.methodNotAvailable;
        },
        settle: ({ attemptId }) =>
          postPayment(path, { email: order.email, payments: [{ transactionId: attemptId }] }),
      },
      { failed: installmentMessages.failed, unexpectedError: installmentMessages.failed },
    );
    if (result.kind === "invalid") showFieldErrors(result.errors);
    if (result.kind === "refused") error.show(result.message);
    if (result.kind !== "done") {
      revalidate();
      return "free";
    }
    return finish(result.reply);
  };
  const finish = ({ order: paidOrder }: PaymentReply): StateAfterRun => {
    clearAttempt(order);
    clearPaymentReturn();
    setTyped("");
    if (paidOrder && paidOrder.balanceDue <= 0) {
      openPage(addOrderSuccessToUrl(saveInstallmentSuccess(paidOrder, toDollars(payAmount ?? ZERO))));
      return "busy";
    }
    success.show(installmentMessages.successful);
    revalidate();
    return "free";
  };

  return {
    formProps,
    amount,
    /** The amount that submitting charges; null while no valid amount is typed. */
    payAmount,
    due,
    isLast,
    type: setTyped,
    /** Fills in an amount and clears its error, because conform does not see programmatic changes. */
    fillIn: (text: string) => {
      flushSync(() => setTyped(text));
      clearError("amount");
    },
    help: isLast
      ? `The last payment has to be the full balance of ${formatMoney(due)}.`
      : `${minimum > 0 ? `${formatMoney(minimum)} or more` : "Up"} to ${formatMoney(due)}.`,
    chosen,
    choose,
    hasProviderButton: hasProviderButton(method),
    payment,
    formControls,
    errors,
    clearError,
    success,
    error,
    busy,
  } as const;
}

/**
 * Sends the browser's last attempt, so that it does not block itself, and an idempotency key that is kept
 * until a reply arrives.
 */
async function start(
  path: string,
  order: OrderJson,
  installment: { readonly amount: string; readonly paymentMethod: string },
): Promise<PaymentReply> {
  const attemptId = browserStorage.getItem(getAttemptStorageKey(order)) ?? undefined;
  const idempotencyKey = browserStorage.getItem(getIdempotencyStorageKey(order)) ?? newId();
  browserStorage.setItem(getIdempotencyStorageKey(order), idempotencyKey);
  const reply = await postPayment(path, { ...installment, email: order.email, attemptId, idempotencyKey });
  browserStorage.removeItem(getIdempotencyStorageKey(order));
  const started = reply.payment?.attemptId ?? reply.attemptId;
  if (started) browserStorage.setItem(getAttemptStorageKey(order), started);
  return reply;
}

function clearAttempt(order: OrderJson): void {
  browserStorage.removeItem(getAttemptStorageKey(order));
}

const getAttemptStorageKey = ({ id }: OrderJson) => `instalment:${id}`;
const getIdempotencyStorageKey = ({ id }: OrderJson) => `instalment-press:${id}`;
