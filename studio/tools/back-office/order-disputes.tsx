import { Button, Heading, Stack, Text } from "@sanity/ui";
import { paths } from "../../../app/kernel/paths";
import { formatShopTime } from "../../../app/kernel/time/dates";
import { formatDollars } from "../parts/format";
import type { Dispute } from "../payments/reviews-api";
import { disputeBadges, formatProviderCode } from "../payments/reviews-messages";
import { AmountRow } from "./amounts";

/** Shows disputes of an order: state, deadline and lost amount. */
export function OrderDisputes({ disputes }: { readonly disputes: readonly Dispute[] }) {
  return (
    <Stack space={3}>
      <Heading as="h3" size={1}>
        Disputes
      </Heading>
      {disputes.map((dispute) => (
        <Stack key={dispute.id} space={2}>
          <AmountRow
            label={`${disputeBadges[dispute.state].title}: ${formatProviderCode(dispute.reason).toLowerCase()}`}
            amount={dispute.amount}
          />
          <Text size={1} muted style={{ overflowWrap: "anywhere" }}>
            {getDisputeDetails(dispute).join(" · ")}
          </Text>
        </Stack>
      ))}
      <div data-off-paper="">
        <Button
          as="a"
          href={`${paths.studio}/payment-reviews`}
          mode="ghost"
          text="Open the payment reviews"
        />
      </div>
    </Stack>
  );
}

function getDisputeDetails({
  respondBy,
  providerStatus,
  state,
  loss,
  recordedLoss,
  disputeId,
}: Dispute): string[] {
  const lossText =
    recordedLoss > 0
      ? `${formatDollars(recordedLoss)} recorded as lost`
      : `${formatDollars(loss)} lost, not recorded`;
  return [
    respondBy ? `Answer by ${formatShopTime(new Date(respondBy))}` : formatProviderCode(providerStatus),
    ...(state === "lost" || recordedLoss > 0 ? [lossText] : []),
    disputeId,
  ];
}
