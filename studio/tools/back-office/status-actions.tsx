import { Button, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { centsFromDollars, formatMoney, sum } from "../../../app/kernel/money/money";
import { formatDollars } from "../parts/format";
import type { OrderAction, OrderRecord, StatusAction } from "./orders-api";

type PlainAction = Exclude<StatusAction, "ship">;

type ActionTexts = {
  readonly button: string;
  readonly confirm: string;
  /** The effect of the action, as staff read it before they confirm. */
  readonly effect: string;
  readonly isCritical?: true;
};

const actionTexts: { readonly [A in PlainAction]: ActionTexts } = {
  process: {
    button: "Mark as processing",
    confirm: "Yes, mark as processing",
    effect: "The customer sees that the order is being prepared.",
  },
  complete: {
    button: "Mark as complete",
    confirm: "Yes, mark as complete",
    effect: "The customer sees that the order is completed.",
  },
  hold: {
    button: "Put on hold",
    confirm: "Yes, put on hold",
    effect: "Nothing can be shipped until the order is resumed. Payments are still recorded.",
  },
  resume: {
    button: "Resume",
    confirm: "Yes, resume",
    effect: "The order returns to its status before the hold.",
  },
  cancel: {
    button: "Cancel order",
    confirm: "Yes, cancel this order",
    effect: "The order takes no more payments. Money that was received stays until you refund it.",
    isCritical: true,
  },
  "report-fraud": {
    button: "Mark as fraud",
    confirm: "Yes, mark as fraud",
    effect: "The order takes no more payments. The customer sees that it is canceled.",
    isCritical: true,
  },
  close: {
    button: "Close",
    confirm: "Yes, close this order",
    effect: "Nothing more happens with this order. You can reopen it.",
  },
  reopen: {
    button: "Reopen",
    confirm: "Yes, reopen",
    effect: "The order is shipped again if it has a package, ordered if it was paid, else it awaits payment.",
  },
};

type StatusActionsProps = {
  readonly entry: OrderRecord;
  readonly busy: boolean;
  readonly onAct: (action: OrderAction) => Promise<boolean>;
};

/** The status actions that the order allows. Each asks for confirmation and says what follows. */
export function StatusActions({ entry, busy, onAct }: StatusActionsProps) {
  const [pending, setPending] = useState<PlainAction | null>(null);
  const actions = entry.actions.filter((action) => action !== "ship");
  const confirm = (action: PlainAction) => {
    setPending(null);
    void onAct({ action });
  };
  if (actions.length === 0) return null;
  return (
    <Stack space={3} data-off-paper="">
      <Heading as="h3" size={1}>
        Status
      </Heading>
      {pending ? (
        <Stack space={3}>
          <Text size={1}>{[actionTexts[pending].effect, getMoneyNote(pending, entry)].join(" ")}</Text>
          <Flex gap={2} wrap="wrap">
            <Button
              text={actionTexts[pending].confirm}
              tone={actionTexts[pending].isCritical ? "critical" : "primary"}
              disabled={busy}
              onClick={() => confirm(pending)}
            />
            <Button text="Not now" mode="bleed" onClick={() => setPending(null)} />
          </Flex>
        </Stack>
      ) : (
        <Flex gap={2} wrap="wrap">
          {actions.map((action) => (
            <Button
              key={action}
              text={actionTexts[action].button}
              mode="ghost"
              tone={actionTexts[action].isCritical ? "critical" : "default"}
              disabled={busy}
              onClick={() => setPending(action)}
            />
          ))}
        </Flex>
      )}
    </Stack>
  );
}

/** Names the money that an action leaves unfinished. */
function getMoneyNote(action: PlainAction, { balance, payments }: OrderRecord): string {
  if (action === "complete" && balance > 0) return `${formatDollars(balance)} is still due.`;
  if (action !== "cancel" && action !== "report-fraud") return "";
  const completed = payments.filter(({ status }) => status === "completed");
  const received = sum(completed.map(({ amount }) => centsFromDollars(amount)));
  return received > 0 ? `${formatMoney(received)} was received.` : "";
}
