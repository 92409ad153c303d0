import type { Services } from "../services/services.server";
import { toRecipientKey } from "./rate-limits.server";

type Limits = Pick<Services, "limits"> & { readonly env: Pick<Services["env"], "resend"> };

/**
 * Returns a check whether a form may send email to an unverified address (decision 015). Forms, estimates and the
 * newsletter share the limit, which does not apply without an email provider.
 */
export function createRecipientCheck(
  { limits, env }: Limits,
  clientIp: string,
): (email: string) => Promise<boolean> {
  return async (email) => {
    if (!env.resend) return true;
    return (
      (await limits.allows("form-copy-sender", clientIp)) &&
      (await limits.allows("form-copy-recipient", toRecipientKey(email)))
    );
  };
}
