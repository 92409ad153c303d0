import { z } from "zod";
import {
  addressFieldNames,
  normalizeAddressField,
  type PunctuationField,
  validateState,
} from "~/domains/forms/validation/address-rules";
import { fieldMessages } from "~/domains/forms/validation/field.messages";
import { cardTokenSchema } from "~/domains/payments/card-token.schema";
import { stripBidiControls } from "~/kernel/text/stega";
import { idSchema } from "~/kernel/text/text.schema";
import {
  type AddressKind,
  type AddressValues,
  addressKinds,
  copyBillingToShipping,
  validateCheckoutField,
} from "../form/checkout-fields";

const maxTextLength = 2_000;
const maxNameLength = 200;

/** Refuses control characters except line breaks and tabs; Postgres rejects NUL. */
const text = z
  .string()
  .max(maxTextLength, fieldMessages.tooLong)
  .regex(/^[\P{Cc}\n\r\t]*$/u, fieldMessages.specialCharacters)
  .nullish()
  .transform((value) => stripBidiControls(value ?? "").trim());

/** A checkbox as forms ("on") and JSON (true) send it. */
const checkbox = z.union([z.boolean(), z.string()]).nullish().transform(isChecked);

const name = z
  .string()
  .max(maxNameLength)
  .regex(/^\P{Cc}*$/u);

export const finishSchema = z.object({
  type: name,
  value: name,
  label: name.nullish(),
});

const answer = z.union([text, z.number(), z.boolean(), z.array(z.string().max(maxTextLength)).max(100)]);

/** More finish groups than any style has. */
const maxFinishes = 20;

const itemSchema = z.object({
  sku: name.min(1),
  finish: finishSchema.nullish(),
  otherFinishes: z.array(finishSchema).max(maxFinishes).nullish(),
});

/** The twenty address fields, written out to keep their names as types. */
const addressShape = {
  bill_first_name: text,
  bill_last_name: text,
  bill_email: text,
  bill_phone: text,
  bill_address_1: text,
  bill_address_2: text,
  bill_country: text,
  bill_state: text,
  bill_city: text,
  bill_zip: text,
  ship_first_name: text,
  ship_last_name: text,
  ship_email: text,
  ship_phone: text,
  ship_address_1: text,
  ship_address_2: text,
  ship_country: text,
  ship_state: text,
  ship_city: text,
  ship_zip: text,
};

const placeOrderFields = z.object({
  ...addressShape,
  same_as_billing: checkbox,
  shippingMethod: text,
  paymentMethod: text,
  /** Answers to the editor's own fields by name; validated against the form. */
  answers: z.record(name, answer).nullish(),
  items: z.array(itemSchema).max(100),
  shownTotal: z.number().int().nonnegative(),
  additionalNotes: text,
  /** UUID created once per filled-in form; sent again, it finds the order it created. */
  placementId: z.uuid().nullish(),
  /** Sent after a failed payment: that order is changed instead of creating another (CHK-026). */
  orderId: idSchema.nullish(),
  /** The payment the page started last; detects an outdated copy of the page. */
  attemptId: idSchema.nullish(),
  /** Card token from the provider's script; card data never reaches the shop (CHK-010). */
  cardToken: z.nullish(cardTokenSchema),
});

/**
 * Creates the schema for the input of placing an order. The server prices it again and compares `shownTotal` (cents),
 * so that a shopper never pays an unseen total. `openFields` are address fields that allow punctuation.
 */
export function createPlaceOrderSchema(openFields: readonly PunctuationField[]) {
  return z.preprocess(
    copyBillingIfSame,
    placeOrderFields
      .transform(normalizeAddresses)
      .superRefine((values, context) => {
        const errors: { field: string; message: string }[] = addressKinds.flatMap((kind) =>
          listAddressErrors(values, kind, openFields),
        );
        for (const field of listRequiredChoices(values.shownTotal)) {
          const message = validateCheckoutField(field, values[field]);
          if (message) errors.push({ field, message });
        }
        for (const { field, message } of errors) context.addIssue({ code: "custom", path: [field], message });
      })
      .transform(groupBySubject),
  );
}

/** The schema when no field accepts punctuation. */
export const placeOrderSchema = createPlaceOrderSchema([]);
export type PlaceOrderInput = z.infer<typeof placeOrderSchema>;

/** The checkout form: both addresses, the chosen methods, the note and the answers to custom fields. */
export type CheckoutForm = PlaceOrderInput["form"];

/** The samples to order, and the total in cents that the shopper saw. */
export type CheckoutCart = PlaceOrderInput["cart"];

/** The ids of earlier tries that the page knows; null without one. */
export type OrderRetry = PlaceOrderInput["retry"];

function groupBySubject({ items, shownTotal, cardToken, ...posted }: z.output<typeof placeOrderFields>) {
  const { placementId = null, orderId = null, attemptId = null, ...form } = posted;
  const cart = { items, shownTotal };
  return { form, cart, retry: { placementId, orderId, attemptId }, cardToken: cardToken ?? null };
}

/** Lists the required choices. Without anything to pay, no payment method is required (CHK-022). */
function listRequiredChoices(shownTotal: number) {
  return shownTotal === 0 ? (["shippingMethod"] as const) : (["shippingMethod", "paymentMethod"] as const);
}

function listAddressErrors(
  values: AddressValues,
  kind: AddressKind,
  openFields: readonly PunctuationField[],
) {
  const country = values[`${kind}_country`];
  return addressFieldNames.flatMap((field) => {
    const name = `${kind}_${field}` as const;
    const message =
      validateCheckoutField(name, values[name], { country, fieldsWithPunctuation: openFields }) ??
      (field === "state" ? validateState(country, values[name]) : null);
    return message ? [{ field: name, message }] : [];
  });
}

function copyBillingIfSame(input: unknown): unknown {
  if (typeof input !== "object" || input === null || !("same_as_billing" in input)) return input;
  return isChecked(input.same_as_billing) ? copyBillingToShipping({ ...input }) : input;
}

function isChecked(value: unknown): boolean {
  return value === true || value === "true" || value === "on";
}

function normalizeAddresses<V extends AddressValues>(values: V): V {
  const normalized = addressKinds.flatMap((kind) =>
    addressFieldNames.map((field) => {
      const name = `${kind}_${field}` as const;
      return [name, normalizeAddressField(field, values[name], values[`${kind}_country`])] as const;
    }),
  );
  return { ...values, ...Object.fromEntries(normalized) };
}
