import { AddIcon, DownloadIcon } from "@sanity/icons";
import { Badge, Box, Button, Card, Flex, Heading, Select, Spinner, Stack, Text, TextInput } from "@sanity/ui";
import { useState } from "react";
import { useAnswer } from "../parts/use-answer";
import { type Asked, exportAddress, type Line, type Page, readPage, type Status } from "./desk-api";
import { DeskQuote } from "./desk-quote";
import { day, dollars, statuses, statusTitle, statusTone } from "./desk-words";
import { QuoteEditor } from "./quote-editor";

const everything: Asked = { status: "", search: "", page: 1 };
const fresh = "new";

/** Quotes: a list to search, and what was picked from it beside the list. */
export function Desk() {
  const [asked, setAsked] = useState(everything);
  const [openId, setOpenId] = useState<string | null>(null);
  const { answer: page, trouble, reload } = useAnswer(readPage, asked);
  const ask = (change: Partial<Asked>) => setAsked((before) => ({ ...before, page: 1, ...change }));
  const shown = (id: string) => {
    setOpenId(id);
    reload();
  };
  return (
    <Flex height="fill" overflow="hidden">
      <Box flex={2} overflow="auto" padding={4} display={openId ? ["none", "none", "block"] : "block"}>
        <Stack space={4}>
          <Flex justify="space-between" align="center" gap={3}>
            <Heading as="h1" size={2}>
              Quotes
            </Heading>
            <Button icon={AddIcon} text="New quote" tone="primary" onClick={() => setOpenId(fresh)} />
          </Flex>
          <Filters asked={asked} onAsk={ask} />
          {trouble ? (
            <Card tone="critical" padding={4} radius={2} border role="alert">
              <Flex align="center" gap={3}>
                <Text size={1}>{trouble}</Text>
                <Button text="Try again" mode="ghost" onClick={reload} />
              </Flex>
            </Card>
          ) : null}
          {page ? <Lines page={page} openId={openId} onOpen={setOpenId} /> : null}
          {page || trouble ? null : <Spinner muted />}
          {page && page.pages > 1 ? <Pages asked={asked} page={page} onAsk={ask} /> : null}
        </Stack>
      </Box>
      {openId ? (
        <Card flex={3} overflow="auto" borderLeft>
          {openId === fresh ? (
            <QuoteEditor onSaved={shown} onClose={() => setOpenId(null)} />
          ) : (
            <DeskQuote
              key={openId}
              id={openId}
              onChange={reload}
              onOpen={shown}
              onClose={() => setOpenId(null)}
            />
          )}
        </Card>
      ) : null}
    </Flex>
  );
}

type AskProps = { readonly asked: Asked; readonly onAsk: (change: Partial<Asked>) => void };

function Filters({ asked, onAsk }: AskProps) {
  return (
    <Stack space={2}>
      <TextInput
        type="search"
        placeholder="Search numbers, names, addresses and items"
        aria-label="Search quotes"
        value={asked.search}
        onChange={(event) => onAsk({ search: event.currentTarget.value })}
      />
      <Flex gap={2} wrap="wrap">
        <Select
          aria-label="Status"
          value={asked.status}
          onChange={(event) => onAsk({ status: event.currentTarget.value as Status | "" })}
        >
          <option value="">All</option>
          {statuses.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
        <Button
          as="a"
          href={exportAddress(asked)}
          download
          icon={DownloadIcon}
          text="Table (CSV)"
          mode="ghost"
        />
      </Flex>
    </Stack>
  );
}

function Pages({ asked, page, onAsk }: AskProps & { readonly page: Page }) {
  return (
    <Flex gap={2} align="center">
      <Button
        text="Newer"
        mode="ghost"
        disabled={asked.page === 1}
        onClick={() => onAsk({ page: asked.page - 1 })}
      />
      <Text size={1}>
        Page {asked.page} of {page.pages}
      </Text>
      <Button
        text="Older"
        mode="ghost"
        disabled={asked.page >= page.pages}
        onClick={() => onAsk({ page: asked.page + 1 })}
      />
    </Flex>
  );
}

type LinesProps = {
  readonly page: Page;
  readonly openId: string | null;
  readonly onOpen: (id: string) => void;
};

function Lines({ page: { quotes, total }, openId, onOpen }: LinesProps) {
  if (quotes.length === 0) return <Text muted>Nothing here.</Text>;
  return (
    <Stack space={3}>
      <Text size={1} muted>
        {total === 1 ? "1 quote" : `${total} quotes`}
      </Text>
      <Stack as="ul" space={2}>
        {quotes.map((line) => (
          <li key={line.id}>
            <Card
              as="button"
              onClick={() => onOpen(line.id)}
              padding={3}
              radius={2}
              border
              tone={line.id === openId ? "primary" : "default"}
              style={{ width: "100%", textAlign: "left" }}
            >
              <Summary line={line} />
            </Card>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Summary({ line }: { readonly line: Line }) {
  const opened = line.openedAt ? `opened ${day(line.openedAt)}` : line.sentAt ? "not opened yet" : "";
  return (
    <Stack space={3}>
      <Flex gap={2} align="center" justify="space-between">
        <Text weight="medium" textOverflow="ellipsis">
          {line.name}
        </Text>
        <Badge tone={statusTone(line.status)}>{statusTitle(line.status)}</Badge>
      </Flex>
      <Flex gap={2} justify="space-between">
        <Text size={1} muted>
          {[line.number, day(line.createdAt), opened].filter(Boolean).join(" · ")}
        </Text>
        <Text size={1}>{dollars(line.total)}</Text>
      </Flex>
    </Stack>
  );
}
