import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/clock";
import { newId } from "~/kernel/ids";
import { err, ok, type Result } from "~/kernel/result";
import { codeTries, typedCode } from "~/kernel/sign-in-code";
import type { Customer } from "../customer";
import { findOrCreateCustomer } from "../customer.store.server";
import { customerSignInTokens } from "./customer-sign-in-tokens.server";
import { startSession } from "./session.server";
import { consumeSignIn, countCodeAttempt, findOpenSignIn, invalidateSignIns } from "./sign-in.store.server";

export type SignInServices = { readonly db: Db; readonly clock: Clock; readonly secret: string };

/** `wrong-code`: there are tries left. `over`: used, too old, unknown, or tried too often: ask for a new mail. */
export type SignInFailure =
  | { readonly code: "wrong-code"; readonly triesLeft: number }
  | { readonly code: "over" };

/** `word`: for the browser's cookie. */
export type CompletedSignIn = { readonly sessionToken: string; readonly customer: Customer };

/** Signs in by the mail's code, typed into the browser that asked for it. */
export async function signInByCode(
  services: SignInServices,
  given: { readonly signInId: string; readonly code: string; readonly browser: string },
): Promise<Result<CompletedSignIn, SignInFailure>> {
  const { db, clock, secret } = services;
  const tried = await countCodeAttempt(db, given.signInId, clock.now(), codeTries);
  if (tried === null) return err({ code: "over" });
  if (customerSignInTokens.isValidCode(given.signInId, typedCode(given.code), secret))
    return completeSignIn(services, given.signInId, given.browser);
  const triesLeft = codeTries - tried;
  return err(triesLeft > 0 ? { code: "wrong-code", triesLeft } : { code: "over" });
}

/** Signs in by the mail's link, opened in any browser. */
export async function signInByLink(
  services: SignInServices,
  given: { readonly token: string; readonly browser: string },
): Promise<Result<CompletedSignIn, SignInFailure>> {
  const id = customerSignInTokens.verifyLinkToken(given.token, services.secret);
  return id === null ? err({ code: "over" }) : completeSignIn(services, id, given.browser);
}

/** Whose mailbox a link belongs to, while it can still be used: what the page asks before it signs in. */
export async function findEmailByLink(
  { db, clock, secret }: SignInServices,
  token: string,
): Promise<string | null> {
  const id = customerSignInTokens.verifyLinkToken(token, secret);
  return id === null ? null : findOpenSignIn(db, id, clock.now());
}

/** Link and code are one: the first that is used ends both, and every older mail to this mailbox. */
async function completeSignIn(
  { db, clock }: SignInServices,
  signInId: string,
  browser: string,
): Promise<Result<CompletedSignIn, SignInFailure>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const email = await consumeSignIn(tx, signInId, now);
    if (email === null) return err({ code: "over" });
    await invalidateSignIns(tx, email, now);
    const customer = await findOrCreateCustomer(tx, email, newId(), now);
    const sessionToken = await startSession(tx, customer.id, browser, now);
    return ok({ sessionToken, customer });
  });
}
