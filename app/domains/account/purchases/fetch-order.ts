import { tryParseJson } from "@stile-and-rail/http/json";
import * as z from "zod/mini";
import { orderMessages } from "~/domains/orders/order.messages";
import { type OrderJson, orderSchema } from "~/domains/orders/order.schema";
import { paths } from "~/kernel/paths";

const replySchema = z.object({
  data: z.catch(z.optional(orderSchema), undefined),
  message: z.catch(z.optional(z.string().check(z.minLength(1))), undefined),
});

/** `problem` is a message for any failure except a missing order. */
export type FetchedOrder = { readonly order: OrderJson | null; readonly problem: string | null };

/** Fetches an order of the signed-in customer from API-018 (ORD-016, ORD-020). */
export async function fetchOrder(id: string, fetchFn: typeof fetch = fetch): Promise<FetchedOrder> {
  try {
    const answer = await fetchFn(paths.api.orderView(id), { headers: { Accept: "application/json" } });
    const reply = replySchema.safeParse(tryParseJson(await answer.text())).data;
    if (answer.ok && reply?.data) return { order: reply.data, problem: null };
    const message = reply?.message ?? orderMessages.fetchFailed;
    return { order: null, problem: message === orderMessages.notFound ? null : message };
  } catch {
    return { order: null, problem: orderMessages.fetchUnreached };
  }
}
