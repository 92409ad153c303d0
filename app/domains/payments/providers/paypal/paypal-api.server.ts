import { z } from "zod";
import { err, ok, type Result } from "~/kernel/result";
import type { ProviderFailure } from "../../payment-gateway";

export type PaypalAccess = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** Base URL of the REST API without a trailing slash. */
  readonly apiBase: string;
  /** True when this API moves real money. */
  readonly live: boolean;
  /** URL of PayPal's browser script when it is not the default. */
  readonly sdkBaseUrl?: string;
  /** Request timeout in milliseconds; 15 seconds by default. */
  readonly timeoutMs?: number;
};

export type PaypalRequest = {
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: string;
  /** JSON text, because a webhook event must be forwarded byte by byte. */
  readonly body?: string;
  /** `PayPal-Request-Id`: a repeated request gets the first response. */
  readonly key?: string;
};

/** PayPal's response with any status; the body is parsed JSON, or null when empty. */
export type PaypalResponse = { readonly status: number; readonly body: unknown };

export type PaypalApi = (request: PaypalRequest) => Promise<Result<PaypalResponse, ProviderFailure>>;

const defaultTimeoutMs = 15_000;
/** Tokens are renewed one minute before they expire. */
const tokenMarginMs = 60_000;
const maxAttempts = 2;

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
type Token = { readonly value: string; readonly endsAt: number };

/**
 * Creates a client of PayPal's REST API, which authenticates by itself and retries once after network and server
 * errors.
 */
export function createPaypalApi(access: PaypalAccess): PaypalApi {
  let token: Token | null = null;

  const send = (path: string, init: RequestInit) =>
    fetch(`${access.apiBase}${path}`, {
      ...init,
      redirect: "error",
      signal: AbortSignal.timeout(access.timeoutMs ?? defaultTimeoutMs),
    });

  const fetchAccessToken = async (): Promise<Token> => {
    const secret = Buffer.from(`${access.clientId}:${access.clientSecret}`).toString("base64");
    const answer = await send("/v1/oauth2/token", {
      method: "POST",
      headers: { authorization: `Basic ${secret}`, "content-type": "application/x-www-form-urlencoded" },
      body: "grant_type=client_credentials",
    });
    if (!answer.ok) throw new Error(`PayPal did not let us in: ${answer.status}`);
    const { access_token, expires_in } = tokenSchema.parse(await answer.json());
    return { value: access_token, endsAt: Date.now() + expires_in * 1000 - tokenMarginMs };
  };

  const sendRequest = async ({ method, path, body, key }: PaypalRequest): Promise<PaypalResponse> => {
    token = token && token.endsAt > Date.now() ? token : await fetchAccessToken();
    const answer = await send(path, {
      method,
      headers: {
        authorization: `Bearer ${token.value}`,
        "content-type": "application/json",
        // Requests the whole order in the response, also after updates.
        prefer: "return=representation",
        ...(key ? { "paypal-request-id": key } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
    if (answer.status === 401) token = null;
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
  };

  return async (request) => {
    let lastError = "";
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      try {
        const answer = await sendRequest(request);
        if (answer.status < 500 && answer.status !== 401) return ok(answer);
        lastError = `answered ${answer.status}`;
      } catch (error) {
        lastError = error instanceof Error ? error.message : "no answer";
      }
    }
    return err({ code: "no-answer", message: lastError });
  };
}

const errorSchema = z.object({
  name: z.string().optional(),
  message: z.string().optional(),
  details: z.array(z.object({ issue: z.string(), description: z.string().optional() })).optional(),
});

export type PaypalError = { readonly name: string; readonly issue: string; readonly message: string };

/** Parses a PayPal error: its name, first issue and description. */
export function parsePaypalError(body: unknown): PaypalError {
  const parsed = errorSchema.safeParse(body);
  if (!parsed.success) return { name: "", issue: "", message: "" };
  const { name = "", message = "", details } = parsed.data;
  return { name, issue: details?.[0]?.issue ?? name, message: details?.[0]?.description ?? message };
}

/** Maps an error response to a failure: whether the request may have taken effect, and what to do. */
export function toProviderFailure({ status, body }: PaypalResponse): ProviderFailure {
  const { name, issue, message } = parsePaypalError(body);
  if (status === 404 && name === "RESOURCE_NOT_FOUND") return { code: "expired", message };
  // Another request for this order is running, the rate limit is exceeded, or the URL is wrong.
  // In all cases the request may have taken effect.
  const isUnderWay = issue === "ORDER_COMPLETION_IN_PROGRESS" || issue === "PREVIOUS_REQUEST_IN_PROGRESS";
  if (status === 404 || status === 409 || status === 429 || isUnderWay) return { code: "no-answer", message };
  return { code: issue === "INSTRUMENT_DECLINED" ? "instrument-declined" : "refused", message };
}
