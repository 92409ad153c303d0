import type { ProviderDispute } from "~/domains/payments/payment-gateway";
import type { Provider } from "~/domains/payments/provider";
import { type Cents, cents, ZERO } from "~/kernel/money/money";
import type { DisputeState } from "~/kernel/statuses/statuses";
import type { DisputeEvent } from "../payable";
import type { DisputeResolution } from "./dispute.schema";

/** A dispute (chargeback) of a payment, as it was last recorded. */
export type Dispute = Omit<ProviderDispute, "ref"> & {
  readonly id: string;
  readonly provider: Provider;
  /** The attempt whose charge is disputed; null when this shop did not make it. */
  readonly attemptId: string | null;
  /** Version of the row. */
  readonly version: number;
  /** The loss that staff recorded as a negative payment. */
  readonly recordedLoss: Cents;
  readonly resolution: string | null;
  readonly resolvedBy: string | null;
  readonly resolutionNote: string;
  readonly resolvedAt: Date | null;
  readonly createdAt: Date;
};

type DisputeDetails = Pick<
  ProviderDispute,
  "amount" | "reason" | "state" | "providerStatus" | "respondBy" | "withdrawn"
>;

/**
 * Lists the events for an order's history since the recorded state of a dispute; empty when nothing changed.
 */
export function listNewDisputeEvents(
  previous: DisputeDetails | null,
  result: DisputeDetails,
): readonly DisputeEvent[] {
  const { amount, reason, respondBy, providerStatus } = result;
  const details = { amount, reason, respondBy, providerStatus };
  const change = result.withdrawn - (previous?.withdrawn ?? 0);
  const isDecided = result.state !== "open" && result.state !== previous?.state;
  return [
    ...(previous === null ? [{ ...details, kind: "opened" } as const] : []),
    ...(previous !== null && isReopenedOrChanged(previous, result)
      ? [{ ...details, kind: "changed" } as const]
      : []),
    ...(change > 0 ? [{ ...details, kind: "withdrawn", amount: cents(change) } as const] : []),
    ...(change < 0 ? [{ ...details, kind: "returned", amount: cents(-change) } as const] : []),
    ...(isDecided ? [{ ...details, kind: decided[result.state] } as const] : []),
  ];
}

const decided = { open: "changed", won: "won", lost: "lost" } as const satisfies Readonly<
  Record<DisputeState, DisputeEvent["kind"]>
>;

/** Returns true when an open dispute has another deadline, amount, reason or stage, or was reopened. */
function isReopenedOrChanged(previous: DisputeDetails, result: DisputeDetails): boolean {
  if (result.state !== "open") return false;
  return (
    previous.state !== "open" ||
    previous.providerStatus !== result.providerStatus ||
    previous.amount !== result.amount ||
    previous.reason !== result.reason ||
    previous.respondBy?.getTime() !== result.respondBy?.getTime()
  );
}

/** Returns true when staff get an email: the dispute is new, decided, reopened, or has another deadline. */
export function needsStaffEmail(previous: DisputeDetails | null, result: DisputeDetails): boolean {
  if (previous === null || previous.state !== result.state) return true;
  return result.respondBy !== null && previous.respondBy?.getTime() !== result.respondBy.getTime();
}

/** Returns the cost of a lost dispute: the withdrawn amount, or the disputed amount when it is unknown. */
export function getLoss({ withdrawn, amount }: Pick<Dispute, "withdrawn" | "amount">): Cents {
  return withdrawn > ZERO ? withdrawn : amount;
}

type ClosedDispute = Pick<Dispute, "state" | "resolution" | "recordedLoss" | "attemptId">;

/**
 * Lists how staff may end the review. For a lost dispute they decide whether its money still counts as paid; for
 * one won later they may take back the recorded loss.
 */
export function listDisputeResolutions({
  state,
  resolution,
  recordedLoss,
  attemptId,
}: ClosedDispute): readonly DisputeResolution[] {
  if (resolution !== null || state === "open") return [];
  const hasPayment = attemptId !== null;
  if (state === "lost") return hasPayment && recordedLoss === ZERO ? ["record-loss", "close"] : ["close"];
  return hasPayment && recordedLoss > ZERO ? ["take-back-loss", "close"] : [];
}
