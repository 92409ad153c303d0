import { Badge, Box, Button, Card, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { capitalize } from "../../../app/kernel/text/text";
import { formatShopTime } from "../../../app/kernel/time/dates";
import { ErrorCard } from "../parts/error-card";
import { formatDollars, formatTime } from "../parts/format";
import { useStaffQuery } from "../parts/use-staff-query";
import { DisputeEntry, getDisputeTitle } from "./dispute-entry";
import { ReviewEntry } from "./review-entry";
import { type Review, type ReviewList, readPaymentReviews } from "./reviews-api";
import { describeOldest, disputeBadges, formatProviderCode } from "./reviews-messages";

/** List of payments under review with a detail panel. */
export function Reviews() {
  const { answer, problem, reload } = useStaffQuery(readPaymentReviews, null);
  const [open, setOpen] = useState<OpenReview | null>(null);
  return (
    <Flex height="fill" overflow="hidden">
      <Box flex={2} overflow="auto" padding={4} display={open ? ["none", "none", "block"] : "block"}>
        <Stack space={4}>
          <Flex align="center" justify="space-between" gap={3}>
            <Heading as="h1" size={2}>
              Payment reviews
            </Heading>
            <Button text="Refresh" mode="ghost" onClick={reload} />
          </Flex>
          <ErrorCard text={problem} onRetry={reload} />
          {answer ? (
            <OpenReviews {...answer} open={open} onOpen={setOpen} />
          ) : problem ? null : (
            <Spinner muted />
          )}
        </Stack>
      </Box>
      {open ? (
        <Card flex={3} overflow="auto" borderLeft>
          <OpenEntry key={open.id} {...open} onChange={reload} onClose={() => setOpen(null)} />
        </Card>
      ) : null}
    </Flex>
  );
}

type OpenReview = { readonly kind: "payment" | "dispute"; readonly id: string };

type OpenEntryProps = OpenReview & { readonly onChange: () => void; readonly onClose: () => void };

function OpenEntry({ kind, ...entry }: OpenEntryProps) {
  return kind === "dispute" ? <DisputeEntry {...entry} /> : <ReviewEntry {...entry} />;
}

type LinesProps = ReviewList & {
  readonly open: OpenReview | null;
  readonly onOpen: (review: OpenReview) => void;
};

function OpenReviews({ reviews, waiting, disputes, open, onOpen }: LinesProps) {
  if (reviews.length === 0 && disputes.length === 0) {
    return <Text muted>No payments need review.</Text>;
  }
  const openId = open?.id ?? null;
  return (
    <Stack space={5}>
      {disputes.length > 0 ? (
        <DisputeLines disputes={disputes} openId={openId} onOpen={(id) => onOpen({ kind: "dispute", id })} />
      ) : null}
      {reviews.length > 0 ? (
        <Stack space={4}>
          {waiting > reviews.length ? <Text muted>{describeOldest(reviews.length, waiting)}</Text> : null}
          <ReviewLines reviews={reviews} openId={openId} onOpen={(id) => onOpen({ kind: "payment", id })} />
        </Stack>
      ) : null}
    </Stack>
  );
}

type PickProps = { readonly openId: string | null; readonly onOpen: (id: string) => void };

function DisputeLines({ disputes, openId, onOpen }: PickProps & Pick<ReviewList, "disputes">) {
  return (
    <Stack space={3}>
      <Heading as="h2" size={1}>
        Disputes
      </Heading>
      <Stack as="ul" space={2}>
        {disputes.map((dispute) => (
          <li key={dispute.id}>
            <ReviewListItem
              title={getDisputeTitle(dispute)}
              badge={disputeBadges[dispute.state]}
              details={`${formatDollars(dispute.amount)} · ${formatProviderCode(dispute.reason)}`}
              note={
                dispute.respondBy
                  ? `Answer by ${formatShopTime(new Date(dispute.respondBy))}`
                  : formatProviderCode(dispute.providerStatus)
              }
              isOpen={dispute.id === openId}
              onOpen={() => onOpen(dispute.id)}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function ReviewLines({ reviews, openId, onOpen }: PickProps & Pick<ReviewList, "reviews">) {
  return (
    <Stack as="ul" space={2}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewListItem
            title={review.payable}
            badge={getReviewBadge(review)}
            details={`${formatDollars(review.amount)} · ${review.methodLabel} · ${formatTime(review.createdAt)}`}
            note={capitalize(review.reason)}
            isOpen={review.id === openId}
            onOpen={() => onOpen(review.id)}
          />
        </li>
      ))}
    </Stack>
  );
}

function getReviewBadge({ status }: Review) {
  return status === "held"
    ? ({ title: "Held", tone: "caution" } as const)
    : ({ title: "To check", tone: "critical" } as const);
}

type ReviewListItemProps = {
  readonly title: string;
  readonly badge: { readonly title: string; readonly tone: "caution" | "positive" | "critical" };
  readonly details: string;
  readonly note: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

function ReviewListItem({ title, badge, details, note, isOpen, onOpen }: ReviewListItemProps) {
  return (
    <Card
      as="button"
      onClick={onOpen}
      padding={3}
      radius={2}
      border
      tone={isOpen ? "primary" : "default"}
      style={{ width: "100%", textAlign: "left" }}
    >
      <Stack space={3}>
        <Flex gap={2} align="center" justify="space-between">
          <Text weight="semibold" textOverflow="ellipsis">
            {title}
          </Text>
          <Badge tone={badge.tone}>{badge.title}</Badge>
        </Flex>
        <Text size={1} textOverflow="ellipsis">
          {details}
        </Text>
        <Text size={1} muted>
          {note}
        </Text>
      </Stack>
    </Card>
  );
}
