import type { LetterSite } from "~/domains/email/letter";
import { fillIn, paragraphsOf } from "~/domains/email/placeholders";
import type { FormMailWords } from "../find-form.server";
import type { Said } from "../said";

export type FormLetterKind = "form-customer" | "form-staff";

/** A letter about what came by a form: words, the answers, and for staff what needs their eye. */
export type FormLetter = {
  readonly site: LetterSite;
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly intro: readonly string[];
  readonly said: readonly Said[];
  readonly files: readonly string[];
  readonly outro: readonly string[];
};

type Words = Pick<FormLetter, "subject" | "preheader" | "heading" | "intro" | "outro">;

const defaults: { readonly [K in FormLetterKind]: Words } = {
  "form-customer": {
    subject: "We have your message, {name}",
    preheader: "A copy for you.",
    heading: "Thank you, {name}",
    intro: ["Your message has reached {site-name}. This is what you sent:"],
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
): Words {
  const fallback = defaults[kind];
  // Who gave no name is not called by a comma.
  const unnamed = (text: string) => (values.name === "" ? text.replace(/,? ?\{name\}/g, "") : text);
  const filled = (text: string) => fillIn(unnamed(text), values);
  return {
    subject: filled(written?.subject || fallback.subject),
    preheader: filled(written?.preheader || fallback.preheader),
    heading: filled(written?.heading || fallback.heading),
    intro: (written?.intro ? paragraphsOf(written.intro) : fallback.intro).map(filled),
    outro: (written?.outro ? paragraphsOf(written.outro) : fallback.outro).map(filled),
  };
}

/** The same letter as plain text. */
export function formLetterText(letter: FormLetter): string {
  const sections = [
    [letter.heading, "=".repeat(letter.heading.length)],
    letter.intro,
    letter.said.map(({ label, value }) =>
      value.includes("\n") ? `${label}:\n${value}` : `${label}: ${value}`,
    ),
    letter.files.length > 0 ? [`Files: ${letter.files.join(", ")}`] : [],
    letter.outro,
    [letter.site.name, letter.site.addressLine],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.filter(Boolean).join("\n"))
    .join("\n\n");
}
