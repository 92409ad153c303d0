import { useRevalidator } from "@remix-run/react";
import { useMemo, useState } from "react";
import { addOrderSuccessToUrl, saveInstallmentSuccess } from "~/domains/orders/order-success-record";
import { type PaymentReply, payInBrowser, postPayment } from "~/domains/payments/form/pay-in-browser";
import { toPayer } from "~/domains/payments/form/payer";
import { usePaymentForm } from "~/domains/payments/form/use-payment-form";
import { chooseDefaultMethod, omitFurtherCardMethods } from "~/domains/payments/methods/payment-methods";
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
import { centsFromDollars, toDecimalText } from "~/kernel/money/money";
import { paths } from "~/kernel/paths";
import { ok } from "~/kernel/result";
import { useExpiringMessage } from "~/ui/feedback/use-expiring-message";
import { useOpenPage } from "~/ui/navigation/use-open-page";
import { type StateAfterRun, useSingleRun } from "~/ui/runtime/use-single-run";
import { quoteMessages } from "../quote.messages";
import { listPaymentPortions } from "./payment-portions";
import type { OpenQuote } from "./quote-data";

/** The error banner clears after 10 seconds. */
const bannerMs = 10_000;

/** State and actions of the form that pays a quote. */
// oxlint-disable-next-line max-lines-per-function -- the states of one form, which only make sense together
export function useQuotePayment({ quote, link, methods: offered }: OpenQuote) {
  const openPage = useOpenPage();
  const { revalidate } = useRevalidator();
  const total = centsFromDollars(quote.total);
  const minimum = centsFromDollars(quote.minimumSplitAmount);
  const { portions, portion, choosePortion } = usePortions({ quote, methods: offered });
  const isInstallment = portion !== "full";
  const methods = omitFurtherCardMethods(
    isInstallment
      ? listInstallmentMethods(offered)
      : offered.filter(({ name }) => name !== splitPaymentMethod),
  );
  const [selected, choose] = useChosenMethod(methods);
  // Installments may allow other methods than a payment in full.
  const method = methods.find(({ name }) => name === selected) ?? chooseDefaultMethod(methods) ?? undefined;
  const chosen = method?.name ?? "";
  const [typedAmount, setTypedAmount] = useState("");
  const offeredAmount = portions.find(({ value }) => value === portion)?.amount ?? null;
  const installment = offeredAmount === null ? typedAmount : toDecimalText(offeredAmount);
  const banner = useExpiringMessage<string>(bannerMs);
  const { busy, once } = useSingleRun();
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
    const body = { ...link, total: quote.total };
    const choice = isInstallment
      ? { paymentMethod: splitPaymentMethod, splitAmount: installment, selectedSplitMethod: chosen }
      : { paymentMethod: chosen };
    const result = await payInBrowser(
      {
        prepare: async () => (await payment.current?.prepare?.()) ?? ok({}),
        start: (prepared) => postPayment(paths.api.payQuote, { ...body, ...choice, ...prepared }),
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
    portions,
    portion,
    choosePortion,
    isInstallment,
    /** The amount of an installment as it is posted. */
    installment,
    typeAmount: setTypedAmount,
    minimum,
    total,
    hasProviderButton: hasProviderButton(method),
    payment,
    formControls,
    errors,
    clearError,
    banner,
    busy,
  } as const;
}

/** The choice how much to pay; only "in full" when the quote allows no installments. */
function usePortions({ quote, methods }: Pick<OpenQuote, "quote" | "methods">) {
  const isSplittable =
    quote.splitPaymentEnabled &&
    methods.some(({ name }) => name === splitPaymentMethod) &&
    listInstallmentMethods(methods).length > 0;
  const all = listPaymentPortions({
    minimum: centsFromDollars(quote.minimumSplitAmount),
    total: centsFromDollars(quote.total),
  });
  const portions = isSplittable ? all : all.filter(({ value }) => value === "full");
  const [selected, setSelected] = useState<string>("full");
  // Staff may change the quote while its page is open.
  const portion = portions.find(({ value }) => value === selected)?.value ?? "full";
  return { portions, portion, choosePortion: setSelected };
}

/** Returns the success path. The paid amount of the order is the amount of this payment. */
function successPath({ order }: PaymentReply): string {
  if (!order) return paths.orderSuccess;
  return saveInstallmentSuccess(order, (order.total * 100 - Math.max(order.balanceDue, 0) * 100) / 100);
}
