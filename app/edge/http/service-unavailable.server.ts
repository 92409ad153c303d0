import type { ServerResponse } from "node:http";
import { sendText } from "./handler";

/** The shop looks for a database that has gone at least once a second. */
export const unavailableHeaders = { "Retry-After": "5", "Cache-Control": "no-store" } as const;

export const unavailableMessage = "The shop cannot do this just now. Please try again in a moment.";

/** What needs the database or the content cannot be done, and can be in a moment. */
export function sendServiceUnavailable(response: ServerResponse): void {
  sendText(response, 503, unavailableMessage, unavailableHeaders);
}
