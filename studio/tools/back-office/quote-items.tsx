import { AddIcon, TrashIcon } from "@sanity/icons";
import { Box, Button, Card, Flex, Grid, Heading, Stack } from "@sanity/ui";
import { useState } from "react";
import { focusWhenRendered } from "../parts/restore-focus";
import { ItemPicker } from "./item-picker";
import { type DraftItem, emptyItem, itemFields, itemNotes } from "./quote-draft";
import { LabeledField } from "./quote-fields";
import type { CatalogItem } from "./quotes-api";

type QuoteItemsProps = {
  readonly items: readonly DraftItem[];
  readonly onChange: (items: readonly DraftItem[]) => void;
};

const inputModes = { sku: "text", qty: "numeric", price: "decimal", notes: "text" } as const;

/** Items of a quote, from the catalog or entered manually. */
export function QuoteItems({ items, onChange }: QuoteItemsProps) {
  const [pickCount, setPickCount] = useState(0);
  const change = (key: string, changes: Partial<DraftItem>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  const add = ({ sku, name, price }: CatalogItem) => {
    const item = { ...emptyItem(), sku, name, price: price === null ? "" : String(price) };
    // A new item replaces items that are still empty.
    const filledItems = items.filter((one) => one.name || one.sku || one.price);
    onChange([...filledItems, item]);
    setPickCount(pickCount + 1);
    focusItemField(filledItems.length, price === null ? "price" : "qty");
  };
  const addLine = () => {
    onChange([...items, emptyItem()]);
    focusItemField(items.length, "name");
  };
  const remove = (key: string, at: number) => {
    onChange(items.filter((item) => item.key !== key));
    focusItemField(Math.max(at - 1, 0), "name");
  };
  return (
    <Stack space={3}>
      <Heading as="h3" size={1}>
        Items
      </Heading>
      {items.map((item, at) => (
        <ItemCard
          key={item.key}
          item={item}
          at={at}
          isOnly={items.length === 1}
          onChange={(changes) => change(item.key, changes)}
          onRemove={() => remove(item.key, at)}
        />
      ))}
      <Flex gap={2} wrap="wrap">
        <Button icon={AddIcon} text="Add a line" mode="ghost" onClick={addLine} />
        <Box flex={1} style={{ minWidth: "14rem" }}>
          {/* Remounted after each selection; otherwise it would keep the selected text. */}
          <ItemPicker key={pickCount} onPick={add} />
        </Box>
      </Flex>
    </Stack>
  );
}

type ItemCardProps = {
  readonly item: DraftItem;
  readonly at: number;
  readonly isOnly: boolean;
  readonly onChange: (changes: Partial<DraftItem>) => void;
  readonly onRemove: () => void;
};

function ItemCard({ item, at, isOnly, onChange, onRemove }: ItemCardProps) {
  const field = ([name, title]: (typeof itemFields)[number] | typeof itemNotes) => (
    <LabeledField
      key={name}
      title={title}
      name={`${title} of item ${at + 1}`}
      path={`items.${at}.${name}`}
      inputMode={inputModes[name]}
      value={item[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Card border radius={2} padding={3}>
      <Flex gap={3} align="flex-start">
        <Stack space={4} flex={1}>
          <LabeledField
            title={`Item ${at + 1}`}
            path={`items.${at}.name`}
            value={item.name}
            onChange={(name) => onChange({ name })}
          />
          <Grid columns={[1, 3]} gapX={3} gapY={4}>
            {itemFields.map(field)}
          </Grid>
          {field(itemNotes)}
        </Stack>
        <Button
          icon={TrashIcon}
          mode="bleed"
          aria-label={`Remove item ${at + 1}`}
          disabled={isOnly}
          onClick={onRemove}
        />
      </Flex>
    </Card>
  );
}

/** Moves the focus to the new item. */
function focusItemField(at: number, field: string): void {
  focusWhenRendered(`[data-path="items.${at}.${field}"]`);
}
