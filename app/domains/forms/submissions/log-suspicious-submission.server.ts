import { pseudonymizeIp } from "@stile-and-rail/http/client-ip.server";
import { type Log, logSecurityEvent } from "~/kernel/log";
import type { FormFailure } from "../form.failures";
import { fieldMessages } from "../validation/field.messages";

type Sender = { readonly formName: string; readonly clientIp: string };

/** Logs rejected files that a browser's own validation would not have sent. */
export function logRejectedUpload(log: Log, { formName, clientIp }: Sender, failure: FormFailure): void {
  const reason = getRejectionReason(failure);
  if (reason)
    logSecurityEvent(log, "upload-refused", { form: formName, reason, clientIp: pseudonymizeIp(clientIp) });
}

function getRejectionReason(failure: FormFailure): string | undefined {
  if (failure.code === "unexpected-file") return failure.code;
  if (failure.code !== "invalid") return undefined;
  return Object.values(failure.errors).includes(fieldMessages.fileFormat) ? "content-type" : undefined;
}

export function logSuspectedSpam(log: Log, { formName, clientIp }: Sender, reasons: readonly string[]): void {
  const details = { form: formName, reasons: reasons.join(", "), clientIp: pseudonymizeIp(clientIp) };
  if (reasons.length > 0) logSecurityEvent(log, "form-suspected", details);
}
