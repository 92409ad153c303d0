import { privateJson } from "./private-json";

export const tooManyRequestsMessage = "Too many requests. Please try again in a minute.";

/** The 429 response of most endpoints. */
export function respondTooManyRequests(): Response {
  return privateJson(429, { success: false, message: tooManyRequestsMessage });
}
