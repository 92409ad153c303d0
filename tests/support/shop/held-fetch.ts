const held = new Set<string>();

/** From now on what this shop's endpoints answer to a test's `fetch` is held to the shop's own OpenAPI document. */
export function holdFetch(shopUrl: string): void {
  if (held.size === 0) globalThis.fetch = holding(globalThis.fetch);
  held.add(shopUrl);
}

function holding(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await ask(input, init);
    const { origin, pathname } = new URL(answer.url);
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    if (!held.has(origin) || !pathname.startsWith("/api/") || !isJson) return answer;
    const { holdToDocument } = await import("../payments/held-to-document");
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    holdToDocument(method, pathname, answer.status, await answer.clone().json());
    return answer;
  };
}
