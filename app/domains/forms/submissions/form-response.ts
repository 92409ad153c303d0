import { assertNever } from "~/kernel/result";
import type { FormFailure } from "../form.failures";
import { formMessages } from "../form.messages";
import type { FormTemplate } from "../template/form-template";
import { fieldMessages } from "../validation/field.messages";
import type { FormReply } from "./form-reply";

export type FormResponse = { readonly status: number; readonly body: FormReply };

/**
 * Creates the response for an accepted form (API-002), with the editor's message or the default one
 * (FORM-025, FORM-027).
 */
export function toSubmittedResponse(
  form: FormTemplate,
  { id, isComplete }: { readonly id: string; readonly isComplete: boolean },
): FormResponse {
  const message = form.messages?.success ?? formMessages.sent;
  return { status: 200, body: { error: false, success: true, message, data: { id, isComplete } } };
}

export function toFormFailureResponse(failure: FormFailure): FormResponse {
  const { code } = failure;
  switch (code) {
    case "unknown-form":
      return toErrorResponse(404, formMessages.unknown);
    case "not-understood":
      return toErrorResponse(400, formMessages.notUnderstood);
    case "too-large":
      return toErrorResponse(413, formMessages.tooLarge);
    case "too-many":
      return toErrorResponse(429, formMessages.tooMany);
    case "no-challenge":
      return toErrorResponse(400, formMessages.recaptcha);
    case "lost-steps":
      return toErrorResponse(409, formMessages.stepFailed);
    case "unexpected-file":
      return toErrorResponse(400, formMessages.unexpectedFile(failure.fileName));
    case "uploads-full":
      return toErrorResponse(503, formMessages.uploadsFull, failure.errors);
    case "failed":
      return toErrorResponse(500, failure.message);
    case "invalid":
      return toErrorResponse(400, fieldMessages.formInvalid, failure.errors);
    default:
      return assertNever(code);
  }
}

function toErrorResponse(status: number, message: string, errors?: FormReply["errors"]): FormResponse {
  return {
    status,
    body: { error: true, success: false, message, data: null, ...(errors ? { errors } : {}) },
  };
}
