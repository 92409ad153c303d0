/** What the Studio's "See it in the shop" calls the document in its address (`edge/preview`). */
export const seenDocument = "document";
