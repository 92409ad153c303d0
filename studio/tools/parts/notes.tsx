import { Button, Card, Flex, Heading, Stack, Text, TextArea } from "@sanity/ui";
import { useState } from "react";
import { formatTime } from "./format";

export type LogEntry = {
  readonly kind: "event" | "note";
  readonly author: string;
  readonly text: string;
  readonly createdAt: string;
};

type NotesProps = {
  readonly title: string;
  readonly entries: readonly LogEntry[];
  /** Resolves to true when the note was saved. */
  readonly onNote: (text: string) => Promise<boolean>;
};

/** History from the oldest entry, notes of staff, and a form for a new note. */
export function Notes({ title, entries, onNote }: NotesProps) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    // The text is cleared only after it was saved.
    if (await onNote(text.trim())) setText("");
    setBusy(false);
  };
  return (
    <Stack space={3}>
      <Heading as="h3" size={1}>
        {title}
      </Heading>
      {entries.map((entry, at) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: appended to, never edited
          key={at}
          padding={3}
          radius={2}
          border
          tone={entry.kind === "note" ? "caution" : "transparent"}
        >
          <Stack space={2}>
            <Text size={1} style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {entry.text}
            </Text>
            <Text size={1} muted>
              {[entry.author, formatTime(entry.createdAt)].filter(Boolean).join(" · ")}
            </Text>
          </Stack>
        </Card>
      ))}
      <TextArea
        aria-label="New note"
        rows={3}
        placeholder="Only staff can see this."
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Flex>
        <Button
          text="Add note"
          mode="ghost"
          disabled={busy || text.trim() === ""}
          onClick={() => void add()}
        />
      </Flex>
    </Stack>
  );
}
