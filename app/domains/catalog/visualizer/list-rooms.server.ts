import type { Content } from "~/content/client/content";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import { list } from "~/content/schemas";
import type { Log } from "~/kernel/log";
import { roomsQuery } from "./room.queries.server";
import { type Room, roomSchema } from "./room.schema";

/** Returns every room of the visualizer; an invalid finish is left out and logged. */
export function listRooms(sources: {
  readonly content: Content;
  readonly log: Log;
}): Promise<readonly Room[]> {
  return fetchLeniently(sources, roomsQuery, {}, list(roomSchema));
}
