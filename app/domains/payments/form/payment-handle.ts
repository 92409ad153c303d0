import type { Result } from "~/kernel/result";
import type { CardToken } from "../card-token.schema";
import type { StartedPayment } from "../started-payment";

/** A validation error of a payment field; `field` is the id of its element. */
export type PaymentFieldError = { readonly field: string; readonly message: string };

/** The payer as the provider verifies it. */
export type Payer = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
};

/** Actions on the form around payment fields that have their own button, such as PayPal's. */
export type FormControls = {
  /** Validates the form; shows the errors under this heading when it is invalid. */
  readonly check: (heading: string) => Promise<boolean>;
  /** Submits the form once, even when called repeatedly; resolves when that submission has ended. */
  readonly submit: () => Promise<void>;
};

/** Actions on payment fields for the surrounding form. Card data never leaves the provider's frames. */
export type PaymentHandle = {
  /** Lists the validation errors; may wait a moment while the shopper is typing. */
  readonly validate: () => Promise<readonly PaymentFieldError[]>;
  /** Returns the card token that the order needs, or the provider's error message. */
  readonly prepare?: () => Promise<Result<{ readonly cardToken: CardToken }, string>>;
  /** Completes a started payment, including 3-D Secure; returns an error message or null. */
  readonly pay: (payment: StartedPayment, payer: Payer) => Promise<string | null>;
};
