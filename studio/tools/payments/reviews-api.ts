import { paths } from "../../../app/kernel/paths";
import { callStaffApi } from "../parts/staff-api";

/** Types of the shop's payment review API (app/edge/staff); amounts in dollars. */
export type ReviewDecision = "accept" | "refund" | "cancel";

export type Review = {
  readonly id: string;
  readonly payable: string;
  readonly status: string;
  readonly reason: string;
  readonly provider: string;
  readonly methodLabel: string;
  readonly amount: number;
  readonly total: number;
  readonly paid: number;
  readonly due: number;
  readonly email: string;
  readonly createdAt: string;
  readonly ways: readonly ReviewDecision[];
};

export type ReviewDetails = Review & {
  readonly providerRef: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly done: readonly {
    readonly author: string;
    readonly way: string;
    readonly note: string;
    readonly outcome: string;
    readonly createdAt: string;
  }[];
};

const root = paths.paymentReviews;

export type DisputeState = "open" | "won" | "lost";
export type DisputeResolution = "record-loss" | "take-back-loss" | "close";

/** A dispute (chargeback) of a payment; amounts in dollars. */
export type Dispute = {
  readonly id: string;
  readonly disputeId: string;
  readonly chargeId: string | null;
  readonly provider: string;
  readonly amount: number;
  readonly reason: string;
  readonly state: DisputeState;
  readonly providerStatus: string;
  readonly respondBy: string | null;
  readonly withdrawn: number;
  readonly loss: number;
  readonly recordedLoss: number;
  readonly createdAt: string;
};

export type DisputeReview = Dispute & {
  /** Null when the disputed charge does not belong to this shop. */
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

/** The oldest payments under review, their total count, and all open disputes. */
export type ReviewList = {
  readonly reviews: readonly Review[];
  readonly waiting: number;
  readonly disputes: readonly DisputeReview[];
};

export const readPaymentReviews = () => callStaffApi<ReviewList>(root);

export const readReview = (id: string) => callStaffApi<ReviewDetails>(`${root}/${encodeURIComponent(id)}`);

/** Ends a review; resolves to the updated payment. */
export const decideReview = (id: string, decision: ReviewDecision, note: string) =>
  callStaffApi<ReviewDetails>(`${root}/${encodeURIComponent(id)}`, { way: decision, note });

const getDisputeUrl = (id: string) => `${root}/disputes/${encodeURIComponent(id)}`;

export const readDispute = (id: string) => callStaffApi<DisputeReview>(getDisputeUrl(id));

/** Ends the review of a decided dispute; resolves to the updated dispute. */
export const decideDispute = (id: string, decision: DisputeResolution, note: string) =>
  callStaffApi<DisputeReview>(getDisputeUrl(id), { way: decision, note });
