import type { ServerResponse } from "node:http";

const retryAfterSeconds = 2;

/** Too many wait already: come back in a moment. */
export function sendBusy(response: ServerResponse): void {
  response
    .writeHead(503, {
      "Retry-After": String(retryAfterSeconds),
      "Cache-Control": "no-store",
      "Content-Type": "text/plain; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
    })
    .end("The shop is very busy. Please try again in a moment.");
}

/** Nobody is there who could render or look: the back starts anew. */
export class Away extends Error {
  override readonly name = "Away";
}
