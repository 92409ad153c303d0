import { useRevalidator } from "@remix-run/react";
import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { addOrderSuccessToUrl, saveInstallmentSuccess } from "~/domains/orders/order-success-record";
import { type PaymentReply, payInBrowser, postPayment } from "~/domains/payments/form/pay-in-browser";
import { toPayer } from "~/domains/payments/form/payer";
import { usePaymentForm } from "~/domains/payments/form/use-payment-form";
import { useChosenMethod } from "~/domains/payments/methods/use-chosen-method";
import { clearPaymentReturn, savePaymentReturn } from "~/domains/payments/payment-return";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { hasProviderButton } from "~/domains/payments/providers/provider-button";
import {
  createQuotePaymentRules,
  listInstallmentMethods,
  parseFirstInstallment,
  splitPaymentMethod,
} from "~/domains/payments/split-payment";
import { centsFromDollars } from "~/kernel/money/money";
import { paths } from "~/kernel/paths";
import { ok } from "~/kernel/result";
import { useExpiringMessage } from "~/ui/feedback/use-expiring-message";
import { useOpenPage } from "~/ui/navigation/use-open-page";
import { type StateAfterRun, useSingleRun } from "~/ui/runtime/use-single-run";
import { quoteMessages } from "../quote.messages";
import type { OpenQuote } from "./quote-data";

/** The error banner clears after 10 seconds. */
const bannerMs = 10_000;

/** State and actions of the form that pays a quote. */
// oxlint-disable-next-line max-lines-per-function -- the states of one form, which only make sense together
export function useQuotePayment({ quote, link, methods: offered }: OpenQuote) {
  const openPage = useOpenPage();
  const { revalidate } = useRevalidator();
  const methods = offered.filter(({ name }) => name !== splitPaymentMethod || quote.splitPaymentEnabled);
  const installmentMethods = listInstallmentMethods(methods);
  const [chosen, choose] = useChosenMethod(methods);
  const [installment, setInstallment] = useState("");
  const [installmentMethod, chooseInstallmentMethod] = useChosenMethod(installmentMethods);
  const banner = useExpiringMessage<string>(bannerMs);
  const { busy, once } = useSingleRun();
  const isInstallment = chosen === splitPaymentMethod;
  const method = methods.find(({ name }) => name === (isInstallment ? installmentMethod : chosen));
  const total = centsFromDollars(quote.total);
  const minimum = centsFromDollars(quote.minimumSplitAmount);
  const amount = isInstallment ? parseFirstInstallment(installment, { minimum, total }) : ok(total);

  const rules = useMemo(() => createQuotePaymentRules({ minimum, total }), [minimum, total]);
  const { formProps, payment, formControls, errors, check, showFieldErrors, clearError } = usePaymentForm({
    id: "quote-payment",
    rules,
    method,
    showBanner: banner.show,
    submit: () => once(submit),
  });
  const submit = async (sending: () => void): Promise<StateAfterRun> => {
    banner.clear();
    if (!(await check())) return "free";
    sending();
    const body = { ...link, paymentMethod: chosen, total: quote.total };
    const splitPayment = isInstallment
      ? { splitAmount: installment, selectedSplitMethod: installmentMethod }
      : {};
    const result = await payInBrowser(
      {
        prepare: async () => (await payment.current?.prepare?.()) ?? ok({}),
        start: (prepared) => postPayment(paths.api.payQuote, { ...body, ...splitPayment, ...prepared }),
        confirm: async (started) => {
          savePaymentReturn({ kind: "quote", path: `${paths.quotePayment}?${new URLSearchParams(link)}` });
          return payment.current
            ? payment.current.pay(started, toPayer(quote))
            : paymentMessages.methodNotAvailable;
        },
        settle: () => postPayment(paths.api.convertQuote, link),
      },
      { failed: quoteMessages.paymentFailed, unexpectedError: quoteMessages.trouble },
    );
    if (result.kind === "done") {
      clearPaymentReturn();
      openPage(addOrderSuccessToUrl(successPath(result.reply)));
      return "busy";
    }
    if (result.kind === "invalid") showFieldErrors(result.errors);
    else banner.show(result.message);
    // Reload the changed quote that the message asks to review.
    if (result.kind === "refused" && result.message === quoteMessages.changed) revalidate();
    return "free";
  };

  return {
    formProps,
    methods,
    chosen,
    choose,
    /** The amount that submitting charges; null while no valid amount is typed. */
    payAmount: amount.ok ? amount.value : null,
    installment,
    typeInstallment: setInstallment,
    /** Fills in an amount and clears its error, because conform does not see programmatic changes. */
    fillInInstallment: (typed: string) => {
      flushSync(() => setInstallment(typed));
      clearError("splitAmount");
    },
    installmentMethods,
    installmentMethod,
    chooseInstallmentMethod,
    hasProviderButton: hasProviderButton(method),
    payment,
    formControls,
    errors,
    clearError,
    banner,
    busy,
  } as const;
}

/** Returns the success path. The paid amount of the order is the amount of this payment. */
function successPath({ order }: PaymentReply): string {
  if (!order) return paths.orderSuccess;
  return saveInstallmentSuccess(order, (order.total * 100 - Math.max(order.balanceDue, 0) * 100) / 100);
}
