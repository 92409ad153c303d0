import { createElement } from "react";
import type { Mail } from "~/domains/email/mailer";
import { renderLetter } from "~/domains/email/render-letter.server";
import { type FormLetter, formLetterText } from "./form-letter";
import { FormLetterView } from "./form-letter-view";

/** What a letter around answers becomes in a mail: its subject, HTML and plain text. */
export function renderFormLetter(letter: FormLetter): Pick<Mail, "subject" | "html" | "text"> {
  const html = renderLetter(createElement(FormLetterView, { letter }));
  return { subject: letter.subject, html, text: formLetterText(letter) };
}
