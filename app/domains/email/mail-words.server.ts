import type { Content } from "~/content/content";
import { letterWordsShape, type WrittenWords } from "./letter-words";
import type { MailKind } from "./mail-kind";

const query = `*[_type == "mailText" && type == $kind][0]{ subject, preheader, heading, intro, button, outro }`;

/** The words an editor wrote for a mail; null where there are none, and ours are said. */
export function mailWords(content: Content, kind: MailKind): Promise<WrittenWords | null> {
  return content.fetch(query, { kind }, letterWordsShape.nullable());
}
