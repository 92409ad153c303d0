import type { SubmissionResult } from "@conform-to/dom";
import type { OrderJson } from "~/domains/orders/order.schema";
import type { PaymentMethod } from "~/domains/payments/methods/payment-methods";

/** Data of the split-payment page (SPLT-002). */
export type SplitPaymentData =
  | {
      readonly state: "order";
      readonly order: OrderJson;
      readonly methods: readonly PaymentMethod[];
    }
  | {
      readonly state: "lookup";
      /** The refused lookup; null before the first one. */
      readonly lastResult: SubmissionResult | null;
    }
  | { readonly state: "refused"; readonly message: string };

export type LookupValues = { readonly orderId: string; readonly email: string };
export type PayableOrder = Extract<SplitPaymentData, { readonly state: "order" }>;
