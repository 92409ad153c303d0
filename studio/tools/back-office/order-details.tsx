import { Badge, Button, Card, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { isCanceled } from "../../../app/kernel/statuses/status-badges";
import { ErrorCard } from "../parts/error-card";
import { formatDollars, formatTime } from "../parts/format";
import { Notes } from "../parts/notes";
import { Panel } from "../parts/panel";
import { useEntry } from "../parts/use-entry";
import { disputeBadges } from "../payments/reviews-messages";
import { AmountRow, AmountRows } from "./amounts";
import { formatPurchaseOrder, formatRefund, getOrderStatus } from "./back-office-messages";
import { ManualPayment } from "./manual-payment";
import { OrderDisputes } from "./order-disputes";
import { OrderPayments } from "./order-payments";
import { type OrderAction, type OrderRecord, readOrder, sendOrderAction } from "./orders-api";
import { ShipForm } from "./ship-form";
import { StatusActions } from "./status-actions";

type OrderDetailsProps = {
  readonly id: string;
  readonly onChange: () => void;
  readonly onClose: () => void;
};

/** Shows one order: items, payments, history and notes of staff. */
export function OrderDetails({ id, onChange, onClose }: OrderDetailsProps) {
  const { entry, problem, busy, act } = useEntry(() => readOrder(id), onChange);
  const runAction = async (action: OrderAction) => (await act(() => sendOrderAction(id, action))) !== null;
  const takesNoMore = entry ? isCanceled(entry.order.status) : false;
  return (
    <Panel
      title={
        entry ? `${entry.order.orderIncrementId} · ${entry.order.firstName} ${entry.order.lastName}` : null
      }
      details={entry ? <OrderSummaryRows entry={entry} /> : null}
      onClose={onClose}
    >
      <ErrorCard text={problem} />
      {entry ? <Contents entry={entry} /> : null}
      {entry && entry.order.shipments.length > 0 ? <Shipments entry={entry} /> : null}
      {entry ? <OrderPayments entry={entry} busy={busy} onAct={runAction} /> : null}
      {entry && entry.disputes.length > 0 ? <OrderDisputes disputes={entry.disputes} /> : null}
      {entry && entry.recordable > 0 && !takesNoMore ? (
        <ManualPayment
          // Remounted when the recordable amount changes, so that the form shows the new amount.
          key={entry.recordable}
          due={entry.recordable}
          busy={busy}
          onPay={runAction}
        />
      ) : null}
      {entry?.actions.includes("ship") && !entry.isForgotten ? (
        <ShipForm
          isRepeated={entry.order.shipments.length > 0}
          email={entry.order.email}
          due={entry.balance}
          busy={busy}
          onShip={runAction}
        />
      ) : null}
      {entry ? <StatusActions entry={entry} busy={busy} onAct={runAction} /> : null}
      {entry ? <EmailButtons entry={entry} busy={busy} onSend={runAction} /> : null}
      {entry ? <History history={entry.history} /> : null}
      {entry ? (
        <Notes
          title="Activity and notes"
          entries={entry.log}
          onNote={(text) => runAction({ action: "note", text })}
        />
      ) : null}
      {entry || problem ? null : <Spinner muted />}
    </Panel>
  );
}

function OrderSummaryRows({
  entry: { order, balance, refunded, refund, disputes },
}: {
  readonly entry: OrderRecord;
}) {
  const due = balance > 0 ? `${formatDollars(balance)} due` : "nothing due";
  const po = formatPurchaseOrder(order.poNumber);
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Badge tone={getOrderStatus(order.status).tone}>{getOrderStatus(order.status).title}</Badge>
      {refund === "none" ? null : <Badge tone="caution">{formatRefund(refund, refunded)}</Badge>}
      {disputes.map(({ id, state }) => (
        <Badge key={id} tone={disputeBadges[state].tone}>
          {disputeBadges[state].title}
        </Badge>
      ))}
      <Text size={1} muted>
        {[order.email, formatTime(order.createdAt), po, due].filter(Boolean).join(" · ")}
      </Text>
    </Flex>
  );
}

function Contents({ entry: { order } }: { readonly entry: OrderRecord }) {
  return (
    <Card border radius={2} padding={3}>
      <Stack space={4}>
        {order.items.map((item) => (
          <AmountRow key={item.id} label={`${item.qty} × ${item.name}`} amount={item.rowTotal} />
        ))}
        <AmountRows amounts={order} />
        {order.addresses.map((address) => (
          <Text key={address.type} size={1} muted style={{ overflowWrap: "anywhere" }}>
            {address.type === "billing" ? "Billed to" : "Shipped to"} {address.firstName} {address.lastName},{" "}
            {[address.street1, address.street2, address.city, `${address.state} ${address.zipCode}`]
              .filter(Boolean)
              .join(", ")}
          </Text>
        ))}
        {order.additionalNotes ? (
          <Text size={1} style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {order.additionalNotes}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}

function Shipments({ entry: { order } }: { readonly entry: OrderRecord }) {
  return (
    <Stack space={3}>
      <Heading as="h3" size={1}>
        Packages
      </Heading>
      {order.shipments.map(({ id, carrierName, trackingNumber, trackingUrl, createdAt }) => (
        <Stack key={id} space={2}>
          <Text size={1} style={{ overflowWrap: "anywhere" }}>
            {carrierName}{" "}
            {trackingUrl ? (
              <a href={trackingUrl} target="_blank" rel="noreferrer">
                {trackingNumber}
              </a>
            ) : (
              trackingNumber
            )}
          </Text>
          <Text size={1} muted>
            Shipped {formatTime(createdAt)}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

type EmailButtonsProps = {
  readonly entry: OrderRecord;
  readonly busy: boolean;
  readonly onSend: (action: OrderAction) => Promise<boolean>;
};

function EmailButtons({ entry: { order, payments, isForgotten }, busy, onSend }: EmailButtonsProps) {
  const isConfirmed = order.status === "ordered" || payments.some(({ status }) => status === "completed");
  if (!isConfirmed || isForgotten) return null;
  const button = (text: string, letter: Extract<OrderAction, { action: "resend" }>["letter"]) => (
    <Button
      text={text}
      mode="ghost"
      disabled={busy}
      onClick={() => void onSend({ action: "resend", letter })}
    />
  );
  return (
    <Stack space={3} data-off-paper="">
      <Heading as="h3" size={1}>
        Resend an email
      </Heading>
      <Flex gap={2} wrap="wrap">
        {button("Order confirmation", "order-confirmation")}
        {order.splitPaymentEnabled ? button("Payment confirmation", "split-payment-confirmation") : null}
        {button("Staff notification", "order-confirmation-admin")}
      </Flex>
    </Stack>
  );
}

function History({ history }: Pick<OrderRecord, "history">) {
  return (
    <Stack space={3}>
      <Heading as="h3" size={1}>
        History
      </Heading>
      <Stack as="ol" space={4}>
        {history.map((entry) => (
          <li key={entry.createdAt + entry.comment}>
            <Stack space={2}>
              <Text size={1}>{entry.comment}</Text>
              <Text size={1} muted>
                {[
                  getOrderStatus(entry.status).title,
                  formatTime(entry.createdAt),
                  entry.isCustomerNotified && "customer notified",
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
