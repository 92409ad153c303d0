/** What the Studio's form calls its message to the shop in the frame beside it: the document as it stands in the form. */
export const typedMessage = "shop-typed";
/** What the shop in the frame asks for when its page has come alive, later than the form beside it perhaps. */
export const typedQuestion = "shop-asks-what-is-typed";
