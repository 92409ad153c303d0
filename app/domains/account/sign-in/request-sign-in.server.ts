import type { Db } from "#db/client.server";
import { enqueueEmails } from "~/domains/email/outbox/enqueue-emails.server";
import { emailRules } from "~/domains/forms/validation/email-rules";
import { findFirstError } from "~/domains/forms/validation/field-rules";
import { newId } from "~/kernel/ids";
import { err, ok, type Result } from "~/kernel/result";
import { signInMinutes } from "~/kernel/sign-in-code";
import { normalizeEmail } from "~/kernel/text/typed-text";
import type { Clock } from "~/kernel/time/clock";
import { dayMs } from "~/kernel/time/duration";
import { deleteSignInsExpiredBefore, insertSignIn } from "./sign-in.store.server";

/** The reason why no email was enqueued: the address is invalid. */
export type RequestFailure = { readonly code: "invalid"; readonly message: string };

/**
 * Enqueues an email with link and code, whether or not the address has an account. The first sign-in creates
 * the account, so the response reveals nothing. Returns the sign-in's id, which the browser keeps for the
 * code.
 */
export async function requestSignIn(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  email: string,
): Promise<Result<string, RequestFailure>> {
  const message = findFirstError(emailRules, email);
  if (message) return err({ code: "invalid", message });
  const now = clock.now();
  const id = newId();
  await db.transaction(async (tx) => {
    await insertSignIn(tx, {
      id,
      email: normalizeEmail(email),
      createdAt: now,
      expiresAt: new Date(now.getTime() + signInMinutes * 60_000),
    });
    await enqueueEmails(tx, [{ kind: "account-sign-in", entityId: id }], now);
  });
  return ok(id);
}

/** Deletes sign-in requests a day after they expired. */
export async function purgeSignIns({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  await deleteSignInsExpiredBefore(db, new Date(clock.now().getTime() - dayMs));
}
