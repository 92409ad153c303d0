import { Box, Button, Flex, Heading, Select, Stack, TextInput } from "@sanity/ui";
import { useState } from "react";
import { manualMethodLabels, manualMethods } from "../../../app/domains/orders/manual-payment";
import type { ManualPayment as Payment } from "./desk-api";

type ManualPaymentProps = {
  /** What is due, in dollars. */
  readonly due: number;
  readonly busy: boolean;
  /** Whether it was recorded. */
  readonly onPay: (payment: Payment) => Promise<boolean>;
};

/** Money that came without a provider: a person saw it arrive, and their name is written beside it. */
export function ManualPayment({ due, busy, onPay }: ManualPaymentProps) {
  const [method, setMethod] = useState<string>(manualMethods[0]);
  const [amount, setAmount] = useState(due.toFixed(2));
  const [reference, setReference] = useState("");
  const dollars = Number(amount.replace(/[$,\s]/g, ""));
  const isReady = Number.isFinite(dollars) && dollars > 0 && reference.trim() !== "";
  const pay = async () => {
    const paid = await onPay({ action: "payment", method, amount: dollars, reference: reference.trim() });
    if (paid) setReference("");
  };
  return (
    <Stack space={3} data-off-paper="">
      <Heading as="h3" size={1}>
        Record a payment
      </Heading>
      <Flex gap={2} wrap="wrap">
        <Box>
          <Select
            aria-label="Method"
            value={method}
            onChange={(event) => setMethod(event.currentTarget.value)}
          >
            {manualMethods.map((name) => (
              <option key={name} value={name}>
                {manualMethodLabels[name]}
              </option>
            ))}
          </Select>
        </Box>
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
        <Button text="Record" mode="ghost" disabled={!isReady || busy} onClick={() => void pay()} />
      </Flex>
    </Stack>
  );
}
