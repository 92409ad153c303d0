import { z } from "zod";
import { err, ok, type Result } from "~/kernel/result";
import type { GatewayFailure } from "../../gateway";
import { authorizenetMessages } from "./authorizenet.messages";

export type AuthorizenetAccess = {
  readonly loginId: string;
  readonly transactionKey: string;
  readonly clientKey: string;
  /** Verifies notifications; without it none is taken, and the reconciler alone asks. */
  readonly signatureKey?: string | undefined;
  /** Where the API stands, such as `https://api.authorize.net/xml/v1/request.api`. */
  readonly apiUrl: string;
  readonly acceptJsUrl: string;
  /** Whether this account takes real money: its keys do not tell. */
  readonly live: boolean;
  /** How long one request may take, in milliseconds; 20 seconds unless said otherwise. */
  readonly timeoutMs?: number;
};

const defaultTimeoutMs = 20_000;

const messagesShape = z.object({
  resultCode: z.enum(["Ok", "Error"]),
  message: z.array(z.object({ code: z.string(), text: z.string() })),
});
export type ApiMessages = z.infer<typeof messagesShape>;

/** The provider does not say whether it happened. */
const systemErrors = ["E00001", "E00053", "E00104"];
const noRecord = "E00040";

/** What the provider said, and how it went. */
export type ApiAnswer<T> = { readonly body: T; readonly messages: ApiMessages };

/**
 * Asks the provider's JSON interface, a skin over XML: members must stand in the order of its XSD, and its answers
 * begin with a byte order mark. What it refuses is answered as it says it; what is no answer of it, as silence.
 */
export async function askAuthorizenet<T>(
  { loginId, transactionKey, apiUrl, timeoutMs = defaultTimeoutMs }: AuthorizenetAccess,
  request: string,
  members: object,
  shape: z.ZodType<T>,
): Promise<Result<ApiAnswer<T>, GatewayFailure>> {
  const merchantAuthentication = { name: loginId, transactionKey };
  try {
    const answer = await fetch(apiUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ [request]: { merchantAuthentication, ...members } }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const said: unknown = JSON.parse((await answer.text()).replace(/^\uFEFF/, ""));
    const went = z.object({ messages: messagesShape }).safeParse(said);
    const body = shape.safeParse(said);
    if (!answer.ok || !went.success || !body.success) {
      return silence(`${request} was answered with something else`);
    }
    return ok({ body: body.data, messages: went.data.messages });
  } catch (error) {
    return silence(error instanceof Error ? error.message : String(error));
  }
}

function silence(message: string): Result<never, GatewayFailure> {
  return err({ code: "no-answer", message });
}

/** What a refused request means: unknown, not known to have happened or not, or a definite no. */
export function refusalOf({ message }: ApiMessages): GatewayFailure {
  const codes = message.map(({ code }) => code);
  const words = joined(message.map(({ text }) => text));
  if (codes.includes(noRecord)) return { code: "unknown-ref", message: words };
  const isSystem = codes.some((code) => systemErrors.includes(code));
  return { code: isSystem ? "no-answer" : "refused", message: words };
}

/** PAY-028: the gateway's messages joined, or 'Payment Error' where it has none. */
export function joined(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== "").join(" ") || authorizenetMessages.paymentError;
}
