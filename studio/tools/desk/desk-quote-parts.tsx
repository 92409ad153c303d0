import { Button, Card, Flex, Heading, Select, Stack, Text, TextArea, TextInput } from "@sanity/ui";
import { useState } from "react";
import type { Action, Entry } from "./desk-api";
import { when } from "./desk-words";

type ManualPaymentProps = { readonly entry: Entry; readonly onPay: (action: Action) => Promise<boolean> };

/** Money that came without a provider: the quote becomes an order by it. */
export function ManualPayment({ entry, onPay }: ManualPaymentProps) {
  const [method, setMethod] = useState("check");
  const [amount, setAmount] = useState(entry.quote.total.toFixed(2));
  const [reference, setReference] = useState("");
  const dollars = Number(amount);
  const isReady = Number.isFinite(dollars) && dollars > 0 && reference.trim() !== "";
  return (
    <Stack space={3}>
      <Heading as="h3" size={1}>
        Record a payment
      </Heading>
      <Flex gap={2} wrap="wrap">
        <Select aria-label="Method" value={method} onChange={(event) => setMethod(event.currentTarget.value)}>
          <option value="check">Check</option>
          <option value="wire">Wire transfer</option>
          <option value="cash">Cash</option>
        </Select>
        <TextInput
          aria-label="Amount in dollars"
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        <TextInput
          aria-label="Number or reference"
          placeholder="Check number, reference"
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        <Button
          text="Record"
          mode="ghost"
          disabled={!isReady}
          onClick={() =>
            void onPay({ action: "payment", method, amount: dollars, reference: reference.trim() })
          }
        />
      </Flex>
    </Stack>
  );
}

type ActivityProps = { readonly entry: Entry; readonly onNote: (text: string) => Promise<boolean> };

/** What happened to a quote, and what staff noted beside it. */
export function Activity({ entry: { activity }, onNote }: ActivityProps) {
  const [text, setText] = useState("");
  const add = async () => {
    // What was typed stays until it is written down.
    if (await onNote(text.trim())) setText("");
  };
  return (
    <Stack space={3}>
      <Heading as="h3" size={1}>
        Activity
      </Heading>
      {activity.map((entry) => (
        <Card
          key={entry.createdAt + entry.text}
          padding={3}
          radius={2}
          border
          tone={entry.kind === "note" ? "caution" : "transparent"}
        >
          <Stack space={2}>
            <Text size={1} style={{ whiteSpace: "pre-wrap" }}>
              {entry.text}
            </Text>
            <Text size={0} muted>
              {[entry.author, when(entry.createdAt)].filter(Boolean).join(" · ")}
            </Text>
          </Stack>
        </Card>
      ))}
      <TextArea
        aria-label="New note"
        rows={3}
        placeholder="Only we read this."
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Flex>
        <Button text="Add note" mode="ghost" disabled={text.trim() === ""} onClick={() => void add()} />
      </Flex>
    </Stack>
  );
}
