import { readOrderDetails } from "~/domains/back-office/read-order-details.server";
import { orderQuerySchema } from "~/domains/orders/back-office/order-query";
import { exportOrders, readOrders } from "~/domains/orders/back-office/read-orders.server";
import { parseInput } from "../requests/parse-input.server";
import { found, notFound, notUnderstood, type Section, toFailureReply } from "./back-office-reply.server";
import { actOnOrder, orderActionShape, orderActionStatus, orderActionTexts } from "./order-actions.server";

/** /desk/orders: lists, exports and returns orders, and runs staff actions on them. */
export const answerOrders: Section = async (services, { name }, id, { method, query, body }) => {
  if (method === "POST") {
    if (!id) return notFound;
    const asked = parseInput(orderActionShape, body);
    if (!asked.success) return notUnderstood(asked.error);
    const done = await actOnOrder(services, { id, author: name }, asked.data);
    return done.ok ? found({}) : toFailureReply(done.failure.code, orderActionStatus, orderActionTexts);
  }
  const asked = orderQuerySchema.parse(query);
  if (!id) return found(await readOrders(services.db, asked));
  if (id === "export.csv") return { csv: await exportOrders(services.db, asked), name: "orders.csv" };
  return found(await readOrderDetails(services.db, id));
};
