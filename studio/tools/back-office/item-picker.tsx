import { Autocomplete, Card, Flex, Text } from "@sanity/ui";
import { useEffect, useId, useRef, useState } from "react";
import { formatDollars } from "../parts/format";
import { type CatalogItem, searchCatalogItems } from "./quotes-api";

const pauseMs = 250;

/** Searches doors and samples in the catalog and adds the selected item, once; the next search uses a new picker. */
export function ItemPicker({ onPick }: { readonly onPick: (pick: CatalogItem) => void }) {
  const [search, setSearch] = useState("");
  const [picks, setPicks] = useState<readonly CatalogItem[]>([]);
  const isPicked = useRef(false);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      if (search.trim() === "") return setPicks([]);
      searchCatalogItems(search).then(
        (found) => isCurrent && setPicks(found),
        () => isCurrent && setPicks([]),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search]);
  return (
    <Autocomplete
      id={useId()}
      aria-label="Add from the catalog"
      placeholder="Add from the catalog"
      value=""
      // The server has already filtered the options.
      filterOption={() => true}
      options={picks.map((pick) => ({ value: pick.sku, pick }))}
      onQueryChange={(query) => setSearch(query ?? "")}
      onSelect={(sku) => {
        const pick = picks.find((item) => item.sku === sku);
        // Keyboard and pointer events may both fire for one selection; the second is ignored.
        if (!pick || isPicked.current) return;
        isPicked.current = true;
        onPick(pick);
      }}
      renderOption={({ pick }) => (
        <Card as="button" padding={3}>
          <Flex justify="space-between" gap={3}>
            <Text size={1}>
              {pick.name} · {pick.sku}
            </Text>
            <Text size={1} muted>
              {pick.price === null ? "" : formatDollars(pick.price)}
            </Text>
          </Flex>
        </Card>
      )}
    />
  );
}
