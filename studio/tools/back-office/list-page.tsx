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
  readonly counted: readonly [string, string];
  readonly searchLabel: string;
  readonly statuses: readonly { readonly value: string; readonly title: string }[];
  readonly table: { readonly address: string; readonly name: string };
  /** State of the list and its setters (`useList`). */
  readonly list: {
    readonly asked: ListQuery;
    readonly ask: (change: Partial<ListQuery>) => void;
    readonly trail: PageCursors;
    readonly turn: (trail: PageCursors) => void;
    readonly answer: { readonly total: number; readonly next: string | null } | null;
    readonly trouble: string | null;
    readonly reload: () => void;
  };
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** Layout of a back office list: title, filters, count and paging. */
export function ListPage(props: ListPageProps) {
  const { title, counted, searchLabel, statuses, table } = props;
  const { asked, ask, trail, turn, answer, trouble, reload } = props.list;
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
        search={asked.search}
        onSearch={(search) => ask({ search })}
        statuses={statuses}
        status={asked.status}
        onStatus={(status) => ask({ status })}
        table={table}
      />
      <ErrorCard text={trouble} onRetry={reload} />
      {answer ? (
        <Text size={1} muted role="status">
          {formatCount(answer.total, counted)}
        </Text>
      ) : null}
      {answer ? props.children : null}
      {answer || trouble ? null : <Spinner muted />}
      {answer ? <Pager trail={trail} next={answer.next} onTurn={turn} /> : null}
    </Stack>
  );
}
