import { orderReplySchema } from "~/domains/checkout/place-order/order-reply.schema";
import { readOrder } from "~/domains/orders/read-order.server";
import { readPaymentReviews } from "~/domains/settlement/review/read-reviews.server";
import { resolveReview } from "~/domains/settlement/review/resolve-review.server";
import { paidCheckoutForm } from "../browser/checkout";
import type { TestDatabase } from "../database/database";
import type { PayingShop } from "./paying-shop";

/**
 * Creates the actions of staff on payments in review, and the order's resulting comments. `shop` returns the running
 * shop.
 */
export function createReviewActions(database: TestDatabase, shop: () => PayingShop) {
  const orderOf = (id: string) => readOrder(database.db, id);
  return {
    orderOf,
    comments: async (id: string) => (await orderOf(id)).statusHistory.map(({ comment }) => comment),
    resolve: (id: string, way: "accept" | "refund" | "cancel", note = "") =>
      resolveReview(shop().services, id, { way, note }, "Grace"),
    only: async () => {
      const [review] = await readPaymentReviews(shop().services);
      if (!review) throw new Error("there is nothing to review");
      return review;
    },
    /** Creates an order of $23.57 whose card Authorize.Net's filters hold, and returns its id. */
    heldCard: async () => {
      const shopper = shop().shopper();
      const cardToken = await shop().tokenizeCard({ cardCode: "901" });
      const form = { ...paidCheckoutForm, paymentMethod: "card-terminal", cardToken };
      const { order } = orderReplySchema.parse((await shopper.send("POST", "/api/order", form)).body);
      await shopper.send("PATCH", "/api/order", { id: order?.id });
      return order?.id ?? "";
    },
  };
}
