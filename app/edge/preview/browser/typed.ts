import type { FieldText } from "../preview-messages";
import { findEditableNodes, type Origin, splitStega } from "./origin";

type Content = Readonly<Record<string, unknown>>;
/** A field in which the editor types: its current text, and all texts since typing began. */
type TypedField = { readonly text: string; readonly earlierTexts: ReadonlySet<string> };

const documents = new Map<string, Content>();
const typing = new Map<string, TypedField>();

/** Shows typed text at once. Content that only the server can render follows when the draft is stored. */
export function showTyped(editedDocument: unknown): void {
  if (!isContent(editedDocument) || typeof editedDocument._id !== "string") return;
  const id = editedDocument._id.replace(/^drafts\./, "");
  const former = documents.get(id);
  documents.set(id, editedDocument);
  if (!former) return;
  for (const { node, origin } of findEditableNodes(document.body)) {
    if (origin.id !== id || !(node instanceof Text) || typing.has(toKey(origin))) continue;
    const [oldText, newText] = [getTextAt(former, origin), getTextAt(editedDocument, origin)];
    const { text, stega } = splitStega(node.data);
    // If the page shows a shortened or combined form of the text, only the server's next render updates it.
    const isChanged = oldText !== undefined && newText !== undefined && oldText !== newText;
    if (isChanged && text === oldText) node.data = newText + stega;
  }
}

/** Shows a keystroke before it reaches the document: the form saves several keystrokes together (decision 145). */
export function showTypedText({ id, path, text }: FieldText): void {
  const key = toKey({ id, path });
  if (text === null) {
    typing.delete(key);
    return;
  }
  const had = typing.get(key)?.earlierTexts ?? [getTextAt(documents.get(id) ?? {}, { path }) ?? ""];
  typing.set(key, { text, earlierTexts: new Set([...had, text]) });
  reapplyTypedText();
}

/** Applies typed text again after a reload, which contains only the stored text. */
export function reapplyTypedText(): void {
  if (typing.size === 0) return;
  for (const { node, origin } of findEditableNodes(document.body)) {
    const typed = typing.get(toKey(origin));
    if (!typed || !(node instanceof Text)) continue;
    const { text, stega } = splitStega(node.data);
    if (text !== typed.text && typed.earlierTexts.has(text)) node.data = typed.text + stega;
  }
}

const toKey = ({ id, path }: Pick<Origin, "id" | "path">) => `${id} ${path}`;

/** Returns the string at a path such as `blocks[_key=="a1"].title`. */
export function getTextAt(content: Content, { path }: Pick<Origin, "path">): string | undefined {
  let value: unknown = content;
  for (const [, name, key, index] of path.matchAll(/([\w-]+)|\[_key=="([^"]+)"\]|\[(\d+)\]/g)) {
    if (name !== undefined) value = isContent(value) ? value[name] : undefined;
    else if (!Array.isArray(value)) return undefined;
    else if (index !== undefined) value = value[Number(index)];
    else value = value.find((member: unknown) => isContent(member) && member._key === key);
  }
  return typeof value === "string" ? value : undefined;
}

function isContent(value: unknown): value is Content {
  return typeof value === "object" && value !== null;
}
