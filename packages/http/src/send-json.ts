/** Sends JSON from a page to an endpoint of the same site; rejects when the server is unreachable. */
export function sendJson(path: string, body: object, method: "POST" | "PATCH" = "POST"): Promise<Response> {
  return fetch(path, {
    method,
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });
}
