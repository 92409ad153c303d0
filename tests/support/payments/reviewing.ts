import { readOrder } from "~/domains/orders/read-order.server";
import { readReviews } from "~/domains/settlement/review/read-reviews.server";
import { resolveReview } from "~/domains/settlement/review/resolve-review.server";
import type { TestDatabase } from "../database/database";
import type { PayingShop } from "./paying-shop";

/** What staff do with payments that do not fit, and what an order says of it afterwards; `shop`: the one that is open. */
export function reviewing(database: TestDatabase, shop: () => PayingShop) {
  const orderOf = (id: string) => readOrder(database.db, id);
  return {
    orderOf,
    comments: async (id: string) => (await orderOf(id)).statusHistory.map(({ comment }) => comment),
    resolve: (id: string, way: "accept" | "refund" | "cancel", note = "") =>
      resolveReview(shop().services, id, { way, note }, "Grace"),
    only: async () => {
      const [review] = await readReviews(shop().services);
      if (!review) throw new Error("there is nothing to review");
      return review;
    },
  };
}
