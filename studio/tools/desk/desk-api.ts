import { paths } from "../../../app/kernel/paths";

/** What the shop's desk answers (app/edge/desk); amounts in dollars. */
export type Status = "draft" | "ready_to_order" | "expired" | "ordered" | "canceled";

export type Line = {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly email: string;
  readonly total: number;
  readonly status: Status;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly sentAt: string | null;
  readonly openedAt: string | null;
};

export type Page = { readonly quotes: readonly Line[]; readonly total: number; readonly pages: number };

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

export type Quote = {
  readonly poNumber: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly expiresAt: string;
  readonly addresses: readonly Address[];
  readonly shippingMethod: string | null;
  readonly shippingLabel: string | null;
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly sku: string;
    readonly qty: number;
    readonly price: number;
    readonly rowTotal: number;
    readonly notes: string | null;
  }[];
  readonly subtotal: number;
  readonly shippingAmount: number;
  readonly taxPercent: number;
  readonly taxAmount: number;
  readonly discountAmount: number;
  readonly total: number;
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

export type Entry = Line & {
  readonly quote: Quote;
  readonly order: { readonly number: string; readonly balance: number } | null;
  readonly version: number;
  readonly author: string;
  readonly lastOpenedAt: string | null;
  readonly activity: readonly {
    readonly kind: "event" | "note";
    readonly author: string;
    readonly text: string;
    readonly createdAt: string;
  }[];
};

export type Asked = { readonly status: Status | ""; readonly search: string; readonly page: number };

export type Action =
  | { readonly action: "send" | "link" | "copy" | "cancel" }
  | { readonly action: "extend"; readonly days: number }
  | { readonly action: "note"; readonly text: string }
  | { readonly action: "save"; readonly version: number; readonly input: object }
  | {
      readonly action: "payment";
      readonly method: string;
      readonly amount: number;
      readonly reference: string;
    };

const root = `${paths.desk}/quotes`;

export const exportAddress = (asked: Asked) => `${root}/export.csv?${queryOf(asked)}`;
export const readPage = (asked: Asked): Promise<Page> => answered(fetch(`${root}?${queryOf(asked)}`));
export const readEntry = (id: string): Promise<Entry> => answered(fetch(`${root}/${encodeURIComponent(id)}`));
export const createQuote = (input: object): Promise<{ readonly id: string }> =>
  answered(post(root, { input }));

/** Does something with a quote; answers a link, or a new quote's id, where there is one. */
export const act = (id: string, action: Action): Promise<{ readonly link?: string; readonly id?: string }> =>
  answered(post(`${root}/${encodeURIComponent(id)}`, action));

function post(address: string, body: object): Promise<Response> {
  return fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function answered<T>(asking: Promise<Response>): Promise<T> {
  const response = await asking;
  if (response.ok) return response.json();
  if (response.status === 401) throw new Error("You are not signed in any more. Load this page again.");
  const said: { message?: string } = await response.json().catch(() => ({}));
  throw new Error(said.message ?? "The shop did not answer. Please try again.");
}

function queryOf({ status, search, page }: Asked): string {
  const query = new URLSearchParams();
  if (status) query.set("status", status);
  if (search.trim()) query.set("search", search.trim());
  if (page > 1) query.set("page", String(page));
  return query.toString();
}
