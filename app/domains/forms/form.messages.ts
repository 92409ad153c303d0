/** Default messages of forms (FORM-025 to FORM-031). An editor's messages take precedence. */
export const formMessages = {
  sent: "Email sent successfully",
  notSent: "Failed to send email",
  failed: "Submission failed",
  stepFailed: "Something went wrong. Plase try again later.",
  recaptcha: "Please complete the reCAPTCHA verification",
  thanksTitle: "Thank you!",
  thanksText: "Our Team will contact you soon.",
  /** `part` is the uploaded share, from 0 to 1. */
  sending: (part: number) => (part > 0 && part < 1 ? `Sending ${Math.round(part * 100)}%` : "Sending"),
  alreadySent: (names: string) => `Sent already: ${names}. Choose again to send others instead.`,
  unknown: "There is no such form.",
  notUnderstood: "The form is not understood.",
  tooLarge: "That is more than this form takes.",
  unexpectedFile: (name: string) =>
    `The file ${name} belongs to no question that is asked here, and was not received. Please check your answers and send the form again.`,
  uploadsFull:
    "We cannot take more files at the moment. Please send the form without files, or try again tomorrow.",
  tooMany: "Too many messages from here. Please try again in a few minutes, or call us.",
} as const;

/** The time a message is shown (FORM-023). */
export const formMessageDurationMs = 5_000;
