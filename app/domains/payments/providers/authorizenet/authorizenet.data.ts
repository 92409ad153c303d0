import * as z from "zod/mini";
import type { CardToken } from "../../card-token.schema";

/** Account configuration that the browser may see (PAY-001). */
export const authorizenetConfigSchema = z.object({
  acceptJsUrl: z.string(),
  clientKey: z.string(),
  loginId: z.string(),
});

/** Nothing is left for the browser to do: starting the payment charged the token. */
export const authorizenetClientSchema = z.object({ transactionId: z.string() });

export type AuthorizenetPaymentOptions = { readonly token: CardToken };
