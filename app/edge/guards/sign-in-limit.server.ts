import { signInMessages } from "~/domains/account/account.messages";
import type { Services } from "../services/services.server";
import { recipientKey } from "./recipient-key.server";

type Limits = Pick<Services, "limits"> & { readonly env: Pick<Services["env"], "resend"> };

/** Returns why no sign-in email is sent now, or null. The limit does not apply without an email provider. */
export async function refusedMail(
  { limits, env }: Limits,
  email: string,
  asker: string,
): Promise<string | null> {
  if (!env.resend) return null;
  if (!(await limits.allows("sign-in-sender", asker))) return signInMessages.tooMany;
  if (!(await limits.allows("sign-in-recipient", recipientKey(email)))) return signInMessages.tooManyMails;
  return null;
}
