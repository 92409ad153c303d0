import type { PaypalAccount } from "./account.ts";
import { disputeOf } from "./disputes.ts";
import { captureOrder, changeOrder, createOrder, orderOf } from "./orders.ts";
import { paypalParams, read } from "./params.ts";
import { isOurs, type PaypalSigning } from "./paypal-webhooks.ts";
import { captureOf, refundCapture } from "./refunds.ts";
import { relatedTo, renderCapture, renderOrder, renderRefund } from "./render.ts";
import { renderDispute } from "./render-dispute.ts";

export type PaypalAnswer = { readonly status: number; readonly body: unknown };

export type PaypalOperation = {
  readonly method: "GET" | "POST" | "PATCH";
  /** As in PayPal's documents, with the id in braces. */
  readonly path: string;
  readonly run: (asked: {
    readonly account: PaypalAccount;
    readonly signing: PaypalSigning;
    readonly body: unknown;
    readonly id: string;
  }) => PaypalAnswer;
};

/** Operations of PayPal's API that the shop uses. */
export const paypalOperations: readonly PaypalOperation[] = [
  {
    method: "POST",
    path: "/v2/checkout/orders",
    run: ({ account, body }) => {
      const order = createOrder(account, read(paypalParams.creation, body));
      return { status: 201, body: renderOrder(account, order) };
    },
  },
  {
    method: "GET",
    path: "/v2/checkout/orders/{id}",
    run: ({ account, id }) => ({ status: 200, body: renderOrder(account, orderOf(account, id)) }),
  },
  {
    method: "PATCH",
    path: "/v2/checkout/orders/{id}",
    run: ({ account, body, id }) => {
      changeOrder(account, id, read(paypalParams.patch, body));
      return { status: 204, body: null };
    },
  },
  {
    method: "POST",
    path: "/v2/checkout/orders/{id}/capture",
    run: ({ account, body, id }) => {
      read(paypalParams.capture, body ?? {});
      return { status: 201, body: renderOrder(account, captureOrder(account, id)) };
    },
  },
  {
    method: "GET",
    path: "/v2/payments/captures/{capture_id}",
    run: ({ account, id }) => {
      const { order, capture } = captureOf(account, id);
      const rendered = renderCapture(order, capture, account.origin());
      return { status: 200, body: { ...rendered, supplementary_data: relatedTo(order) } };
    },
  },
  {
    method: "POST",
    path: "/v2/payments/captures/{capture_id}/refund",
    run: ({ account, body, id }) => {
      const { amount } = read(paypalParams.refund, body ?? {});
      return { status: 201, body: renderRefund(refundCapture(account, id, amount), account.origin()) };
    },
  },
  {
    method: "GET",
    path: "/v1/customer/disputes/{id}",
    run: ({ account, id }) => ({ status: 200, body: renderDispute(account, disputeOf(account, id)) }),
  },
  {
    method: "POST",
    path: "/v1/notifications/verify-webhook-signature",
    run: ({ signing, body }) => {
      const isGood = isOurs(signing, read(paypalParams.verification, body));
      return { status: 200, body: { verification_status: isGood ? "SUCCESS" : "FAILURE" } };
    },
  },
];
