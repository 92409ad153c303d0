import type { Services } from "../services/services.server";
import { recipientKey } from "./recipient-key.server";

type Limits = Pick<Services, "limits"> & { readonly env: Pick<Services["env"], "resend"> };

/**
 * Whether this asker's form may still have a mail sent to an address that nobody has proven (decision 015): forms,
 * estimates and the newsletter are counted together. Where mails are kept in the demo's mailbox nobody is written to.
 */
export function mayWriteTo({ limits, env }: Limits, asker: string): (email: string) => Promise<boolean> {
  return async (email) => {
    if (!env.resend) return true;
    return (
      (await limits.allows("form-copy-sender", asker)) &&
      (await limits.allows("form-copy-recipient", recipientKey(email)))
    );
  };
}
