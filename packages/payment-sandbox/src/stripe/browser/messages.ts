import type { Appearance, StripeElementStyle } from "@stripe/stripe-js";

/** Messages between the shop's page and an iframe of the sandbox. They contain no card data. */
export type FieldType = "cardNumber" | "cardExpiry" | "cardCvc";
export type FrameType = FieldType | "payment";

export type FrameOptions = {
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly showIcon?: boolean;
  readonly style?: StripeElementStyle;
};

export type FontSource =
  | { readonly cssSrc: string }
  | { readonly family: string; readonly src: string; readonly weight?: string; readonly style?: string };

export type ToFrame =
  | {
      readonly kind: "configure";
      readonly key: string;
      readonly options: FrameOptions;
      readonly fonts: readonly FontSource[];
      readonly appearance: Appearance | null;
    }
  | { readonly kind: "focus" | "blur" | "clear" }
  | { readonly kind: "call"; readonly call: string; readonly action: "validate" }
  | {
      readonly kind: "call";
      readonly call: string;
      readonly action: "createPaymentMethod";
      readonly billing: BillingDetails;
    };

export type FieldChange = {
  readonly empty: boolean;
  readonly complete: boolean;
  readonly error?: FieldError | undefined;
  readonly brand?: string;
};

export type FieldError = {
  readonly type: "validation_error";
  readonly code: string;
  readonly message: string;
};

/** An error from the API or a field. */
export type CallError = {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
  readonly [more: string]: unknown;
};

export type CallResult = { readonly ok: unknown } | { readonly error: CallError };

export type FromFrame =
  | { readonly kind: "loaded" | "focus" | "blur" | "escape" | "enter" | "test-cards" }
  | { readonly kind: "ready" | "resize"; readonly height: number }
  | { readonly kind: "change"; readonly change: FieldChange }
  | { readonly kind: "result"; readonly call: string; readonly result: CallResult };

export type BillingDetails = {
  readonly name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly address?: Readonly<Record<string, string | null | undefined>> | null;
};

/** Messages between the iframes of one form, which all have the sandbox's origin. */
export type BetweenFrames =
  | { readonly kind: "ask"; readonly call: string }
  | {
      readonly kind: "answer";
      readonly call: string;
      readonly field: FieldType;
      readonly digits: string;
      readonly obstacle: FieldError | null;
    }
  | { readonly kind: "brand"; readonly cvcLength: number }
  | { readonly kind: "fill"; readonly number: string; readonly expiry: string; readonly cvc: string };
