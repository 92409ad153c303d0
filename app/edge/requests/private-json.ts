/** A JSON answer about one visitor: nothing on its way may keep it. */
export function privateJson(status: number, body: object): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

/** The same for a reply that a room has worded. */
export function privateReply({ status, body }: { readonly status: number; readonly body: object }): Response {
  return privateJson(status, body);
}
