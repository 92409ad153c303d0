import { Badge, Box, Button, Card, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { formatShopTime } from "../../../app/kernel/dates";
import { capitalize } from "../../../app/kernel/text";
import { Trouble } from "../parts/trouble";
import { useAnswer } from "../parts/use-answer";
import { dollars, when } from "../parts/words";
import { DisputeEntry, titleOf } from "./dispute-entry";
import { ReviewEntry } from "./review-entry";
import { type Review, type ReviewList, readReviews } from "./reviews-api";
import { codeWords, disputeBadges, oldestOf } from "./reviews-words";

/** Payments a person has to look at: the list, and beside it the facts of one with the ways to end it. */
export function Reviews() {
  const { answer: list, trouble, reload } = useAnswer(readReviews, null);
  const [open, setOpen] = useState<OpenReview | null>(null);
  return (
    <Flex height="fill" overflow="hidden">
      <Box flex={2} overflow="auto" padding={4} display={open ? ["none", "none", "block"] : "block"}>
        <Stack space={4}>
          <Flex align="center" justify="space-between" gap={3}>
            <Heading as="h1" size={2}>
              Payment reviews
            </Heading>
            <Button text="Look again" mode="ghost" onClick={reload} />
          </Flex>
          <Trouble text={trouble} onRetry={reload} />
          {list ? <Lines {...list} open={open} onOpen={setOpen} /> : trouble ? null : <Spinner muted />}
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

function Lines({ reviews, waiting, disputes, open, onOpen }: LinesProps) {
  if (reviews.length === 0 && disputes.length === 0) {
    return <Text muted>Every payment is as it should be.</Text>;
  }
  const openId = open?.id ?? null;
  return (
    <Stack space={5}>
      {disputes.length > 0 ? (
        <DisputeLines disputes={disputes} openId={openId} onOpen={(id) => onOpen({ kind: "dispute", id })} />
      ) : null}
      {reviews.length > 0 ? (
        <Stack space={4}>
          {waiting > reviews.length ? <Text muted>{oldestOf(reviews.length, waiting)}</Text> : null}
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
            <Line
              title={titleOf(dispute)}
              badge={disputeBadges[dispute.state]}
              facts={`${dollars(dispute.amount)} · ${codeWords(dispute.reason)}`}
              note={
                dispute.respondBy
                  ? `Answer by ${formatShopTime(new Date(dispute.respondBy))}`
                  : codeWords(dispute.providerStatus)
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
          <Line
            title={review.payable}
            badge={reviewBadge(review)}
            facts={`${dollars(review.amount)} · ${review.methodLabel} · ${when(review.createdAt)}`}
            note={capitalize(review.reason)}
            isOpen={review.id === openId}
            onOpen={() => onOpen(review.id)}
          />
        </li>
      ))}
    </Stack>
  );
}

function reviewBadge({ status }: Review) {
  return status === "held"
    ? ({ title: "Held", tone: "caution" } as const)
    : ({ title: "To check", tone: "critical" } as const);
}

type LineProps = {
  readonly title: string;
  readonly badge: { readonly title: string; readonly tone: "caution" | "positive" | "critical" };
  readonly facts: string;
  readonly note: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

function Line({ title, badge, facts, note, isOpen, onOpen }: LineProps) {
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
          {facts}
        </Text>
        <Text size={1} muted>
          {note}
        </Text>
      </Stack>
    </Card>
  );
}
