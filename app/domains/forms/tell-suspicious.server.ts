import type { Log } from "~/kernel/log";
import { tellSecurity } from "~/kernel/security-event";
import { askerMark } from "~/kernel/who-asks.server";
import { fieldMessages } from "./field.messages";
import type { FormFailure } from "./form.failures";

type Sender = { readonly formName: string; readonly asker: string };

/** Logs a form that was refused for its files in a way that the browser's own checks leave to nobody. */
export function tellRefusedUpload(log: Log, { formName, asker }: Sender, failure: FormFailure): void {
  const reason = reasonOf(failure);
  if (reason) tellSecurity(log, "upload-refused", { form: formName, reason, asker: askerMark(asker) });
}

function reasonOf(failure: FormFailure): string | undefined {
  if (failure.code === "unexpected-file") return failure.code;
  if (failure.code !== "invalid") return undefined;
  return Object.values(failure.complaints).includes(fieldMessages.fileFormat) ? "content-type" : undefined;
}

/** Logs a form that was stored as suspected spam. */
export function tellSuspected(log: Log, { formName, asker }: Sender, reasons: readonly string[]): void {
  const facts = { form: formName, reasons: reasons.join(", "), asker: askerMark(asker) };
  if (reasons.length > 0) tellSecurity(log, "form-suspected", facts);
}
