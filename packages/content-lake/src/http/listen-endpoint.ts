import { type OutgoingEvent, readSubscription, type Sink, startListening } from "../live/listen";
import type { Endpoint } from "./exchange";
import { refusal } from "./http";

/** GET /data/listen/:dataset: tells of every change of the documents a query selects, as server-sent events. */
export const listen: Endpoint = async ({ request, response, url, services }) => {
  const subscription = readSubscription(url.searchParams);
  if (!subscription.ok) return refusal(subscription.failure);
  // A query that does not parse is refused before the stream opens.
  const early: OutgoingEvent[] = [];
  let send: Sink = (event) => void early.push(event);
  const listening = startListening(subscription.value, services.lake.selected, (event) => send(event));
  if (!listening.ok) return refusal(listening.failure);
  const stop = services.lake.onCommit(listening.value);
  const stream = services.streams.open(request, response);
  send = stream.send;
  for (const event of early) stream.send(event);
  stream.closed(stop);
  return "streaming";
};
