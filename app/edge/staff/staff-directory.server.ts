import type { StaffDirectory } from "@stile-and-rail/content-lake";
import type { Db } from "#db/client.server";
import { findMembers } from "~/domains/team/read-team.server";
import {
  findMemberByLink,
  isStillMember,
  requestStaffSignIn,
  signInStaffByCode,
  signInStaffByLink,
} from "~/domains/team/staff-sign-in.server";
import { err, ok } from "~/kernel/result";
import { codeDigits, signInMinutes } from "~/kernel/sign-in-code";
import { normalizeEmail } from "~/kernel/text/typed-text";
import type { Clock } from "~/kernel/time/clock";
import { checkSignInEmailLimit } from "../guards/sign-in-limit.server";
import type { Services } from "../services/services.server";

type StaffDirectoryDependencies = Pick<Services, "limits"> & {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: Pick<Services["env"], "resend" | "sessionSecret">;
};

/**
 * Implements the embedded lake's interface to staff members. Sign-in emails count against the same limits as those of
 * customers.
 */
export function createStaffDirectory({ db, clock, limits, env }: StaffDirectoryDependencies): StaffDirectory {
  const services = { db, clock, secret: env.sessionSecret };
  return {
    emailCode: { digits: codeDigits, minutes: signInMinutes },
    normalizeEmail,
    requestSignIn: async (email, clientIp) => {
      const refusal = await checkSignInEmailLimit({ limits, env }, email, clientIp);
      return refusal ? err(refusal) : ok(await requestStaffSignIn(services, email));
    },
    verifyCode: (signInId, code) => signInStaffByCode(services, { signInId, code }),
    verifyLink: (token) => signInStaffByLink(services, token),
    findByLink: (token) => findMemberByLink(services, token),
    isUnchanged: (person) => isStillMember(db, person),
    listByIds: (ids) => findMembers(db, ids),
  };
}
