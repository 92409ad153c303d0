import type { ContentImage } from "~/content/schemas";
import type { FormValues } from "~/domains/forms/entries/form-entries";
import type { FormGroup, FormTemplate } from "~/domains/forms/template/form-template";
import type { PaymentMethod } from "~/domains/payments/payment-methods";
import type { PriceRules } from "../cart-totals";

/** What is known of a signed-in customer: values by field, and who they are (CHK-008). */
export type Prefill = { readonly values: FormValues; readonly customerId: string };

/** Everything the checkout page needs from the server. */
export type CheckoutData = {
  readonly groups: readonly FormGroup[];
  readonly buttons: FormTemplate["buttons"];
  readonly messages: FormTemplate["messages"];
  readonly rules: PriceRules;
  readonly methods: readonly PaymentMethod[];
  /** Null for a guest: the page is the same for all of them (CHK-001). */
  readonly prefill: Prefill | null;
  /** Stands beside an empty cart: the sample doors of the thanks. */
  readonly emptyPicture: ContentImage | null;
};
