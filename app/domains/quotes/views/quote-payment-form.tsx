import { PayButton, PaymentNeedsScript } from "~/domains/payments/form/pay-button";
import { PaymentError } from "~/domains/payments/form/payment-error";
import { PaymentMethodChoice } from "~/domains/payments/form/payment-method-choice";
import { centsFromDollars, formatMoney } from "~/kernel/money/money";
import { PortionFields } from "./portion-fields";
import type { OpenQuote } from "./quote-data";
import { useQuotePayment } from "./use-quote-payment";

/** The payment form of a quote: how much to pay, and one method for it (QUOT-003, QUOT-010). */
export function QuotePaymentForm({ data }: { readonly data: OpenQuote }) {
  const form = useQuotePayment(data);
  const { banner, busy, hasProviderButton } = form;
  return (
    <form {...form.formProps} className="flex flex-col gap-6">
      <div>
        <h2 className="font-display text-h3">Payment</h2>
        <p className="mt-1 text-ink-soft">
          <span className="text-h4 text-ink tabular-nums">
            {formatMoney(centsFromDollars(data.quote.total))}
          </span>{" "}
          total, including shipping and tax
        </p>
      </div>
      <PaymentNeedsScript />
      <div className="needs-script flex flex-col gap-6">
        <PortionFields form={form} />
        <PaymentMethodChoice
          name={form.isInstallment ? "selectedSplitMethod" : "paymentMethod"}
          legend="How would you like to pay?"
          methods={form.methods}
          chosen={form.chosen}
          onChoose={form.choose}
          errors={form.errors}
          fields={form.payment}
          formControls={form.formControls}
          onComplete={form.clearError}
        />
        <PaymentError message={banner.message} onRemove={banner.clear} />
        <PayButton
          amount={form.methods.length === 0 ? null : form.payAmount}
          busy={busy}
          isHidden={hasProviderButton || form.methods.length === 0}
        />
      </div>
    </form>
  );
}
