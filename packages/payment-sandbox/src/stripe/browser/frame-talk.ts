import type { BetweenFrames, FromFrame, ToFrame } from "./messages.ts";

/** The id of the form that this frame belongs to; from the address, where only the shop's page put it. */
export const groupId = window.location.hash.slice(1);

/** Speaks to the shop's page, whichever it is: nothing said here is secret. */
export function tellPage(message: FromFrame): void {
  window.parent.postMessage(message, "*");
}

export function hearPage(hear: (message: ToFrame) => unknown): void {
  window.addEventListener("message", (event) => {
    if (event.source === window.parent) hear(event.data);
  });
}

const channel = new BroadcastChannel(`stripe-form-${groupId}`);

export function tellFrames(message: BetweenFrames): void {
  channel.postMessage(message);
}

export function hearFrames(hear: (message: BetweenFrames) => void): () => void {
  const listen = (event: MessageEvent) => hear(event.data);
  channel.addEventListener("message", listen);
  return () => channel.removeEventListener("message", listen);
}
