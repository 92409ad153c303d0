import type { LetterSite } from "~/domains/email/letter";
import { type LetterWords, type WrittenWords, wordsOrOurs } from "~/domains/email/letter-words";
import { fillIn } from "~/domains/email/placeholders";
import type { FormLetter } from "~/domains/forms/letters/form-letter";

const ours: LetterWords & { readonly button: string } = {
  subject: "Do you want the newsletter of {site-name}?",
  preheader: "One press confirms it.",
  heading: "One press is missing",
  intro: [
    "Somebody, we hope you, asked for the newsletter of {site-name} with this address.",
    "Press the button within seven days to get it. If it was not you, do nothing: nobody writes to you.",
  ],
  button: "Yes, write to me",
  outro: [],
};

/** The mail that asks whether an address really wants the newsletter; its words are an editor's, else ours. */
export function newsletterLetter(
  site: LetterSite,
  written: WrittenWords | null,
  links: { readonly confirm: string; readonly leave: string },
): FormLetter {
  return {
    ...wordsOrOurs(written, ours, (text) => fillIn(text, { "site-name": site.name })),
    site,
    said: [],
    files: [],
    button: { text: written?.button || ours.button, href: links.confirm },
    besides: { text: "Leave the newsletter", href: links.leave },
  };
}
