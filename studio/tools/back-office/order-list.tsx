import { Badge, Flex } from "@sanity/ui";
import { type Column, DataTable } from "../parts/data-table";
import { formatDay, formatDollars } from "../parts/format";
import { SideBySide } from "../parts/panel";
import { useList } from "../parts/use-list";
import { formatRefund, getOrderStatus, orderStatusOptions } from "./back-office-messages";
import { ListPage } from "./list-page";
import { OrderDetails } from "./order-details";
import { getOrdersCsvUrl, type OrderSummary, readOrders } from "./orders-api";
import { createListQuery } from "./quotes-api";
import type { SectionProps } from "./section-props";

const columns: readonly Column<OrderSummary>[] = [
  { id: "number", title: "Number", isSortable: true, show: ({ number }) => number },
  { id: "name", title: "Customer", isSortable: true, show: ({ name }) => name },
  {
    id: "status",
    title: "Status",
    show: ({ status, refund, refunded }) => (
      <Flex gap={1} wrap="wrap">
        <Badge tone={getOrderStatus(status).tone}>{getOrderStatus(status).title}</Badge>
        {refund === "none" ? null : <Badge tone="caution">{formatRefund(refund, refunded)}</Badge>}
      </Flex>
    ),
  },
  { id: "date", title: "Date", isAside: true, show: ({ createdAt }) => formatDay(createdAt) },
  { id: "due", title: "Due", isNumber: true, show: ({ due }) => formatDollars(due) },
  {
    id: "total",
    title: "Total",
    isSortable: true,
    isNumber: true,
    isAside: true,
    show: ({ total }) => formatDollars(total),
  },
];

/** Searchable, sortable list of orders with a detail panel. */
export function OrderList({ openId, onOpen }: SectionProps) {
  const list = useList(readOrders, createListQuery("-number"));
  const { query, changeQuery, answer, reload } = list;
  return (
    <SideBySide
      list={
        <ListPage
          title="Orders"
          countNouns={["order", "orders"]}
          searchLabel="Search numbers, names, addresses and items"
          statuses={orderStatusOptions}
          table={{ address: getOrdersCsvUrl(query), name: "orders.csv" }}
          list={list}
        >
          <DataTable
            label="Orders"
            rows={answer?.orders ?? []}
            columns={columns}
            sort={query.sort}
            onSort={(sort) => changeQuery({ sort })}
            openId={openId}
            onOpen={({ id }) => onOpen(id)}
          />
        </ListPage>
      }
      entry={
        openId ? (
          <OrderDetails key={openId} id={openId} onChange={reload} onClose={() => onOpen(null)} />
        ) : null
      }
    />
  );
}
