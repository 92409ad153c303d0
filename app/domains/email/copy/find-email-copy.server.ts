import type { Content } from "~/content/client/content";
import type { EmailKind } from "../email-kind";
import { type EditedEmailCopy, emailCopySchema } from "./email-copy";

const query = `*[_type == "mailText" && type == $kind][0]{ subject, preheader, heading, intro, button, outro }`;

/** Finds the copy that an editor wrote for an email; null means the default copy. */
export function findEmailCopy(content: Content, kind: EmailKind): Promise<EditedEmailCopy | null> {
  return content.fetch(query, { kind }, emailCopySchema.nullable());
}
