import type { OrderKey } from "~/domains/installments/find-split-order.server";
import { normalizeTypedText } from "~/kernel/text/typed-text";

const longest = 200;

/** Reads the order number and email address from the query; missing values are empty. */
export function readOrderKey(request: Request): OrderKey {
  const query = new URL(request.url).searchParams;
  const readPart = (name: string) =>
    normalizeTypedText((query.get(name) ?? "").slice(0, longest).replaceAll("\0", ""));
  return { orderId: readPart("orderId"), email: readPart("email") };
}
