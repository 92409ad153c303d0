import { createHash } from "node:crypto";

/** One mailbox under all its spellings: case, dots and what follows a plus reach the same person at large providers. */
export function recipientKey(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  const mailbox = local.replace(/\+.*$/, "").replaceAll(".", "");
  return createHash("sha256").update(`${mailbox}@${domain}`).digest("base64url");
}
