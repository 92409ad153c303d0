import { Badge, Box, Button, Flex } from "@sanity/ui";
import { paths } from "../../../app/kernel/paths";
import { type Column, DataTable } from "../parts/data-table";
import { formatDollars, formatTime } from "../parts/format";
import { useList } from "../parts/use-list";
import { disputeBadges } from "../payments/reviews-messages";
import { getRecordedPaymentStatus, paymentStatusOptions } from "./back-office-messages";
import { ListPage } from "./list-page";
import { getPaymentsCsvUrl, type PaymentSummary, readPayments } from "./orders-api";
import { createListQuery } from "./quotes-api";
import type { SectionProps } from "./section-props";

const columns: readonly Column<PaymentSummary>[] = [
  { id: "date", title: "Date", isSortable: true, show: ({ createdAt }) => formatTime(createdAt) },
  { id: "of", title: "For", show: describePayable },
  { id: "method", title: "Method", isAside: true, show: ({ methodLabel }) => methodLabel },
  {
    id: "status",
    title: "Status",
    show: ({ dispute, ...payment }) => {
      const { tone, title } = getRecordedPaymentStatus(payment);
      return (
        <Flex gap={1} wrap="wrap">
          <Badge tone={tone}>{title}</Badge>
          {dispute ? <Badge tone={disputeBadges[dispute].tone}>{disputeBadges[dispute].title}</Badge> : null}
        </Flex>
      );
    },
  },
  {
    id: "reference",
    title: "Reference",
    isAside: true,
    show: ({ reference, recordedBy }) =>
      [reference, recordedBy && `by ${recordedBy}`].filter(Boolean).join(" · "),
  },
  {
    id: "amount",
    title: "Amount",
    isSortable: true,
    isNumber: true,
    show: ({ amount }) => formatDollars(amount),
  },
];

/** List of payments; each links to its order or quote. */
export function PaymentList({ onOrder, onQuote }: SectionProps) {
  const list = useList(readPayments, createListQuery("-date"));
  const { query, changeQuery, answer } = list;
  return (
    <Box padding={4} overflow="auto" style={{ height: "100%" }}>
      <ListPage
        title="Payments"
        countNouns={["payment", "payments"]}
        searchLabel="Search orders, names, methods and references"
        statuses={paymentStatusOptions}
        table={{ address: getPaymentsCsvUrl(query), name: "payments.csv" }}
        list={list}
        action={<ReviewsLink />}
      >
        <DataTable
          label="Payments"
          rows={answer?.payments ?? []}
          columns={columns}
          sort={query.sort}
          onSort={(sort) => changeQuery({ sort })}
          openId={null}
          onOpen={({ orderId, quoteId }) => {
            if (orderId) onOrder(orderId);
            else if (quoteId) onQuote(quoteId);
          }}
        />
      </ListPage>
    </Box>
  );
}

/** Links to the tool for payments that need review. */
function ReviewsLink() {
  return <Button as="a" href={`${paths.studio}/payment-reviews`} mode="ghost" text="Payment reviews" />;
}

function describePayable({ orderNumber, name }: PaymentSummary): string {
  return orderNumber ? `${orderNumber} · ${name}` : "A quote";
}
