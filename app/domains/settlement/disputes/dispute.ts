import type { DisputeTruth } from "~/domains/payments/gateway";
import type { Provider } from "~/domains/payments/provider";
import { type Cents, cents, ZERO } from "~/kernel/money";
import type { DisputeState } from "~/kernel/statuses";
import type { DisputeNote } from "../payable";
import type { DisputeWay } from "./dispute.schema";

/** A dispute (chargeback) of a payment, as it was last recorded. */
export type Dispute = Omit<DisputeTruth, "ref"> & {
  readonly id: string;
  readonly provider: Provider;
  /** The attempt whose charge is disputed; null when this shop did not make it. */
  readonly attemptId: string | null;
  /** Counts changes. */
  readonly version: number;
  /** What staff recorded as lost, as a payment below zero. */
  readonly recordedLoss: Cents;
  readonly resolution: string | null;
  readonly resolvedBy: string | null;
  readonly resolutionNote: string;
  readonly resolvedAt: Date | null;
  readonly createdAt: Date;
};

type Described = Pick<
  DisputeTruth,
  "amount" | "reason" | "state" | "providerStatus" | "respondBy" | "withdrawn"
>;

/** What an order's history says when a dispute is first recorded, or has changed since; nothing when it has not. */
export function disputeNotes(known: Described | null, truth: Described): readonly DisputeNote[] {
  const { amount, reason, respondBy, providerStatus } = truth;
  const facts = { amount, reason, respondBy, providerStatus };
  const moved = truth.withdrawn - (known?.withdrawn ?? 0);
  const isDecided = truth.state !== "open" && truth.state !== known?.state;
  return [
    ...(known === null ? [{ ...facts, kind: "opened" } as const] : []),
    ...(known !== null && isAskedAnew(known, truth) ? [{ ...facts, kind: "changed" } as const] : []),
    ...(moved > 0 ? [{ ...facts, kind: "withdrawn", amount: cents(moved) } as const] : []),
    ...(moved < 0 ? [{ ...facts, kind: "returned", amount: cents(-moved) } as const] : []),
    ...(isDecided ? [{ ...facts, kind: decided[truth.state] } as const] : []),
  ];
}

const decided = { open: "changed", won: "won", lost: "lost" } as const satisfies Readonly<
  Record<DisputeState, DisputeNote["kind"]>
>;

/** Another deadline, amount, reason or stage of an open dispute, or one that was opened again. */
function isAskedAnew(known: Described, truth: Described): boolean {
  if (truth.state !== "open") return false;
  return (
    known.state !== "open" ||
    known.providerStatus !== truth.providerStatus ||
    known.amount !== truth.amount ||
    known.reason !== truth.reason ||
    known.respondBy?.getTime() !== truth.respondBy?.getTime()
  );
}

/** Whether staff are written to: it is new, was decided, was opened again, or has another deadline. */
export function isNews(known: Described | null, truth: Described): boolean {
  if (known === null || known.state !== truth.state) return true;
  return truth.respondBy !== null && known.respondBy?.getTime() !== truth.respondBy.getTime();
}

/** What a lost dispute cost: what the provider took, or the disputed amount where it does not say. */
export function lossOf({ withdrawn, amount }: Pick<Dispute, "withdrawn" | "amount">): Cents {
  return withdrawn > ZERO ? withdrawn : amount;
}

type Ending = Pick<Dispute, "state" | "resolution" | "recordedLoss" | "attemptId">;

/**
 * How staff may end the review of a dispute. An open one ends at its provider; of a lost one a person decides whether
 * its money counts as paid, and of one won later whether the recorded loss is taken back.
 */
export function disputeWays({ state, resolution, recordedLoss, attemptId }: Ending): readonly DisputeWay[] {
  if (resolution !== null || state === "open") return [];
  const hasPayment = attemptId !== null;
  if (state === "lost") return hasPayment && recordedLoss === ZERO ? ["record-loss", "close"] : ["close"];
  return hasPayment && recordedLoss > ZERO ? ["take-back-loss", "close"] : [];
}
