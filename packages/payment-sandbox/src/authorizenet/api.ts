import type { IncomingMessage, ServerResponse } from "node:http";
import { tryParseJson } from "@stile-and-rail/http/json";
import { z } from "zod";
import type { Fault } from "../control/faults.ts";
import { readBrowserScript } from "../http/browser-scripts.ts";
import { withInjectedFaults } from "../http/inject-faults.ts";
import { readBody, sendJson, sendText } from "../http/read-and-send.ts";
import { logRequest, type RequestLogEntry } from "../http/request-log.ts";
import type { AuthorizenetAccount } from "./account.ts";
import { AuthorizenetApiError, createAuthenticationError } from "./authorizenet-error.ts";
import { operations } from "./operations.ts";
import { type MerchantAuthentication, type RequestName, requests } from "./requests.ts";

/** Credentials of the account; when unset, any credentials work. */
export type AuthorizenetKeys = {
  readonly loginId: string;
  readonly transactionKey: string;
  readonly clientKey: string;
};

export type AuthorizenetApi = {
  readonly account: AuthorizenetAccount;
  readonly keys: AuthorizenetKeys | null;
  readonly faults: Fault[];
  readonly notes: RequestLogEntry[];
  readonly origin: () => string;
  readonly isAllowedOrigin: (origin: string) => boolean;
  /** Writes the state; called before a response is sent. */
  readonly save: () => void;
};

const apiPath = "/xml/v1/request.api";

/** Answers requests for the API and its browser script; returns null for other URLs. */
export async function answerAuthorizenet(
  api: AuthorizenetApi,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<true | null> {
  if (url.pathname === "/v1/Accept.js") {
    response.setHeader("access-control-allow-origin", "*");
    const script = await readBrowserScript("accept-js", { __SANDBOX_ORIGIN__: api.origin() });
    sendText(response, 200, "text/javascript; charset=utf-8", script);
    return true;
  }
  if (url.pathname !== apiPath) return null;
  const { origin } = request.headers;
  if (origin !== undefined) {
    if (!api.isAllowedOrigin(origin)) {
      sendJson(response, 403, { error: "The sandbox answers pages of the shop alone." });
      return true;
    }
    response.setHeader("access-control-allow-origin", origin);
    response.setHeader("vary", "origin");
    response.setHeader("access-control-allow-headers", "content-type");
  }
  if (request.method === "OPTIONS") {
    response.writeHead(204).end();
    return true;
  }
  const body = await readBody(request);
  const name = findRequestName(body);
  await withInjectedFaults(
    api.faults,
    { request, response, path: `${apiPath}#${name}` },
    {
      work: () => perform(api, body, name, origin !== undefined),
      send: (answer) => sendAnswer(response, 200, answer),
      fail: (status) =>
        sendAnswer(
          response,
          status,
          toErrorBody("E00001", "An error occurred during processing. Please try again."),
        ),
    },
  );
  return true;
}

/** Sends JSON with a byte order mark, as the provider does. */
function sendAnswer(response: ServerResponse, status: number, body: unknown): void {
  sendText(response, status, "application/json; charset=utf-8", `\uFEFF${JSON.stringify(body)}`);
}

const envelopeSchema = z.record(z.string(), z.unknown());

function findRequestName(body: string): string {
  return Object.keys(envelopeSchema.safeParse(tryParseJson(body)).data ?? {})[0] ?? "";
}

function perform(api: AuthorizenetApi, body: string, name: string, isBrowser: boolean): unknown {
  const noted = recordRequest(api, name, isBrowser);
  try {
    const requestName = requestNames.find((candidate) => candidate === name);
    if (!requestName)
      throw new AuthorizenetApiError("E00004", "The name of the requested API method is invalid.");
    const members: unknown[] = Object.values(envelopeSchema.parse(tryParseJson(body)));
    const answer = runOperation(api, requestName, members[0], isBrowser);
    noted(200);
    return answer;
  } catch (error) {
    if (!(error instanceof AuthorizenetApiError)) throw error;
    noted(400);
    return toErrorBody(error.code, error.message);
  } finally {
    api.save();
  }
}

const requestNames = Object.keys(requests).filter((name): name is RequestName => name in requests);

function runOperation(api: AuthorizenetApi, name: RequestName, input: unknown, isBrowser: boolean): unknown {
  const parsedRequest = operations[name](input);
  if (parsedRequest instanceof z.ZodError)
    throw new AuthorizenetApiError("E00003", describeInvalidElement(parsedRequest));
  authenticate(api, name, parsedRequest.merchantAuthentication, isBrowser);
  const answer = parsedRequest.run(api.account);
  return {
    ...answer,
    ...(parsedRequest.refId ? { refId: parsedRequest.refId } : {}),
    messages: toMessages(answer),
  };
}

/**
 * Authenticates a caller. A browser uses the public client key and may only create tokens; a server uses the
 * transaction key.
 */
function authenticate(
  { keys }: AuthorizenetApi,
  name: RequestName,
  credentials: MerchantAuthentication,
  isBrowser: boolean,
): void {
  const wraps = name === "securePaymentContainerRequest";
  if (isBrowser && !wraps) throw createAuthenticationError();
  if (wraps ? !credentials.clientKey : !credentials.transactionKey) throw createAuthenticationError();
  if (!keys) return;
  const isRight =
    credentials.name === keys.loginId &&
    (wraps ? credentials.clientKey === keys.clientKey : credentials.transactionKey === keys.transactionKey);
  if (!isRight) throw createAuthenticationError();
}

function toMessages(answer: Readonly<Record<string, unknown>>) {
  const { transactionResponse } = answer;
  const isRefused =
    typeof transactionResponse === "object" && transactionResponse !== null && "errors" in transactionResponse
      ? "responseCode" in transactionResponse && transactionResponse.responseCode === "3"
      : false;
  return isRefused
    ? { resultCode: "Error", message: [{ code: "E00027", text: "The transaction was unsuccessful." }] }
    : { resultCode: "Ok", message: [{ code: "I00001", text: "Successful." }] };
}

function toErrorBody(code: string, text: string) {
  return { messages: { resultCode: "Error", message: [{ code, text }] } };
}

function describeInvalidElement(error: z.ZodError): string {
  const [issue] = error.issues;
  return `The '${issue?.path.join(".") || "request"}' element is invalid - ${issue?.message ?? "unknown"}`;
}

/** Records a request without its content. */
function recordRequest(
  { notes, account }: AuthorizenetApi,
  name: string,
  isBrowser: boolean,
): (status: number) => void {
  return (status) => {
    logRequest(notes, {
      id: `anet_${notes.length}`,
      at: account.clock.now().toISOString(),
      method: "POST",
      path: `${apiPath}#${name}`,
      key: isBrowser ? "publishable" : "secret",
      idempotencyKey: null,
      status,
      replayed: false,
    });
  };
}
