import { Flex, Stack, Text } from "@sanity/ui";
import { dollars } from "../parts/words";
import type { Amounts } from "./desk-api";

/** What it comes to, line by line. */
export function AmountRows({ amounts }: { readonly amounts: Amounts }) {
  return (
    <Stack space={3}>
      <Row label="Subtotal" amount={amounts.subtotal} isMuted />
      <Row
        label={amounts.shippingLabel ? `Shipping (${amounts.shippingLabel})` : "Shipping"}
        amount={amounts.shippingAmount}
        isMuted
      />
      <Row label={`Tax (${amounts.taxPercent}%)`} amount={amounts.taxAmount} isMuted />
      {amounts.discountAmount > 0 ? <Row label="Discount" amount={-amounts.discountAmount} isMuted /> : null}
      <Row label="Total" amount={amounts.total} />
    </Stack>
  );
}

type RowProps = { readonly label: string; readonly amount: number; readonly isMuted?: boolean };

export function Row({ label, amount, isMuted = false }: RowProps) {
  return (
    <Flex justify="space-between" gap={4}>
      <Text size={1} muted={isMuted}>
        {label}
      </Text>
      <Text size={1} muted={isMuted} weight={isMuted ? "regular" : "medium"}>
        {dollars(amount)}
      </Text>
    </Flex>
  );
}
