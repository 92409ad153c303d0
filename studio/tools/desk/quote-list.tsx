import { AddIcon } from "@sanity/icons";
import { Badge, Button } from "@sanity/ui";
import { type Column, DataTable } from "../parts/data-table";
import { SideBySide } from "../parts/panel";
import { useList } from "../parts/use-list";
import { day, dollars } from "../parts/words";
import { everything, type Line, quoteTable, readQuotes } from "./desk-api";
import { DeskQuote } from "./desk-quote";
import { statuses, statusTitle, statusTone } from "./desk-words";
import { ListFrame } from "./list-frame";
import { NewQuote } from "./new-quote";
import type { SectionProps } from "./section";

const columns: readonly Column<Line>[] = [
  { id: "number", title: "Number", isSortable: true, show: ({ number }) => number },
  { id: "name", title: "Customer", isSortable: true, show: ({ name }) => name },
  {
    id: "status",
    title: "Status",
    show: ({ status }) => <Badge tone={statusTone(status)}>{statusTitle(status)}</Badge>,
  },
  { id: "opened", title: "Opened", isAside: true, show: openedText },
  {
    id: "until",
    title: "Open until",
    isSortable: true,
    isAside: true,
    show: ({ expiresAt }) => day(expiresAt),
  },
  { id: "total", title: "Total", isSortable: true, isNumber: true, show: ({ total }) => dollars(total) },
];

/** The address of a quote that is not there yet: a blank one, or one that a form asked for. */
const fresh = "new";
const fromForm = /^from-(.+)$/;

/** Quotes: a list to search and sort, and what was picked from it beside the list. */
export function QuoteList({ openId, onOpen, onOrder }: SectionProps) {
  const list = useList(readQuotes, everything("-number"));
  const { asked, ask, answer, reload } = list;
  const shown = (id: string) => {
    reload();
    onOpen(id);
  };
  const submissionId = openId ? fromForm.exec(openId)?.[1] : undefined;
  const isNew = openId === fresh || submissionId !== undefined;
  return (
    <SideBySide
      list={
        <ListFrame
          title="Quotes"
          counted={["quote", "quotes"]}
          searchLabel="Search numbers, names, addresses and items"
          statuses={statuses}
          table={{ address: quoteTable(asked), name: "quotes.csv" }}
          list={list}
          action={<Button icon={AddIcon} text="New quote" tone="primary" onClick={() => onOpen(fresh)} />}
        >
          <DataTable
            label="Quotes"
            rows={answer?.quotes ?? []}
            columns={columns}
            sort={asked.sort}
            onSort={(sort) => ask({ sort })}
            openId={openId}
            onOpen={({ id }) => onOpen(id)}
          />
        </ListFrame>
      }
      entry={
        openId === null ? null : isNew ? (
          <NewQuote key={openId} submissionId={submissionId} onSaved={shown} onClose={() => onOpen(null)} />
        ) : (
          <DeskQuote
            key={openId}
            id={openId}
            onChange={reload}
            onOpen={shown}
            onOrder={onOrder}
            onClose={() => onOpen(null)}
          />
        )
      }
    />
  );
}

function openedText({ openedAt, sentAt }: Line): string {
  if (openedAt) return day(openedAt);
  return sentAt ? "Not yet" : "";
}
