import type { BetweenFrames, FromFrame, ToFrame } from "./messages.ts";

/** The id of this iframe's form, which the shop's page sets in the URL's hash. */
export const groupId = window.location.hash.slice(1);

/** Posts a message to the parent page of any origin, because messages contain no secrets. */
export function postToPage(message: FromFrame): void {
  window.parent.postMessage(message, "*");
}

export function listenToPage(onMessage: (message: ToFrame) => unknown): void {
  window.addEventListener("message", (event) => {
    if (event.source === window.parent) onMessage(event.data);
  });
}

const channel = new BroadcastChannel(`stripe-form-${groupId}`);

export function postToFrames(message: BetweenFrames): void {
  channel.postMessage(message);
}

export function listenToFrames(onMessage: (message: BetweenFrames) => void): () => void {
  const listen = (event: MessageEvent) => onMessage(event.data);
  channel.addEventListener("message", listen);
  return () => channel.removeEventListener("message", listen);
}
