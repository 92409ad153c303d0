import { createHash } from "node:crypto";

/** Returns a hash of an email address without case, dots and plus suffix, which large providers ignore. */
export function toRecipientKey(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const mailbox = local.replace(/\+.*$/, "").replaceAll(".", "");
  return createHash("sha256").update(`${mailbox}@${domain}`).digest("base64url");
}
