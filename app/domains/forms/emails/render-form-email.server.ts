import { createElement } from "react";
import { renderEmailHtml } from "~/domains/email/layout/render-email.server";
import type { Email } from "~/domains/email/mailers/mailer";
import { type FormEmail, toFormEmailText } from "./form-email";
import { FormEmailView } from "./form-email-view";

/** Renders the subject, HTML and plain text of an email about a form. */
export function renderFormEmail(email: FormEmail): Pick<Email, "subject" | "html" | "text"> {
  const html = renderEmailHtml(createElement(FormEmailView, { email }));
  return { subject: email.subject, html, text: toFormEmailText(email) };
}
