import {
  type APIRequestContext,
  type APIResponse,
  type Browser,
  type BrowserContext,
  expect,
  type Response,
} from "@playwright/test";
import { assertMatchesOpenApi } from "../payments/assert-openapi";

/**
 * Validates all API responses to this browser and to requests of tests against the shop's OpenAPI document. The returned
 * function fails if one of them does not match.
 */
export function checkApiResponses(browser: Browser, request: APIRequestContext): () => Promise<void> {
  const looked: Promise<string | null>[] = [];
  const look = (answer: Response | APIResponse, method: string) =>
    looked.push(findResponseProblem(answer, method));
  const listen = (context: BrowserContext) => {
    context.on("response", (response) => look(response, response.request().method()));
    watchRequests(context.request, look);
  };
  browser.on("context", listen);
  watchRequests(request, look);
  return async () => {
    browser.off("context", listen);
    const errors = (await Promise.all(looked)).filter((error) => error !== null);
    expect(errors, "the shop answers as its own document says").toEqual([]);
  };
}

/** Wraps `fetch`, which all request methods of the context use. */
function watchRequests(
  request: APIRequestContext,
  look: (answer: APIResponse, method: string) => void,
): void {
  const ask = request.fetch.bind(request);
  request.fetch = async (address, options) => {
    const answer = await ask(address, options);
    look(answer, options?.method ?? "GET");
    return answer;
  };
}

async function findResponseProblem(answer: Response | APIResponse, method: string): Promise<string | null> {
  const { pathname } = new URL(answer.url());
  const isJson = /^application\/json/.test(answer.headers()["content-type"] ?? "");
  if (!pathname.startsWith("/api/") || !isJson) return null;
  // The response body is lost when the page was left meanwhile.
  const body: unknown = await answer.json().catch(() => undefined);
  if (body === undefined) return null;
  try {
    assertMatchesOpenApi(method, pathname, answer.status(), body);
    return null;
  } catch (error) {
    return String(error);
  }
}
