/** What the Studio's form calls its message to the shop in the frame beside it: the document as it stands in the form. */
export const formDocumentMessage = "shop-typed";
/** What it calls each letter, which the document is told of a moment later: the text of one field, or that typing is over. */
export const fieldTextMessage = "shop-letter";
/** What the shop in the frame asks for when its page has come alive, later than the form beside it perhaps. */
export const formDocumentRequest = "shop-asks-what-is-typed";
/** Where the frame is to go. The Studio's own channel loses what is said while it connects again, as on a busy machine it does. */
export const navigateMessage = "shop-place";

/** One field as it is being typed; null: the field shows the document again. */
export type FieldText = { readonly id: string; readonly path: string; readonly text: string | null };

/** What the Studio's "See it in the shop" calls the document in its address (`edge/preview`). */
export const documentParameter = "document";
