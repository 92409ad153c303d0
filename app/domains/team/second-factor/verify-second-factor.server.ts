import type { Db } from "#db/client.server";
import type { Clock } from "~/kernel/time/clock";
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  listAuthenticators,
  recordTotpStep,
} from "./authenticator.store.server";
import { recordFactorChange } from "./record-factor-change.server";
import { hashRecoveryCode } from "./recovery-codes.server";
import { findTotpStep, openTotpSecret } from "./totp.server";

export type VerifyServices = { readonly db: Db; readonly clock: Clock; readonly secret: string };
type Person = { readonly id: string; readonly name: string };

/**
 * Returns whether the code is a valid one of this person: from an authenticator app or a recovery code. Each works
 * once.
 */
export async function verifyCode(services: VerifyServices, person: Person, code: string): Promise<boolean> {
  return /^[\d\s]{6,9}$/.test(code.trim())
    ? verifyTotp(services, person.id, code.trim())
    : spendRecoveryCode(services, person, code);
}

async function verifyTotp({ db, clock, secret }: VerifyServices, userId: string, code: string) {
  const now = clock.now();
  for (const { id, sealedSecret } of await listAuthenticators(db, userId)) {
    const totpSecret = sealedSecret === null ? null : openTotpSecret(sealedSecret, userId, secret);
    const step = totpSecret === null ? null : findTotpStep(totpSecret, code, now);
    if (step !== null && (await recordTotpStep(db, id, step, now))) return true;
  }
  return false;
}

function spendRecoveryCode(
  { db, clock }: VerifyServices,
  { id, name }: Person,
  code: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await consumeRecoveryCode(tx, id, hashRecoveryCode(id, code)))) return false;
    const remainingCodes = await countRecoveryCodes(tx, id);
    const text = `${name} used a recovery code; ${remainingCodes} left`;
    await recordFactorChange(tx, { author: name, userId: id, text, now: clock.now() });
    return true;
  });
}
