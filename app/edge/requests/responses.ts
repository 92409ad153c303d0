/** Returns a JSON response about one visitor, which no cache may store. */
export function toPrivateJson(status: number, body: object): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

/** Returns a private JSON response with the status and body of a domain's reply. */
export function toPrivateReply({
  status,
  body,
}: {
  readonly status: number;
  readonly body: object;
}): Response {
  return toPrivateJson(status, body);
}

export const tooManyRequestsMessage = "Too many requests. Please try again in a minute.";

/** Returns the 429 response of most endpoints. */
export function respondTooManyRequests(): Response {
  return toPrivateJson(429, { success: false, message: tooManyRequestsMessage });
}

/** Answers 405 with the allowed methods. */
export function rejectOtherMethods(...supportedMethods: readonly string[]): Response {
  return new Response(null, { status: 405, headers: { Allow: supportedMethods.join(", ") } });
}

/** Answers 405 unless the method is POST; null for POST. */
export function rejectUnlessPost({ method }: Request): Response | null {
  return method === "POST" ? null : rejectOtherMethods("POST");
}
