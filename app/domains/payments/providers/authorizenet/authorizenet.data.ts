import * as z from "zod/mini";
import type { CardToken } from "../../card-token.schema";

/** What the browser may know of the account (PAY-001). */
export const authorizenetConfigSchema = z.object({
  acceptJsUrl: z.string(),
  clientKey: z.string(),
  loginId: z.string(),
});

/** The browser has nothing left to do: beginning the payment charged the token. */
export const authorizenetClientSchema = z.object({ transactionId: z.string() });

export type AuthorizenetPaymentOptions = { readonly token: CardToken };
