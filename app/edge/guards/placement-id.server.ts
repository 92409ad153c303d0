import { createHmac } from "node:crypto";
import type { PlaceOrderInput } from "~/domains/checkout/place-order/place-order.schema";
import type { AddressField } from "~/domains/forms/validation/address-rules";

/** The address is not included: a shopper who corrects it after a lost response submits the same order again. */
const contactFields = [
  "first_name",
  "last_name",
  "email",
  "phone",
] as const satisfies readonly AddressField[];

/**
 * Derives the stored placement id from the submitted id and the contact data. A guessed id alone finds no order of
 * another person.
 */
export function derivePlacementId(
  { form, retry }: Pick<PlaceOrderInput, "form" | "retry">,
  sessionSecret: string,
): string | null {
  const { placementId } = retry;
  if (!placementId) return null;
  const contactValues = contactFields.map((field) => form[`bill_${field}`].trim().toLowerCase());
  const digest = createHmac("sha256", sessionSecret)
    .update(JSON.stringify(["placement", placementId, ...contactValues]))
    .digest("hex");
  return toUuid(digest);
}

/** Formats a digest as a UUID of version 8 (RFC 9562). */
function toUuid(hex: string): string {
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join("-");
}
