import { Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { ErrorCard } from "../parts/error-card";
import { formatCount } from "../parts/format";
import { ListTools } from "../parts/list-tools";
import { type PageCursors, Pager } from "../parts/pager";
import type { ListQuery } from "./quotes-api";

type ListPageProps = {
  readonly title: string;
  /** Noun in singular and plural, for the count. */
  readonly countNouns: readonly [string, string];
  readonly searchLabel: string;
  readonly statuses: readonly { readonly value: string; readonly title: string }[];
  readonly table: { readonly address: string; readonly name: string };
  /** State of the list and its setters (`useList`). */
  readonly list: {
    readonly query: ListQuery;
    readonly changeQuery: (change: Partial<ListQuery>) => void;
    readonly cursors: PageCursors;
    readonly turnTo: (cursors: PageCursors) => void;
    readonly answer: { readonly total: number; readonly next: string | null } | null;
    readonly problem: string | null;
    readonly reload: () => void;
  };
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** Layout of a back office list: title, filters, count and paging. */
export function ListPage(props: ListPageProps) {
  const { title, countNouns, searchLabel, statuses, table } = props;
  const { query, changeQuery, cursors, turnTo, answer, problem, reload } = props.list;
  return (
    <Stack space={4}>
      <Flex justify="space-between" align="center" gap={3}>
        <Heading as="h1" size={2}>
          {title}
        </Heading>
        {props.action}
      </Flex>
      <ListTools
        searchLabel={searchLabel}
        search={query.search}
        onSearch={(search) => changeQuery({ search })}
        statuses={statuses}
        status={query.status}
        onStatus={(status) => changeQuery({ status })}
        table={table}
      />
      <ErrorCard text={problem} onRetry={reload} />
      {answer ? (
        <Text size={1} muted role="status">
          {formatCount(answer.total, countNouns)}
        </Text>
      ) : null}
      {answer ? props.children : null}
      {answer || problem ? null : <Spinner muted />}
      {answer ? <Pager cursors={cursors} next={answer.next} onTurn={turnTo} /> : null}
    </Stack>
  );
}
