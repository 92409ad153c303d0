import type { Result } from "~/kernel/result";
import type { CardToken } from "./card-token.schema";
import type { StartedPayment } from "./started-payment";

/** What is missing in a field of the payment; `field` is the id it can be found by. */
export type PaymentFieldError = { readonly field: string; readonly message: string };

/** Who pays, as the provider checks it. */
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

/** What payment fields with a button of their own may ask of the form around them. */
export type FormControls = {
  /** Whether the form can be sent as it stands; where not it says so, under this heading. */
  readonly check: (heading: string) => Promise<boolean>;
  /** Sends it, once however often it is asked; resolves when that run has come to its end. */
  readonly submit: () => Promise<void>;
};

/** What a form may ask of the payment fields it shows; what is typed there never leaves the provider's frames. */
export type PaymentHandle = {
  /** What is missing before it can pay; may take a moment while somebody types. */
  readonly validate: () => Promise<readonly PaymentFieldError[]>;
  /** What has to go with the order for its payment to begin: the card as a token. Or the provider's complaint. */
  readonly prepare?: () => Promise<Result<{ readonly cardToken: CardToken }, string>>;
  /** Takes the payment that was begun, 3-D Secure included; the provider's complaint, or null when it went through. */
  readonly pay: (payment: StartedPayment, payer: Payer) => Promise<string | null>;
};
