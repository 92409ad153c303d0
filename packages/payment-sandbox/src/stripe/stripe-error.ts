import type Stripe from "stripe";

export type StripeErrorType = "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";

/** The `error` member of a response (docs.stripe.com/api/errors). */
export type StripeErrorBody = {
  readonly type: StripeErrorType;
  readonly code?: string;
  readonly decline_code?: string;
  readonly message: string;
  readonly param?: string;
  readonly doc_url?: string;
  readonly charge?: string;
  readonly payment_intent?: Partial<Stripe.PaymentIntent>;
  readonly payment_method?: Stripe.PaymentMethod;
};

/** An error that the dispatcher converts to an HTTP response. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body.code
      ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${toDashed(body.code)}` }
      : body;
  }
}

export function createInvalidRequest(
  message: string,
  details: { code?: string; param?: string } = {},
): StripeApiError {
  return new StripeApiError(400, { type: "invalid_request_error", message, ...details });
}

export function createUnexpectedState(message: string): StripeApiError {
  return createInvalidRequest(message, { code: "payment_intent_unexpected_state" });
}

export function createNotFoundError(kind: string, id: string, param: string): StripeApiError {
  return new StripeApiError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

function toDashed(code: string): string {
  return code.replaceAll("_", "-");
}
