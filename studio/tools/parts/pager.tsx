import { Button, Flex, Text } from "@sanity/ui";

/** Where a list is turned to: the ids that its pages began behind, the newest last. */
export type PageCursors = readonly string[];

type PagerProps = {
  readonly trail: PageCursors;
  /** What the next page begins behind; null on the last one. */
  readonly next: string | null;
  readonly onTurn: (trail: PageCursors) => void;
};

/** Turns the pages of a list; nothing where there is one. */
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
