/** A JSON response about one visitor, which no cache may store. */
export function privateJson(status: number, body: object): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

/** A private JSON response with the status and body of a domain's reply. */
export function privateReply({ status, body }: { readonly status: number; readonly body: object }): Response {
  return privateJson(status, body);
}
