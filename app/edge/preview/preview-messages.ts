/** Message from the Studio's form to the shop's frame: the document as currently typed. */
export const formDocumentMessage = "preview-document";
/** Message for each keystroke: the text of one field, or the end of typing. The document follows a moment later. */
export const fieldTextMessage = "preview-field-text";
/** Message by which the hydrated page in the frame requests the form's unsaved document. */
export const formDocumentRequest = "preview-document-request";
/**
 * Message that navigates the frame. The Studio's own channel loses messages while it reconnects, for example on a
 * busy machine.
 */
export const navigateMessage = "preview-navigate";

/** The typed text of one field; null means that the field shows the stored document again. */
export type FieldText = { readonly id: string; readonly path: string; readonly text: string | null };

/** The query parameter with the document id in the URL of "See it in the shop" (`edge/preview`). */
export const documentParameter = "document";
