import { useRevalidator } from "@remix-run/react";
import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { carryOrderSuccess, keepPartSuccess } from "~/domains/orders/order-success-record";
import { payerOfAddress } from "~/domains/payments/payer-of-address";
import { defaultMethod } from "~/domains/payments/payment-methods";
import { clearPaymentReturn, keepPaymentReturn } from "~/domains/payments/payment-return";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { hasOwnButton } from "~/domains/payments/providers/own-button";
import { methodsForParts, parseFirstPart, quotePaymentRules, splitMethod } from "~/domains/payments/split";
import { type PayReply, postForPay, takePayment } from "~/domains/payments/take-payment";
import { usePaymentForm } from "~/domains/payments/use-payment-form";
import { centsFromDollars } from "~/kernel/money";
import { paths } from "~/kernel/paths";
import { ok } from "~/kernel/result";
import { useExpiringMessage } from "~/ui/use-expiring-message";
import { type AfterRun, useOnce } from "~/ui/use-once";
import { useOpenPage } from "~/ui/use-open-page";
import { quoteMessages } from "./quote.messages";
import type { OpenQuote } from "./quote-data";

/** A banner of errors clears after 10 seconds. */
const bannerMs = 10_000;

/** The payment form of a quote: its choices, complaints, and what a press of its button does. */
// oxlint-disable-next-line max-lines-per-function -- the states of one form, which only make sense together
export function useQuotePayment({ quote, link, methods: offered }: OpenQuote) {
  const openPage = useOpenPage();
  const { revalidate } = useRevalidator();
  const methods = offered.filter(({ name }) => name !== splitMethod || quote.splitPaymentEnabled);
  const partMethods = methodsForParts(methods);
  const [chosen, choose] = useState(() => defaultMethod(methods)?.name ?? "");
  const [part, setPart] = useState("");
  const [partMethod, choosePartMethod] = useState(() => defaultMethod(partMethods)?.name ?? "");
  const banner = useExpiringMessage<string>(bannerMs);
  const { busy, once } = useOnce();
  const isPart = chosen === splitMethod;
  const paysBy = methods.find(({ name }) => name === (isPart ? partMethod : chosen));
  const total = centsFromDollars(quote.total);
  const minimum = centsFromDollars(quote.minimumSplitAmount);
  const amount = isPart ? parseFirstPart(part, { minimum, total }) : ok(total);

  const rules = useMemo(() => quotePaymentRules({ minimum, total }), [minimum, total]);
  const { formProps, payment, press, errors, check, complain, clearError } = usePaymentForm({
    id: "quote-payment",
    rules,
    paysBy,
    say: banner.show,
    submit: () => once(submit),
  });
  const submit = async (sending: () => void): Promise<AfterRun> => {
    banner.clear();
    if (!(await check())) return "free";
    sending();
    const body = { ...link, paymentMethod: chosen, total: quote.total };
    const split = isPart ? { splitAmount: part, selectedSplitMethod: partMethod } : {};
    const outcome = await takePayment(
      {
        prepare: async () => (await payment.current?.prepare?.()) ?? ok({}),
        begin: (prepared) => postForPay(paths.api.payQuote, { ...body, ...split, ...prepared }),
        confirm: async (begun) => {
          keepPaymentReturn({ kind: "quote", path: `${paths.quotePayment}?${new URLSearchParams(link)}` });
          return payment.current
            ? payment.current.pay(begun, payerOfAddress(quote))
            : paymentMessages.methodNotAvailable;
        },
        settle: () => postForPay(paths.api.convertQuote, link),
      },
      { failed: quoteMessages.paymentFailed, trouble: quoteMessages.trouble },
    );
    if (outcome.kind === "done") {
      clearPaymentReturn();
      openPage(carryOrderSuccess(successPath(outcome.reply)));
      return "busy";
    }
    if (outcome.kind === "invalid") complain(outcome.errors);
    else banner.show(outcome.message);
    // Who is asked to look at it again sees it as it is now.
    if (outcome.kind === "refused" && outcome.message === quoteMessages.changed) revalidate();
    return "free";
  };

  return {
    formProps,
    methods,
    chosen,
    choose,
    /** What a press of the button charges; null while no valid amount is typed. */
    payAmount: amount.ok ? amount.value : null,
    part,
    typePart: setPart,
    /** Fills in an amount: its error is checked again, as no input tells conform of it. */
    fillInPart: (typed: string) => {
      flushSync(() => setPart(typed));
      clearError("splitAmount");
    },
    partMethods,
    partMethod,
    choosePartMethod,
    hasOwnButton: hasOwnButton(paysBy),
    payment,
    press,
    errors,
    clearError,
    banner,
    busy,
  } as const;
}

/** All that was paid of a quote is what was just paid. */
function successPath({ order }: PayReply): string {
  if (!order) return paths.orderSuccess;
  return keepPartSuccess(order, (order.total * 100 - Math.max(order.balanceDue, 0) * 100) / 100);
}
