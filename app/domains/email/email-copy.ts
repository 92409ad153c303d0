import { z } from "zod";
import { optional, portableTextSchema } from "~/content/schemas";
import { toParagraphs } from "./placeholders";

/** The words of a mail as an editor wrote them; empty fields fall back to ours. */
export const emailCopySchema = z.object({
  subject: optional(z.string()),
  preheader: optional(z.string()),
  heading: optional(z.string()),
  intro: optional(portableTextSchema),
  /** What its button says, where the mail has one. */
  button: optional(z.string()),
  outro: optional(portableTextSchema),
});
export type EditedEmailCopy = Partial<z.infer<typeof emailCopySchema>>;

/** The words of a mail; paragraphs are plain text. */
export type EmailCopy = {
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly intro: readonly string[];
  readonly outro: readonly string[];
};

/** An editor's words, ours where there are none, each through `filled`, which fills in the placeholders. */
export function mergeEmailCopy(
  written: EditedEmailCopy | null | undefined,
  ours: EmailCopy,
  filled: (text: string) => string,
): EmailCopy {
  return {
    subject: filled(written?.subject || ours.subject),
    preheader: filled(written?.preheader || ours.preheader),
    heading: filled(written?.heading || ours.heading),
    intro: (written?.intro ? toParagraphs(written.intro) : ours.intro).map(filled),
    outro: (written?.outro ? toParagraphs(written.outro) : ours.outro).map(filled),
  };
}
