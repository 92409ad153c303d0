import { Button, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { useState } from "react";
import { newId } from "../../../app/kernel/ids";
import { toDollars } from "../../../app/kernel/money/money";
import { parseAmount } from "../../../app/kernel/money/parse-amount";
import { formatDollars } from "../parts/format";
import { LabeledField } from "../parts/labeled-field";
import type { OrderAction, OrderPaymentRecord } from "./orders-api";
import { validateAmount } from "./validate-amount";

type RefundFormProps = {
  readonly payment: OrderPaymentRecord;
  readonly busy: boolean;
  /** Resolves to true when the provider gave the money back. */
  readonly onRefund: (action: OrderAction) => Promise<boolean>;
};

type Step = "closed" | "amount" | "confirming";

/** Refunds a payment in full or in part; a second step confirms the amount. */
export function RefundForm({ payment, busy, onRefund }: RefundFormProps) {
  const [step, setStep] = useState<Step>("closed");
  const [amount, setAmount] = useState(payment.refundable.toFixed(2));
  // One key until the shop recorded the refund: a repeated press is the same refund.
  const [key] = useState(newId);
  const problem = validateAmount(amount, payment.refundable, "That's more than can be refunded.");
  const parsed = parseAmount(amount);
  const refund = async () => {
    await onRefund({ action: "refund", key, paymentId: payment.id, amount });
    setStep("closed");
  };
  if (step === "closed")
    return (
      <Flex data-off-paper="">
        <Button
          text="Refund"
          aria-label={`Refund the ${payment.methodLabel} payment of ${formatDollars(payment.amount)}`}
          mode="ghost"
          disabled={busy}
          onClick={() => setStep("amount")}
        />
      </Flex>
    );
  return (
    <Stack space={3} data-off-paper="">
      <Flex gap={3} wrap="wrap" align="flex-end">
        <LabeledField title="Refund in dollars" problem={problem}>
          {(id) => (
            <TextInput
              id={id}
              inputMode="decimal"
              value={amount}
              readOnly={step === "confirming"}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
              onChange={(event) => setAmount(event.currentTarget.value)}
            />
          )}
        </LabeledField>
        {step === "amount" ? (
          <>
            <Button
              text="Refund this amount"
              mode="ghost"
              tone="critical"
              disabled={problem !== null || busy}
              onClick={() => setStep("confirming")}
            />
            <Button text="Not now" mode="bleed" onClick={() => setStep("closed")} />
          </>
        ) : null}
      </Flex>
      {step === "confirming" ? (
        <>
          <Text size={1}>
            The provider gives the money back, and the customer gets an email. This can't be undone.
          </Text>
          <Flex gap={2} wrap="wrap">
            <Button
              text={`Yes, refund ${formatDollars(parsed.ok ? toDollars(parsed.value) : 0)}`}
              tone="critical"
              disabled={busy}
              onClick={() => void refund()}
            />
            <Button text="Not now" mode="bleed" disabled={busy} onClick={() => setStep("amount")} />
          </Flex>
        </>
      ) : null}
    </Stack>
  );
}
