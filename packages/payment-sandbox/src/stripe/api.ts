import type { IncomingMessage, ServerResponse } from "node:http";
import qs from "qs";
import { type Fault, takeFault } from "../control/faults.ts";
import { readBody, sendJson } from "../http/read-and-send.ts";
import { logRequest, type RequestLogEntry } from "../http/request-log.ts";
import { type Caller, newStripeId, type StripeAccount } from "./account.ts";
import type { Contract } from "./contract.ts";
import { expand } from "./expand.ts";
import { type Answer, findReplay, fingerprintRequest, storeReplay } from "./idempotency.ts";
import { type Operation, operations } from "./operations.ts";
import { StripeApiError } from "./stripe-error.ts";

export type StripeApi = {
  readonly account: StripeAccount;
  readonly faults: Fault[];
  readonly notes: RequestLogEntry[];
  readonly contract: Contract | null;
  /** Accepted secret key; null accepts every test key. */
  readonly secretKey: string | null;
  readonly isAllowedOrigin: (origin: string) => boolean;
  /** Writes the state. Called before a response is sent. */
  readonly save: () => void;
};

/** Responds to a request below /v1, with the faults that tests injected. */
export async function answerStripeRequest(
  api: StripeApi,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { origin } = request.headers;
  if (origin !== undefined && !api.isAllowedOrigin(origin)) {
    return sendJson(response, 403, { error: { type: "invalid_request_error", message: foreignPageMessage } });
  }
  if (origin !== undefined) setCorsHeaders(response, origin);
  if (request.method === "OPTIONS") {
    response.writeHead(204).end();
    return;
  }
  const requestId = newStripeId("req", 14);
  response.setHeader("request-id", requestId);
  const fault = takeFault(api.faults, request.method ?? "GET", url.pathname);
  if (fault?.kind === "delay") await new Promise((resolve) => setTimeout(resolve, fault.ms));
  const failure: Answer = { status: fault?.status ?? 500, body: outageBody };
  const body = request.method === "POST" ? await readBody(request) : url.search.slice(1);
  const { answer, note, replayed } =
    fault?.kind === "fail"
      ? { answer: failure, note: toLogEntry(request, url, requestId), replayed: false }
      : perform(api, request, url, body, requestId);
  logRequest(api.notes, { ...note, status: answer.status, replayed });
  if (fault?.kind === "timeout") return;
  if (fault?.kind === "drop") {
    request.socket.destroy();
    return;
  }
  if (fault?.kind === "garbage") {
    response.writeHead(200, { "content-type": "text/html" }).end("<html><body>Bad gateway</body></html>");
    return;
  }
  if (replayed) response.setHeader("idempotent-replayed", "true");
  if (note.idempotencyKey) response.setHeader("idempotency-key", note.idempotencyKey);
  if (fault?.kind === "fail-after") sendJson(response, failure.status, failure.body);
  else sendJson(response, answer.status, answer.body);
}

const foreignPageMessage = "The sandbox answers pages of the shop alone.";

function setCorsHeaders(response: ServerResponse, origin: string): void {
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("vary", "origin");
  response.setHeader(
    "access-control-allow-headers",
    "authorization, content-type, stripe-version, idempotency-key",
  );
  response.setHeader("access-control-allow-methods", "GET, POST");
}

const outageBody = { error: { type: "api_error", message: "Sandbox: this failure was ordered by a test." } };

function perform(api: StripeApi, request: IncomingMessage, url: URL, body: string, requestId: string) {
  const note = toLogEntry(request, url, requestId);
  try {
    const { operation, id } = findOperation(request.method ?? "GET", url.pathname);
    const caller = identifyCaller(request, operation, requestId, api.secretKey);
    const form = parseForm(body);
    api.contract?.checkRequest(operation, form);
    const key = request.method === "POST" ? caller.idempotencyKey : null;
    if (!key) return { answer: runOperation(api, operation, caller, form, id), note, replayed: false };
    const fingerprint = fingerprintRequest(operation.method, url.pathname, form);
    const scoped = `${caller.key}:${key}`;
    const replay = findReplay(api.account.state, api.account.clock, scoped, fingerprint);
    if (replay) return { answer: replay, note, replayed: true };
    const answer = runOperation(api, operation, caller, form, id);
    storeReplay(api.account.state, api.account.clock, scoped, fingerprint, answer);
    api.save();
    return { answer, note, replayed: false };
  } catch (error) {
    if (!(error instanceof StripeApiError)) throw error;
    return { answer: { status: error.status, body: { error: error.body } }, note, replayed: false };
  }
}

