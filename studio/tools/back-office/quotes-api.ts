import { paths } from "../../../app/kernel/paths";
import { callStaffApi, toQueryString } from "../parts/staff-api";

/**
 * Types of the shop's back office API (app/edge/back-office); amounts in dollars. tests/studio/back-office-types.test.ts checks
 * them against the API.
 */
export type QuoteStatus = "draft" | "ready_to_order" | "expired" | "ordered" | "canceled";

export type QuoteSummary = {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly total: number;
  readonly status: QuoteStatus;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly sentAt: string | null;
  readonly openedAt: string | null;
};

export type QuotePage = {
  readonly quotes: readonly QuoteSummary[];
  readonly total: number;
  readonly next: string | null;
};

type Address = {
  readonly type: "billing" | "shipping";
  readonly firstName: string;
  readonly lastName: string;
  readonly street1: string;
  readonly street2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly countryId: string;
  readonly phoneNumber: string;
};

/** Amounts of a quote, computed by the shop or agreed. */
export type Amounts = {
  readonly subtotal: number;
  readonly shippingLabel: string | null;
  readonly shippingAmount: number;
  readonly taxPercent: number;
  readonly taxAmount: number;
  readonly discountAmount: number;
  readonly total: number;
};

export type Quote = Amounts & {
  readonly poNumber: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly expiresAt: string;
  readonly addresses: readonly Address[];
  readonly shippingMethod: string | null;
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly sku: string;
    readonly qty: number;
    readonly price: number;
    readonly rowTotal: number;
    readonly notes: string | null;
  }[];
  readonly additionalNotes: string | null;
  readonly splitPaymentEnabled: boolean;
  readonly minimumSplitAmount: number;
  readonly payments: readonly {
    readonly id: string;
    readonly amountPaid: number;
    readonly methodLabel: string;
    readonly status: string;
    readonly createdAt: string;
  }[];
};

export type QuoteRecord = QuoteSummary & {
  readonly quote: Quote;
  readonly order: { readonly number: string; readonly balance: number } | null;
  readonly orderId: string | null;
  readonly version: number;
  /** True when staff agreed on the tax; otherwise the shop's rules computed it. */
  readonly isTaxAgreed: boolean;
  readonly author: string;
  readonly submissionId: string | null;
  readonly lastOpenedAt: string | null;
  readonly activity: readonly {
    readonly kind: "event" | "note";
    readonly author: string;
    readonly text: string;
    readonly createdAt: string;
  }[];
};

export type ListQuery = {
  readonly status: string;
  readonly search: string;
  readonly sort: string;
  /** Cursor of the page; empty for the first page. */
  readonly after: string;
};

/** Returns the query of an unfiltered list with its default sorting. */
export const createListQuery = (sort: string): ListQuery => ({ status: "", search: "", sort, after: "" });

export type ManualPayment = {
  readonly action: "payment";
  readonly method: string;
  /** Dollars as typed; the server parses them. */
  readonly amount: string;
  readonly reference: string;
};

export type QuoteAction =
  | { readonly action: "send" | "link" | "preview" | "copy" | "cancel" }
  | { readonly action: "extend"; readonly days: number }
  | { readonly action: "note"; readonly text: string }
  | { readonly action: "save"; readonly version: number; readonly input: object }
  | ManualPayment;

/** Customer details and requests from a form submission. */
export type QuoteSource = {
  readonly formTitle: string;
  readonly customer: Readonly<Record<"firstName" | "lastName" | "email" | "phone", string>>;
  readonly address: Readonly<Partial<Record<"street1" | "street2" | "city" | "state" | "zipCode", string>>>;
  readonly estimated: readonly string[];
};

export type CatalogItem = { readonly sku: string; readonly name: string; readonly price: number | null };

const root = `${paths.backOffice}/quotes`;
const getQuoteUrl = (id: string) => `${root}/${encodeURIComponent(id)}`;

export const getQuotesCsvUrl = (query: ListQuery) => `${root}/export.csv?${toQueryString(query)}`;
export const readQuotes = (query: ListQuery) => callStaffApi<QuotePage>(`${root}?${toQueryString(query)}`);
export const readQuote = (id: string) => callStaffApi<QuoteRecord>(getQuoteUrl(id));
export const createQuote = (input: object, submissionId?: string) =>
  callStaffApi<{ readonly id: string }>(root, { input, ...(submissionId ? { submissionId } : {}) });
/** Computes the amounts of a quote without saving it. */
export const computeQuoteAmounts = (input: object) => callStaffApi<Amounts>(`${root}/price`, { input });

/** Result of an action; `lastDay` is formatted: "December 26, 2026". */
export type ActionResult = { readonly link?: string; readonly id?: string; readonly lastDay?: string };

export const sendQuoteAction = (id: string, action: QuoteAction) =>
  callStaffApi<ActionResult>(getQuoteUrl(id), action);

export const readQuoteSource = (submissionId: string) =>
  callStaffApi<QuoteSource>(`${paths.backOffice}/submissions/${encodeURIComponent(submissionId)}`);

export const searchCatalogItems = async (search: string): Promise<readonly CatalogItem[]> =>
  (
    await callStaffApi<{ readonly picks: readonly CatalogItem[] }>(
      `${paths.backOffice}/catalog?${toQueryString({ search })}`,
    )
  ).picks;
