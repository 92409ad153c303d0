import { Badge, Box, Button, Card, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { capitalized } from "../../../app/kernel/text";
import { Trouble } from "../parts/trouble";
import { useAnswer } from "../parts/use-answer";
import { dollars, when } from "../parts/words";
import { ReviewEntry } from "./review-entry";
import { type ReviewList, readReviews } from "./reviews-api";
import { oldestOf } from "./reviews-words";

/** Payments a person has to look at: the list, and beside it the facts of one with the ways to end it. */
export function Reviews() {
  const { answer: list, trouble, reload } = useAnswer(readReviews, null);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Flex height="fill" overflow="hidden">
      <Box flex={2} overflow="auto" padding={4} display={openId ? ["none", "none", "block"] : "block"}>
        <Stack space={4}>
          <Flex align="center" justify="space-between" gap={3}>
            <Heading as="h1" size={2}>
              Payment reviews
            </Heading>
            <Button text="Look again" mode="ghost" onClick={reload} />
          </Flex>
          <Trouble text={trouble} onRetry={reload} />
          {list ? <Lines {...list} openId={openId} onOpen={setOpenId} /> : trouble ? null : <Spinner muted />}
        </Stack>
      </Box>
      {openId ? (
        <Card flex={3} overflow="auto" borderLeft>
          <ReviewEntry key={openId} id={openId} onChange={reload} onClose={() => setOpenId(null)} />
        </Card>
      ) : null}
    </Flex>
  );
}

type LinesProps = ReviewList & {
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
};

function Lines({ reviews, waiting, openId, onOpen }: LinesProps) {
  if (reviews.length === 0) return <Text muted>Every payment is as it should be.</Text>;
  return (
    <Stack space={4}>
      {waiting > reviews.length ? <Text muted>{oldestOf(reviews.length, waiting)}</Text> : null}
      <ReviewLines reviews={reviews} openId={openId} onOpen={onOpen} />
    </Stack>
  );
}

function ReviewLines({ reviews, openId, onOpen }: Omit<LinesProps, "waiting">) {
  return (
    <Stack as="ul" space={2}>
      {reviews.map((review) => (
        <li key={review.id}>
          <Card
            as="button"
            onClick={() => onOpen(review.id)}
            padding={3}
            radius={2}
            border
            tone={review.id === openId ? "primary" : "default"}
            style={{ width: "100%", textAlign: "left" }}
          >
            <Stack space={3}>
              <Flex gap={2} align="center" justify="space-between">
                <Text weight="semibold" textOverflow="ellipsis">
                  {review.payable}
                </Text>
                <Badge tone={review.status === "held" ? "caution" : "critical"}>
                  {review.status === "held" ? "Held" : "To check"}
                </Badge>
              </Flex>
              <Text size={1} textOverflow="ellipsis">
                {dollars(review.amount)} · {review.methodLabel} · {when(review.createdAt)}
              </Text>
              <Text size={1} muted>
                {capitalized(review.reason)}
              </Text>
            </Stack>
          </Card>
        </li>
      ))}
    </Stack>
  );
}
