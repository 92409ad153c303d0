import { z } from "zod";
import { addressFieldNames, type PunctuationField } from "~/domains/forms/validation/address-rules";
import { dollarsSchema } from "~/domains/orders/dollars.schema";
import { centsFromDollars } from "~/kernel/money/money";
import { idSchema } from "~/kernel/text/text.schema";
import { createPlaceOrderSchema } from "./place-order.schema";

const line = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

const address = z.object({
  type: z.enum(["billing", "shipping"]),
  email: line,
  firstName: line,
  lastName: line,
  street1: line,
  street2: line,
  city: line,
  state: line,
  zipCode: line,
  countryId: line,
  phoneNumber: line,
});
type Address = z.infer<typeof address>;

/**
 * The posted order payload (ORD-001). Only `total` (dollars) is compared; state, status, history and payment
 * status are ignored.
 */
const orderBody = z.object({
  total: dollarsSchema,
  shippingMethod: line,
  items: z.array(
    z.object({
      sku: z.string(),
      customOptions: z
        .array(z.object({ type: z.string(), value: z.string().nullish(), label: z.string().nullish() }))
        .nullish(),
    }),
  ),
  addresses: z.array(address),
  payments: z.array(z.object({ method: z.string() })).nullish(),
  additionalNotes: line,
  answers: z.unknown().optional(),
  placementId: z.uuid().nullish(),
  id: z.string().nullish(),
  orderId: z.string().nullish(),
  cardToken: z.unknown().optional(),
});

/**
 * Creates the schema of POST /api/order, which accepts the checkout's form values or the order payload (ORD-001).
 * Both become the same input.
 */
export function createOrderBodySchema(openFields: readonly PunctuationField[]) {
  return z.preprocess(toFormBody, createPlaceOrderSchema(openFields));
}

/** The schema when no field accepts punctuation. */
export const orderBodySchema = createOrderBodySchema([]);

function toFormBody(body: unknown): unknown {
  const parsed = orderBody.safeParse(body);
  if (!parsed.success) return body;
  const { total, shippingMethod, items, addresses, payments, id, orderId, ...rest } = parsed.data;
  const billing = addresses.find(({ type }) => type === "billing");
  const shipping = addresses.find(({ type }) => type === "shipping") ?? billing;
  return {
    ...rest,
    ...toFormFields("bill", billing),
    ...toFormFields("ship", shipping),
    shippingMethod,
    paymentMethod: payments?.[0]?.method ?? "",
    shownTotal: centsFromDollars(total),
    orderId: orderId ?? id,
    items: items.map(({ sku, customOptions }) => {
      const [finish, ...otherFinishes] = (customOptions ?? []).flatMap(toFinishes);
      return { sku, finish, ...(otherFinishes.length > 0 ? { otherFinishes } : {}) };
    }),
  };
}

function toFormFields(kind: "bill" | "ship", from: Address | undefined): Record<string, string> {
  if (!from) return Object.fromEntries(addressFieldNames.map((field) => [`${kind}_${field}`, ""]));
  return {
    [`${kind}_first_name`]: from.firstName,
    [`${kind}_last_name`]: from.lastName,
    [`${kind}_email`]: from.email,
    [`${kind}_phone`]: from.phoneNumber,
    [`${kind}_address_1`]: from.street1,
    [`${kind}_address_2`]: from.street2,
    [`${kind}_country`]: from.countryId,
    [`${kind}_state`]: from.state,
    [`${kind}_city`]: from.city,
    [`${kind}_zip`]: from.zipCode,
  };
}

type CustomOption = { type: string; value?: string | null | undefined; label?: string | null | undefined };

/** Converts an option to a finish; an option without a value is none. */
function toFinishes({ type, value, label }: CustomOption) {
  return value ? [{ type, value, label }] : [];
}

/**
 * Body of PATCH /api/order. Only the id is used. Posted status, payments and history are ignored, because the
 * result is fetched from the provider (docs/payments.md, rule 7).
 */
export const orderChangeSchema = z.looseObject({ id: idSchema });
