import type { CallError } from "./messages.ts";

/** Calls the sandbox's API with the publishable key. */
export async function callProvider(
  origin: string,
  key: string,
  method: "GET" | "POST",
  path: string,
  params: object,
): Promise<{ ok: Record<string, unknown> } | { error: CallError }> {
  const form = encodeForm(params);
  try {
    const answer = await fetch(`${origin}${path}${method === "GET" ? `?${form}` : ""}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/x-www-form-urlencoded" },
      body: method === "POST" ? form : null,
    });
    const body = await answer.json();
    return body.error ? { error: body.error } : { ok: body };
  } catch {
    return {
      error: {
        type: "api_connection_error",
        message: "We could not reach the payment provider. Please check your connection and try again.",
      },
    };
  }
}

/** Encodes nested parameters as `a[b][c]=d` and leaves out empty ones. */
export function encodeForm(params: object): string {
  const pairs: string[] = [];
  const appendValue = (value: unknown, name: string) => {
    if (value === null || value === undefined || value === "") return;
    if (typeof value === "object") {
      for (const [key, inner] of Object.entries(value)) appendValue(inner, name ? `${name}[${key}]` : key);
    } else pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  };
  appendValue(params, "");
  return pairs.join("&");
}
