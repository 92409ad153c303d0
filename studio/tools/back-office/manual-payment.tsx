import { Button, Flex, Heading, Select, Stack, TextInput } from "@sanity/ui";
import { useState } from "react";
import { manualMethodLabels, manualMethods } from "../../../app/domains/orders/payments/manual-payment";
import { LabeledField } from "../parts/labeled-field";
import type { ManualPayment as Payment } from "./quotes-api";
import { validateAmount } from "./validate-amount";

type ManualPaymentProps = {
  /** Amount due, in dollars. */
  readonly due: number;
  readonly busy: boolean;
  /** Resolves to true when the payment was recorded. */
  readonly onPay: (payment: Payment) => Promise<boolean>;
};

/** Form that records a payment received outside the payment providers, with the name of the staff member. */
export function ManualPayment({ due, busy, onPay }: ManualPaymentProps) {
  const [method, setMethod] = useState<string>(manualMethods[0]);
  const [amount, setAmount] = useState(due.toFixed(2));
  const [reference, setReference] = useState("");
  const problem = validateAmount(amount, due);
  const isReady = problem === null && reference.trim() !== "";
  const pay = async () => {
    const paid = await onPay({ action: "payment", method, amount, reference: reference.trim() });
    if (paid) setReference("");
  };
  return (
    <Stack space={4} data-off-paper="">
      <Heading as="h3" size={1}>
        Record a payment
      </Heading>
      <Flex gap={3} wrap="wrap" align="flex-end">
        <LabeledField title="Method">
          {(id) => (
            <Select id={id} value={method} onChange={(event) => setMethod(event.currentTarget.value)}>
              {manualMethods.map((name) => (
                <option key={name} value={name}>
                  {manualMethodLabels[name]}
                </option>
              ))}
            </Select>
          )}
        </LabeledField>
        <LabeledField title="Amount in dollars" problem={problem}>
          {(id) => (
            <TextInput
              id={id}
              inputMode="decimal"
              value={amount}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
              onChange={(event) => setAmount(event.currentTarget.value)}
            />
          )}
        </LabeledField>
        <LabeledField title="Number or reference">
          {(id) => (
            <TextInput
              id={id}
              value={reference}
              onChange={(event) => setReference(event.currentTarget.value)}
            />
          )}
        </LabeledField>
        <Button text="Record" mode="ghost" disabled={!isReady || busy} onClick={() => void pay()} />
      </Flex>
    </Stack>
  );
}
