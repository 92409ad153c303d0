/** What the Studio's form calls its message to the shop in the frame beside it: the document as it stands in the form. */
export const typedMessage = "shop-typed";
/** What it calls each letter, which the document is told of a moment later: the text of one field, or that typing is over. */
export const letterMessage = "shop-letter";
/** What the shop in the frame asks for when its page has come alive, later than the form beside it perhaps. */
export const typedQuestion = "shop-asks-what-is-typed";
/** Where the frame is to go. The Studio's own channel loses what is said while it connects again, as on a busy machine it does. */
export const placeMessage = "shop-place";

/** One field as it is being typed; null: the field shows the document again. */
export type Letters = { readonly id: string; readonly path: string; readonly text: string | null };
