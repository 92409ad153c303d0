import type { ServerResponse } from "node:http";

const retryAfterSeconds = 2;

/** Answers 503 because too many requests are waiting or no app worker is running. */
export function sendOverloaded(response: ServerResponse): void {
  response
    .writeHead(503, {
      "Retry-After": String(retryAfterSeconds),
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
    })
    .end("The shop is very busy. Please try again in a moment.");
}

/** The app worker is restarting, so nothing can be rendered at the moment. */
export class ServiceUnavailable extends Error {
  override readonly name = "ServiceUnavailable";
}
