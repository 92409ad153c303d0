import { Flex, Stack, Text } from "@sanity/ui";
import { buildTotalRows } from "../../../app/domains/orders/total-rows";
import { formatDollars } from "../parts/format";
import type { Amounts } from "./quotes-api";

/** Shows the amounts as rows. */
export function AmountRows({ amounts }: { readonly amounts: Amounts }) {
  return (
    <Stack space={3}>
      {buildTotalRows(amounts, formatDollars).map(({ name, label, amount }) => (
        <Line key={name} label={label} amount={amount} isMuted />
      ))}
      <Row label="Total" amount={amounts.total} />
    </Stack>
  );
}

type RowProps = { readonly label: string; readonly amount: number; readonly isMuted?: boolean };

export function Row({ amount, ...row }: RowProps) {
  return <Line {...row} amount={formatDollars(amount)} />;
}

type LineProps = { readonly label: string; readonly amount: string; readonly isMuted?: boolean };

function Line({ label, amount, isMuted = false }: LineProps) {
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