/** Runs an operation. A declined card is a regular response, and an invalid parameter changes nothing. */
function runOperation(
  api: StripeApi,
  operation: Operation,
  caller: Caller,
  form: unknown,
  id: string,
): Answer {
  try {
    const raw = operation.run(api.account, caller, form, id);
    const body = expand(api.account, raw, readExpandPaths(form));
    api.contract?.checkAnswer(operation, 200, body);
    return { status: 200, body };
  } catch (error) {
    if (!(error instanceof StripeApiError) || error.status !== 402) throw error;
    const body = { error: error.body };
    api.contract?.checkAnswer(operation, 402, body);
    return { status: 402, body };
  } finally {
    api.save();
  }
}

function findOperation(method: string, path: string): { operation: Operation; id: string } {
  for (const operation of operations) {
    const pattern = new RegExp(`^${operation.path.replace(/\{\w+\}/, "([\\w-]+)")}$`);
    const match = pattern.exec(path);
    if (match && operation.method === method) return { operation, id: match[1] ?? "" };
  }
  throw new StripeApiError(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}). The sandbox serves what the shop uses; see packages/payment-sandbox/README.md.`,
  });
}

function identifyCaller(
  request: IncomingMessage,
  operation: Operation,
  requestId: string,
  secretKey: string | null,
): Caller {
  const key = readApiKey(request);
  if (!key) {
    throw createUnauthorizedError(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (!/^(sk|rk|pk)_test_\w+$/.test(key)) {
    throw createUnauthorizedError(
      `Invalid API Key provided: ${key.slice(0, 8)}****. The sandbox takes test keys only.`,
    );
  }
  const kind = key.startsWith("pk_") ? "publishable" : "secret";
  if (kind === "secret" && secretKey !== null && key !== secretKey) {
    throw createUnauthorizedError(
      `Invalid API Key provided: ${key.slice(0, 8)}****. It is new with every start.`,
    );
  }
  if (kind === "publishable" && !operation.browser) {
    throw new StripeApiError(403, {
      type: "invalid_request_error",
      code: "secret_key_required",
      message:
        "This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.",
    });
  }
  return {
    key: kind,
    requestId,
    idempotencyKey: getHeader(request, "idempotency-key"),
    apiVersion: getHeader(request, "stripe-version") ?? "2026-10-28.endive",
  };
}

function createUnauthorizedError(message: string): StripeApiError {
  return new StripeApiError(401, { type: "invalid_request_error", message });
}

function readApiKey(request: IncomingMessage): string | null {
  const authorization = getHeader(request, "authorization");
  if (authorization?.startsWith("Bearer ")) return authorization.slice(7);
  if (authorization?.startsWith("Basic "))
    return Buffer.from(authorization.slice(6), "base64").toString().split(":")[0] ?? null;
  return null;
}

function getHeader(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" ? value : null;
}

function parseForm(body: string): unknown {
  return qs.parse(body, { depth: 10, parameterLimit: 2000, arrayLimit: 200 });
}

function readExpandPaths(form: unknown): string[] {
  const expandParameter = typeof form === "object" && form !== null && "expand" in form ? form.expand : [];
  return Array.isArray(expandParameter) ? expandParameter.filter((path) => typeof path === "string") : [];
}

function toLogEntry(
  request: IncomingMessage,
  url: URL,
  id: string,
): Omit<RequestLogEntry, "status" | "replayed"> {
  const key = readApiKey(request);
  return {
    id,
    at: new Date().toISOString(),
    method: request.method ?? "GET",
    path: url.pathname,
    key: key === null ? "none" : key.startsWith("pk_") ? "publishable" : "secret",
    idempotencyKey: getHeader(request, "idempotency-key"),
  };
}
