import { formMessages } from "../form.messages";
import type { FormReply } from "../submissions/form-reply";
import type { FormTemplate } from "../template/form-template";

export type ReplyOutcome =
  | { readonly kind: "complete"; readonly text: string }
  | { readonly kind: "next-step"; readonly id: string }
  | { readonly kind: "invalid"; readonly text: string; readonly errors: Readonly<Record<string, string>> }
  | { readonly kind: "failed"; readonly text: string };

type StepContext = {
  readonly isLastStep: boolean;
  readonly hasSteps: boolean;
  readonly messages: FormTemplate["messages"];
};

/** Decides how a form continues after a reply, with the text it shows (FORM-025, FORM-027, FORM-028). */
export function decideReplyOutcome(
  reply: FormReply,
  { isLastStep, hasSteps, messages }: StepContext,
): ReplyOutcome {
  const { success, message, data, errors } = reply;
  if (success && (isLastStep || data?.isComplete))
    return { kind: "complete", text: messages?.success ?? (message || formMessages.sent) };
  if (success && data) return { kind: "next-step", id: data.id };
  // A step without an id in its reply cannot continue.
  if (success) return { kind: "failed", text: messages?.error ?? formMessages.stepFailed };
  const text = message || messages?.error;
  if (errors) return { kind: "invalid", text: text ?? formMessages.notSent, errors };
  return { kind: "failed", text: text ?? (hasSteps ? formMessages.stepFailed : formMessages.notSent) };
}
