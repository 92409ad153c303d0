import { privateJson } from "./private-json";

export const tooManyRequests = "Too many requests. Please try again in a minute.";

/** Who asks too often, as most endpoints say it. */
export function tooMany(): Response {
  return privateJson(429, { success: false, message: tooManyRequests });
}
