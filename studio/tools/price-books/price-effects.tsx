import { Card, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { getPublishedId } from "sanity";
import type { UserViewComponent } from "sanity/structure";
import { formatCentsRange, formatRangeChange, isSameRange } from "../../schemas/estimator/price-change-text";
import { toList } from "../../schemas/rules/read-untyped";
import { ErrorCard } from "../parts/error-card";
import { formatTime } from "../parts/format";
import { Cell, HeaderCell, HorizontalScroll, Table } from "../parts/table-styles";
import { useStaffQuery } from "../parts/use-staff-query";
import { withBearer } from "../parts/with-bearer";
import { type ComparedEstimate, compareEstimates, listPriceChanges } from "./price-books-api";

/** The effect of a book on the latest saved estimates, and its published changes. */
export const PriceEffects: UserViewComponent = withBearer(({ document, documentId }) => {
  const { displayed } = document;
  return (
    <Stack space={5} padding={4}>
      {displayed._id ? <Estimates rows={JSON.stringify(toList(displayed.rows))} /> : <Spinner muted />}
      <PublishedChanges bookId={getPublishedId(documentId)} />
    </Stack>
  );
});

function Estimates({ rows }: { readonly rows: string }) {
  const { answer, problem, reload } = useStaffQuery(compareEstimates, rows);
  return (
    <Stack space={3}>
      <Heading as="h2" size={1}>
        The last saved estimates with these prices
      </Heading>
      <ErrorCard text={problem} onRetry={reload} />
      {answer ? <EstimateTable estimates={answer} /> : null}
      {answer || problem ? null : <Spinner muted />}
    </Stack>
  );
}

function EstimateTable({ estimates }: { readonly estimates: readonly ComparedEstimate[] }) {
  if (estimates.length === 0) return <Text muted>No visitor has saved an estimate yet.</Text>;
  const changed = estimates.filter(({ inUse, draft }) => !isSameRange(inUse, draft)).length;
  return (
    <Stack space={3}>
      <Text size={1}>
        {changed === 0
          ? "None of them changes."
          : `${changed} of ${estimates.length} estimates ${changed === 1 ? "changes" : "change"}.`}
      </Text>
      <HorizontalScroll>
        <Table aria-label="Saved estimates with these prices">
          <thead>
            <tr>
              <HeaderCell scope="col">Saved</HeaderCell>
              {["Shown to the visitor", "With the prices in use", "With these prices", "Change"].map(
                (title) => (
                  <HeaderCell key={title} scope="col" data-number>
                    {title}
                  </HeaderCell>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {estimates.map(({ id, savedAt, isSent, saved, inUse, draft }) => (
              <tr key={id} style={{ cursor: "default" }}>
                <Cell>
                  {formatTime(savedAt)}
                  {isSent ? ", sent to the shop" : ""}
                </Cell>
                <Cell data-number>{formatCentsRange(saved)}</Cell>
                <Cell data-number>{formatCentsRange(inUse)}</Cell>
                <Cell data-number>{formatCentsRange(draft)}</Cell>
                <Cell data-number>{formatRangeChange(inUse, draft)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </HorizontalScroll>
      <Text size={0} muted>
        Totals of goods and work. Change is the difference between these prices and the prices in use today.
      </Text>
    </Stack>
  );
}

function PublishedChanges({ bookId }: { readonly bookId: string }) {
  const { answer, problem, reload } = useStaffQuery(listPriceChanges, bookId);
  return (
    <Stack space={3}>
      <Heading as="h2" size={1}>
        Published changes
      </Heading>
      <ErrorCard text={problem} onRetry={reload} />
      {answer?.length === 0 ? <Text muted>No change has been published since the first start.</Text> : null}
      {(answer ?? []).map(({ author, text, createdAt }, index) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and never change
          key={index}
          padding={3}
          radius={2}
          border
        >
          <Flex gap={3} wrap="wrap" justify="space-between">
            <Text size={1}>{text}</Text>
            <Text size={1} muted>
              {author}, {formatTime(createdAt)}
            </Text>
          </Flex>
        </Card>
      ))}
    </Stack>
  );
}
