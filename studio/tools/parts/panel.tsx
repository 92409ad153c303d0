import { CloseIcon } from "@sanity/icons";
import { Box, Button, Card, Flex, Heading, Stack } from "@sanity/ui";
import { type ReactNode, useEffect, useRef } from "react";

type SideBySideProps = { readonly list: ReactNode; readonly entry: ReactNode | null };

/**
 * A list beside its detail panel; on narrow screens the panel replaces the list. Closing it returns the focus to the
 * list.
 */
export function SideBySide({ list, entry }: SideBySideProps) {
  const lastInList = useRef<HTMLElement | null>(null);
  const isOpen = entry !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) lastInList.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Flex height="fill" overflow="hidden">
      <Box
        flex={3}
        overflow="auto"
        padding={4}
        display={entry ? ["none", "none", "none", "block"] : "block"}
        onFocus={(event) => {
          lastInList.current = event.target;
        }}
      >
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
  /** Null while loading. */
  readonly title: string | null;
  readonly details?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Detail panel with a title that receives the focus, a close button and its content. */
export function Panel({ title, details, onClose, children }: PanelProps) {
  const heading = useRef<HTMLDivElement>(null);
  const isRead = title !== null;
  useEffect(() => {
    if (isRead) heading.current?.focus({ preventScroll: true });
  }, [isRead]);
  return (
    <Box padding={4}>
      <Stack space={5}>
        <Flex justify="space-between" align="flex-start" gap={3}>
          <Stack space={3} paddingTop={2} style={{ minWidth: 0 }}>
            <Heading
              as="h2"
              size={2}
              ref={heading}
              tabIndex={-1}
              data-panel-title=""
              style={{ outline: "none", overflowWrap: "anywhere" }}
            >
              {title ?? "…"}
            </Heading>
            {details}
          </Stack>
          <Button icon={CloseIcon} mode="bleed" onClick={onClose} aria-label="Close" />
        </Flex>
        {children}
      </Stack>
    </Box>
  );
}
