import { z } from "zod";
import { StripeApiError } from "./stripe-error.ts";

/** The form parameters of the operations that the shop uses, as docs.stripe.com/api describes them. */
const wholeNumber = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);
const flag = z.enum(["true", "false"]).transform((text) => text === "true");
/** A metadata value of "" removes its key; a metadata parameter of "" removes all (docs: Metadata). */
const metadata = z.union([z.literal(""), z.record(z.string().max(40), z.string().max(500))]);

const address = z.strictObject({
  city: z.string().optional(),
  country: z.string().optional(),
  line1: z.string().optional(),
  line2: z.string().optional(),
  postal_code: z.string().optional(),
  state: z.string().optional(),
});

const shipping = z.strictObject({
  address,
  carrier: z.string().optional(),
  name: z.string(),
  phone: z.string().optional(),
  tracking_number: z.string().optional(),
});

const billingDetails = z.strictObject({
  address: z.union([z.literal(""), address]).optional(),
  email: z.string().optional(),
  name: z.string().optional(),
  phone: z.string().optional(),
});

export const paymentMethodParams = z.strictObject({
  type: z.literal("card"),
  card: z.union([
    z.strictObject({
      number: z.string(),
      exp_month: wholeNumber,
      exp_year: wholeNumber,
      cvc: z.string().optional(),
    }),
    z.strictObject({ token: z.string() }),
  ]),
  billing_details: billingDetails.optional(),
  allow_redisplay: z.enum(["always", "limited", "unspecified"]).optional(),
  metadata: metadata.optional(),
});

const shared = {
  payment_method: z.string().optional(),
  payment_method_data: paymentMethodParams.optional(),
  allowed_payment_method_types: z.array(z.string()).optional(),
  payment_method_options: z.record(z.string(), z.unknown()).optional(),
  receipt_email: z.string().optional(),
  setup_future_usage: z.enum(["", "off_session", "on_session"]).optional(),
  shipping: z.union([z.literal(""), shipping]).optional(),
  expand: z.array(z.string()).optional(),
};

const described = {
  description: z.string().max(1000).optional(),
  metadata: metadata.optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
};

export const createIntentParams = z.strictObject({
  ...shared,
  ...described,
  amount: wholeNumber,
  currency: z.string(),
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(["always", "never"]).optional() })
    .optional(),
  capture_method: z.enum(["automatic", "automatic_async", "manual"]).optional(),
  confirm: flag.optional(),
  confirmation_method: z.enum(["automatic", "manual"]).optional(),
  error_on_requires_action: flag.optional(),
  off_session: flag.optional(),
  return_url: z.url().optional(),
  use_stripe_sdk: flag.optional(),
});

export const updateIntentParams = z.strictObject({
  ...shared,
  ...described,
  amount: wholeNumber.optional(),
  currency: z.string().optional(),
  capture_method: z.enum(["automatic", "automatic_async", "manual"]).optional(),
});

export const confirmIntentParams = z.strictObject({
  ...shared,
  capture_method: z.enum(["automatic", "automatic_async", "manual"]).optional(),
  client_secret: z.string().optional(),
  error_on_requires_action: flag.optional(),
  off_session: flag.optional(),
  return_url: z.url().optional(),
  use_stripe_sdk: flag.optional(),
});

export const captureIntentParams = z.strictObject({
  amount_to_capture: wholeNumber.optional(),
  final_capture: flag.optional(),
  metadata: metadata.optional(),
  statement_descriptor_suffix: z.string().max(22).optional(),
  expand: z.array(z.string()).optional(),
});

export const refundParams = z.strictObject({
  payment_intent: z.string(),
  amount: wholeNumber.optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata: metadata.optional(),
  expand: z.array(z.string()).optional(),
});

export const cancelIntentParams = z.strictObject({
  cancellation_reason: z.enum(["abandoned", "duplicate", "fraudulent", "requested_by_customer"]).optional(),
  expand: z.array(z.string()).optional(),
});

export const retrieveParams = z.strictObject({
  client_secret: z.string().optional(),
  expand: z.array(z.string()).optional(),
});

export const listParams = z.strictObject({
  limit: wholeNumber.pipe(z.number().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  payment_intent: z.string().optional(),
  type: z.string().optional(),
  types: z.array(z.string()).optional(),
  created: z.unknown().optional(),
  expand: z.array(z.string()).optional(),
});

export type MethodParams = z.infer<typeof paymentMethodParams>;
export type CreateIntentParams = z.infer<typeof createIntentParams>;
export type UpdateIntentParams = z.infer<typeof updateIntentParams>;
export type ConfirmIntentParams = z.infer<typeof confirmIntentParams>;
export type CaptureIntentParams = z.infer<typeof captureIntentParams>;
export type RefundParams = z.infer<typeof refundParams>;
export type CancelIntentParams = z.infer<typeof cancelIntentParams>;
export type ListParams = z.infer<typeof listParams>;

/** Parses form parameters and rejects invalid ones with Stripe's error messages. */
export function readParams<T>(schema: z.ZodType<T>, form: unknown): T {
  const parsed = schema.safeParse(form);
  if (parsed.success) return parsed.data;
  throw toRefusal(parsed.error.issues[0], form);
}

function toRefusal(issue: z.core.$ZodIssue | undefined, form: unknown): StripeApiError {
  const param = toBracketPath(issue?.path ?? []);
  if (issue?.code === "unrecognized_keys") {
    const unknown = toBracketPath([...issue.path, issue.keys[0] ?? ""]);
    return createRefusal(`Received unknown parameter: ${unknown}`, "parameter_unknown", unknown);
  }
  if (getValueAt(form, issue?.path ?? []) === undefined) {
    return createRefusal(`Missing required param: ${param}.`, "parameter_missing", param);
  }
  if (issue?.code === "invalid_format" && issue.format === "regex") {
    return createRefusal(
      `Invalid integer: ${String(getValueAt(form, issue.path))}`,
      "parameter_invalid_integer",
      param,
    );
  }
  return createRefusal(`Invalid ${param}: ${issue?.message ?? "not understood"}`, undefined, param);
}

function createRefusal(message: string, code: string | undefined, param: string): StripeApiError {
  return new StripeApiError(400, {
    type: "invalid_request_error",
    message,
    param,
    ...(code ? { code } : {}),
  });
}

function toBracketPath(path: readonly PropertyKey[]): string {
  return path.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join("");
}

function getValueAt(form: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    form,
  );
}
