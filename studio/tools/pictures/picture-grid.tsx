import { SearchIcon } from "@sanity/icons";
import { Box, Button, Card, Checkbox, Flex, Grid, Stack, Text, TextInput } from "@sanity/ui";
import { useState } from "react";
import { filterPictures, type Picture } from "./picture";

/** The number of tiles at first, and of those that each click on the button adds. */
const tilesPerPage = 60;

type PictureGridProps = {
  readonly pictures: readonly Picture[];
  readonly chosenId: string | null;
  readonly onChoose: (picture: Picture) => void;
};

/** Searchable grid of images: by name, alt text, file name and documents that use them. */
export function PictureGrid({ pictures, chosenId, onChoose }: PictureGridProps) {
  const [search, setSearch] = useState("");
  const [isUnused, setUnused] = useState(false);
  const [limit, setLimit] = useState(tilesPerPage);
  const matches = filterPictures(pictures, { search, isUnused });
  return (
    <Stack space={4}>
      <Flex gap={4} align="center" wrap="wrap">
        <Box flex={1} style={{ minWidth: "14rem" }}>
          <TextInput
            icon={SearchIcon}
            aria-label="Find pictures"
            placeholder="Name, description, or where it's used"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </Box>
        <Flex as="label" gap={2} align="center">
          <Checkbox checked={isUnused} onChange={(event) => setUnused(event.currentTarget.checked)} />
          <Text size={1}>Only unused ones</Text>
        </Flex>
      </Flex>
      <Text size={1} muted aria-live="polite" data-testid="pictures-found">
        {matches.length === 0 ? "No pictures match." : `${matches.length} of ${pictures.length} pictures`}
      </Text>
      <Grid as="ul" columns={[2, 2, 3, 4]} gap={3} style={{ listStyle: "none", padding: 0, margin: 0 }}>
        {matches.slice(0, limit).map((picture) => (
          <Tile
            key={picture.id}
            picture={picture}
            isChosen={picture.id === chosenId}
            onChoose={() => onChoose(picture)}
          />
        ))}
      </Grid>
      {matches.length > limit ? (
        <Flex>
          <Button mode="ghost" text="Show more" onClick={() => setLimit(limit + tilesPerPage)} />
        </Flex>
      ) : null}
    </Stack>
  );
}

type TileProps = { readonly picture: Picture; readonly isChosen: boolean; readonly onChoose: () => void };

function Tile({ picture, isChosen, onChoose }: TileProps) {
  return (
    <li>
      <Card
        as="button"
        type="button"
        radius={2}
        border
        padding={2}
        tone={isChosen ? "primary" : "default"}
        aria-pressed={isChosen}
        onClick={onChoose}
        style={{ width: "100%", cursor: "pointer", textAlign: "start" }}
      >
        <Stack space={3}>
          <Thumbnail picture={picture} />
          <Text size={1} weight="medium" textOverflow="ellipsis" title={picture.name}>
            {picture.name}
          </Text>
          <Text size={0} muted>
            {picture.width} × {picture.height} · {describeUses(picture)}
          </Text>
        </Stack>
      </Card>
    </li>
  );
}

export function Thumbnail({ picture }: { readonly picture: Picture }) {
  return (
    <img
      src={`${picture.url}?w=320&auto=format`}
      alt=""
      loading="lazy"
      decoding="async"
      style={{
        display: "block",
        width: "100%",
        aspectRatio: "4 / 3",
        objectFit: "contain",
        background: "var(--card-muted-bg-color)",
      }}
    />
  );
}

function describeUses({ uses }: Picture): string {
  if (uses.length === 0) return "unused";
  return uses.length === 1 ? "used once" : `used in ${uses.length} documents`;
}
