import { useEffect, useRef } from "react";
import { fieldMessages } from "~/domains/forms/validation/field.messages";
import type { FieldErrors } from "~/domains/forms/validation/parse-form";
import { useValidatedForm } from "~/domains/forms/validation/use-validated-form";
import { addOrderSuccessToUrl } from "~/domains/orders/order-success-record";
import type { FormControls, PaymentHandle } from "~/domains/payments/form/payment-handle";
import { useChosenMethod } from "~/domains/payments/methods/use-chosen-method";
import { savePaymentReturn } from "~/domains/payments/payment-return";
import { paymentMessages } from "~/domains/payments/payments.messages";
import { hasProviderButton } from "~/domains/payments/providers/provider-button";
import { useCart } from "~/domains/samples/cart/cart";
import { NO_METHODS } from "~/domains/shipping/choose-shipping-method";
import { paths } from "~/kernel/paths";
import { ok } from "~/kernel/result";
import { useExpiringMessage } from "~/ui/feedback/use-expiring-message";
import { useOpenPage } from "~/ui/navigation/use-open-page";
import { type StateAfterRun, useSingleRun } from "~/ui/runtime/use-single-run";
import type { CartTotals } from "../cart-totals";
import { createCheckoutRules } from "../form/checkout-form";
import { toCheckoutPayer } from "../form/checkout-payer";
import { toDestination } from "../form/checkout-values";
import { storeReceipt } from "../result-page/receipt";
import { readOrCreateRetry, saveRetry } from "../submit/checkout-retry";
import { finishCheckout } from "../submit/finish-checkout";
import { loadReplySchema, patchOrder, postOrder } from "../submit/order-api";
import { savePlacedOrder } from "../submit/placed-order";
import { type SubmitResult, submitOrder } from "../submit/submit-order";
import { toOrderBody } from "../submit/to-order-body";
import type { CheckoutData } from "./checkout-data";
import { checkoutPageMessages, errorBannerMs, formResponseMs } from "./checkout-page.messages";
import type { PaymentRequirement } from "./payment-box";
import { findShippingAndPaymentErrors } from "./payment-errors";
import { useCheckoutValues } from "./use-checkout-values";
import { toShippingMethodValue, useShippingRate } from "./use-shipping-rate";

/** State and actions of the checkout form: values, totals, payment and submit. */
// oxlint-disable-next-line max-lines-per-function -- the states of one form, which only make sense together
export function useCheckout(data: CheckoutData, refreshPrices: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const payment = useRef<PaymentHandle>(null);
  const cart = useCart();
  const openPage = useOpenPage();
  const fields = useCheckoutValues(data.groups, form, data.prefill?.values);
  const shipping = useShippingRate(cart.lines, data.rules, toDestination(fields.values));
  const banner = useExpiringMessage<string>(errorBannerMs);
  const response = useExpiringMessage<string>(formResponseMs);
  const [chosen, setChosen] = useChosenMethod(data.methods);
  const { busy, once } = useSingleRun();
  const validated = useValidatedForm({
    id: "checkout",
    rules: createCheckoutRules(data.groups, fields.values),
    isCheckedInOnSubmit: true,
    onSubmit: (event) => {
      event.preventDefault();
      void once(submit);
    },
  });
  useEffect(() => void loadReplySchema().catch(() => undefined), []);
  const destination = JSON.stringify(toDestination(fields.values));
  // The error belonged to another address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the address changes
  useEffect(() => validated.clearError("shippingMethod"), [destination]);

  /** Shows the form's errors together with `fieldErrors`; returns true when there are any. */
  const showFieldErrors = (
    fieldErrors: FieldErrors,
    heading: string = data.messages?.error ?? fieldMessages.formInvalid,
  ): boolean => {
    const isInvalid = Object.keys(validated.showErrors(fieldErrors)).length > 0;
    if (isInvalid) response.show(heading);
    return isInvalid;
  };
  /** Validates the form and returns what to send; null when the shopper must correct or confirm something. */
  const collectValidOrder = async (heading?: string) => {
    const { totals, wasShown } = shipping.settleNow();
    const requirement = getPaymentRequirement(totals);
    const values = {
      ...fields.values,
      shippingMethod: toShippingMethodValue(totals.shippingMethod),
      paymentMethod: requirement === "something" ? chosen : "",
    };
    const paymentErrors = await findShippingAndPaymentErrors(values, {
      methods: data.methods,
      requirement: wasShown ? requirement : "unknown",
      fields: payment.current,
    });
    if (showFieldErrors(paymentErrors, heading)) return null;
    banner.clear();
    if (requirement !== "something" || wasShown) return { values, totals };
    banner.show(checkoutPageMessages.totalChanged(totals.total));
    return null;
  };
  const submit = async (sending: () => void): Promise<StateAfterRun> => {
    const ready = await collectValidOrder();
    if (!ready) return "free";
    const { values, totals } = ready;
    sending();
    const result = await submitOrder(
      {
        postOrder,
        patchOrder,
        saveRetry: (retry) => {
          saveRetry(retry);
          if (retry.orderId) savePlacedOrder(retry.orderId);
        },
        prepare: async () => (requirement === "something" && (await payment.current?.prepare?.())) || ok({}),
        isOnline: () => navigator.onLine,
        confirm: async (started) => {
          savePaymentReturn({ kind: "checkout" });
          return payment.current
            ? payment.current.pay(started, toCheckoutPayer(values))
            : paymentMessages.methodNotAvailable;
        },
      },
      toOrderBody(data, { values, lines: cart.lines, shownTotal: totals.total }),
      readOrCreateRetry(),
    );
    finish(result);
    return result.kind === "done" ? "busy" : "free";
  };
  const finish = (result: SubmitResult) => {
    switch (result.kind) {
      case "done":
        storeReceipt({ order: result.order, lines: cart.lines });
        finishCheckout(result.order);
        return openPage(addOrderSuccessToUrl(paths.orderSuccess));
      case "invalid":
        showFieldErrors(
          Object.fromEntries(
            Object.entries(result.errors).map(([field, [message]]) => [field, message ?? result.message]),
          ),
        );
        return;
      case "cart-changed":
        refreshPrices();
        cart.retry();
        return banner.show(result.message);
      case "refused":
        return banner.show(result.message);
    }
  };

  const requirement = getPaymentRequirement(shipping.totals);
  const formControls: FormControls = {
    check: async (heading) => (await collectValidOrder(heading)) !== null,
    submit: () => once(submit),
  };
  return {
    form,
    payment,
    formControls,
    /** True when the provider's own button submits the form. */
    isPaidElsewhere:
      requirement === "something" && hasProviderButton(data.methods.find(({ name }) => name === chosen)),
    cart,
    fields,
    shipping,
    need: requirement,
    banner,
    response,
    busy,
    chosen,
    choose: setChosen,
    validated,
    reset: () => {
      fields.reset();
      validated.clearErrors();
    },
  } as const;
}

function getPaymentRequirement({ shippingMethod, taxDetails, total }: CartTotals): PaymentRequirement {
  if (shippingMethod === NO_METHODS) return "unreachable";
  if (taxDetails === null) return "unknown";
  return total === 0 ? "nothing" : "something";
}
