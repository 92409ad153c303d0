import { PaymentMethodChoice } from "~/domains/payments/form/payment-method-choice";
import { getMinimumInstallment } from "~/domains/payments/split-payment";
import { type Cents, cents, centsFromDollars, formatMoney, toDecimalText } from "~/kernel/money/money";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/fields/text-field";
import type { QuoteJson } from "../quote.schema";
import type { useQuotePayment } from "./use-quote-payment";

type SplitFieldsProps = {
  readonly quote: QuoteJson;
  readonly form: ReturnType<typeof useQuotePayment>;
};

/** Amount and method of the first installment (QUOT-010). */
export function InstallmentFields({ quote, form }: SplitFieldsProps) {
  const total = centsFromDollars(quote.total);
  const minimum = centsFromDollars(quote.minimumSplitAmount);
  return (
    <div className="flex flex-col gap-5">
      <TextField
        id="splitAmount"
        name="splitAmount"
        label="Amount to pay now, in dollars"
        inputMode="decimal"
        autoComplete="off"
        required
        value={form.installment}
        onChange={(event) => form.typeInstallment(event.currentTarget.value)}
        error={form.errors.splitAmount}
        help={`From ${formatMoney(getMinimumInstallment(minimum))} to ${formatMoney(total)}. The rest can be paid before delivery.`}
      />
      <div className="flex flex-wrap gap-2">
        {suggestions(minimum, total).map(({ label, amount }) => (
          <Button
            key={label}
            variant="secondary"
            size="small"
            onClick={() => form.fillInInstallment(toDecimalText(amount))}
          >
            {`${label} · ${formatMoney(amount)}`}
          </Button>
        ))}
      </div>
      <PaymentMethodChoice
        name="selectedSplitMethod"
        methods={form.installmentMethods}
        chosen={form.installmentMethod}
        onChoose={form.chooseInstallmentMethod}
        errors={form.errors}
        fields={form.payment}
        formControls={form.formControls}
        onComplete={form.clearError}
      />
    </div>
  );
}

/** Suggested amounts: deposit, half, all. */
function suggestions(minimum: Cents, total: Cents) {
  const half = cents(Math.round(total / 2));
  return [
    ...(minimum > 0 && minimum < total ? [{ label: "Deposit", amount: minimum }] : []),
    ...(half > minimum ? [{ label: "Half", amount: half }] : []),
    { label: "All of it", amount: total },
  ];
}
