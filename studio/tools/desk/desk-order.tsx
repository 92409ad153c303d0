import { Badge, Button, Card, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { isCanceled } from "../../../app/kernel/status-badges";
import { Notes } from "../parts/notes";
import { Panel } from "../parts/panel";
import { Trouble } from "../parts/trouble";
import { useEntry } from "../parts/use-entry";
import { dollars, when } from "../parts/words";
import { disputeBadges } from "../payments/reviews-words";
import { AmountRows, Row } from "./amounts";
import { getPaymentStatus, orderStatusOf, poWords, refundText } from "./desk-words";
import { ManualPayment } from "./manual-payment";
import { OrderDisputes } from "./order-disputes";
import { actOnOrder, type OrderAction, type OrderEntry, readOrder } from "./orders-api";

type DeskOrderProps = {
  readonly id: string;
  readonly onChange: () => void;
  readonly onClose: () => void;
};

/** One order: its lines, its payments, what happened to it, and what staff noted and did. */
export function DeskOrder({ id, onChange, onClose }: DeskOrderProps) {
  const { entry, trouble, busy, act } = useEntry(() => readOrder(id), onChange);
  const doIt = async (action: OrderAction) => (await act(() => actOnOrder(id, action))) !== null;
  const takesNoMore = entry ? isCanceled(entry.order.status) : false;
  return (
    <Panel
      title={
        entry ? `${entry.order.orderIncrementId} · ${entry.order.firstName} ${entry.order.lastName}` : null
      }
      facts={entry ? <Facts entry={entry} /> : null}
      onClose={onClose}
    >
      <Trouble text={trouble} />
      {entry ? <Contents entry={entry} /> : null}
      {entry ? <Payments entry={entry} /> : null}
      {entry && entry.disputes.length > 0 ? <OrderDisputes disputes={entry.disputes} /> : null}
      {entry && entry.recordable > 0 && !takesNoMore ? (
        <ManualPayment
          // What is due after one was recorded is what the next one may be.
          key={entry.recordable}
          due={entry.recordable}
          busy={busy}
          onPay={doIt}
        />
      ) : null}
      {entry ? <Letters entry={entry} busy={busy} onSend={doIt} /> : null}
      {entry ? <History history={entry.history} /> : null}
      {entry ? (
        <Notes
          title="Activity and notes"
          entries={entry.log}
          onNote={(text) => doIt({ action: "note", text })}
        />
      ) : null}
      {entry || trouble ? null : <Spinner muted />}
    </Panel>
  );
}

function Facts({ entry: { order, balance, refunded, refund, disputes } }: { readonly entry: OrderEntry }) {
  const due = balance > 0 ? `${dollars(balance)} due` : "nothing due";
  const po = poWords(order.poNumber);
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Badge tone={orderStatusOf(order.status).tone}>{orderStatusOf(order.status).title}</Badge>
      {refund === "none" ? null : <Badge tone="caution">{refundText(refund, refunded)}</Badge>}
      {disputes.map(({ id, state }) => (
        <Badge key={id} tone={disputeBadges[state].tone}>
          {disputeBadges[state].title}
        </Badge>
      ))}
      <Text size={1} muted>
        {[order.email, when(order.createdAt), po, due].filter(Boolean).join(" · ")}
      </Text>
    </Flex>
  );
}

function Contents({ entry: { order } }: { readonly entry: OrderEntry }) {
  return (
    <Card border radius={2} padding={3}>
      <Stack space={4}>
        {order.items.map((item) => (
          <Row key={item.id} label={`${item.qty} × ${item.name}`} amount={item.rowTotal} />
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

function Payments({ entry: { payments } }: { readonly entry: OrderEntry }) {
  return (
    <Stack space={3}>
      <Heading as="h3" size={1}>
        Payments
      </Heading>
      {payments.length === 0 ? (
        <Text size={1} muted>
          None yet.
        </Text>
      ) : null}
      {payments.map((payment) => (
        <Stack key={payment.id} space={2}>
          <Row
            label={`${payment.methodLabel}, ${getPaymentStatus(payment.status, payment.amount).title.toLowerCase()}`}
            amount={payment.amount}
          />
          <Text size={1} muted style={{ overflowWrap: "anywhere" }}>
            {[when(payment.createdAt), payment.reference, payment.recordedBy && `by ${payment.recordedBy}`]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

type LettersProps = {
  readonly entry: OrderEntry;
  readonly busy: boolean;
  readonly onSend: (action: OrderAction) => Promise<boolean>;
};

function Letters({ entry: { order, payments, isForgotten }, busy, onSend }: LettersProps) {
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
        Send an email again
      </Heading>
      <Flex gap={2} wrap="wrap">
        {button("Order confirmation", "order-confirmation")}
        {order.splitPaymentEnabled ? button("Payment confirmation", "split-payment-confirmation") : null}
        {button("Notice for staff", "order-confirmation-admin")}
      </Flex>
    </Stack>
  );
}

function History({ history }: Pick<OrderEntry, "history">) {
  return (
    <Stack space={3}>
      <Heading as="h3" size={1}>
        History
      </Heading>
      <Stack as="ol" space={4}>
        {history.map((line) => (
          <li key={line.createdAt + line.comment}>
            <Stack space={2}>
              <Text size={1}>{line.comment}</Text>
              <Text size={1} muted>
                {[
                  orderStatusOf(line.status).title,
                  when(line.createdAt),
                  line.isCustomerNotified && "customer was told",
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
