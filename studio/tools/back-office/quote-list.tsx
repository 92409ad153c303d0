import { AddIcon } from "@sanity/icons";
import { Badge, Button } from "@sanity/ui";
import { type Column, DataTable } from "../parts/data-table";
import { formatDay, formatDollars } from "../parts/format";
import { SideBySide } from "../parts/panel";
import { useList } from "../parts/use-list";
import { getQuoteStatusTitle, getQuoteStatusTone, quoteStatuses } from "./back-office-messages";
import { ListPage } from "./list-page";
import { NewQuote } from "./new-quote";
import { QuoteDetails } from "./quote-details";
import { createListQuery, getQuotesCsvUrl, type QuoteSummary, readQuotes } from "./quotes-api";
import type { SectionProps } from "./section-props";

const columns: readonly Column<QuoteSummary>[] = [
  { id: "number", title: "Number", isSortable: true, show: ({ number }) => number },
  { id: "name", title: "Customer", isSortable: true, show: ({ name }) => name },
  {
    id: "status",
    title: "Status",
    show: ({ status }) => <Badge tone={getQuoteStatusTone(status)}>{getQuoteStatusTitle(status)}</Badge>,
  },
  { id: "opened", title: "Opened", isAside: true, show: describeOpened },
  {
    id: "until",
    title: "Valid until",
    isSortable: true,
    isAside: true,
    show: ({ expiresAt }) => formatDay(expiresAt),
  },
  {
    id: "total",
    title: "Total",
    isSortable: true,
    isNumber: true,
    show: ({ total }) => formatDollars(total),
  },
];

/** URL parameter of a new quote, blank or from a form submission. */
const newQuoteId = "new";
const submissionIdPattern = /^from-(.+)$/;

/** Searchable, sortable list of quotes with a detail panel. */
export function QuoteList({ openId, onOpen, onOrder }: SectionProps) {
  const list = useList(readQuotes, createListQuery("-number"));
  const { query, changeQuery, answer, reload } = list;
  const openQuote = (id: string) => {
    reload();
    onOpen(id);
  };
  const submissionId = openId ? submissionIdPattern.exec(openId)?.[1] : undefined;
  const isNew = openId === newQuoteId || submissionId !== undefined;
  return (
    <SideBySide
      list={
        <ListPage
          title="Quotes"
          countNouns={["quote", "quotes"]}
          searchLabel="Search numbers, names, addresses and items"
          statuses={quoteStatuses}
          table={{ address: getQuotesCsvUrl(query), name: "quotes.csv" }}
          list={list}
          action={
            <Button icon={AddIcon} text="New quote" tone="primary" onClick={() => onOpen(newQuoteId)} />
          }
        >
          <DataTable
            label="Quotes"
            rows={answer?.quotes ?? []}
            columns={columns}
            sort={query.sort}
            onSort={(sort) => changeQuery({ sort })}
            openId={openId}
            onOpen={({ id }) => onOpen(id)}
          />
        </ListPage>
      }
      entry={
        openId === null ? null : isNew ? (
          <NewQuote
            key={openId}
            submissionId={submissionId}
            onSaved={openQuote}
            onClose={() => onOpen(null)}
          />
        ) : (
          <QuoteDetails
            key={openId}
            id={openId}
            onChange={reload}
            onOpen={openQuote}
            onOrder={onOrder}
            onClose={() => onOpen(null)}
          />
        )
      }
    />
  );
}

function describeOpened({ openedAt, sentAt }: QuoteSummary): string {
  if (openedAt) return formatDay(openedAt);
  return sentAt ? "Not yet" : "";
}
