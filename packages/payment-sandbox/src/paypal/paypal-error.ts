import { randomBytes } from "node:crypto";

const messages = {
  INVALID_REQUEST: [400, "Request is not well-formed, syntactically incorrect, or violates schema."],
  AUTHENTICATION_FAILURE: [
    401,
    "Authentication failed due to missing authorization header, or invalid authentication credentials.",
  ],
  RESOURCE_NOT_FOUND: [404, "The specified resource does not exist."],
  UNPROCESSABLE_ENTITY: [
    422,
    "The requested action could not be performed, semantically incorrect, or failed business validation.",
  ],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

/** Issues that the sandbox raises, with PayPal's messages (Orders v2 and Payments v2, "Errors"). */
const issues = {
  ORDER_NOT_APPROVED: "Payer has not yet approved the Order for payment.",
  ORDER_ALREADY_CAPTURED:
    "Order already captured. If 'intent=CAPTURE' only one capture per order is allowed.",
  ORDER_ALREADY_COMPLETED: "The order cannot be patched after it is completed.",
  AMOUNT_CHANGE_NOT_ALLOWED: "The amount specified is different from the amount authorized by payer.",
  INSTRUMENT_DECLINED:
    "The instrument presented was either declined by the processor or bank, or it can't be used for this payment.",
  DUPLICATE_INVOICE_ID:
    "Duplicate Invoice ID detected. To avoid a potential duplicate transaction your account setting requires that Invoice Id be unique for each transaction.",
  DUPLICATE_REQUEST_ID:
    "The value of PayPal-Request-Id header has already been used. Please specify a different value and try again.",
  INVALID_RESOURCE_ID: "Specified resource ID does not exist. Please check the resource ID and try again.",
  NOT_PATCHABLE: "Cannot be patched.",
  CAPTURE_FULLY_REFUNDED: "The capture has already been fully refunded",
  REFUND_NOT_ALLOWED: "Capture cannot be refunded.",
  REFUND_AMOUNT_EXCEEDED:
    "The refund amount must be less than or equal to the capture amount that has not yet been refunded.",
  CANNOT_BE_ZERO_OR_NEGATIVE: "Must be greater than zero.",
} as const;

type Name = keyof typeof messages;

/** Thrown by operations; the dispatcher converts it into an HTTP response. */
export class PaypalApiError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(name: Name, details: readonly object[] = [], links: readonly object[] = []) {
    const [status, message] = messages[name];
    super(message);
    this.status = status;
    this.body = { name, message, debug_id: randomBytes(6).toString("hex"), details, links };
  }
}

export function createUnprocessableError(
  issue: keyof typeof issues,
  links: readonly object[] = [],
): PaypalApiError {
  return new PaypalApiError("UNPROCESSABLE_ENTITY", [{ issue, description: issues[issue] }], links);
}

export function createUnknownResourceError(): PaypalApiError {
  const issue = "INVALID_RESOURCE_ID";
  return new PaypalApiError("RESOURCE_NOT_FOUND", [{ issue, description: issues[issue] }]);
}

export function createMalformedFieldError(field: string, description: string): PaypalApiError {
  return new PaypalApiError("INVALID_REQUEST", [{ field, issue: "INVALID_PARAMETER_SYNTAX", description }]);
}
