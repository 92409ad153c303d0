import type { ServerResponse } from "node:http";
import { sendText } from "./handler";

/** The shop reconnects to a lost database at least once a second. */
export const unavailableHeaders = { "Retry-After": "5", "Cache-Control": "no-store" } as const;

export const unavailableMessage = "The shop can't do this right now. Please try again in a moment.";

/** Answers 503 because the database or the content is unavailable. */
export function sendServiceUnavailable(response: ServerResponse): void {
  sendText(response, 503, unavailableMessage, unavailableHeaders);
}
