import { Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import { ListTools } from "../parts/list-tools";
import { Pager, type Trail } from "../parts/pager";
import { Trouble } from "../parts/trouble";
import { countText } from "../parts/words";
import type { Asked } from "./desk-api";

type ListFrameProps = {
  readonly title: string;
  /** Singular and plural, as they are counted. */
  readonly counted: readonly [string, string];
  readonly searchLabel: string;
  readonly statuses: readonly { readonly value: string; readonly title: string }[];
  readonly table: { readonly address: string; readonly name: string };
  /** What is asked, what came of it, and how both are changed (`useList`). */
  readonly list: {
    readonly asked: Asked;
    readonly ask: (change: Partial<Asked>) => void;
    readonly trail: Trail;
    readonly turn: (trail: Trail) => void;
    readonly answer: { readonly total: number; readonly next: string | null } | null;
    readonly trouble: string | null;
    readonly reload: () => void;
  };
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** What stands around a list of the desk: its title, what it is searched for by, how many there are, its pages. */
export function ListFrame(props: ListFrameProps) {
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
      <Trouble text={trouble} onRetry={reload} />
      {answer ? (
        <Text size={1} muted role="status">
          {countText(answer.total, counted)}
        </Text>
      ) : null}
      {answer ? props.children : null}
      {answer || trouble ? null : <Spinner muted />}
      {answer ? <Pager trail={trail} next={answer.next} onTurn={turn} /> : null}
    </Stack>
  );
}
