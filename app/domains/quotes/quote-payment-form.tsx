import { PayButton, PaymentNeedsScript } from "~/domains/payments/pay-button";
import { PaymentMethodChoice } from "~/domains/payments/payment-method-choice";
import { splitPaymentMethod } from "~/domains/payments/split-payment";
import { centsFromDollars, formatMoney } from "~/kernel/money";
import { Alert } from "~/ui/alert";
import type { OpenQuote } from "./quote-data";
import { SplitFields } from "./split-fields";
import { useQuotePayment } from "./use-quote-payment";

/** How a quote is paid: one of the methods, in full or, where that was agreed upon, a first part (QUOT-003, QUOT-010). */
export function QuotePaymentForm({ data }: { readonly data: OpenQuote }) {
  const paying = useQuotePayment(data);
  const { banner, busy, hasProviderButton } = paying;
  return (
    <form {...paying.formProps} className="flex flex-col gap-6">
      <div>
        <h2 className="font-display text-h3">Payment</h2>
        <p className="mt-1 text-ink-soft">
          <span className="text-h4 text-ink tabular-nums">
            {formatMoney(centsFromDollars(data.quote.total))}
          </span>{" "}
          in all, with shipping and tax
        </p>
      </div>
      <PaymentNeedsScript />
      <div className="needs-script flex flex-col gap-6">
        <PaymentMethodChoice
          methods={paying.methods}
          chosen={paying.chosen}
          onChoose={paying.choose}
          errors={paying.errors}
          fields={paying.payment}
          formControls={paying.formControls}
          onComplete={paying.clearError}
          renderInsteadOfFields={({ name }) =>
            name === splitPaymentMethod ? <SplitFields quote={data.quote} paying={paying} /> : null
          }
        />
        {banner.message ? (
          <Alert type="error" onRemove={banner.clear}>
            {banner.message}
          </Alert>
        ) : null}
        <PayButton
          amount={paying.methods.length === 0 ? null : paying.payAmount}
          busy={busy}
          isHidden={hasProviderButton || paying.methods.length === 0}
        />
      </div>
    </form>
  );
}
