import { useRef } from "react";
import { getMinimumInstallment, splitPaymentMethod } from "~/domains/payments/split-payment";
import { formatMoney } from "~/kernel/money/money";
import { ButtonRadioGroup } from "~/ui/fields/button-radio-group";
import { TextField } from "~/ui/fields/text-field";
import { usePreHydrationChecked } from "~/ui/runtime/use-pre-hydration-input";
import type { useQuotePayment } from "./use-quote-payment";

type PortionFieldsProps = { readonly form: ReturnType<typeof useQuotePayment> };

/** How much to pay now. A part of the total is paid by the split-payment method (QUOT-010). */
export function PortionFields({ form }: PortionFieldsProps) {
  const { portions, portion, choosePortion, isInstallment, installment, minimum, total } = form;
  const container = useRef<HTMLDivElement>(null);
  usePreHydrationChecked(container, (ticked) => {
    const preHydrationChoice = portions.find(({ value }) => ticked.includes(value));
    if (preHydrationChoice) choosePortion(preHydrationChoice.value);
  });
  if (portions.length === 1) return null;
  return (
    <div ref={container} className="flex flex-col gap-5">
      <ButtonRadioGroup
        look="chip"
        name="portion"
        legend="How much would you like to pay?"
        value={portion}
        onChange={choosePortion}
        error={portion === "other" ? undefined : form.errors.splitAmount}
        options={portions.map(({ value, label, amount }) => ({
          value,
          label: amount === null ? label : `${label} · ${formatMoney(amount)}`,
        }))}
      />
      {isInstallment ? <input type="hidden" name="paymentMethod" value={splitPaymentMethod} /> : null}
      {portion === "other" ? (
        <TextField
          id="splitAmount"
          name="splitAmount"
          label="Amount to pay now, in dollars"
          inputMode="decimal"
          autoComplete="off"
          required
          value={installment}
          onChange={(event) => form.typeAmount(event.currentTarget.value)}
          error={form.errors.splitAmount}
          help={`From ${formatMoney(getMinimumInstallment(minimum))} to ${formatMoney(total)}. The rest can be paid before delivery.`}
        />
      ) : null}
      {isInstallment && portion !== "other" ? (
        <>
          <input type="hidden" name="splitAmount" value={installment} />
          <p className="text-sm text-ink-soft">The rest can be paid before delivery.</p>
        </>
      ) : null}
    </div>
  );
}
