import { Badge, Box, Button, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { ErrorCard } from "../parts/error-card";
import { formatDay, formatDollars, formatTime } from "../parts/format";
import { Notes } from "../parts/notes";
import { Panel } from "../parts/panel";
import { useEntry } from "../parts/use-entry";
import { AmountRow, AmountRows } from "./amounts";
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
import { type QuoteAction, type QuoteRecord, readQuote, sendQuoteAction } from "./quotes-api";

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
  const { entry, problem, busy, load, act } = useEntry(() => readQuote(id), onChange);
  const [link, setLink] = useState<string | null>(null);
  const [notice, setNotice] = useState("");
  const runAction = async (action: QuoteAction) => {
    setNotice("");
    const result = await act(() => sendQuoteAction(id, action));
    if (result) setNotice(describeResult(action.action, result));
    if (action.action === "preview" && result?.link) window.open(result.link, "_blank", "noreferrer");
    else if (result?.link) setLink(result.link);
    if (result?.id) onOpen(result.id);
    return result !== null;
  };
  return { entry, problem, busy, load, link, notice, runAction };
}

/** Shows one quote: its content, history and actions. */
export function QuoteDetails({ id, onChange, onOpen, onOrder, onClose }: QuoteDetailsProps) {
  const { entry, problem, busy, load, link, notice, runAction } = useQuote(id, onChange, onOpen);
  const [isEdited, setEdited] = useState(false);
  if (entry && isEdited) {
    return (
      <QuoteEditor
        title={`Edit ${entry.number}`}
        draft={toDraft(entry)}
        expiresAt={entry.expiresAt}
        save={async (input) => {
          await sendQuoteAction(id, { action: "save", version: entry.version, input });
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
      details={entry ? <QuoteSummaryRows entry={entry} onOrder={onOrder} /> : null}
      onClose={onClose}
    >
      <Box>
        <ActionNotice problem={problem} notice={notice} link={link} />
        {entry ? (
          <QuoteActions
            entry={entry}
            isOpen={isOpen}
            busy={busy}
            onAct={(action) => void runAction(action)}
            onEdit={() => setEdited(true)}
          />
        ) : null}
      </Box>
      {entry ? <Contents entry={entry} /> : null}
      {entry && isOpen ? <ManualPayment due={entry.quote.total} busy={busy} onPay={runAction} /> : null}
      {entry ? (
        <Notes
          title="Activity and notes"
          entries={entry.activity}
          onNote={(text) => runAction({ action: "note", text })}
        />
      ) : null}
      {entry || problem ? null : <Spinner muted />}
    </Panel>
  );
}

type ActionNoticeProps = Pick<ReturnType<typeof useQuote>, "problem" | "notice" | "link">;

/** Shows the result of the last action. */
function ActionNotice({ problem, notice, link }: ActionNoticeProps) {
  return (
    <Stack space={3} paddingBottom={notice || problem || link ? 4 : 0}>
      <ErrorCard text={problem} />
      <Text size={1} role="status">
        {notice}
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
  const openedText = entry.lastOpenedAt ? `last opened ${formatTime(entry.lastOpenedAt)}` : "not opened yet";
  const { order, orderId } = entry;
  return (
    <Stack space={3}>
      <Flex gap={2} align="center" wrap="wrap">
        <Badge tone={getQuoteStatusTone(entry.status)}>{getQuoteStatusTitle(entry.status)}</Badge>
        <Text size={1} muted>
          {[entry.email, `valid until ${formatDay(entry.expiresAt)}`, openedText, `by ${entry.author}`].join(
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
            <AmountRow label={`${item.qty} × ${item.name}`} amount={item.rowTotal} />
            {item.notes ? (
              <Text size={1} muted>
                {item.notes}
              </Text>
            ) : null}
          </Stack>
        ))}
        <AmountRows amounts={quote} />
        {quote.payments.map((payment) => (
          <AmountRow
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
