import type { StatusAction } from "~/domains/orders/order-transitions";
import type { OrderStatus } from "~/kernel/statuses/statuses";

/** The result of each action in each status; an action that is not listed is refused. */
export const expectedTransitions: { readonly [S in OrderStatus]: { readonly [A in StatusAction]?: string } } =
  {
    pending: { hold: "holded", cancel: "canceled", "report-fraud": "fraud" },
    pending_payment: { hold: "holded", cancel: "canceled", "report-fraud": "fraud" },
    pending_paypal: { hold: "holded", cancel: "canceled", "report-fraud": "fraud" },
    payment_review: { hold: "holded", cancel: "canceled", "report-fraud": "fraud" },
    partially_paid: { hold: "holded", cancel: "canceled", "report-fraud": "fraud" },
    ordered: {
      process: "processing",
      ship: "shipped",
      complete: "complete",
      hold: "holded",
      cancel: "canceled",
      "report-fraud": "fraud",
    },
    processing: {
      ship: "shipped",
      complete: "complete",
      hold: "holded",
      cancel: "canceled",
      "report-fraud": "fraud",
    },
    synced: {
      process: "processing",
      ship: "shipped",
      complete: "complete",
      hold: "holded",
      cancel: "canceled",
      "report-fraud": "fraud",
    },
    shipped: { ship: "shipped", complete: "complete", close: "closed" },
    complete: { close: "closed", reopen: "derived" },
    completed: { close: "closed", reopen: "derived" },
    holded: { resume: "previous", cancel: "canceled", "report-fraud": "fraud" },
    canceled: { "report-fraud": "fraud", close: "closed", reopen: "derived" },
    fraud: { close: "closed", reopen: "derived" },
    paypal_reversed: { close: "closed", reopen: "derived" },
    paypal_canceled_reversal: { close: "closed", reopen: "derived" },
    closed: { reopen: "derived" },
  };

/** The refusal of each action that a status does not allow. */
export const expectedRefusals: { readonly [A in StatusAction]: string } = {
  process: "not-processable",
  ship: "not-shippable",
  complete: "not-completable",
  hold: "not-holdable",
  resume: "not-on-hold",
  cancel: "not-cancelable",
  "report-fraud": "not-fraud-reportable",
  close: "not-closable",
  reopen: "not-reopenable",
};
