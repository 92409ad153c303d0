import { createListener, type OutgoingEvent, parseSubscription, type SendEvent } from "../live/listen";
import type { Endpoint } from "./endpoint";
import { toErrorReply } from "./reply";

/** GET /data/listen/:dataset: streams changes of the documents that a query selects, as server-sent events. */
export const listenEndpoint: Endpoint = async ({ request, response, url, services }) => {
  const subscription = parseSubscription(url.searchParams);
  if (!subscription.ok) return toErrorReply(subscription.failure);
  // Events before the stream opens: a query with a syntax error must get an error response instead.
  const early: OutgoingEvent[] = [];
  let send: SendEvent = (event) => void early.push(event);
  const listening = createListener(subscription.value, services.lake.filterDocuments, (event) => send(event));
  if (!listening.ok) return toErrorReply(listening.failure);
  const stop = services.lake.onCommit(listening.value);
  const stream = services.streams.open(request, response);
  send = stream.send;
  for (const event of early) stream.send(event);
  stream.onClose(stop);
  return "streaming";
};
