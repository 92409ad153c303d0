import { paths } from "../../../app/kernel/paths";

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

export const readReviews = async (): Promise<readonly Review[]> => {
  const { reviews }: { readonly reviews: readonly Review[] } = await answered(fetch(root));
  return reviews;
};

export const readReview = (id: string): Promise<ReviewInFull> =>
  answered(fetch(`${root}/${encodeURIComponent(id)}`));

/** Ends a review; answers how the payment stands then. */
export const decideReview = (id: string, way: Way, note: string): Promise<ReviewInFull> =>
  answered(
    fetch(`${root}/${encodeURIComponent(id)}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ way, note }),
    }),
  );

async function answered<T>(asking: Promise<Response>): Promise<T> {
  const response = await asking;
  if (response.status === 401) throw new Error("You are not signed in any more. Load this page again.");
  if (response.ok) return response.json();
  const said: { readonly message?: string } = await response.json().catch(() => ({}));
  throw new Error(said.message ?? "The shop did not answer. Please try again.");
}
