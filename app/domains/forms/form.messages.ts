/** Default messages of forms (FORM-025 to FORM-031). An editor's messages take precedence. */
export const formMessages = {
  sent: "Email sent successfully",
  notSent: "Failed to send email",
  failed: "Submission failed",
  stepFailed: "Something went wrong. Plase try again later.",
  recaptcha: "Please complete the reCAPTCHA verification",
  thanksTitle: "Thank you!",
  thanksText: "Our Team will contact you soon.",
  /** `fraction` is the uploaded share, from 0 to 1. */
  sending: (fraction: number) =>
    fraction > 0 && fraction < 1 ? `Sending ${Math.round(fraction * 100)}%` : "Sending",
  alreadySent: (names: string) => `Already sent: ${names}. Choose again to send different files instead.`,
  unknown: "This form doesn't exist.",
  notUnderstood: "We couldn't understand this form.",
  tooLarge: "That's more than this form can take.",
  unexpectedFile: (name: string) =>
    `The file ${name} doesn't belong to any question on this form, so we didn't save it. Please check your answers and send the form again.`,
  uploadsFull:
    "We can't take more files at the moment. Please send the form without files, or try again tomorrow.",
  tooMany: "You've sent too many messages. Please try again in a few minutes, or call us.",
} as const;

/** The time a message is shown (FORM-023). */
export const formMessageDurationMs = 5_000;
