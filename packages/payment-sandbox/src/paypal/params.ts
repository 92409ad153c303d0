import { z } from "zod";
import { createMalformedFieldError } from "./paypal-error.ts";

/** PayPal ignores unknown parameters; the sandbox refuses them, so that tests find misspelled names. */
const money = z.strictObject({
  currency_code: z.literal("USD"),
  value: z.string().regex(/^\d{1,7}\.\d{2}$/),
});

const name = z.strictObject({ full_name: z.string().min(1).max(300) });
const address = z.strictObject({
  address_line_1: z.string().max(300).optional(),
  address_line_2: z.string().max(300).optional(),
  admin_area_2: z.string().max(120).optional(),
  admin_area_1: z.string().max(300).optional(),
  postal_code: z.string().max(60).optional(),
  country_code: z.string().regex(/^([A-Z]{2}|C2)$/),
});

const createTextSchema = (maxLength: number) => z.string().min(1).max(maxLength);

const creation = z.strictObject({
  intent: z.literal("CAPTURE"),
  purchase_units: z
    .array(
      z.strictObject({
        reference_id: createTextSchema(256).optional(),
        custom_id: createTextSchema(127).optional(),
        invoice_id: createTextSchema(127).optional(),
        description: createTextSchema(127).optional(),
        amount: money,
        shipping: z.strictObject({ name: name.optional(), address }).optional(),
      }),
    )
    .length(1),
  application_context: z
    .strictObject({
      brand_name: createTextSchema(127).optional(),
      shipping_preference: z.enum(["GET_FROM_FILE", "NO_SHIPPING", "SET_PROVIDED_ADDRESS"]).optional(),
      user_action: z.enum(["CONTINUE", "PAY_NOW"]).optional(),
    })
    .optional(),
});

const unit = "/purchase_units/@reference_id=='default'";
const patch = z
  .array(
    z.discriminatedUnion("path", [
      z.strictObject({ op: z.literal("replace"), path: z.literal(`${unit}/amount`), value: money }),
      z.strictObject({ op: z.literal("replace"), path: z.literal(`${unit}/shipping/name`), value: name }),
      z.strictObject({
        op: z.literal("replace"),
        path: z.literal(`${unit}/shipping/address`),
        value: address,
      }),
    ]),
  )
  .min(1);

const refund = z.strictObject({ amount: money.optional(), invoice_id: createTextSchema(127).optional() });

const verification = z.strictObject({
  auth_algo: z.string(),
  cert_url: z.string(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
  webhook_event: z.looseObject({}),
});

export const paypalParams = { creation, patch, capture: z.strictObject({}), refund, verification } as const;

/** Reads a body by its schema, or refuses it as PayPal does. */
export function parseParams<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw createMalformedFieldError(
    `/${issue?.path.map(String).join("/") ?? ""}`,
    issue?.message ?? "does not fit",
  );
}
