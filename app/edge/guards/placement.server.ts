import { createHmac } from "node:crypto";
import type { PlaceOrderInput } from "~/domains/checkout/place-order/place-order.schema";
import type { AddressField } from "~/domains/forms/validation/address-rules";

/** Who places, not where: who puts a street right after a lost answer presses for the same order. */
const contactFields = [
  "first_name",
  "last_name",
  "email",
  "phone",
] as const satisfies readonly AddressField[];

/**
 * The placement as it is stored: bound to the person who placed. Its id alone, overheard or guessed, then finds no
 * order: whoever posts it with other contact data makes an order of his own.
 */
export function boundPlacement(input: PlaceOrderInput, sessionSecret: string): string | null {
  if (!input.placementId) return null;
  const person = contactFields.map((field) => input[`bill_${field}`].trim().toLowerCase());
  const digest = createHmac("sha256", sessionSecret)
    .update(JSON.stringify(["placement", input.placementId, ...person]))
    .digest("hex");
  return uuidOf(digest);
}

/** RFC 9562 version 8: a UUID of one's own making. */
function uuidOf(hex: string): string {
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join("-");
}
