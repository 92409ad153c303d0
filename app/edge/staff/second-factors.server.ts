import type { SecondFactors } from "@stile-and-rail/content-lake";
import type { Db } from "#db/client.server";
import {
  addPasskey,
  confirmTotpSetup,
  readTotpSetup,
  removeAuthenticator,
  renameAuthenticator,
  renewRecoveryCodes,
  startPasskeySetup,
  startTotpSetup,
} from "~/domains/team/second-factor/manage-second-factor.server";
import { createPasskeyRequest, verifyPasskey } from "~/domains/team/second-factor/passkeys.server";
import { readSecondFactor } from "~/domains/team/second-factor/read-second-factor.server";
import { getRequiredFactorStep } from "~/domains/team/second-factor/required-factor-step.server";
import {
  type SecondFactorFailure,
  secondFactorFailureTexts,
} from "~/domains/team/second-factor/second-factor.failures";
import { verifyCode } from "~/domains/team/second-factor/verify-second-factor.server";
import { err, type Result } from "~/kernel/result";
import type { Clock } from "~/kernel/time/clock";

type SecondFactorDependencies = {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: { readonly sessionSecret: string; readonly publicUrl: string };
};

/** Implements the embedded lake's interface to the second factors of staff. */
export function createSecondFactors({ db, clock, env }: SecondFactorDependencies): SecondFactors {
  const services = { db, clock, secret: env.sessionSecret, publicUrl: env.publicUrl };
  return {
    getRequirement: (person) => getRequiredFactorStep(services, person),
    verifyCode: (person, code) => verifyCode(services, person, code),
    passkeyRequest: (holder) => createPasskeyRequest(services, holder),
    verifyPasskey: (holder, answer) => verifyPasskey(services, holder, answer),
    read: (owner) => readSecondFactor(services, owner),
    startTotpSetup: (owner, shopName) => startTotpSetup(services, owner, shopName),
    readTotp: (owner, id, shopName) => readTotpSetup(services, owner, id, shopName),
    confirmTotp: async (owner, input) => toMessageResult(await confirmTotpSetup(services, owner, input)),
    startPasskeySetup: (owner, shopName) => startPasskeySetup(services, owner, shopName),
    addPasskey: async (owner, input) => toMessageResult(await addPasskey(services, owner, input)),
    rename: async (owner, input) => toMessageResult(await renameAuthenticator(services, owner, input)),
    remove: async (owner, id) => toMessageResult(await removeAuthenticator(services, owner, id)),
    renewRecoveryCodes: async (owner) => toMessageResult(await renewRecoveryCodes(services, owner)),
  };
}

/** Replaces the failure code by a sentence for the staff member. */
function toMessageResult<T>(result: Result<T, SecondFactorFailure>): Result<T, string> {
  return result.ok ? result : err(secondFactorFailureTexts[result.failure.code]);
}
