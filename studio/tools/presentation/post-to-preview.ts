import { createContext } from "react";
import { type Path, pathToString } from "sanity";
import { type FieldText, fieldTextMessage } from "../../../app/edge/preview/preview-messages";

/** Id of the document beside the preview; null for other forms. */
export const PreviewDocumentContext = createContext<string | null>(null);

/** Sends the current text of a field to the preview; null restores the stored text. */
export function postTextEdit(id: string | null, path: Path, text: string | null): void {
  if (id === null) return;
  const fieldText: FieldText = { id, path: pathToString(path), text };
  postToPreview({ type: fieldTextMessage, ...fieldText });
}

/** Posts a message to every frame of this page; the shop's pages listen. */
export function postToPreview(message: object): void {
  for (const frame of document.querySelectorAll("iframe"))
    frame.contentWindow?.postMessage(message, window.location.origin);
}
