import { isUnderReview } from "~/domains/orders/order";
import { getPaymentBadge } from "~/domains/orders/payments/payment-text";
import { StatusLabel } from "~/domains/orders/views/status-label";
import { PayButton, PaymentNeedsScript } from "~/domains/payments/form/pay-button";
import { PaymentError } from "~/domains/payments/form/payment-error";
import { PaymentMethodChoice } from "~/domains/payments/form/payment-method-choice";
import { type Cents, centsFromDollars, formatMoney, toDecimalText } from "~/kernel/money/money";
import { paths } from "~/kernel/paths";
import { formatDate } from "~/kernel/time/dates";
import { Button, ButtonLink } from "~/ui/button";
import { Alert } from "~/ui/feedback/alert";
import { TextField } from "~/ui/fields/text-field";
import { OrderLookupForm } from "./order-lookup-form";
import type { PayableOrder, SplitPaymentData } from "./split-payment-data";
import { useInstallment } from "./use-installment";

type SplitPageProps = { readonly data: SplitPaymentData; readonly isTitled: boolean };

/** The balance of an order and the form that pays it in installments. */
export function SplitPaymentPage({ data, isTitled }: SplitPageProps) {
  return (
    <div className="container-wide pt-8 pb-section lg:pt-12">
      {isTitled ? null : <h1 className="mb-8 font-display text-h1">Pay a balance</h1>}
      <SplitPaymentContent data={data} />
    </div>
  );
}

function SplitPaymentContent({ data }: { readonly data: SplitPaymentData }) {
  switch (data.state) {
    case "order":
      return <Balance data={data} />;
    case "lookup":
      return <OrderLookupForm lastResult={data.lastResult} />;
    case "refused":
      return (
        <div className="flex flex-col items-start gap-6">
          <Alert type="error">{data.message}</Alert>
          <ButtonLink to={paths.splitPayment} variant="secondary">
            Go Back
          </ButtonLink>
        </div>
      );
  }
}

function Balance({ data }: { readonly data: PayableOrder }) {
  const { order } = data;
  const received = formatMoney(centsFromDollars(order.total - order.balanceDue));
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-12">
      <section aria-labelledby="balance-title" className="lg:col-span-6">
        <h2 id="balance-title" className="font-display text-h3">
          Order {order.orderIncrementId}
        </h2>
        <dl className="mt-5 flex flex-col gap-3 border-y border-line py-5">
          <AmountRow term="Total" amount={formatMoney(centsFromDollars(order.total))} />
          <AmountRow term="Received" amount={received} />
          <AmountRow term="Remaining" amount={formatMoney(centsFromDollars(order.balanceDue))} isMain />
        </dl>
        <History payments={order.payments} />
      </section>
      <div className="lg:col-span-6">
        <InstallmentForm data={data} />
      </div>
    </div>
  );
}

type SumProps = { readonly term: string; readonly amount: string; readonly isMain?: boolean };

function AmountRow({ term, amount, isMain }: SumProps) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className={isMain ? "font-medium" : "text-ink-soft"}>{term}</dt>
      <dd className={isMain ? "text-h3 tabular-nums" : "tabular-nums"}>{amount}</dd>
    </div>
  );
}

/** Completed, refused and reviewed payments; open ones are not shown. */
function History({ payments }: Pick<PayableOrder["order"], "payments">) {
  const shownPayments = payments.filter((payment) => payment.status !== "pending" || isUnderReview(payment));
  if (shownPayments.length === 0) return null;
  return (
    <section aria-labelledby="payments-title" className="mt-8">
      <h3 id="payments-title" className="eyebrow text-ink-faint">
        Payments
      </h3>
      <ul className="mt-2">
        {shownPayments.map((payment) => {
          return (
            <li
              key={payment.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 text-sm"
            >
              <span className="min-w-0 flex-1">
                <span className="block">{payment.methodLabel}</span>
                <span className="text-ink-faint">{formatDate(new Date(payment.createdAt))}</span>
              </span>
              <StatusLabel badge={getPaymentBadge(payment)} />
              <span className="tabular-nums">{formatMoney(centsFromDollars(payment.amountPaid))}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type PayItAllProps = { readonly due: Cents; readonly fillIn: (text: string) => void };

/** Fills in the whole balance. */
function PayItAll({ due, fillIn }: PayItAllProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      className="-mt-3 self-start"
      onClick={() => fillIn(toDecimalText(due))}
    >
      {`Pay it all · ${formatMoney(due)}`}
    </Button>
  );
}

function InstallmentForm({ data }: { readonly data: PayableOrder }) {
  const form = useInstallment(data);
  const { errors, busy } = form;
  return (
    <form {...form.formProps} className="flex flex-col gap-6">
      <h2 className="font-display text-h3">Payment</h2>
      <PaymentNeedsScript />
      <div className="needs-script flex flex-col gap-6">
        <TextField
          id="amount"
          name="amount"
          label="Payment amount, in dollars"
          inputMode="decimal"
          autoComplete="off"
          required
          value={form.amount}
          onChange={(event) => form.type(event.currentTarget.value)}
          error={errors.amount}
          help={form.help}
        />
        {form.isLast ? null : <PayItAll due={form.due} fillIn={form.fillIn} />}
        <PaymentMethodChoice
          methods={data.methods}
          chosen={form.chosen}
          onChoose={form.choose}
          errors={errors}
          fields={form.payment}
          formControls={form.formControls}
          onComplete={form.clearError}
        />
        {form.success.message ? <Alert type="success">{form.success.message}</Alert> : null}
        <PaymentError message={form.error.message} onRemove={form.error.clear} />
        <PayButton
          amount={data.methods.length === 0 ? null : form.payAmount}
          busy={busy}
          isHidden={form.hasProviderButton || data.methods.length === 0}
        />
      </div>
    </form>
  );
}
