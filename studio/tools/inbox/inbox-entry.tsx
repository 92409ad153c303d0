import { CloseIcon, DocumentIcon, EnvelopeIcon } from "@sanity/icons";
import { Box, Button, Card, Flex, Heading, Select, Spinner, Stack, Text, TextArea } from "@sanity/ui";
import { useEffect, useState } from "react";
import { changeEntry, type Entry, fileAddress, readEntry, type Status } from "./inbox-api";
import { InboxEstimate } from "./inbox-estimate";
import { size, statuses, when } from "./inbox-words";

type InboxEntryProps = {
  readonly id: string;
  readonly onChange: () => void;
  readonly onClose: () => void;
};

/** One message: who wrote, what was said, the files, what staff noted, and where it stands. */
export function InboxEntry({ id, onChange, onClose }: InboxEntryProps) {
  const [entry, setEntry] = useState<Entry | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = (asking: Promise<Entry>) =>
    asking.then(
      (found) => {
        setEntry(found);
        setTrouble(null);
        return true;
      },
      (error: Error) => {
        setTrouble(error.message);
        return false;
      },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => void take(readEntry(id)), [id]);
  const change = async (what: Parameters<typeof changeEntry>[1]) => {
    const isDone = await take(changeEntry(id, what));
    if (isDone) onChange();
    return isDone;
  };
  return (
    <Box padding={4}>
      <Stack space={5}>
        <Flex justify="space-between" align="flex-start" gap={3}>
          <Heading as="h2" size={2}>
            {entry?.name ?? entry?.email ?? (entry ? "No name" : "…")}
          </Heading>
          <Button icon={CloseIcon} mode="bleed" onClick={onClose} aria-label="Close" />
        </Flex>
        {trouble ? (
          <Card tone="critical" padding={3} radius={2} border role="alert">
            <Text size={1}>{trouble}</Text>
          </Card>
        ) : null}
        {entry ? <Letter entry={entry} onStatus={(status) => void change({ status })} /> : null}
        {entry ? <Notes entry={entry} onNote={(note) => change({ note })} /> : null}
        {entry || trouble ? null : <Spinner muted />}
      </Stack>
    </Box>
  );
}

type LetterProps = { readonly entry: Entry; readonly onStatus: (status: Status) => void };

function Letter({ entry, onStatus }: LetterProps) {
  const subject = encodeURIComponent(`Re: ${entry.formTitle}`);
  return (
    <Stack space={4}>
      <Text size={1} muted>
        {entry.formTitle} · {when(entry.createdAt)}
        {entry.isComplete ? "" : " · not sent to its end"}
      </Text>
      <Flex gap={2} wrap="wrap">
        <Select
          aria-label="Status"
          value={entry.status}
          onChange={(event) => onStatus(event.currentTarget.value as Status)}
        >
          {statuses.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
        {entry.email ? (
          <Button
            as="a"
            href={`mailto:${encodeURIComponent(entry.email)}?subject=${subject}`}
            icon={EnvelopeIcon}
            text="Reply by mail"
            tone="primary"
          />
        ) : null}
      </Flex>
      {entry.spamReasons.length > 0 ? (
        <Card tone="caution" padding={3} radius={2} border>
          <Text size={1}>Looks like spam: {entry.spamReasons.join("; ")}.</Text>
        </Card>
      ) : null}
      <Stack space={4} as="dl">
        {entry.said.map(({ name, label, value }) => (
          <Stack key={name} space={2}>
            <Text as="dt" size={1} muted>
              {label}
            </Text>
            <Text as="dd" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
              {value}
            </Text>
          </Stack>
        ))}
      </Stack>
      {entry.estimate ? <InboxEstimate estimate={entry.estimate} /> : null}
      <Files files={entry.files} />
    </Stack>
  );
}

function Files({ files }: Pick<Entry, "files">) {
  if (files.length === 0) return null;
  return (
    <Flex gap={2} wrap="wrap">
      {files.map((file) => (
        <Button
          key={file.id}
          as="a"
          href={fileAddress(file.id)}
          download={file.name}
          icon={DocumentIcon}
          mode="ghost"
          text={`${file.name} (${size(file.size)})`}
        />
      ))}
    </Flex>
  );
}

type NotesProps = { readonly entry: Entry; readonly onNote: (note: string) => Promise<boolean> };

function Notes({ entry: { notes }, onNote }: NotesProps) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    // What was typed stays until it is written down.
    if (await onNote(text.trim())) setText("");
    setBusy(false);
  };
  return (
    <Stack space={3}>
      <Heading as="h3" size={1}>
        Notes
      </Heading>
      {notes.map((note) => (
        <Card key={note.createdAt + note.text} padding={3} radius={2} tone="transparent" border>
          <Stack space={2}>
            <Text size={1} style={{ whiteSpace: "pre-wrap" }}>
              {note.text}
            </Text>
            <Text size={0} muted>
              {note.author} · {when(note.createdAt)}
            </Text>
          </Stack>
        </Card>
      ))}
      <TextArea
        aria-label="New note"
        rows={3}
        placeholder="Only we read this."
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Flex>
        <Button
          text="Add note"
          mode="ghost"
          loading={busy}
          disabled={busy || text.trim() === ""}
          onClick={() => void add()}
        />
      </Flex>
    </Stack>
  );
}
