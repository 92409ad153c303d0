import { CloseIcon } from "@sanity/icons";
import { Box, Button, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import { capitalize } from "../../../app/kernel/text/text";
import { ErrorCard } from "../parts/error-card";
import { formatDollars, formatTime } from "../parts/format";
import { DetailRows } from "./detail-rows";
import { ReviewDecisions } from "./review-decisions";
import { decideReview, type ReviewDecision, type ReviewDetails, readReview } from "./reviews-api";
import { reviewDecisions } from "./reviews-messages";

type ReviewEntryProps = {
  readonly id: string;
  readonly onChange: () => void;
  readonly onClose: () => void;
};

/** One payment under review: the mismatch, the provider's data, earlier decisions and the possible actions. */
export function ReviewEntry({ id, onChange, onClose }: ReviewEntryProps) {
  const [review, setReview] = useState<ReviewDetails | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const showWhenLoaded = (request: Promise<ReviewDetails>) =>
    request
      .then(
        (found) => {
          setReview(found);
          setProblem(null);
        },
        (error: Error) => setProblem(error.message),
      )
      .finally(() => setBusy(false));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each payment
  useEffect(() => void showWhenLoaded(readReview(id)), [id]);
  const decide = async (decision: ReviewDecision, note: string) => {
    setBusy(true);
    await showWhenLoaded(decideReview(id, decision, note));
    onChange();
  };
  return (
    <Box padding={4}>
      <Stack space={5}>
        <Flex justify="space-between" align="flex-start" gap={3}>
          <Heading as="h2" size={2}>
            {review?.payable ?? "…"}
          </Heading>
          <Button icon={CloseIcon} mode="bleed" onClick={onClose} aria-label="Close" />
        </Flex>
        <ErrorCard text={problem} />
        {review ? <ReviewDetailRows review={review} /> : null}
        {review && review.ways.length > 0 ? (
          <ReviewDecisions
            options={review.ways}
            texts={reviewDecisions}
            isBusy={isBusy}
            onDecide={(decision, note) => void decide(decision, note)}
          />
        ) : null}
        {review ? <DecisionLog review={review} /> : null}
        {review || problem ? null : <Spinner muted />}
      </Stack>
    </Box>
  );
}

function ReviewDetailRows({ review }: { readonly review: ReviewDetails }) {
  const rows: readonly (readonly [string, string])[] = [
    ["Why", capitalize(review.reason || "Settled")],
    ["Asked for", formatDollars(review.amount)],
    ["Paid so far", `${formatDollars(review.paid)} of ${formatDollars(review.total)}`],
    ["Still due", formatDollars(review.due)],
    ["Customer", review.email],
    ["Paid by", review.methodLabel],
    ["Provider ID", review.providerRef ?? "unknown"],
    ["Started", formatTime(review.createdAt)],
    ...Object.entries(review.details).map(([name, value]) => [`Provider: ${name}`, String(value)] as const),
  ];
  return <DetailRows rows={rows} />;
}

function DecisionLog({ review: { done } }: { readonly review: ReviewDetails }) {
  if (done.length === 0) return null;
  return (
    <Stack space={3}>
      <Heading as="h3" size={1}>
        History
      </Heading>
      <Stack as="ul" space={3} style={{ paddingLeft: "1.2em" }}>
        {done.map((entry) => (
          <li key={entry.createdAt}>
            <Stack space={2}>
              <Text size={1}>{entry.outcome}</Text>
              <Text size={1} muted>
                {entry.author} · {formatTime(entry.createdAt)}
                {entry.note ? ` · ${entry.note}` : ""}
              </Text>
            </Stack>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
