import type { Room, RoomFinish } from "./room.schema";

/** The parts of a room with a selectable finish; the names are query parameters. */
export const roomParts = ["main", "island"] as const;
export type RoomPart = (typeof roomParts)[number];

export const roomPartTitles: { readonly [P in RoomPart]: string } = { main: "Cabinets", island: "Island" };

export type RoomChoice = { readonly room: Room } & { readonly [P in RoomPart]: RoomFinish };

/** Returns the room and finishes of a query; defaults are the first room and its first two finishes. */
export function parseRoomChoice(rooms: readonly Room[], query: URLSearchParams): RoomChoice | null {
  const roomSlug = query.get("room");
  const room = rooms.find(({ slug }) => slug === roomSlug) ?? rooms[0];
  const [first, second = first] = room?.finishes ?? [];
  if (!room || !first || !second) return null;
  const finish = (part: RoomPart) => room.finishes.find(({ code }) => code === query.get(part));
  return { room, main: finish("main") ?? first, island: finish("island") ?? second };
}

/** Returns false when the query names a room or finish that the page does not show. */
export function hasOnlyShownFinishes(rooms: readonly Room[], query: URLSearchParams): boolean {
  const choice = parseRoomChoice(rooms, query);
  const canonicalQuery = choice ? toRoomQuery(choice) : new URLSearchParams();
  const names = ["room", ...roomParts];
  return names.every((name) => query.getAll(name).every((value) => value === canonicalQuery.get(name)));
}

/** Returns the query after a choice; other parameters are kept. */
export function setRoomChoice(query: URLSearchParams, choice: RoomChoice): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of toRoomQuery(choice)) next.set(name, value);
  return next;
}

export function toRoomQuery({ room, main, island }: RoomChoice): URLSearchParams {
  return new URLSearchParams({ room: room.slug, main: main.code, island: island.code });
}
