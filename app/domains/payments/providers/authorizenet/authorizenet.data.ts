import * as z from "zod/mini";

/** What the browser may know of the account (PAY-001). */
export const authorizenetConfigShape = z.object({
  acceptJsUrl: z.string(),
  clientKey: z.string(),
  loginId: z.string(),
});

/** The browser has nothing left to do: beginning the payment charged the token. */
export const authorizenetClientShape = z.object({ transactionId: z.string() });

const longestToken = 4_000;

/** The card as Accept.js wrapped it: good for one charge, for fifteen minutes. */
export const cardTokenShape = z.object({
  dataDescriptor: z.string().check(z.minLength(1), z.maxLength(100)),
  dataValue: z.string().check(z.minLength(1), z.maxLength(longestToken)),
});
export type CardToken = Readonly<z.infer<typeof cardTokenShape>>;

export type AuthorizenetWish = { readonly token: CardToken };
