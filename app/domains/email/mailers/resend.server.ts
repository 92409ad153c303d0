import { Resend } from "resend";
import { err, ok } from "~/kernel/result";
import type { Mailer } from "./mailer";

export type ResendConfig = { readonly apiKey: string; readonly from: string };

/** The SDK follows redirects, which could send an email and its links to another host. */
class StrictResend extends Resend {
  override fetchRequest<T>(path: string, options: object = {}) {
    return super.fetchRequest<T>(path, { ...options, redirect: "error" });
  }
}

/** Creates a mailer for Resend. Its idempotency key prevents a second sending after a crash. */
export function createResendMailer({ apiKey, from }: ResendConfig): Mailer {
  const resend = new StrictResend(apiKey);
  return {
    keepsCopies: false,
    send: async ({ to, cc, subject, html, text, attachments = [], unsubscribe }, key) => {
      const { error } = await resend.emails.send(
        {
          from,
          to,
          cc: [...cc],
          subject,
          html,
          text,
          ...(unsubscribe && {
            headers: {
              "List-Unsubscribe": `<${unsubscribe}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            },
          }),
          attachments: attachments.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content,
          })),
        },
        { idempotencyKey: key },
      );
      if (!error) return ok(null);
      // The SDK reports a network error by this name, without a status.
      const isUnreachable = error.name === "application_error" && error.statusCode === null;
      return err({ message: `${error.name}: ${error.message}`, isUnreachable });
    },
  };
}
