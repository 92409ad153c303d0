import { Badge, Flex } from "@sanity/ui";
import { type Column, DataTable } from "../parts/data-table";
import { SideBySide } from "../parts/panel";
import { useList } from "../parts/use-list";
import { day, dollars } from "../parts/words";
import { everything } from "./desk-api";
import { DeskOrder } from "./desk-order";
import { orderChoices, orderStatusOf, refundText } from "./desk-words";
import { ListFrame } from "./list-frame";
import { type OrderLine, orderTable, readOrders } from "./orders-api";
import type { SectionProps } from "./section";

const columns: readonly Column<OrderLine>[] = [
  { id: "number", title: "Number", isSortable: true, show: ({ number }) => number },
  { id: "name", title: "Customer", isSortable: true, show: ({ name }) => name },
  {
    id: "status",
    title: "Status",
    show: ({ status, refund, refunded }) => (
      <Flex gap={1} wrap="wrap">
        <Badge tone={orderStatusOf(status).tone}>{orderStatusOf(status).title}</Badge>
        {refund === "none" ? null : <Badge tone="caution">{refundText(refund, refunded)}</Badge>}
      </Flex>
    ),
  },
  { id: "date", title: "Date", isAside: true, show: ({ createdAt }) => day(createdAt) },
  { id: "due", title: "Due", isNumber: true, show: ({ due }) => dollars(due) },
  {
    id: "total",
    title: "Total",
    isSortable: true,
    isNumber: true,
    isAside: true,
    show: ({ total }) => dollars(total),
  },
];

/** Orders: a list to search and sort, and what was picked from it beside the list. */
export function OrderList({ openId, onOpen }: SectionProps) {
  const list = useList(readOrders, everything("-number"));
  const { asked, ask, answer, reload } = list;
  return (
    <SideBySide
      list={
        <ListFrame
          title="Orders"
          counted={["order", "orders"]}
          searchLabel="Search numbers, names, addresses and items"
          statuses={orderChoices}
          table={{ address: orderTable(asked), name: "orders.csv" }}
          list={list}
        >
          <DataTable
            label="Orders"
            rows={answer?.orders ?? []}
            columns={columns}
            sort={asked.sort}
            onSort={(sort) => ask({ sort })}
            openId={openId}
            onOpen={({ id }) => onOpen(id)}
          />
        </ListFrame>
      }
      entry={
        openId ? <DeskOrder key={openId} id={openId} onChange={reload} onClose={() => onOpen(null)} /> : null
      }
    />
  );
}
