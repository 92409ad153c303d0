import { CloseIcon } from "@sanity/icons";
import { Box, Button, Card, Flex, Heading, Stack } from "@sanity/ui";
import type { ReactNode } from "react";

type SideBySideProps = { readonly list: ReactNode; readonly entry: ReactNode | null };

/** A list, and what was picked from it beside it; on a narrow screen in its place. */
export function SideBySide({ list, entry }: SideBySideProps) {
  return (
    <Flex height="fill" overflow="hidden">
      <Box flex={3} overflow="auto" padding={4} display={entry ? ["none", "none", "none", "block"] : "block"}>
        {list}
      </Box>
      {entry ? (
        <Card flex={3} overflow="auto" borderLeft>
          {entry}
        </Card>
      ) : null}
    </Flex>
  );
}

type PanelProps = {
  readonly title: string;
  readonly facts?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** What stands beside the list: a title, a way to close it, and its parts. */
export function Panel({ title, facts, onClose, children }: PanelProps) {
  return (
    <Box padding={4}>
      <Stack space={5}>
        <Flex justify="space-between" align="flex-start" gap={3}>
          <Stack space={3}>
            <Heading as="h2" size={2}>
              {title}
            </Heading>
            {facts}
          </Stack>
          <Button icon={CloseIcon} mode="bleed" onClick={onClose} aria-label="Close" />
        </Flex>
        {children}
      </Stack>
    </Box>
  );
}
