const checkedOrigins = new Set<string>();

/** Validates each response to a test's `fetch` against the shop's OpenAPI document. */
export function checkFetchResponses(shopUrl: string): void {
  if (checkedOrigins.size === 0) globalThis.fetch = wrapFetch(globalThis.fetch);
  checkedOrigins.add(shopUrl);
}

function wrapFetch(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await ask(input, init);
    const { origin, pathname } = new URL(answer.url);
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    if (!checkedOrigins.has(origin) || !pathname.startsWith("/api/") || !isJson) return answer;
    const { assertMatchesOpenApi } = await import("../payments/assert-openapi");
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    assertMatchesOpenApi(method, pathname, answer.status, await answer.clone().json());
    return answer;
  };
}
