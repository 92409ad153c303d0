import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { DragHandleIcon } from "@sanity/icons";
import { Box, Button, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { useCallback, useEffect, useState } from "react";
import { Preview, type SanityClient, useClient, useSchema } from "sanity";
import { apiVersion } from "../schemas/parts/api-version";
import { toPublishedId } from "../schemas/rules/unique-value";
import { computeChangedRanks, type RankedDocument } from "./rank";

/** Documents to sort: all of a type, or those of a brand; `field` holds the rank. */
export type SortingOptions = {
  readonly type: string;
  readonly field: "orderRank" | "sortOrder";
  readonly brand?: string | undefined;
};

type State =
  | { readonly at: "reading" | "failed" }
  | { readonly at: "shown"; readonly list: readonly RankedDocument[] };

/** A sortable list of documents. Changes take effect immediately, in drafts and published documents. */
export function SortingPane({ options }: { readonly options?: Readonly<Record<string, unknown>> }) {
  const client = useClient({ apiVersion });
  const { type, field, brand } = parseSortingOptions(options);
  const [state, setState] = useState<State>({ at: "reading" });
  const loadDocuments = useCallback(() => {
    readRankedDocuments(client, { type, field, brand }).then(
      (list) => setState({ at: "shown", list }),
      () => setState({ at: "failed" }),
    );
  }, [client, type, field, brand]);
  useEffect(loadDocuments, [loadDocuments]);

  const saveOrder = (list: readonly RankedDocument[]) => {
    setState({ at: "shown", list });
    saveRanks(client, field, list).then(loadDocuments, () => setState({ at: "failed" }));
  };
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack space={4}>
        <Text size={1} muted>
          Drag a line by its handle, or select a handle with the space bar and move it with the arrow keys.
          The shop changes right away.
        </Text>
        {state.at === "reading" ? <Spinner muted /> : null}
        {state.at === "failed" ? (
          <Card padding={3} radius={2} tone="critical">
            <Text size={1} role="alert">
              The order couldn't be loaded or saved. Open this list again in a moment.
            </Text>
          </Card>
        ) : null}
        {state.at === "shown" ? <SortableList list={state.list} type={type} onOrder={saveOrder} /> : null}
      </Stack>
    </Box>
  );
}

/** Parses the options, which the structure tool passes untyped. */
function parseSortingOptions({ type, field, brand }: Readonly<Record<string, unknown>> = {}): SortingOptions {
  return {
    type: String(type),
    field: field === "sortOrder" ? "sortOrder" : "orderRank",
    brand: typeof brand === "string" ? brand : undefined,
  };
}

type SortableListProps = {
  readonly list: readonly RankedDocument[];
  readonly type: string;
  readonly onOrder: (list: readonly RankedDocument[]) => void;
};

function SortableList({ list, type, onOrder }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = list.map(({ _id }) => _id);
  const handleDrop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (over && from !== to) onOrder(arrayMove([...list], from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDrop}
      accessibility={{
        announcements: createAnnouncements(list),
        screenReaderInstructions: { draggable: "" },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Stack as="ol" space={2} data-testid="order-list">
          {list.map((ranked) => (
            <SortableItem key={ranked._id} ranked={ranked} type={type} />
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
}

/** Announcements for screen readers while an item is dragged. */
function createAnnouncements(list: readonly RankedDocument[]): Announcements {
  const getTitle = (id: unknown) => list.find(({ _id }) => _id === id)?.title ?? "the line";
  const describePosition = (id: unknown) =>
    `${list.findIndex(({ _id }) => _id === id) + 1} of ${list.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${getTitle(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${getTitle(active.id)} is at ${describePosition(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${getTitle(active.id)} is now at ${describePosition(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${getTitle(active.id)} stays where it was.`,
  };
}

type SortableItemProps = { readonly ranked: RankedDocument; readonly type: string };

function SortableItem({ ranked: { _id, title }, type }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, transform, transition } = useSortable({ id: _id });
  const schemaType = useSchema().get(type);
  return (
    <Card
      as="li"
      ref={setNodeRef}
      border
      radius={2}
      padding={1}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Flex align="center" gap={1}>
        <Button
          {...attributes}
          {...listeners}
          icon={DragHandleIcon}
          mode="bleed"
          aria-label={`Move ${title ?? "this line"}`}
          style={{ touchAction: "none", cursor: "grab" }}
        />
        <Box flex={1}>
          {schemaType ? (
            <Preview schemaType={schemaType} layout="default" value={{ _id, _type: type }} />
          ) : (
            _id
          )}
        </Box>
      </Flex>
    </Card>
  );
}

/** Reads the documents by rank; those without a rank come last. */
async function readRankedDocuments(
  client: SanityClient,
  options: SortingOptions,
): Promise<readonly RankedDocument[]> {
  const { type, field, brand = null } = options;
  return client
    .withConfig({ perspective: "drafts" })
    .fetch<readonly RankedDocument[]>(
      `*[_type == $type && ($brand == null || brand._ref == $brand)]
        | order(coalesce(${field}, 1000000) asc, coalesce(name, title, displayName) asc){
          _id, "rank": ${field}, "title": coalesce(name, title, displayName)
        }`,
      { type, brand },
    )
    .then((list) => list.map((ranked) => ({ ...ranked, _id: toPublishedId(ranked._id) })));
}

/** Updates drafts as well; otherwise their publish would restore the old rank. */
async function saveRanks(
  client: SanityClient,
  field: SortingOptions["field"],
  list: readonly RankedDocument[],
): Promise<void> {
  const changes = computeChangedRanks(list);
  if (changes.length === 0) return;
  const wantedIds = changes.flatMap(({ _id }) => [_id, `drafts.${_id}`]);
  const raw = client.withConfig({ perspective: "raw" });
  const storedIds = new Set(
    await raw.fetch<readonly string[]>("*[_id in $wanted]._id", { wanted: wantedIds }),
  );
  const transaction = client.transaction();
  for (const { _id, rank } of changes) {
    for (const id of [_id, `drafts.${_id}`]) {
      if (storedIds.has(id)) transaction.patch(id, { set: { [field]: rank } });
    }
  }
  await transaction.commit();
}
