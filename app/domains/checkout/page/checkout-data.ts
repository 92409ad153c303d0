import type { ContentImage } from "~/content/schemas";
import type { FormValues } from "~/domains/forms/entries/form-entries";
import type { FormGroup, FormTemplate } from "~/domains/forms/template/form-template";
import type { PaymentMethod } from "~/domains/payments/methods/payment-methods";
import type { PriceRules } from "../cart-totals";

/** Prefilled values of a signed-in customer (CHK-008). */
export type Prefill = { readonly values: FormValues; readonly customerId: string };

/** Everything the checkout page needs from the server. */
export type CheckoutData = {
  readonly groups: readonly FormGroup[];
  readonly buttons: FormTemplate["buttons"];
  readonly messages: FormTemplate["messages"];
  readonly rules: PriceRules;
  readonly methods: readonly PaymentMethod[];
  /** Null for guests, who all get the same page (CHK-001). */
  readonly prefill: Prefill | null;
  /** The picture shown with an empty cart: the first one of the success page. */
  readonly emptyPicture: ContentImage | null;
};
