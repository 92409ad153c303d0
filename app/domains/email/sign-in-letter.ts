import { spacedCode } from "~/kernel/mailed-code";
import type { LetterSite } from "./letter";

/** A mail that lets its reader in by a link, and by a code where one was asked for. No word of it comes from whoever asked. */
export type SignInLetter = {
  readonly site: LetterSite;
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly button: string;
  readonly link: string;
  readonly code: string | null;
  readonly outro: string;
};

export const codeIntro = "Or type this code where you asked for it";

/** The same letter as plain text. */
export function signInLetterText(letter: SignInLetter): string {
  const { heading, intro, link, code, outro, site } = letter;
  return [
    `${heading}\n${"=".repeat(heading.length)}`,
    `${intro}\n${link}`,
    ...(code ? [`${codeIntro}:\n${spacedCode(code)}`] : []),
    outro,
    [site.name, site.addressLine].filter(Boolean).join("\n"),
  ].join("\n\n");
}
