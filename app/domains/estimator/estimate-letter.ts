import type { LetterSite } from "~/domains/email/letter";
import { type LetterWords, type WrittenWords, wordsOrOurs } from "~/domains/email/letter-words";
import { fillIn } from "~/domains/email/placeholders";
import type { FormLetter } from "~/domains/forms/letters/form-letter";
import type { Said } from "~/domains/forms/said";

const ours: LetterWords & { readonly button: string } = {
  subject: "Your estimate from {site-name}",
  preheader: "{total}",
  heading: "Your estimate",
  intro: [
    "Somebody, we hope you, asked us to send this estimate here. All of it is in the PDF.",
    "The button opens it again for 90 days, to go on with it.",
  ],
  button: "Open the estimate",
  outro: ["{validity}"],
};

export type EstimateLetterFacts = {
  readonly site: LetterSite;
  readonly said: readonly Said[];
  /** How long its prices hold, in the estimator's words. */
  readonly validity: string;
  readonly link: string;
};

/** The mail to who sent an estimate to themselves: its figures and the way back; its words are an editor's, else ours. */
export function estimateLetter(
  written: WrittenWords | null,
  { site, said, validity, link }: EstimateLetterFacts,
): FormLetter {
  const values = { total: said.at(-1)?.value ?? "", validity, "site-name": site.name };
  return {
    ...wordsOrOurs(written, ours, (text) => fillIn(text, values)),
    site,
    said,
    files: [],
    button: { text: written?.button || ours.button, href: link },
  };
}
