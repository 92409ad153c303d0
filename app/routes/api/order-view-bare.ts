import { orderMessages } from "~/domains/orders/order.messages";
import { toPrivateJson } from "~/edge/requests/responses";

/** GET /api/order/view without an id (ORD-019). */
export const loader = () => toPrivateJson(400, { success: false, message: orderMessages.idRequired });
