import { quoteMessages } from "~/domains/quotes/quote.messages";
import { toPrivateJson } from "~/edge/requests/responses";

/** GET /api/quote/view without an id (QUOT-025). */
export const loader = () => toPrivateJson(400, { success: false, message: quoteMessages.idRequired });
