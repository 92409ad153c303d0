import { z } from "zod";

/** What the browser may know of the account (PAY-001). */
export const authorizenetConfigShape = z.object({
  acceptJsUrl: z.string(),
  clientKey: z.string(),
  loginId: z.string(),
});

/** The browser has nothing left to do: beginning the payment charged the token. */
export const authorizenetClientShape = z.object({});

/** The card as Accept.js wrapped it: good for one charge, for fifteen minutes. */
export type AuthorizenetWish = {
  readonly token: { readonly dataDescriptor: string; readonly dataValue: string };
};
