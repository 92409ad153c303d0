import { CloseIcon } from "@sanity/icons";
import { Badge, Box, Button, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { formatShopTime } from "../../../app/kernel/time/dates";
import { ErrorCard } from "../parts/error-card";
import { formatDollars, formatTime } from "../parts/format";
import { useEntry } from "../parts/use-entry";
import { DetailRows } from "./detail-rows";
import { ReviewDecisions } from "./review-decisions";
import { type DisputeReview, decideDispute, readDispute } from "./reviews-api";
import { disputeBadges, disputeResolutions, formatProviderCode } from "./reviews-messages";

type DisputeEntryProps = {
  readonly id: string;
  readonly onChange: () => void;
  readonly onClose: () => void;
};

/** One dispute: subject, deadline at the provider, and the actions that end its review. */
export function DisputeEntry({ id, onChange, onClose }: DisputeEntryProps) {
  const { entry, problem, busy, act } = useEntry(() => readDispute(id), onChange);
  return (
    <Box padding={4}>
      <Stack space={5}>
        <Flex justify="space-between" align="flex-start" gap={3}>
          <Heading as="h2" size={2}>
            {entry ? getDisputeTitle(entry) : "…"}
          </Heading>
          <Button icon={CloseIcon} mode="bleed" onClick={onClose} aria-label="Close" />
        </Flex>
        <ErrorCard text={problem} />
        {entry ? <DisputeDetails dispute={entry} /> : null}
        {entry && entry.ways.length > 0 ? (
          <ReviewDecisions
            options={entry.ways}
            texts={disputeResolutions}
            isBusy={busy}
            onDecide={(decision, note) => void act(() => decideDispute(id, decision, note))}
          />
        ) : null}
        {entry || problem ? null : <Spinner muted />}
      </Stack>
    </Box>
  );
}

/** Returns the subject of a dispute in one line. */
export function getDisputeTitle({ payable }: Pick<DisputeReview, "payable">): string {
  return payable ?? "A charge that isn't from this shop";
}

function DisputeDetails({ dispute }: { readonly dispute: DisputeReview }) {
  const { state, done } = dispute;
  const rows: readonly (readonly [string, string])[] = [
    ["Disputed", formatDollars(dispute.amount)],
    ["Reason", formatProviderCode(dispute.reason)],
    ["Respond by", dispute.respondBy ? formatShopTime(new Date(dispute.respondBy)) : "No response needed"],
    ["At the provider", formatProviderCode(dispute.providerStatus)],
    ["Withdrawn", formatDollars(dispute.withdrawn)],
    ...(state === "lost" ? [["Lost", formatDollars(dispute.loss)] as const] : []),
    ...(dispute.recordedLoss > 0 ? [["Recorded as lost", formatDollars(dispute.recordedLoss)] as const] : []),
    ["Customer", dispute.email ?? "unknown"],
    ["Provider", dispute.provider],
    ["Dispute ID", dispute.disputeId],
    ["Charge ID", dispute.chargeId ?? "unknown"],
    ["Opened", formatTime(dispute.createdAt)],
    ...(done
      ? [
          [
            "Ended",
            [done.way, done.author, formatTime(done.createdAt), done.note].filter(Boolean).join(" · "),
          ] as const,
        ]
      : []),
  ];
  return (
    <Stack space={4}>
      <Flex>
        <Badge tone={disputeBadges[state].tone}>{disputeBadges[state].title}</Badge>
      </Flex>
      {state === "open" ? (
        <Text size={1}>
          Respond at the provider, where you submit evidence. It leaves this list once it's decided.
        </Text>
      ) : null}
      <DetailRows rows={rows} />
    </Stack>
  );
}
