import { isPublishedId } from "../documents/document";
import type { Endpoint } from "../http/endpoint";
import type { LakeCore } from "../lake";
import type { SendEvent } from "./listen";

/** Every query response has this tag, so each change invalidates all responses. */
export const syncTag = "s1:local";

/** GET /data/live/events/:dataset: notifies pages that refetch on changes (`client.live.events()`). */
export const liveEventsEndpoint: Endpoint = async ({ request, response, url, services }) => {
  const stream = services.streams.open(request, response);
  const includeDrafts = url.searchParams.get("includeDrafts") === "true";
  stream.onClose(streamChanges(services.lake, includeDrafts, stream.send));
  return "streaming";
};

/** Sends a welcome event, then one event for each visible commit; returns a function that stops it. */
export function streamChanges(lake: LakeCore, includeDrafts: boolean, send: SendEvent): () => void {
  send({ event: "welcome", id: toEventId(lake.getVersions().all), data: "{}" });
  return lake.onCommit(({ changes, sequence }) => {
    if (!includeDrafts && !changes.some(({ id }) => isPublishedId(id))) return;
    send({ event: "message", id: toEventId(sequence), data: JSON.stringify({ tags: [syncTag] }) });
  });
}

function toEventId(sequence: number): string {
  return `local-${sequence}`;
}
