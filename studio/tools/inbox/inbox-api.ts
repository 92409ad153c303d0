import { paths } from "../../../app/kernel/paths";
import { askShop, queryOf } from "../parts/staff-api";

/** What the shop's inbox answers (app/edge/inbox). */
export type Status = "new" | "in-work" | "done" | "spam";

export type Line = {
  readonly id: string;
  readonly formTitle: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly status: Status;
  readonly isComplete: boolean;
  readonly createdAt: string;
  readonly gist: string;
};

export type Page = {
  readonly submissions: readonly Line[];
  readonly total: number;
  readonly next: string | null;
  readonly forms: readonly { readonly name: string; readonly title: string; readonly fresh: number }[];
};

export type Estimate = {
  readonly bookVersion: string | null;
  readonly isChanged: boolean;
  readonly isWithdrawn: boolean;
  readonly lines: readonly {
    readonly name: string;
    readonly label: string;
    readonly before: string | null;
    readonly today: string | null;
  }[];
};

export type Entry = Line & {
  readonly answers: readonly { readonly name: string; readonly label: string; readonly value: string }[];
  readonly spamReasons: readonly string[];
  /** Where it is an estimate: its prices then and today. */
  readonly estimate: Estimate | null;
  readonly files: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly size: number;
  }[];
  readonly notes: readonly { readonly author: string; readonly text: string; readonly createdAt: string }[];
};

export type Asked = {
  readonly form: string;
  readonly status: Status | "";
  readonly search: string;
  /** What the page begins behind; nothing: the first one. */
  readonly after: string;
};

const root = paths.inbox;

export const fileAddress = (id: string) => `${root}/files/${encodeURIComponent(id)}`;

export const inboxTable = (asked: Asked) => `${root}/export.csv?${queryOf(asked)}`;

/** Who wants the newsletter. */
export const subscribersAddress = `${root}/subscribers.csv`;

export const readPage = (asked: Asked) => askShop<Page>(`${root}?${queryOf(asked)}`);

export const readEntry = (id: string) => askShop<Entry>(`${root}/${encodeURIComponent(id)}`);

/** Moves a submission on, or notes something beside it; answers how it stands then. */
export const changeEntry = (id: string, change: { readonly status: Status } | { readonly note: string }) =>
  askShop<Entry>(`${root}/${encodeURIComponent(id)}`, change);
