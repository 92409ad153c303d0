import { Button, Flex, Text } from "@sanity/ui";

type PagerProps = { readonly page: number; readonly pages: number; readonly onPage: (page: number) => void };

/** Turns the pages of a list; nothing where there is one. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <Flex gap={2} align="center">
      <Button text="Back" mode="ghost" disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <Text size={1}>
        Page {page} of {pages}
      </Text>
      <Button text="Next" mode="ghost" disabled={page >= pages} onClick={() => onPage(page + 1)} />
    </Flex>
  );
}
