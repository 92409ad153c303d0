import type { CardFieldName } from "./card.messages";

export type CardComplaint = { readonly field: CardFieldName; readonly message: string };

/** Whose card it is, as the provider checks it. */
export type CardHolder = {
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

/** What a form may ask of the card fields it shows; the card itself never leaves the provider's frames. */
export type CardHandle = {
  /** What is missing before it can pay; may take a moment while somebody types. */
  readonly complaints: () => Promise<readonly CardComplaint[]>;
  /** Confirms the payment, 3-D Secure included; the provider's complaint, or null when it went through. */
  readonly confirm: (clientSecret: string, holder: CardHolder) => Promise<string | null>;
};
