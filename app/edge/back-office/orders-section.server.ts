import { readOrderDetails } from "~/domains/back-office/read-order-details.server";
import { orderQuerySchema } from "~/domains/orders/back-office/order-query";
import { exportOrders, readOrders } from "~/domains/orders/back-office/read-orders.server";
import { parseInput } from "../requests/parse-input.server";
import {
  createFoundAnswer,
  notFound,
  notUnderstood,
  type Section,
  toFailureReply,
} from "./back-office-reply.server";
import { actOnOrder, orderActionShape, orderActionStatus, orderActionTexts } from "./order-actions.server";

/** /desk/orders: lists, exports and returns orders, and runs staff actions on them. */
export const answerOrders: Section = async (services, { name }, id, { method, query, body }) => {
  if (method === "POST") {
    if (!id) return notFound;
    const parsedAction = parseInput(orderActionShape, body);
    if (!parsedAction.success) return notUnderstood(parsedAction.error);
    const result = await actOnOrder(services, { id, author: name }, parsedAction.data);
    return result.ok
      ? createFoundAnswer({})
      : toFailureReply(result.failure.code, orderActionStatus, orderActionTexts);
  }
  const parsedQuery = orderQuerySchema.parse(query);
  if (!id) return createFoundAnswer(await readOrders(services.db, parsedQuery));
  if (id === "export.csv") return { csv: await exportOrders(services.db, parsedQuery), name: "orders.csv" };
  return createFoundAnswer(await readOrderDetails(services.db, id));
};
