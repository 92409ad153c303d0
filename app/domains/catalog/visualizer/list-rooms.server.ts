import type { Content } from "~/content/content";
import { fetchFitting } from "~/content/fitting.server";
import { list } from "~/content/shapes";
import type { Log } from "~/kernel/log";
import { roomsQuery } from "./room.queries.server";
import { type Room, roomShape } from "./room.schema";

/** Every room of the visualizer; a finish that does not fit is left out and logged. */
export function listRooms(sources: {
  readonly content: Content;
  readonly log: Log;
}): Promise<readonly Room[]> {
  return fetchFitting(sources, roomsQuery, {}, list(roomShape));
}
