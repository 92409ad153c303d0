import { readOrderDetails } from "~/domains/back-office/read-order-details.server";
import { orderQuerySchema } from "~/domains/orders/back-office/order-query";
import { exportOrders, readOrders } from "~/domains/orders/back-office/read-orders.server";
import { parseInput } from "../requests/parse-input.server";
import {
  notFound,
  type Section,
  toBodyOrNotFoundReply,
  toFailureReply,
  toValidationReply,
} from "./back-office-reply.server";
import {
  orderActionSchema,
  orderActionStatus,
  orderActionTexts,
  runOrderAction,
} from "./order-actions.server";

/** /desk/orders: lists, exports and returns orders, and runs staff actions on them. */
export const handleOrderRequest: Section = async (services, { name }, id, { method, query, body }) => {
  if (method === "POST") {
    if (!id) return notFound;
    const parsedAction = parseInput(orderActionSchema, body);
    if (!parsedAction.success) return toValidationReply(parsedAction.error);
    const result = await runOrderAction(services, { id, author: name }, parsedAction.data);
    return result.ok
      ? toBodyOrNotFoundReply({})
      : toFailureReply(result.failure.code, orderActionStatus, orderActionTexts);
  }
  const parsedQuery = orderQuerySchema.parse(query);
  if (!id) return toBodyOrNotFoundReply(await readOrders(services.db, parsedQuery));
  if (id === "export.csv") return { csv: await exportOrders(services.db, parsedQuery), name: "orders.csv" };
  return toBodyOrNotFoundReply(await readOrderDetails(services.db, id));
};
