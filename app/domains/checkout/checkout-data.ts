import type { ContentImage } from "~/content/shapes";
import type { FormGroup, FormTemplate } from "~/domains/forms/form-template";
import type { OfferedMethod } from "~/domains/payments/payment-methods";
import type { PriceRules } from "./cart-totals";

/** Everything the checkout page needs from the server; nothing about the visitor (ruling D07). */
export type CheckoutData = {
  readonly groups: readonly FormGroup[];
  readonly buttons: FormTemplate["buttons"];
  readonly messages: FormTemplate["messages"];
  readonly rules: PriceRules;
  readonly methods: readonly OfferedMethod[];
  /** Stands beside an empty cart: the sample doors of the thanks. */
  readonly emptyPicture: ContentImage | null;
  /** The demo's stand-in for the provider's browser script; absent, the provider's own is loaded. */
  readonly standInScript: string | null;
};
