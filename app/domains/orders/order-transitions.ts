import type { OrderStatus } from "~/kernel/statuses/statuses";

/** The actions of staff that change an order's status. */
export const statusActions = [
  "process",
  "ship",
  "complete",
  "hold",
  "resume",
  "cancel",
  "report-fraud",
  "close",
  "reopen",
] as const;
export type StatusAction = (typeof statusActions)[number];

/**
 * The status after an action. `previous`: the status before the hold. `derived`: shipped with a shipment,
 * ordered when paid, else pending payment.
 */
export type TransitionTarget = OrderStatus | "previous" | "derived";

type Transition = { readonly from: readonly OrderStatus[]; readonly to: TransitionTarget };

const unpaid = [
  "pending",
  "pending_payment",
  "pending_paypal",
  "payment_review",
  "partially_paid",
] as const satisfies readonly OrderStatus[];
const inPreparation = ["ordered", "processing", "synced"] as const satisfies readonly OrderStatus[];
const done = ["complete", "completed"] as const satisfies readonly OrderStatus[];
const stopped = [
  "canceled",
  "fraud",
  "paypal_reversed",
  "paypal_canceled_reversal",
] as const satisfies readonly OrderStatus[];

/**
 * The status transitions of staff, by action. Payments move an order by themselves, from `pending` to
 * `ordered` (`getLaterStatus`).
 */
const transitions: { readonly [A in StatusAction]: Transition } = {
  process: { from: ["ordered", "synced"], to: "processing" },
  // A shipped order may get another package.
  ship: { from: [...inPreparation, "shipped"], to: "shipped" },
  complete: { from: [...inPreparation, "shipped"], to: "complete" },
  hold: { from: [...unpaid, ...inPreparation], to: "holded" },
  resume: { from: ["holded"], to: "previous" },
  cancel: { from: [...unpaid, ...inPreparation, "holded"], to: "canceled" },
  "report-fraud": { from: [...unpaid, ...inPreparation, "holded", "canceled"], to: "fraud" },
  close: { from: ["shipped", ...done, ...stopped], to: "closed" },
  reopen: { from: [...done, ...stopped, "closed"], to: "derived" },
};

/** Returns the target of a transition, or null when the table does not allow it from this status. */
export function findTransition(action: StatusAction, from: OrderStatus): TransitionTarget | null {
  const transition = transitions[action];
  return transition.from.includes(from) ? transition.to : null;
}

/** Lists the actions that staff may take in a status. */
export function listStatusActions(status: OrderStatus): StatusAction[] {
  return statusActions.filter((action) => findTransition(action, status) !== null);
}

/** Actions after which an order collects no more money. */
export const stoppingActions: readonly StatusAction[] = ["cancel", "report-fraud"];

/** The refusal of each action in a status that does not allow it. */
export const transitionRefusals = {
  process: "not-processable",
  ship: "not-shippable",
  complete: "not-completable",
  hold: "not-holdable",
  resume: "not-on-hold",
  cancel: "not-cancelable",
  "report-fraud": "not-fraud-reportable",
  close: "not-closable",
  reopen: "not-reopenable",
} as const satisfies Record<StatusAction, string>;
export type TransitionRefusal = (typeof transitionRefusals)[StatusAction];

/** The messages for staff; all refusals are conflicts with the order's status (HTTP 409). */
export const transitionRefusalTexts = {
  "not-processable": "Only an ordered order can be marked as processing.",
  "not-shippable": "Only an order that is ordered, in preparation or shipped can be shipped.",
  "not-completable": "Only an order that is ordered, in preparation or shipped can be completed.",
  "not-holdable": "Only an order that has not been shipped or ended can be put on hold.",
  "not-on-hold": "This order isn't on hold.",
  "not-cancelable": "Only an order that has not been shipped or ended can be canceled.",
  "not-fraud-reportable": "An order that was shipped or ended can't be marked as fraud.",
  "not-closable": "Only a shipped, completed or canceled order can be closed.",
  "not-reopenable": "Only a completed, canceled or closed order can be reopened.",
} as const satisfies Record<TransitionRefusal, string>;
