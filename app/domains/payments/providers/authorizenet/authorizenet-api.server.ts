import { z } from "zod";
import { err, ok, type Result } from "~/kernel/result";
import type { ProviderFailure } from "../../payment-gateway";
import { authorizenetMessages } from "./authorizenet.messages";

export type AuthorizenetAccess = {
  readonly loginId: string;
  readonly transactionKey: string;
  readonly clientKey: string;
  /**
   * Verifies webhook signatures. Without it webhooks are refused, and only the reconciler fetches results.
   */
  readonly signatureKey?: string | undefined;
  /** URL of the API, such as `https://api.authorize.net/xml/v1/request.api`. */
  readonly apiUrl: string;
  readonly acceptJsUrl: string;
  /** True when this account takes real money. Its keys do not show whether they are live or test keys. */
  readonly live: boolean;
  /** Request timeout in milliseconds; 20 seconds by default. */
  readonly timeoutMs?: number;
};

const defaultTimeoutMs = 20_000;

const messagesSchema = z.object({
  resultCode: z.enum(["Ok", "Error"]),
  message: z.array(z.object({ code: z.string(), text: z.string() })),
});
export type ApiMessages = z.infer<typeof messagesSchema>;

/** Errors after which the request may or may not have taken effect. */
const systemErrorCodes = ["E00001", "E00053", "E00104"];
const recordNotFoundCode = "E00040";

/** The provider's response body with its result messages. */
export type ApiResponse<T> = { readonly body: T; readonly messages: ApiMessages };

/**
 * Calls the JSON API, a wrapper around XML: members must keep the order of its XSD, and responses begin with
 * a byte order mark. Malformed responses count as no answer.
 */
export async function callAuthorizenet<T>(
  { loginId, transactionKey, apiUrl, timeoutMs = defaultTimeoutMs }: AuthorizenetAccess,
  request: string,
  members: object,
  shape: z.ZodType<T>,
): Promise<Result<ApiResponse<T>, ProviderFailure>> {
  const merchantAuthentication = { name: loginId, transactionKey };
  try {
    const answer = await fetch(apiUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ [request]: { merchantAuthentication, ...members } }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const parsedBody: unknown = JSON.parse((await answer.text()).replace(/^\uFEFF/, ""));
    const went = z.object({ messages: messagesSchema }).safeParse(parsedBody);
    const body = shape.safeParse(parsedBody);
    if (!answer.ok || !went.success || !body.success) {
      return failNoAnswer(`${request} was answered with something else`);
    }
    return ok({ body: body.data, messages: went.data.messages });
  } catch (error) {
    return failNoAnswer(error instanceof Error ? error.message : String(error));
  }
}

function failNoAnswer(message: string): Result<never, ProviderFailure> {
  return err({ code: "no-answer", message });
}

/** Maps an API error to unknown payment, no answer, or definite refusal. */
export function toProviderFailure({ message }: ApiMessages): ProviderFailure {
  const codes = message.map(({ code }) => code);
  const messageText = joinMessages(message.map(({ text }) => text));
  if (codes.includes(recordNotFoundCode)) return { code: "unknown-ref", message: messageText };
  const isSystem = codes.some((code) => systemErrorCodes.includes(code));
  return { code: isSystem ? "no-answer" : "refused", message: messageText };
}

/** Joins the gateway's messages; 'Payment Error' when there are none (PAY-028). */
export function joinMessages(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== "").join(" ") || authorizenetMessages.paymentError;
}
