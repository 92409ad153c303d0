import type { LetterLink, LetterSite } from "~/domains/email/letter";
import { type LetterWords, wordsOrOurs } from "~/domains/email/letter-words";
import { fillIn } from "~/domains/email/placeholders";
import { labelBefore } from "~/kernel/text";
import type { FormMailWords } from "../find-form.server";
import type { Said } from "../said";

export type FormLetterKind = "form-customer" | "form-staff";

/** A letter about what came by a form: words, the answers, and for staff what needs their eye. */
export type FormLetter = LetterWords & {
  readonly site: LetterSite;
  readonly said: readonly Said[];
  readonly files: readonly string[];
  /** Where the letter leads. */
  readonly button?: LetterLink;
  /** What may be done besides, in small. */
  readonly besides?: LetterLink;
};

const defaults: { readonly [K in FormLetterKind]: LetterWords } = {
  "form-customer": {
    subject: "We have your message, {name}",
    preheader: "It is with us.",
    heading: "Thank you, {name}",
    intro: ["Your message has reached {site-name}."],
    outro: ["Anything to add? Just answer this mail."],
  },
  "form-staff": {
    subject: "{form}: {name}",
    preheader: "Sent by a form of the shop.",
    heading: "{form}",
    intro: ["{name} sent this by a form of the shop."],
    outro: [],
  },
};

/** What its words are filled in with. */
export type FormLetterValues = { readonly name: string; readonly form: string; readonly "site-name": string };

/** The words of the form's own template, else ours, with every placeholder filled in. */
export function formLetterWords(
  kind: FormLetterKind,
  written: FormMailWords | undefined,
  values: FormLetterValues,
): LetterWords {
  // Who gave no name is not called by a comma.
  const unnamed = (text: string) => (values.name === "" ? text.replace(/,? ?\{name\}/g, "") : text);
  const filled = (text: string) => fillIn(unnamed(text), values);
  return wordsOrOurs(written, defaults[kind], filled);
}

/** The same letter as plain text. */
export function formLetterText(letter: FormLetter): string {
  const sections = [
    [letter.heading, "=".repeat(letter.heading.length)],
    letter.intro,
    letter.button ? [linkText(letter.button)] : [],
    letter.said.map(
      ({ label, value }) => `${labelBefore(label)}${value.includes("\n") ? "\n" : " "}${value}`,
    ),
    letter.files.length > 0 ? [`Files: ${letter.files.join(", ")}`] : [],
    letter.outro,
    letter.besides ? [linkText(letter.besides)] : [],
    [letter.site.name, letter.site.addressLine],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.filter(Boolean).join("\n"))
    .join("\n\n");
}

function linkText({ text, href }: LetterLink): string {
  return `${text}: ${href}`;
}
