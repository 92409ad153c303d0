import { z } from "zod";
import { nullToUndefined, portableTextSchema } from "~/content/schemas";
import { toParagraphs } from "./placeholders";

/** The copy of an email as an editor wrote it. Empty fields fall back to the default copy. */
export const emailCopySchema = z.object({
  subject: nullToUndefined(z.string()),
  preheader: nullToUndefined(z.string()),
  heading: nullToUndefined(z.string()),
  intro: nullToUndefined(portableTextSchema),
  /** The text of the button, if the email has one. */
  button: nullToUndefined(z.string()),
  outro: nullToUndefined(portableTextSchema),
});
export type EditedEmailCopy = Partial<z.infer<typeof emailCopySchema>>;

/** The copy of an email; paragraphs are plain text. */
export type EmailCopy = {
  readonly subject: string;
  readonly preheader: string;
  readonly heading: string;
  readonly intro: readonly string[];
  readonly outro: readonly string[];
};

/** Merges the editor's copy with the defaults. `filled` fills in the placeholders of each text. */
export function mergeEmailCopy(
  editorCopy: EditedEmailCopy | null | undefined,
  defaultCopy: EmailCopy,
  filled: (text: string) => string,
): EmailCopy {
  return {
    subject: filled(editorCopy?.subject || defaultCopy.subject),
    preheader: filled(editorCopy?.preheader || defaultCopy.preheader),
    heading: filled(editorCopy?.heading || defaultCopy.heading),
    intro: (editorCopy?.intro ? toParagraphs(editorCopy.intro) : defaultCopy.intro).map(filled),
    outro: (editorCopy?.outro ? toParagraphs(editorCopy.outro) : defaultCopy.outro).map(filled),
  };
}
