import { signInMessages } from "~/domains/account/account.messages";
import type { Services } from "../services/services.server";
import { toRecipientKey } from "./rate-limits.server";

type Limits = Pick<Services, "limits"> & { readonly env: Pick<Services["env"], "resend"> };

/** Returns why no sign-in email is sent now, or null. The limit does not apply without an email provider. */
export async function checkSignInEmailLimit(
  { limits, env }: Limits,
  email: string,
  clientIp: string,
): Promise<string | null> {
  if (!env.resend) return null;
  if (!(await limits.allows("sign-in-sender", clientIp))) return signInMessages.tooMany;
  if (!(await limits.allows("sign-in-recipient", toRecipientKey(email)))) return signInMessages.tooManyMails;
  return null;
}
