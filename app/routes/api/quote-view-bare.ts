import { quoteMessages } from "~/domains/quotes/quote.messages";
import { accountJson } from "~/edge/requests/account-request.server";

/** GET /api/quote/view without an id (QUOT-025). */
export const loader = () => accountJson(400, { success: false, message: quoteMessages.idRequired });
