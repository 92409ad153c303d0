import { paths } from "../../../app/kernel/paths";
import { askShop } from "../parts/staff-api";

/** What the shop says of payments that need review (app/edge/reviews); amounts in dollars. */
export type Way = "accept" | "refund" | "cancel";

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
  readonly ways: readonly Way[];
};

export type ReviewInFull = Review & {
  readonly providerRef: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly done: readonly {
    readonly author: string;
    readonly way: string;
    readonly note: string;
    readonly outcome: string;
    readonly createdAt: string;
  }[];
};

const root = paths.paymentReviews;

/** The oldest, and how many there are in all. */
export type ReviewList = { readonly reviews: readonly Review[]; readonly waiting: number };

export const readReviews = () => askShop<ReviewList>(root);

export const readReview = (id: string) => askShop<ReviewInFull>(`${root}/${encodeURIComponent(id)}`);

/** Ends a review; answers how the payment stands then. */
export const decideReview = (id: string, way: Way, note: string) =>
  askShop<ReviewInFull>(`${root}/${encodeURIComponent(id)}`, { way, note });
