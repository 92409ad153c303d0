import { CloseIcon } from "@sanity/icons";
import { Badge, Box, Button, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { formatShopTime } from "../../../app/kernel/dates";
import { Trouble } from "../parts/trouble";
import { useEntry } from "../parts/use-entry";
import { dollars, when } from "../parts/words";
import { FactRows } from "./fact-rows";
import { ReviewWays } from "./review-ways";
import { type DisputeReview, decideDispute, readDispute } from "./reviews-api";
import { codeWords, disputeBadges, listDisputeResolutions } from "./reviews-words";

type DisputeEntryProps = {
  readonly id: string;
  readonly onChange: () => void;
  readonly onClose: () => void;
};

/** One dispute: what it is about, until when it must be answered at the provider, and how its review is ended. */
export function DisputeEntry({ id, onChange, onClose }: DisputeEntryProps) {
  const { entry, trouble, busy, act } = useEntry(() => readDispute(id), onChange);
  return (
    <Box padding={4}>
      <Stack space={5}>
        <Flex justify="space-between" align="flex-start" gap={3}>
          <Heading as="h2" size={2}>
            {entry ? titleOf(entry) : "…"}
          </Heading>
          <Button icon={CloseIcon} mode="bleed" onClick={onClose} aria-label="Close" />
        </Flex>
        <Trouble text={trouble} />
        {entry ? <Facts dispute={entry} /> : null}
        {entry && entry.ways.length > 0 ? (
          <ReviewWays
            offered={entry.ways}
            texts={listDisputeResolutions}
            isBusy={busy}
            onDecide={(way, note) => void act(() => decideDispute(id, way, note))}
          />
        ) : null}
        {entry || trouble ? null : <Spinner muted />}
      </Stack>
    </Box>
  );
}

/** What a dispute is about, in a line. */
export function titleOf({ payable }: Pick<DisputeReview, "payable">): string {
  return payable ?? "A charge that is not from this shop";
}

function Facts({ dispute }: { readonly dispute: DisputeReview }) {
  const { state, done } = dispute;
  const rows: readonly (readonly [string, string])[] = [
    ["Disputed", dollars(dispute.amount)],
    ["Reason", codeWords(dispute.reason)],
    ["Answer by", dispute.respondBy ? formatShopTime(new Date(dispute.respondBy)) : "No answer is expected"],
    ["At the provider", codeWords(dispute.providerStatus)],
    ["Withdrawn", dollars(dispute.withdrawn)],
    ...(state === "lost" ? [["Lost", dollars(dispute.loss)] as const] : []),
    ...(dispute.recordedLoss > 0 ? [["Recorded as lost", dollars(dispute.recordedLoss)] as const] : []),
    ["Customer", dispute.email ?? "unknown"],
    ["Provider", dispute.provider],
    ["Number of the dispute", dispute.disputeId],
    ["Number of the charge", dispute.chargeId ?? "unknown"],
    ["Opened", when(dispute.createdAt)],
    ...(done
      ? [
          [
            "Ended",
            [done.way, done.author, when(done.createdAt), done.note].filter(Boolean).join(" · "),
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
          Answer it at the provider, where evidence is handed in. It leaves this list when it is decided.
        </Text>
      ) : null}
      <FactRows rows={rows} />
    </Stack>
  );
}
