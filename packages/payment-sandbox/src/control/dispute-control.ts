import type { PaypalApi } from "../paypal/api.ts";
import * as atPaypal from "../paypal/disputes.ts";
import { emitPaypalEvent } from "../paypal/emit-event.ts";
import { getCapture } from "../paypal/refunds.ts";
import { type Caller, getCharge } from "../stripe/account.ts";
import type { StripeApi } from "../stripe/api.ts";
import * as atStripe from "../stripe/disputes.ts";
import { emitObjectEvent } from "../stripe/emit-events.ts";

export type DisputeOrder = {
  /** Reason code of the charge's provider. */
  readonly reason?: string | undefined;
  /** In cents; default: the whole charge. */
  readonly amount?: number | undefined;
  /** Deadline for the shop's response, in ISO 8601. */
  readonly respondBy?: string | undefined;
};

export type DisputeControl = {
  /** Opens a dispute of a Stripe charge or PayPal capture; resolves to the dispute's id. */
  readonly openDispute: (charge: string, order?: DisputeOrder) => Promise<string>;
  /** Moves a dispute to review or to its decision. */
  readonly moveDispute: (dispute: string, to: "under_review" | "won" | "lost") => Promise<void>;
  /** Sends an event about a charge without changing state, such as `radar.early_fraud_warning.created`. */
  readonly announce: (type: string, charge: string) => Promise<void>;
};

/** Actions of customers and banks on paid charges. */
export function createDisputeControl(stripe: StripeApi, paypal: PaypalApi, operator: Caller): DisputeControl {
  const wallet = paypal.account;
  const { account } = stripe;
  return {
    openDispute: async (charge, { reason, amount, respondBy } = {}) => {
      const because = reason === undefined ? {} : { reason };
      const { id } = account.state.charges[charge]
        ? atStripe.openDispute(account, operator, charge, {
            ...because,
            ...(amount === undefined ? {} : { amount }),
            ...(respondBy === undefined ? {} : { dueBy: Math.floor(Date.parse(respondBy) / 1000) }),
          })
        : atPaypal.openDispute(wallet, charge, {
            ...because,
            ...(amount === undefined ? {} : { amount: (amount / 100).toFixed(2) }),
            ...(respondBy === undefined ? {} : { respondBy }),
          });
      stripe.save();
      return id;
    },
    moveDispute: async (dispute, to) => {
      if (account.state.disputes[dispute]) atStripe.moveDispute(account, operator, dispute, to);
      else atPaypal.moveDispute(wallet, dispute, to);
      stripe.save();
    },
    announce: async (type, charge) => {
      if (account.state.charges[charge]) {
        const { id, intent } = getCharge(account, charge);
        emitObjectEvent(account, operator, type, { id: `obj_${id}`, charge: id, payment_intent: intent });
      } else {
        const { order, capture } = getCapture(wallet, charge);
        const captureUrl = `${wallet.origin()}/paypal/api/v2/payments/captures/${capture.id}`;
        const links = [{ href: captureUrl, rel: "up", method: "GET" }];
        emitPaypalEvent(wallet, order, type, "refund", { id: capture.id, amount: capture.amount, links });
      }
      stripe.save();
    },
  };
}
