import { z } from "zod";
import { err, ok, type Result } from "~/kernel/result";
import type { ProviderFailure } from "../../payment-gateway";

export type PaypalAccess = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** Where the REST API stands, without a slash at its end. */
  readonly apiBase: string;
  /** Whether that is where real money moves. */
  readonly live: boolean;
  /** Where PayPal's browser script stands, when it is not PayPal's own address. */
  readonly sdkBaseUrl?: string;
  /** How long one request may take, in milliseconds; 15 seconds unless said otherwise. */
  readonly timeoutMs?: number;
};

export type PaypalRequest = {
  readonly method: "GET" | "POST" | "PATCH";
  readonly path: string;
  /** JSON text: a webhook's event must be handed on byte by byte. */
  readonly body?: string;
  /** `PayPal-Request-Id`: asked twice with it, PayPal answers what it answered first. */
  readonly key?: string;
};

/** What PayPal answered: any status, with its body as JSON; null where there is none. */
export type PaypalResponse = { readonly status: number; readonly body: unknown };

export type PaypalApi = (request: PaypalRequest) => Promise<Result<PaypalResponse, ProviderFailure>>;

const defaultTimeoutMs = 15_000;
/** A token is not used in its last minute: it could end on the way. */
const tokenMarginMs = 60_000;
const maxAttempts = 2;

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
type Token = { readonly value: string; readonly endsAt: number };

/** PayPal's REST API: signs in by itself, and asks once more where the line broke and asking twice does no harm. */
export function createPaypalApi(access: PaypalAccess): PaypalApi {
  let token: Token | null = null;

  const send = (path: string, init: RequestInit) =>
    fetch(`${access.apiBase}${path}`, {
      ...init,
      redirect: "error",
      signal: AbortSignal.timeout(access.timeoutMs ?? defaultTimeoutMs),
    });

  const signIn = async (): Promise<Token> => {
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

  const ask = async ({ method, path, body, key }: PaypalRequest): Promise<PaypalResponse> => {
    token = token && token.endsAt > Date.now() ? token : await signIn();
    const answer = await send(path, {
      method,
      headers: {
        authorization: `Bearer ${token.value}`,
        "content-type": "application/json",
        // The whole order, also as an answer to a request that changes it.
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
        const answer = await ask(request);
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

/** Why PayPal refused: the kind of error, its issue, and the sentence that goes with it. */
export function parsePaypalError(body: unknown): PaypalError {
  const parsed = errorSchema.safeParse(body);
  if (!parsed.success) return { name: "", issue: "", message: "" };
  const { name = "", message = "", details } = parsed.data;
  return { name, issue: details?.[0]?.issue ?? name, message: details?.[0]?.description ?? message };
}

/** What a refusal means: whether it may have happened all the same, and what to do about it. */
export function toProviderFailure({ status, body }: PaypalResponse): ProviderFailure {
  const { name, issue, message } = parsePaypalError(body);
  if (status === 404 && name === "RESOURCE_NOT_FOUND") return { code: "expired", message };
  // Another request about this order is under way, there were too many, or the address is none of PayPal's: neither
  // says that it did not happen.
  const isUnderWay = issue === "ORDER_COMPLETION_IN_PROGRESS" || issue === "PREVIOUS_REQUEST_IN_PROGRESS";
  if (status === 404 || status === 409 || status === 429 || isUnderWay) return { code: "no-answer", message };
  return { code: issue === "INSTRUMENT_DECLINED" ? "instrument-declined" : "refused", message };
}
