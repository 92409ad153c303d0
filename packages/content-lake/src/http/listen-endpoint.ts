import { createListener, type OutgoingEvent, parseSubscription, type SendEvent } from "../live/listen";
import type { Endpoint } from "./endpoint";
import { errorReply } from "./reply";

/** GET /data/listen/:dataset: tells of every change of the documents a query selects, as server-sent events. */
export const listenEndpoint: Endpoint = async ({ request, response, url, services }) => {
  const subscription = parseSubscription(url.searchParams);
  if (!subscription.ok) return errorReply(subscription.failure);
  // A query that does not parse is refused before the stream opens.
  const early: OutgoingEvent[] = [];
  let send: SendEvent = (event) => void early.push(event);
  const listening = createListener(subscription.value, services.lake.filterDocuments, (event) => send(event));
  if (!listening.ok) return errorReply(listening.failure);
  const stop = services.lake.onCommit(listening.value);
  const stream = services.streams.open(request, response);
  send = stream.send;
  for (const event of early) stream.send(event);
  stream.onClose(stop);
  return "streaming";
};
