import { assertNever } from "~/kernel/assert-never";
import { fieldMessages } from "./field.messages";
import type { FormFailure } from "./form.failures";
import { formMessages } from "./form.messages";
import type { FormReply } from "./form-reply";
import type { FormTemplate } from "./form-template";

export type FormAnswer = { readonly status: number; readonly body: FormReply };

/** The reply to a form that was taken (API-002); the words are the editor's, else ours (FORM-025, FORM-027). */
export function sentAnswer(
  form: FormTemplate,
  { id, isComplete }: { readonly id: string; readonly isComplete: boolean },
): FormAnswer {
  const message = form.messages?.success ?? formMessages.sent;
  return { status: 200, body: { error: false, success: true, message, data: { id, isComplete } } };
}

/** The reply to one that was not. */
export function refusedAnswer(failure: FormFailure): FormAnswer {
  const { code } = failure;
  switch (code) {
    case "unknown-form":
      return refusal(404, formMessages.unknown);
    case "not-understood":
      return refusal(400, formMessages.notUnderstood);
    case "too-large":
      return refusal(413, formMessages.tooLarge);
    case "too-many":
      return refusal(429, formMessages.tooMany);
    case "no-challenge":
      return refusal(400, formMessages.recaptcha);
    case "lost-steps":
      return refusal(409, formMessages.stepFailed);
    case "unexpected-file":
      return refusal(400, formMessages.unexpectedFile(failure.fileName));
    case "uploads-full":
      return refusal(503, formMessages.uploadsFull, failure.complaints);
    case "failed":
      return refusal(500, failure.message);
    case "invalid":
      return refusal(400, fieldMessages.formInvalid, failure.complaints);
    default:
      return assertNever(code);
  }
}

function refusal(status: number, message: string, errors?: FormReply["errors"]): FormAnswer {
  return {
    status,
    body: { error: true, success: false, message, data: null, ...(errors ? { errors } : {}) },
  };
}
