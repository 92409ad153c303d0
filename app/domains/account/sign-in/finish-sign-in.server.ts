import type { Db } from "#db/client.server";
import { newId } from "~/kernel/ids";
import { err, ok, type Result } from "~/kernel/result";
import { codeTries, normalizeSignInCode } from "~/kernel/sign-in-code";
import type { Clock } from "~/kernel/time/clock";
import type { Customer } from "../customer";
import { findOrCreateCustomer } from "../customer.store.server";
import { customerSignInTokens } from "./customer-sign-in-tokens.server";
import { startSession } from "./session.server";
import {
  consumeSignIn,
  countCodeAttempt,
  findEmailOfOpenSignIn,
  invalidateSignIns,
} from "./sign-in.store.server";

export type SignInServices = { readonly db: Db; readonly clock: Clock; readonly secret: string };

/**
 * `wrong-code`: the code was wrong but attempts are left. `sign-in-ended`: used, expired, unknown, or no attempts
 * left.
 */
export type SignInFailure =
  | { readonly code: "wrong-code"; readonly triesLeft: number }
  | { readonly code: "sign-in-ended" };

/** `sessionToken` is the value of the session cookie. */
export type CompletedSignIn = { readonly sessionToken: string; readonly customer: Customer };

/** Signs in by the emailed code, in the browser that requested it. */
export async function signInByCode(
  services: SignInServices,
  input: { readonly signInId: string; readonly code: string; readonly browser: string },
): Promise<Result<CompletedSignIn, SignInFailure>> {
  const { db, clock, secret } = services;
  const attempt = await countCodeAttempt(db, input.signInId, clock.now(), codeTries);
  if (attempt === null) return err({ code: "sign-in-ended" });
  if (customerSignInTokens.isValidCode(input.signInId, normalizeSignInCode(input.code), secret))
    return completeSignIn(services, input.signInId, input.browser);
  const triesLeft = codeTries - attempt;
  return err(triesLeft > 0 ? { code: "wrong-code", triesLeft } : { code: "sign-in-ended" });
}

/** Signs in by the emailed link, in any browser. */
export async function signInByLink(
  services: SignInServices,
  input: { readonly token: string; readonly browser: string },
): Promise<Result<CompletedSignIn, SignInFailure>> {
  const id = customerSignInTokens.verifyLinkToken(input.token, services.secret);
  return id === null ? err({ code: "sign-in-ended" }) : completeSignIn(services, id, input.browser);
}

/** Returns the email address of a link that can still be used. The confirmation page shows it. */
export async function findEmailByLink(
  { db, clock, secret }: SignInServices,
  token: string,
): Promise<string | null> {
  const id = customerSignInTokens.verifyLinkToken(token, secret);
  return id === null ? null : findEmailOfOpenSignIn(db, id, clock.now());
}

/** Ends the sign-in attempt. Its link and code become invalid, and those of every older email to this address. */
async function completeSignIn(
  { db, clock }: SignInServices,
  signInId: string,
  browser: string,
): Promise<Result<CompletedSignIn, SignInFailure>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const email = await consumeSignIn(tx, signInId, now);
    if (email === null) return err({ code: "sign-in-ended" });
    await invalidateSignIns(tx, email, now);
    const customer = await findOrCreateCustomer(tx, email, newId(), now);
    const sessionToken = await startSession(tx, customer.id, browser, now);
    return ok({ sessionToken, customer });
  });
}
