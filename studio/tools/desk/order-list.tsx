import { Badge } from "@sanity/ui";
import { type Column, DataTable } from "../parts/data-table";
import { SideBySide } from "../parts/panel";
import { useList } from "../parts/use-list";
import { day, dollars } from "../parts/words";
import { everything } from "./desk-api";
import { DeskOrder } from "./desk-order";
import { orderChoices, orderStatusOf } from "./desk-words";
import { ListFrame } from "./list-frame";
import { type OrderLine, orderTable, readOrders } from "./orders-api";
import type { SectionProps } from "./section";

const columns: readonly Column<OrderLine>[] = [
  { id: "number", title: "Number", isSortable: true, show: ({ number }) => number },
  { id: "name", title: "Customer", isSortable: true, show: ({ name }) => name },
  {
    id: "status",
    title: "Status",
    show: ({ status }) => <Badge tone={orderStatusOf(status).tone}>{orderStatusOf(status).title}</Badge>,
  },
  { id: "date", title: "Date", show: ({ createdAt }) => day(createdAt) },
  { id: "due", title: "Due", isNumber: true, show: ({ due }) => dollars(due) },
  { id: "total", title: "Total", isSortable: true, isNumber: true, show: ({ total }) => dollars(total) },
];

/** Orders: a list to search and sort, and what was picked from it beside the list. */
export function OrderList({ openId, onOpen }: SectionProps) {
  const { asked, ask, trail, turn, answer, trouble, reload } = useList(readOrders, everything("-number"));
  return (
    <SideBySide
      list={
        <ListFrame
          title="Orders"
          counted={["order", "orders"]}
          searchLabel="Search numbers, names, addresses and items"
          statuses={orderChoices}
          table={{ address: orderTable(asked), name: "orders.csv" }}
          asked={asked}
          onAsk={ask}
          trail={trail}
          onTurn={turn}
          answer={answer}
          trouble={trouble}
          onRetry={reload}
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
