import { Button, Flex, Text } from "@sanity/ui";

/** Cursors of the visited pages, the latest last. */
export type PageCursors = readonly string[];

type PagerProps = {
  readonly trail: PageCursors;
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null;
  readonly onTurn: (trail: PageCursors) => void;
};

/** Paging of a list; renders nothing when there is one page. */
export function Pager({ trail, next, onTurn }: PagerProps) {
  if (trail.length === 0 && next === null) return null;
  return (
    <Flex gap={2} align="center">
      <Button
        text="Back"
        mode="ghost"
        disabled={trail.length === 0}
        onClick={() => onTurn(trail.slice(0, -1))}
      />
      <Text size={1}>Page {trail.length + 1}</Text>
      <Button
        text="Next"
        mode="ghost"
        disabled={next === null}
        onClick={() => next !== null && onTurn([...trail, next])}
      />
    </Flex>
  );
}
