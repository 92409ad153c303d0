import type { PaymentMethod } from "~/domains/payments/methods/payment-methods";
import type { QuoteLinkParams } from "../link/quote-link.server";
import type { ViewedQuote } from "../link/view-quote.server";

/** Data of the quote page: the quote of a link, or the reason why the link is invalid (QUOT-007). */
export type QuoteData =
  | (ViewedQuote & {
      readonly state: "quote";
      readonly link: QuoteLinkParams;
      /** A staff preview; it cannot be paid. */
      readonly isPreview: boolean;
      readonly methods: readonly PaymentMethod[];
    })
  | { readonly state: "expired" | "missing"; readonly link: QuoteLinkParams };

export type OpenQuote = Extract<QuoteData, { readonly state: "quote" }>;
