import type { LetterSite } from "~/domains/email/letter";
import { signInMinutes, spacedCode } from "../sign-in";

/** The one mail of an account: a link and a code that sign in. No word of it comes from whoever asked. */
export type SignInLetter = {
  readonly site: LetterSite;
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly button: string;
  readonly link: string;
  readonly codeIntro: string;
  readonly code: string;
  readonly outro: string;
};

type Parts = { readonly site: LetterSite; readonly link: string; readonly code: string };

export function signInLetterOf({ site, link, code }: Parts): SignInLetter {
  return {
    site,
    // Without the code: subjects are kept in the outbox.
    subject: `Your sign-in link and code for ${site.name}`,
    heading: "Sign in to your account",
    intro: `Open this link on any device. It works once, for ${signInMinutes} minutes.`,
    button: "Sign in",
    link,
    codeIntro: "Or type this code where you asked for it",
    code: spacedCode(code),
    outro: `If you did not ask to sign in to ${site.name}, you can ignore this mail: without it nobody gets in. We never ask for the code on the phone.`,
  };
}

/** The same letter as plain text. */
export function signInLetterText(letter: SignInLetter): string {
  const { heading, intro, link, codeIntro, code, outro, site } = letter;
  return [
    `${heading}\n${"=".repeat(heading.length)}`,
    `${intro}\n${link}`,
    `${codeIntro}:\n${code}`,
    outro,
    [site.name, site.addressLine].filter(Boolean).join("\n"),
  ].join("\n\n");
}
