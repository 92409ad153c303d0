import { quoteMessages } from "~/domains/quotes/quote.messages";
import { privateJson } from "~/edge/requests/responses";

/** GET /api/quote/view without an id (QUOT-025). */
export const loader = () => privateJson(400, { success: false, message: quoteMessages.idRequired });
