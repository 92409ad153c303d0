import { CloseIcon } from "@sanity/icons";
import { Badge, Box, Button, Card, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { type Action, act, type Entry, readEntry } from "./desk-api";
import { Activity, ManualPayment } from "./desk-quote-parts";
import { day, dollars, statusTitle, statusTone, when } from "./desk-words";
import { QuoteEditor } from "./quote-editor";

type DeskQuoteProps = {
  readonly id: string;
  readonly onChange: () => void;
  /** Shows another quote: the copy that was made. */
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
};

/** One quote: what stands in it, what happened to it, and what can be done with it. */
// oxlint-disable-next-line max-lines-per-function -- the states of one quote on the desk
export function DeskQuote({ id, onChange, onOpen, onClose }: DeskQuoteProps) {
  const [entry, setEntry] = useState<Entry | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const [isEdited, setEdited] = useState(false);
  const [busy, setBusy] = useState(false);
  const load = () => readEntry(id).then(setEntry, (error: Error) => setTrouble(error.message));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each quote
  useEffect(() => void load(), [id]);
  const run = async (action: Action) => {
    setBusy(true);
    setTrouble(null);
    try {
      const done = await act(id, action);
      if (done.link) setLink(done.link);
      if (done.id) onOpen(done.id);
      await load();
      onChange();
      return true;
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  if (entry && isEdited) {
    const done = () => {
      setEdited(false);
      void load();
      onChange();
    };
    return <QuoteEditor entry={entry} onSaved={done} onClose={() => setEdited(false)} />;
  }
  const isOpen =
    entry?.status === "draft" || entry?.status === "ready_to_order" || entry?.status === "expired";
  return (
    <Box padding={4}>
      <Stack space={5}>
        <Flex justify="space-between" align="flex-start" gap={3}>
          <Stack space={3}>
            <Heading as="h2" size={2}>
              {entry ? `${entry.number} · ${entry.name}` : "…"}
            </Heading>
            {entry ? <Facts entry={entry} /> : null}
          </Stack>
          <Button icon={CloseIcon} mode="bleed" onClick={onClose} aria-label="Close" />
        </Flex>
        {trouble ? (
          <Card tone="critical" padding={3} radius={2} border role="alert">
            <Text size={1}>{trouble}</Text>
          </Card>
        ) : null}
        {link ? (
          <Card tone="positive" padding={3} radius={2} border>
            <Text size={1} style={{ overflowWrap: "anywhere" }}>
              <a href={link} target="_blank" rel="noreferrer">
                {link}
              </a>
            </Text>
          </Card>
        ) : null}
        {entry ? (
          <Flex gap={2} wrap="wrap">
            {isOpen ? <Button text="Edit" mode="ghost" onClick={() => setEdited(true)} /> : null}
            {isOpen ? (
              <Button
                text={entry.sentAt ? "Send again" : "Send"}
                tone="primary"
                disabled={busy}
                onClick={() => void run({ action: "send" })}
              />
            ) : null}
            {isOpen ? (
              <Button
                text="Get a link"
                mode="ghost"
                disabled={busy}
                onClick={() => void run({ action: "link" })}
              />
            ) : null}
            {isOpen ? (
              <Button
                text="Extend by 30 days"
                mode="ghost"
                disabled={busy}
                onClick={() => void run({ action: "extend", days: 30 })}
              />
            ) : null}
            <Button text="Copy" mode="ghost" disabled={busy} onClick={() => void run({ action: "copy" })} />
            {isOpen ? (
              <Button
                text="Cancel quote"
                mode="ghost"
                tone="critical"
                disabled={busy}
                onClick={() => window.confirm("Cancel this quote?") && void run({ action: "cancel" })}
              />
            ) : null}
          </Flex>
        ) : null}
        {entry ? <Contents entry={entry} /> : null}
        {entry && isOpen ? <ManualPayment entry={entry} onPay={run} /> : null}
        {entry ? <Activity entry={entry} onNote={(text) => run({ action: "note", text })} /> : null}
        {entry || trouble ? null : <Spinner muted />}
      </Stack>
    </Box>
  );
}

function Facts({ entry }: { readonly entry: Entry }) {
  const opened = entry.lastOpenedAt ? `last opened ${when(entry.lastOpenedAt)}` : "not opened yet";
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Badge tone={statusTone(entry.status)}>{statusTitle(entry.status)}</Badge>
      <Text size={1} muted>
        {[entry.email, `until ${day(entry.expiresAt)}`, opened, `by ${entry.author}`].join(" · ")}
      </Text>
      {entry.order ? (
        <Text size={1}>
          Order {entry.order.number}
          {entry.order.balance > 0 ? `, ${dollars(entry.order.balance)} due` : ", paid"}
        </Text>
      ) : null}
    </Flex>
  );
}

function Contents({ entry: { quote } }: { readonly entry: Entry }) {
  const sums = [
    ["Subtotal", quote.subtotal],
    [`Shipping (${quote.shippingLabel ?? ""})`, quote.shippingAmount],
    [`Tax (${quote.taxPercent}%)`, quote.taxAmount],
    ["Discount", -quote.discountAmount],
    ["Total", quote.total],
  ] as const;
  return (
    <Card border radius={2} padding={3}>
      <Stack space={3}>
        {quote.items.map((item) => (
          <Row key={item.id} label={`${item.qty} × ${item.name}`} amount={item.rowTotal} />
        ))}
        {sums.map(([label, amount]) => (
          <Row key={label} label={label} amount={amount} isMuted={label !== "Total"} />
        ))}
        {quote.payments.map((payment) => (
          <Row
            key={payment.id}
            label={`${payment.methodLabel}, ${payment.status}`}
            amount={payment.amountPaid}
            isMuted
          />
        ))}
      </Stack>
    </Card>
  );
}

type RowProps = { readonly label: string; readonly amount: number; readonly isMuted?: boolean };

function Row({ label, amount, isMuted = false }: RowProps) {
  return (
    <Flex justify="space-between" gap={4}>
      <Text size={1} muted={isMuted}>
        {label}
      </Text>
      <Text size={1} muted={isMuted}>
        {dollars(amount)}
      </Text>
    </Flex>
  );
}
