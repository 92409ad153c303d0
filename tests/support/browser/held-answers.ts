import { type BrowserContext, expect, type Response } from "@playwright/test";
import { holdToDocument } from "../payments/held-to-document";

/**
 * Listens to what the shop's endpoints answer to pages, and holds it to the shop's own OpenAPI document; what is returned
 * says at the end whether all of it did.
 */
export function holdAnswers(context: BrowserContext): () => Promise<void> {
  const looked: Promise<string | null>[] = [];
  context.on("response", (response) => looked.push(complaintOf(response)));
  return async () => {
    const complaints = (await Promise.all(looked)).filter((complaint) => complaint !== null);
    expect(complaints, "the shop answers as its own document says").toEqual([]);
  };
}

async function complaintOf(response: Response): Promise<string | null> {
  const { pathname } = new URL(response.url());
  const isJson = /^application\/json/.test(response.headers()["content-type"] ?? "");
  if (!pathname.startsWith("/api/") || !isJson) return null;
  // A page that was left meanwhile has taken the body with it.
  const body: unknown = await response.json().catch(() => undefined);
  if (body === undefined) return null;
  try {
    holdToDocument(response.request().method(), pathname, response.status(), body);
    return null;
  } catch (error) {
    return String(error);
  }
}
