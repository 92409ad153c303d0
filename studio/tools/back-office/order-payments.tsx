import { Flex, Heading, Stack, Text } from "@sanity/ui";
import { manualProvider } from "../../../app/domains/orders/payments/manual-payment";
import { ConfirmButton } from "../parts/confirm-button";
import { formatDollars, formatTime } from "../parts/format";
import { AmountRow } from "./amounts";
import { getRecordedPaymentStatus } from "./back-office-messages";
import type { OrderAction, OrderPaymentRecord, OrderRecord, RequestedRefund } from "./orders-api";
import { RefundForm } from "./refund-form";

type OrderPaymentsProps = {
  readonly entry: OrderRecord;
  readonly busy: boolean;
  readonly onAct: (action: OrderAction) => Promise<boolean>;
};

/** The payments of an order with their refunds, and a form to refund each one. */
export function OrderPayments({ entry: { payments }, busy, onAct }: OrderPaymentsProps) {
  return (
    <Stack space={4}>
      <Heading as="h3" size={1}>
        Payments
      </Heading>
      {payments.length === 0 ? (
        <Text size={1} muted>
          None yet.
        </Text>
      ) : null}
      {payments.map((payment) => (
        <Stack key={payment.id} space={3}>
          <PaymentRow payment={payment} />
          {payment.refunds.filter(isUnfinished).map((refund) => (
            <Text key={refund.id} size={1} style={{ overflowWrap: "anywhere" }}>
              {describeRefund(refund)}
            </Text>
          ))}
          {payment.provider === manualProvider && payment.status === "completed" ? (
            <Flex data-off-paper="">
              <ConfirmButton
                text="Void"
                label={`Void the ${payment.methodLabel} payment of ${formatDollars(payment.amount)}`}
                confirmText="Yes, it was recorded by mistake"
                isBusy={busy}
                onConfirm={() => void onAct({ action: "void", paymentId: payment.id })}
              />
            </Flex>
          ) : null}
          {payment.refundable > 0 && !payment.refunds.some(({ status }) => status === "open") ? (
            // Remounted when the shop has recorded a refund, so that the form starts with the rest and a new key.
            <RefundForm
              key={`${payment.refundable}-${payment.refunds.length}`}
              payment={payment}
              busy={busy}
              onRefund={onAct}
            />
          ) : null}
        </Stack>
      ))}
    </Stack>
  );
}

function PaymentRow({ payment }: { readonly payment: OrderPaymentRecord }) {
  const { methodLabel, amount, createdAt, reference, recordedBy, voidedBy } = payment;
  const { title } = getRecordedPaymentStatus(payment);
  return (
    <Stack space={2}>
      <AmountRow label={`${methodLabel}, ${title.toLowerCase()}`} amount={amount} />
      <Text size={1} muted style={{ overflowWrap: "anywhere" }}>
        {[
          formatTime(createdAt),
          reference,
          recordedBy && `by ${recordedBy}`,
          voidedBy && `voided by ${voidedBy}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </Text>
    </Stack>
  );
}

/** A completed refund is a payment below zero, with a row like other payments. */
function isUnfinished({ status }: RequestedRefund): boolean {
  return status !== "completed";
}

function describeRefund({ amount, author, status, failureMessage }: RequestedRefund): string {
  const request = `Refund of ${formatDollars(amount)} by ${author}`;
  return status === "open"
    ? `${request}: waiting for the provider`
    : `${request} failed: ${failureMessage ?? ""}`;
}
