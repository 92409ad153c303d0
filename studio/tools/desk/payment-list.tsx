import { Badge, Box, Button, Flex } from "@sanity/ui";
import { paths } from "../../../app/kernel/paths";
import { type Column, DataTable } from "../parts/data-table";
import { useList } from "../parts/use-list";
import { dollars, when } from "../parts/words";
import { disputeBadges } from "../payments/reviews-words";
import { everything } from "./desk-api";
import { getPaymentStatus, paymentChoices } from "./desk-words";
import { ListFrame } from "./list-frame";
import { type PaymentLine, paymentTable, readPayments } from "./orders-api";
import type { SectionProps } from "./section";

const columns: readonly Column<PaymentLine>[] = [
  { id: "date", title: "Date", isSortable: true, show: ({ createdAt }) => when(createdAt) },
  { id: "of", title: "For", show: ofText },
  { id: "method", title: "Method", isAside: true, show: ({ methodLabel }) => methodLabel },
  {
    id: "status",
    title: "Status",
    show: ({ status, amount, dispute }) => {
      const { tone, title } = getPaymentStatus(status, amount);
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
  { id: "amount", title: "Amount", isSortable: true, isNumber: true, show: ({ amount }) => dollars(amount) },
];

/** Payments, whoever collected them; one opens the order or the quote it was made for. */
export function PaymentList({ onOrder, onQuote }: SectionProps) {
  const list = useList(readPayments, everything("-date"));
  const { asked, ask, answer } = list;
  return (
    <Box padding={4} overflow="auto" style={{ height: "100%" }}>
      <ListFrame
        title="Payments"
        counted={["payment", "payments"]}
        searchLabel="Search orders, names, methods and references"
        statuses={paymentChoices}
        table={{ address: paymentTable(asked), name: "payments.csv" }}
        list={list}
        action={<ToReviews />}
      >
        <DataTable
          label="Payments"
          rows={answer?.payments ?? []}
          columns={columns}
          sort={asked.sort}
          onSort={(sort) => ask({ sort })}
          openId={null}
          onOpen={({ orderId, quoteId }) => {
            if (orderId) onOrder(orderId);
            else if (quoteId) onQuote(quoteId);
          }}
        />
      </ListFrame>
    </Box>
  );
}

/** Those that a person has to look at have a tool of their own. */
function ToReviews() {
  return <Button as="a" href={`${paths.studio}/payment-reviews`} mode="ghost" text="Payment reviews" />;
}

function ofText({ orderNumber, name }: PaymentLine): string {
  return orderNumber ? `${orderNumber} · ${name}` : "A quote";
}
