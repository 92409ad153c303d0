import { describe, expect, it } from "vitest";
import { formMessageDurationMs } from "~/domains/forms/form.messages";
import type { FormReply } from "~/domains/forms/submissions/form-reply";
import { decideReplyOutcome } from "~/domains/forms/view/reply-outcome";

const messages = { success: "Got it.", error: "Please call us." };
const onlyStep = { isLastStep: true, hasSteps: false, messages };
const firstStep = { isLastStep: false, hasSteps: true, messages: undefined };
const accepted = (reply: Partial<FormReply> = {}): FormReply => {
  return { error: false, success: true, message: "", data: { id: "s-1", isComplete: false }, ...reply };
};
const refused = (reply: Partial<FormReply> = {}): FormReply => {
  return { error: true, success: false, message: "", data: null, ...reply };
};

describe("the outcome of an accepted form", () => {
  it("shows the message of an accepted form for 5 seconds [FORM-023]", () => {
    expect(formMessageDurationMs).toBe(5_000);
  });

  it("shows the editor's message, else the server's, else 'Email sent successfully' [FORM-024] [FORM-027]", () => {
    const text = (message: string, stepContext: Parameters<typeof decideReplyOutcome>[1]) =>
      decideReplyOutcome(accepted({ message }), stepContext);
    expect(text("Stored.", onlyStep)).toEqual({ kind: "complete", text: "Got it." });
    expect(text("Stored.", { ...onlyStep, messages: undefined })).toEqual({
      kind: "complete",
      text: "Stored.",
    });
    expect(text("", { ...onlyStep, messages: undefined })).toEqual({
      kind: "complete",
      text: "Email sent successfully",
    });
  });

  it("continues with the next step when the reply has an id [FORM-028]", () => {
    expect(decideReplyOutcome(accepted(), firstStep)).toEqual({ kind: "next-step", id: "s-1" });
  });

  it("completes a form whose draft is complete before its last step [FORM-028]", () => {
    const reply = accepted({ data: { id: "s-1", isComplete: true } });
    expect(decideReplyOutcome(reply, firstStep)).toEqual({
      kind: "complete",
      text: "Email sent successfully",
    });
  });

  it("does not continue to the next step without an id in the reply [FORM-028]", () => {
    const reply = accepted({ data: null, message: "Saved" });
    expect(decideReplyOutcome(reply, firstStep)).toEqual({
      kind: "failed",
      text: "Something went wrong. Plase try again later.",
    });
    expect(decideReplyOutcome(reply, { ...firstStep, messages })).toEqual({
      kind: "failed",
      text: "Please call us.",
    });
  });
});

describe("the outcome of a refused form", () => {
  it("shows the server's message for a refused form, else the editor's [FORM-025]", () => {
    expect(decideReplyOutcome(refused({ message: "No space left." }), onlyStep)).toEqual({
      kind: "failed",
      text: "No space left.",
    });
    expect(decideReplyOutcome(refused(), onlyStep)).toEqual({ kind: "failed", text: "Please call us." });
  });

  it("shows a default message when neither has one [FORM-025] [FORM-027]", () => {
    expect(decideReplyOutcome(refused(), { ...onlyStep, messages: undefined })).toEqual({
      kind: "failed",
      text: "Failed to send email",
    });
    expect(decideReplyOutcome(refused(), firstStep)).toEqual({
      kind: "failed",
      text: "Something went wrong. Plase try again later.",
    });
  });

  it("shows errors at their fields, below the same message [FORM-025]", () => {
    const errors = { zip: "Only numbers are allowed" };
    expect(decideReplyOutcome(refused({ errors, message: "Check the form." }), onlyStep)).toEqual({
      kind: "invalid",
      text: "Check the form.",
      errors,
    });
    expect(decideReplyOutcome(refused({ errors }), firstStep)).toEqual({
      kind: "invalid",
      text: "Failed to send email",
      errors,
    });
  });
});
