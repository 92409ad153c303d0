import type { Db } from "#db/client.server";
import { enqueueEmails } from "~/domains/email/enqueue-emails.server";
import { emailRules } from "~/domains/forms/validation/email-rules";
import { findFirstError } from "~/domains/forms/validation/field-rules";
import type { Clock } from "~/kernel/clock";
import { dayMs } from "~/kernel/duration";
import { newId } from "~/kernel/ids";
import { mailboxOf } from "~/kernel/mailbox";
import { err, ok, type Result } from "~/kernel/result";
import { signInMinutes } from "~/kernel/sign-in-code";
import { deleteSignInsExpiredBefore, insertSignIn } from "./sign-in.store.server";

/** Why no mail was made due: what is wrong with the address. */
export type RequestFailure = { readonly code: "invalid"; readonly message: string };

/**
 * Makes a link and a code due for a mailbox, known or not: an account is made by the first sign-in, so nobody learns
 * here who has one. Answers the sign-in's id, which the browser keeps to type the code into.
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
      email: mailboxOf(email),
      createdAt: now,
      expiresAt: new Date(now.getTime() + signInMinutes * 60_000),
    });
    await enqueueEmails(tx, [{ kind: "account-sign-in", entityId: id }], now);
  });
  return ok(id);
}

/** Forgets who asked to sign in, a day after link and code were over. */
export async function purgeSignIns({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  await deleteSignInsExpiredBefore(db, new Date(clock.now().getTime() - dayMs));
}
