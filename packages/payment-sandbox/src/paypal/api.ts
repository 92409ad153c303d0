import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tryParseJson } from "@stile-and-rail/http/json";
import type { Fault } from "../control/faults.ts";
import { withInjectedFaults } from "../http/inject-faults.ts";
import { readBody, sendJson } from "../http/read-and-send.ts";
import { logRequest, type RequestLogEntry } from "../http/request-log.ts";
import type { PaypalAccount } from "./account.ts";
import type { PaypalContract } from "./contract.ts";
import { type PaypalAnswer, type PaypalOperation, paypalOperations } from "./operations.ts";
import {
  createMalformedFieldError,
  createUnknownResourceError,
  createUnprocessableError,
  PaypalApiError,
} from "./paypal-error.ts";
import type { PaypalSigning } from "./paypal-webhooks.ts";

/** Base path of PayPal's API in the sandbox. */
export const apiRoot = "/paypal/api";

export type PaypalApi = {
  readonly account: PaypalAccount;
  readonly signing: PaypalSigning;
  /** Accepted credentials; null accepts any. */
  readonly credentials: { readonly clientId: string; readonly clientSecret: string } | null;
  /** Issued tokens with their expiry in milliseconds. */
  readonly tokens: Map<string, number>;
  readonly faults: Fault[];
  readonly notes: RequestLogEntry[];
  readonly contract: PaypalContract | null;
  /** Writes the state; called before a response is sent. */
  readonly save: () => void;
};

const tokenSeconds = 32_400;

/** Answers one request below `apiRoot`, with the faults that tests injected. */
export async function answerPaypalRequest(
  api: PaypalApi,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const method = request.method ?? "GET";
  const path = url.pathname.slice(apiRoot.length);
  if (request.headers.origin !== undefined) return sendJson(response, 403, { name: "NOT_AUTHORIZED" });
  const body = await readBody(request);
  await withInjectedFaults<PaypalAnswer>(
    api.faults,
    { request, response, path: url.pathname },
    {
      work: () => {
        const { answer, replayed } =
          path === "/v1/oauth2/token"
            ? { answer: issueToken(api, request, body), replayed: false }
            : perform(api, request, { method, path, body });
        const key = getHeader(request, "paypal-request-id");
        const id = randomBytes(6).toString("hex");
        const note = { id, at: new Date().toISOString(), method, path: url.pathname, key: "secret" as const };
        logRequest(api.notes, { ...note, idempotencyKey: key, status: answer.status, replayed });
        return answer;
      },
      send: (answer) => sendAnswer(response, answer),
      fail: (status) => sendAnswer(response, { status, body: outageBody }),
    },
  );
}

function sendAnswer(response: ServerResponse, { status, body }: PaypalAnswer): void {
  if (body === null) response.writeHead(status).end();
  else sendJson(response, status, body);
}

const outageBody = { name: "INTERNAL_SERVER_ERROR", message: "Sandbox: a test ordered this failure." };

function issueToken(
  { credentials, tokens, account }: PaypalApi,
  request: IncomingMessage,
  body: string,
): PaypalAnswer {
  const basic = Buffer.from(
    (getHeader(request, "authorization") ?? "").replace(/^Basic /, ""),
    "base64",
  ).toString();
  const isKnown = !credentials || basic === `${credentials.clientId}:${credentials.clientSecret}`;
  if (!isKnown || new URLSearchParams(body).get("grant_type") !== "client_credentials") {
    return {
      status: 401,
      body: { error: "invalid_client", error_description: "Client Authentication failed" },
    };
  }
  const token = `A21AA${randomBytes(24).toString("base64url")}`;
  tokens.set(token, account.clock.now().getTime() + tokenSeconds * 1000);
  return {
    status: 200,
    body: {
      scope: "",
      access_token: token,
      token_type: "Bearer",
      app_id: "APP-SANDBOX",
      expires_in: tokenSeconds,
    },
  };
}

type PaypalCall = { readonly method: string; readonly path: string; readonly body: string };

function perform(api: PaypalApi, request: IncomingMessage, call: PaypalCall) {
  try {
    const token = (getHeader(request, "authorization") ?? "").replace(/^Bearer /, "");
    if ((api.tokens.get(token) ?? 0) < api.account.clock.now().getTime())
      throw new PaypalApiError("AUTHENTICATION_FAILURE");
    return runOnce(api, getHeader(request, "paypal-request-id"), call);
  } catch (error) {
    if (!(error instanceof PaypalApiError)) throw error;
    return { answer: { status: error.status, body: error.body }, replayed: false };
  }
}

/** Replays the response for a repeated `PayPal-Request-Id`, including errors; refuses it with another body. */
function runOnce(api: PaypalApi, key: string | null, call: PaypalCall) {
  const { operation, id } = findOperation(call);
  const runOperation = () => toAnswer(api, operation, call, id);
  if (call.method !== "POST" || key === null) return { answer: runOperation(), replayed: false };
  const { replays } = api.account.state;
  const scoped = `${call.path} ${key}`;
  const fingerprint = createHash("sha256").update(call.body).digest("hex");
  const storedReply = replays[scoped];
  if (storedReply && storedReply.fingerprint !== fingerprint)
    throw createUnprocessableError("DUPLICATE_REQUEST_ID");
  if (storedReply)
    return {
      answer: { status: storedReply.status === 201 ? 200 : storedReply.status, body: storedReply.body },
      replayed: true,
    };
  const answer = runOperation();
  replays[scoped] = { fingerprint, ...answer };
  api.save();
  return { answer, replayed: false };
}

function toAnswer(api: PaypalApi, operation: PaypalOperation, call: PaypalCall, id: string): PaypalAnswer {
  const { account, signing, contract } = api;
  const body = call.body === "" ? null : tryParseJson(call.body);
  if (body === undefined) throw createMalformedFieldError("/", "MALFORMED_REQUEST_JSON");
  contract?.checkRequest(operation, body);
  const answer = runWithRefusals(() => operation.run({ account, signing, body, id }));
  api.save();
  contract?.checkAnswer(operation, answer);
  return answer;
}

function runWithRefusals(run: () => PaypalAnswer): PaypalAnswer {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof PaypalApiError)) throw error;
    return { status: error.status, body: error.body };
  }
}

function findOperation({ method, path }: PaypalCall): { operation: PaypalOperation; id: string } {
  for (const operation of paypalOperations) {
    const match = new RegExp(`^${operation.path.replace(/\{\w+\}/, "([\\w-]+)")}$`).exec(path);
    if (match && operation.method === method) return { operation, id: match[1] ?? "" };
  }
  throw createUnknownResourceError();
}

function getHeader(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" ? value : null;
}
