import type { PaypalAccount } from "./account.ts";
import { getDispute } from "./disputes.ts";
import { captureOrder, changeOrder, createOrder, getOrder } from "./orders.ts";
import { parseParams, paypalParams } from "./params.ts";
import { isValidSignature, type PaypalSigning } from "./paypal-webhooks.ts";
import { getCapture, refundCapture } from "./refunds.ts";
import { renderCapture, renderOrder, renderRefund, renderRelatedIds } from "./render.ts";
import { renderDispute } from "./render-dispute.ts";

export type PaypalAnswer = { readonly status: number; readonly body: unknown };

export type PaypalOperation = {
  readonly method: "GET" | "POST" | "PATCH";
  /** As in PayPal's documents, with the id in braces. */
  readonly path: string;
  readonly run: (call: {
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
      const order = createOrder(account, parseParams(paypalParams.creation, body));
      return { status: 201, body: renderOrder(account, order) };
    },
  },
  {
    method: "GET",
    path: "/v2/checkout/orders/{id}",
    run: ({ account, id }) => ({ status: 200, body: renderOrder(account, getOrder(account, id)) }),
  },
  {
    method: "PATCH",
    path: "/v2/checkout/orders/{id}",
    run: ({ account, body, id }) => {
      changeOrder(account, id, parseParams(paypalParams.patch, body));
      return { status: 204, body: null };
    },
  },
  {
    method: "POST",
    path: "/v2/checkout/orders/{id}/capture",
    run: ({ account, body, id }) => {
      parseParams(paypalParams.capture, body ?? {});
      return { status: 201, body: renderOrder(account, captureOrder(account, id)) };
    },
  },
  {
    method: "GET",
    path: "/v2/payments/captures/{capture_id}",
    run: ({ account, id }) => {
      const { order, capture } = getCapture(account, id);
      const rendered = renderCapture(order, capture, account.origin());
      return { status: 200, body: { ...rendered, supplementary_data: renderRelatedIds(order) } };
    },
  },
  {
    method: "POST",
    path: "/v2/payments/captures/{capture_id}/refund",
    run: ({ account, body, id }) => {
      const { amount } = parseParams(paypalParams.refund, body ?? {});
      return { status: 201, body: renderRefund(refundCapture(account, id, amount), account.origin()) };
    },
  },
  {
    method: "GET",
    path: "/v1/customer/disputes/{id}",
    run: ({ account, id }) => ({ status: 200, body: renderDispute(account, getDispute(account, id)) }),
  },
  {
    method: "POST",
    path: "/v1/notifications/verify-webhook-signature",
    run: ({ signing, body }) => {
      const isGood = isValidSignature(signing, parseParams(paypalParams.verification, body));
      return { status: 200, body: { verification_status: isGood ? "SUCCESS" : "FAILURE" } };
    },
  },
];
