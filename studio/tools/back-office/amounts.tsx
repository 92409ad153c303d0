import { Flex, Stack, Text } from "@sanity/ui";
import { buildTotalRows } from "../../../app/domains/orders/total-rows";
import { formatDollars } from "../parts/format";
import type { Amounts } from "./quotes-api";

export function AmountRows({ amounts }: { readonly amounts: Amounts }) {
  return (
    <Stack space={3}>
      {buildTotalRows(amounts, formatDollars).map(({ name, label, amount }) => (
        <LabeledRow key={name} label={label} amount={amount} isMuted />
      ))}
      <AmountRow label="Total" amount={amounts.total} />
    </Stack>
  );
}

type AmountRowProps = { readonly label: string; readonly amount: number; readonly isMuted?: boolean };

export function AmountRow({ amount, ...row }: AmountRowProps) {
  return <LabeledRow {...row} amount={formatDollars(amount)} />;
}

type LabeledRowProps = { readonly label: string; readonly amount: string; readonly isMuted?: boolean };

function LabeledRow({ label, amount, isMuted = false }: LabeledRowProps) {
  return (
    <Flex justify="space-between" gap={4}>
      <Text size={1} muted={isMuted}>
        {label}
      </Text>
      <Text size={1} muted={isMuted} weight={isMuted ? "regular" : "medium"}>
        {amount}
      </Text>
    </Flex>
  );
}
