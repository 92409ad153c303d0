import { describe, expectTypeOf, it } from "vitest";
import type { readOrderDetails, readPaymentPage } from "~/domains/back-office/read-order-details.server";
import type { readOrders } from "~/domains/orders/back-office/read-orders.server";
import type { prefillQuoteFromSubmission } from "~/domains/quotes/back-office/prefill-from-submission.server";
import type { readQuoteForStaff, readQuotes } from "~/domains/quotes/back-office/read-quotes.server";
import type { readDisputeReviews } from "~/domains/settlement/disputes/read-disputes.server";
import type { readTeam } from "~/domains/team/read-team.server";
import type { OrderPage, OrderRecord, PaymentPage } from "../../studio/tools/back-office/orders-api";
import type { QuotePage, QuoteRecord, QuoteSource } from "../../studio/tools/back-office/quotes-api";
import type { DisputeReview } from "../../studio/tools/payments/reviews-api";
import type { TeamPage } from "../../studio/tools/team/team-api";

/** The result of a use case after JSON serialization. */
type Wire<T> = T extends Date ? string : T extends object ? { [K in keyof T]: Wire<T[K]> } : T;
type Told<F extends (...given: never[]) => Promise<unknown>> = NonNullable<Wire<Awaited<ReturnType<F>>>>;

describe("types of the back office in the Studio", () => {
  it("uses types that match the results of the shop's use cases, or `tsc` fails", () => {
    expectTypeOf<Told<typeof readQuotes>>().toExtend<QuotePage>();
    expectTypeOf<Told<typeof readQuoteForStaff>>().toExtend<QuoteRecord>();
    expectTypeOf<Told<typeof readOrders>>().toExtend<OrderPage>();
    expectTypeOf<Told<typeof readOrderDetails>>().toExtend<OrderRecord>();
    expectTypeOf<Told<typeof readPaymentPage>>().toExtend<PaymentPage>();
    expectTypeOf<Told<typeof readDisputeReviews>>().toExtend<readonly DisputeReview[]>();
    expectTypeOf<Told<typeof readTeam>>().toExtend<TeamPage["members"]>();
    expectTypeOf<Told<typeof prefillQuoteFromSubmission>>().toExtend<QuoteSource>();
  });
});
