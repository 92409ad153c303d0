import { AddIcon, TrashIcon } from "@sanity/icons";
import { Box, Button, Card, Flex, Grid, Heading, Stack, TextInput } from "@sanity/ui";
import type { Pick } from "./desk-api";
import { ItemPicker } from "./item-picker";
import { type DraftItem, emptyItem } from "./quote-draft";

type QuoteItemsProps = {
  readonly items: readonly DraftItem[];
  readonly onChange: (items: readonly DraftItem[]) => void;
};

const columns = [
  ["sku", "SKU"],
  ["qty", "Quantity"],
  ["price", "Unit price"],
  ["notes", "Notes"],
] as const;

/** The lines of a quote: picked from the catalog, or typed. */
export function QuoteItems({ items, onChange }: QuoteItemsProps) {
  const change = (key: string, part: Partial<DraftItem>) =>
    onChange(items.map((item) => (item.key === key ? { ...item, ...part } : item)));
  const add = ({ sku, name, price }: Pick) => {
    const item = { ...emptyItem(), sku, name, price: price === null ? "" : String(price) };
    // A line nobody has written into makes room.
    onChange([...items.filter((one) => one.name || one.sku || one.price), item]);
  };
  return (
    <Stack space={3}>
      <Heading as="h3" size={1}>
        Items
      </Heading>
      {items.map((item, at) => (
        <Card key={item.key} border radius={2} padding={2}>
          <Flex gap={2} align="flex-start">
            <Stack space={2} flex={1}>
              <TextInput
                aria-label={`Item ${at + 1}`}
                placeholder="Item"
                value={item.name}
                onChange={(event) => change(item.key, { name: event.currentTarget.value })}
              />
              <Grid columns={[2, 4]} gap={2}>
                {columns.map(([name, title]) => (
                  <TextInput
                    key={name}
                    aria-label={`${title} of item ${at + 1}`}
                    placeholder={title}
                    inputMode={name === "qty" ? "numeric" : name === "price" ? "decimal" : "text"}
                    value={item[name]}
                    onChange={(event) => change(item.key, { [name]: event.currentTarget.value })}
                  />
                ))}
              </Grid>
            </Stack>
            <Button
              icon={TrashIcon}
              mode="bleed"
              aria-label={`Remove item ${at + 1}`}
              disabled={items.length === 1}
              onClick={() => onChange(items.filter(({ key }) => key !== item.key))}
            />
          </Flex>
        </Card>
      ))}
      <Flex gap={2} wrap="wrap">
        <Button
          icon={AddIcon}
          text="Add a line"
          mode="ghost"
          onClick={() => onChange([...items, emptyItem()])}
        />
        <Box flex={1} style={{ minWidth: "14rem" }}>
          <ItemPicker onPick={add} />
        </Box>
      </Flex>
    </Stack>
  );
}
