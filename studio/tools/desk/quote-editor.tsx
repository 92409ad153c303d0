import { AddIcon, CloseIcon, TrashIcon } from "@sanity/icons";
import {
  Box,
  Button,
  Card,
  Checkbox,
  Flex,
  Grid,
  Heading,
  Stack,
  Text,
  TextArea,
  TextInput,
} from "@sanity/ui";
import { useState } from "react";
import { act, createQuote, type Entry } from "./desk-api";
import { type Draft, type DraftItem, draftOf, emptyItem, fields, inputOf } from "./quote-draft";

type QuoteEditorProps = {
  /** Absent: a new quote. */
  readonly entry?: Entry;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
};

/** Writes a quote: customer, lines, freight, tax and discount; the shop prices it as it is saved. */
export function QuoteEditor({ entry, onSaved, onClose }: QuoteEditorProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(entry));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    setTrouble(null);
    const input = inputOf(draft, entry);
    try {
      if (entry) await act(entry.id, { action: "save", version: entry.version, input });
      onSaved(entry ? entry.id : (await createQuote(input)).id);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <Box padding={4}>
      <Stack space={5}>
        <Flex justify="space-between" align="flex-start" gap={3}>
          <Heading as="h2" size={2}>
            {entry ? `Edit ${entry.number}` : "New quote"}
          </Heading>
          <Button icon={CloseIcon} mode="bleed" onClick={onClose} aria-label="Close" />
        </Flex>
        {trouble ? (
          <Card tone="critical" padding={3} radius={2} border role="alert">
            <Text size={1}>{trouble}</Text>
          </Card>
        ) : null}
        <Fields draft={draft} onChange={setDraft} />
        <Items items={draft.items} onChange={(items) => setDraft({ ...draft, items })} />
        <Flex gap={2} align="center" as="label">
          <Checkbox
            checked={draft.isSplit}
            onChange={(event) => setDraft({ ...draft, isSplit: event.currentTarget.checked })}
          />
          <Text size={1}>May be paid in parts</Text>
        </Flex>
        <Flex gap={2}>
          <Button text="Save" tone="primary" loading={busy} disabled={busy} onClick={() => void save()} />
          <Button text="Discard" mode="ghost" onClick={onClose} />
        </Flex>
      </Stack>
    </Box>
  );
}

type FieldsProps = { readonly draft: Draft; readonly onChange: (draft: Draft) => void };

function Fields({ draft, onChange }: FieldsProps) {
  return (
    <Grid columns={[1, 2]} gap={3}>
      {fields.map(([name, title]) => {
        const Input = name === "additionalNotes" ? TextArea : TextInput;
        return (
          <Stack key={name} space={2} as="label">
            <Text size={1} weight="medium">
              {title}
            </Text>
            <Input
              value={draft.fields[name]}
              onChange={(event: { currentTarget: { value: string } }) =>
                onChange({ ...draft, fields: { ...draft.fields, [name]: event.currentTarget.value } })
              }
            />
          </Stack>
        );
      })}
    </Grid>
  );
}

type ItemsProps = {
  readonly items: readonly DraftItem[];
  readonly onChange: (items: readonly DraftItem[]) => void;
};

const columns = [
  ["name", "Item"],
  ["sku", "SKU"],
  ["qty", "Quantity"],
  ["price", "Unit price"],
  ["notes", "Notes"],
] as const;

function Items({ items, onChange }: ItemsProps) {
  const change = (key: string, part: Partial<DraftItem>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...part } : item)));
  return (
    <Stack space={3}>
      <Heading as="h3" size={1}>
        Items
      </Heading>
      {items.map((item) => (
        <Flex key={item.key} gap={2} align="center">
          {columns.map(([name, title]) => (
            <Box key={name} flex={name === "name" ? 3 : 1}>
              <TextInput
                aria-label={title}
                placeholder={title}
                value={item[name]}
                onChange={(event) => change(item.key, { [name]: event.currentTarget.value })}
              />
            </Box>
          ))}
          <Button
            icon={TrashIcon}
            mode="bleed"
            aria-label="Remove item"
            disabled={items.length === 1}
            onClick={() => onChange(items.filter(({ key }) => key !== item.key))}
          />
        </Flex>
      ))}
      <Flex>
        <Button
          icon={AddIcon}
          text="Add item"
          mode="ghost"
          onClick={() => onChange([...items, emptyItem()])}
        />
      </Flex>
    </Stack>
  );
}
