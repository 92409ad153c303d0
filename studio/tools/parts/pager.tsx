import { Button, Flex, Text } from "@sanity/ui";

/** Cursors of the visited pages, the latest last. */
export type PageCursors = readonly string[];

type PagerProps = {
  readonly cursors: PageCursors;
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null;
  readonly onTurn: (cursors: PageCursors) => void;
};

/** Paging of a list; renders nothing when there is one page. */
export function Pager({ cursors, next, onTurn }: PagerProps) {
  if (cursors.length === 0 && next === null) return null;
  return (
    <Flex gap={2} align="center">
      <Button
        text="Back"
        mode="ghost"
        disabled={cursors.length === 0}
        onClick={() => onTurn(cursors.slice(0, -1))}
      />
      <Text size={1}>Page {cursors.length + 1}</Text>
      <Button
        text="Next"
        mode="ghost"
        disabled={next === null}
        onClick={() => next !== null && onTurn([...cursors, next])}
      />
    </Flex>
  );
}
