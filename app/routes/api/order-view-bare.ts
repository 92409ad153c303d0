import { orderMessages } from "~/domains/orders/order.messages";
import { accountJson } from "~/edge/requests/account-request.server";

/** GET /api/order/view without an id (ORD-019). */
export const loader = () => accountJson(400, { success: false, message: orderMessages.idRequired });
