import { orderMessages } from "~/domains/orders/order.messages";
import { privateJson } from "~/edge/requests/responses";

/** GET /api/order/view without an id (ORD-019). */
export const loader = () => privateJson(400, { success: false, message: orderMessages.idRequired });
