import { Badge, Box, Button, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { ErrorCard } from "../parts/error-card";
import { formatDay, formatDollars, formatTime } from "../parts/format";
import { Notes } from "../parts/notes";
import { Panel } from "../parts/panel";
import { useEntry } from "../parts/use-entry";
import { AmountRows, Row } from "./amounts";
import {
  describeResult,
  getPaymentStatus,
  getQuoteStatusTitle,
  getQuoteStatusTone,
} from "./back-office-messages";
import { ManualPayment } from "./manual-payment";
import { QuoteActions } from "./quote-actions";
import { toDraft } from "./quote-draft";
import { QuoteEditor } from "./quote-editor";
import { actOnQuote, type QuoteAction, type QuoteRecord, readQuote } from "./quotes-api";

type QuoteDetailsProps = {
  readonly id: string;
  readonly onChange: () => void;
  /** Opens another quote, such as a new copy. */
  readonly onOpen: (id: string) => void;
  readonly onOrder: (id: string) => void;
  readonly onClose: () => void;
};

/** Loads a quote and runs actions on it; keeps the resulting link and confirmation. */
function useQuote(id: string, onChange: () => void, onOpen: (id: string) => void) {
  const { entry, trouble, busy, load, act } = useEntry(() => readQuote(id), onChange);
  const [link, setLink] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const doIt = async (action: QuoteAction) => {
    setSaid("");
    const done = await act(() => actOnQuote(id, action));
    if (done) setSaid(describeResult(action.action, done));
    if (action.action === "preview" && done?.link) window.open(done.link, "_blank", "noreferrer");
    else if (done?.link) setLink(done.link);
    if (done?.id) onOpen(done.id);
    return done !== null;
  };
  return { entry, trouble, busy, load, link, said, doIt };
}

/** Shows one quote: its content, history and actions. */
export function QuoteDetails({ id, onChange, onOpen, onOrder, onClose }: QuoteDetailsProps) {
  const { entry, trouble, busy, load, link, said, doIt } = useQuote(id, onChange, onOpen);
  const [isEdited, setEdited] = useState(false);
  if (entry && isEdited) {
    return (
      <QuoteEditor
        title={`Edit ${entry.number}`}
        draft={toDraft(entry)}
        expiresAt={entry.expiresAt}
        save={async (input) => {
          await actOnQuote(id, { action: "save", version: entry.version, input });
          return id;
        }}
        onSaved={() => {
          setEdited(false);
          void load();
          onChange();
        }}
        onClose={() => setEdited(false)}
      />
    );
  }
  const isOpen =
    entry?.status === "draft" || entry?.status === "ready_to_order" || entry?.status === "expired";
  return (
    <Panel
      title={entry ? `${entry.number} · ${entry.name}` : null}
      facts={entry ? <QuoteSummaryRows entry={entry} onOrder={onOrder} /> : null}
      onClose={onClose}
    >
      <Box>
        <ActionNotice trouble={trouble} said={said} link={link} />
        {entry ? (
          <QuoteActions
            entry={entry}
            isOpen={isOpen}
            busy={busy}
            onAct={(action) => void doIt(action)}
            onEdit={() => setEdited(true)}
          />
        ) : null}
      </Box>
      {entry ? <Contents entry={entry} /> : null}
      {entry && isOpen ? <ManualPayment due={entry.quote.total} busy={busy} onPay={doIt} /> : null}
      {entry ? (
        <Notes
          title="Activity and notes"
          entries={entry.activity}
          onNote={(text) => doIt({ action: "note", text })}
        />
      ) : null}
      {entry || trouble ? null : <Spinner muted />}
    </Panel>
  );
}

type ActionNoticeProps = Pick<ReturnType<typeof useQuote>, "trouble" | "said" | "link">;

/** Shows the result of the last action. */
function ActionNotice({ trouble, said, link }: ActionNoticeProps) {
  return (
    <Stack space={3} paddingBottom={said || trouble || link ? 4 : 0}>
      <ErrorCard text={trouble} />
      <Text size={1} role="status">
        {said}
      </Text>
      {link ? <LinkCard link={link} /> : null}
    </Stack>
  );
}

function LinkCard({ link }: { readonly link: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <Card tone="positive" padding={3} radius={2} border>
      <Stack space={3}>
        <Text size={1} style={{ overflowWrap: "anywhere" }}>
          {link}
        </Text>
        <Flex>
          <Button text={isCopied ? "Copied" : "Copy the link"} mode="ghost" onClick={() => void copy()} />
        </Flex>
      </Stack>
    </Card>
  );
}

function QuoteSummaryRows({
  entry,
  onOrder,
}: {
  readonly entry: QuoteRecord;
  readonly onOrder: (id: string) => void;
}) {
  const opened = entry.lastOpenedAt ? `last opened ${formatTime(entry.lastOpenedAt)}` : "not opened yet";
  const { order, orderId } = entry;
  return (
    <Stack space={3}>
      <Flex gap={2} align="center" wrap="wrap">
        <Badge tone={getQuoteStatusTone(entry.status)}>{getQuoteStatusTitle(entry.status)}</Badge>
        <Text size={1} muted>
          {[entry.email, `valid until ${formatDay(entry.expiresAt)}`, opened, `by ${entry.author}`].join(
            " · ",
          )}
        </Text>
      </Flex>
      {order && orderId ? (
        <Flex>
          <Button
            mode="ghost"
            text={`Order ${order.number}, ${order.balance > 0 ? `${formatDollars(order.balance)} due` : "paid"}`}
            onClick={() => onOrder(orderId)}
          />
        </Flex>
      ) : null}
    </Stack>
  );
}

function Contents({ entry: { quote } }: { readonly entry: QuoteRecord }) {
  return (
    <Card border radius={2} padding={3}>
      <Stack space={4}>
        {quote.items.map((item) => (
          <Stack key={item.id} space={2}>
            <Row label={`${item.qty} × ${item.name}`} amount={item.rowTotal} />
            {item.notes ? (
              <Text size={1} muted>
                {item.notes}
              </Text>
            ) : null}
          </Stack>
        ))}
        <AmountRows amounts={quote} />
        {quote.payments.map((payment) => (
          <Row
            key={payment.id}
            label={`${payment.methodLabel}, ${getPaymentStatus(payment.status).title.toLowerCase()}`}
            amount={payment.amountPaid}
            isMuted
          />
        ))}
        {quote.additionalNotes ? (
          <Text size={1} style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            For the customer: {quote.additionalNotes}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
