import type { PostedForm } from "~/domains/forms/submissions/submit-form.server";

/** Creates a form submission that took as long as a person needs. */
export function createPostedForm(changes: Partial<PostedForm> = {}): PostedForm {
  return {
    formName: "contact",
    values: { name: "Ada Moss", email: "ada@example.com", topic: "A new kitchen" },
    step: 0,
    id: null,
    postId: null,
    spamSignals: { honeypot: "", openMs: 9_000 },
    recaptchaToken: null,
    clientIp: "203.0.113.7",
    files: [],
    ...changes,
  };
}
