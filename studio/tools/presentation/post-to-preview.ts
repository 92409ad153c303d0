import { createContext } from "react";
import { type Path, pathToString } from "sanity";
import { type FieldText, fieldTextMessage } from "../../../app/edge/preview/preview-messages";

/** The document whose form stands beside the shop; null of any other form. */
export const PreviewDocumentContext = createContext<string | null>(null);

/** Tells the shop in the frame what a field says while it is typed, and with null that it says what the document does. */
export function postTextEdit(id: string | null, path: Path, text: string | null): void {
  if (id === null) return;
  const letters: FieldText = { id, path: pathToString(path), text };
  postToPreview({ type: fieldTextMessage, ...letters });
}

/** Said to every frame of this page: the shop's own pages listen. */
export function postToPreview(message: object): void {
  for (const frame of document.querySelectorAll("iframe"))
    frame.contentWindow?.postMessage(message, window.location.origin);
}
