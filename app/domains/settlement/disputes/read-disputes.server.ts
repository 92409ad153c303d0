import type { Db } from "#db/client.server";
import { toDollars } from "~/kernel/money/money";
import { findAttempt } from "../attempts/attempt.store.server";
import type { SettleServices } from "../settlement";
import { type Dispute, getLoss, listDisputeResolutions } from "./dispute";
import type { DisputeResolution } from "./dispute.schema";
import { findDispute, listDisputesForStaff, listDisputesOfAttempts } from "./dispute.store.server";

type ReadServices = Pick<SettleServices, "db" | "payables">;

/** A dispute as staff see it; amounts in dollars. */
export type DisputeView = {
  readonly id: string;
  readonly disputeId: string;
  readonly chargeId: string | null;
  readonly attemptId: string | null;
  readonly provider: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason: string;
  readonly state: Dispute["state"];
  readonly providerStatus: string;
  readonly respondBy: string | null;
  readonly withdrawn: number;
  /** Cost of a lost dispute. */
  readonly loss: number;
  readonly recordedLoss: number;
  readonly createdAt: string;
};

export type DisputeReview = DisputeView & {
  /** 'Order 000000012'; null when the charge was not made by this shop. */
  readonly payable: string | null;
  readonly email: string | null;
  readonly ways: readonly DisputeResolution[];
  readonly done: {
    readonly author: string;
    readonly way: string;
    readonly note: string;
    readonly createdAt: string;
  } | null;
};

/** Lists the disputes that staff must look at, nearest deadline first. */
export async function readDisputeReviews(services: ReadServices): Promise<readonly DisputeReview[]> {
  const disputes = await listDisputesForStaff(services.db);
  return Promise.all(disputes.map((dispute) => toDisputeReview(services, dispute)));
}

/** Returns one dispute with its payable and the possible resolutions; null when it does not exist. */
export async function readDisputeReview(services: ReadServices, id: string): Promise<DisputeReview | null> {
  const dispute = await findDispute(services.db, id);
  return dispute && toDisputeReview(services, dispute);
}

/** Lists the disputes of these attempts, oldest first. */
export async function readDisputesOfAttempts(
  db: Db,
  attemptIds: readonly (string | null)[],
): Promise<readonly DisputeView[]> {
  const knownIds = attemptIds.filter((id) => id !== null);
  return (await listDisputesOfAttempts(db, [...new Set(knownIds)])).map(toDisputeView);
}

async function toDisputeReview({ db, payables }: ReadServices, dispute: Dispute): Promise<DisputeReview> {
  const attempt = dispute.attemptId === null ? null : await findAttempt(db, dispute.attemptId);
  const bill = attempt && (await payables[attempt.payable.kind].findBill(db, attempt.payable.id));
  const { resolution, resolvedBy, resolutionNote, resolvedAt } = dispute;
  return {
    ...toDisputeView(dispute),
    payable: bill?.description ?? null,
    email: bill?.receiptEmail ?? null,
    ways: listDisputeResolutions(dispute),
    done:
      resolution && resolvedAt
        ? {
            author: resolvedBy ?? "",
            way: resolution,
            note: resolutionNote,
            createdAt: resolvedAt.toISOString(),
          }
        : null,
  };
}

function toDisputeView(dispute: Dispute): DisputeView {
  const { id, disputeId, chargeId, attemptId, provider, currency, reason, state, providerStatus } = dispute;
  return {
    ...{ id, disputeId, chargeId, attemptId, provider, currency, reason, state, providerStatus },
    amount: toDollars(dispute.amount),
    respondBy: dispute.respondBy?.toISOString() ?? null,
    withdrawn: toDollars(dispute.withdrawn),
    loss: toDollars(getLoss(dispute)),
    recordedLoss: toDollars(dispute.recordedLoss),
    createdAt: dispute.createdAt.toISOString(),
  };
}
