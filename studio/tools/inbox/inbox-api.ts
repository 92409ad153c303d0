import { paths } from "../../../app/kernel/paths";
import { callStaffApi, toQueryString } from "../parts/staff-api";

/** Types of the shop's inbox API (app/edge/staff). */
export type SubmissionStatus = "new" | "in-work" | "done" | "spam";

export type SubmissionSummary = {
  readonly id: string;
  readonly formTitle: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly status: SubmissionStatus;
  readonly isComplete: boolean;
  readonly createdAt: string;
  readonly gist: string;
};

export type InboxPage = {
  readonly submissions: readonly SubmissionSummary[];
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

export type Submission = SubmissionSummary & {
  readonly answers: readonly { readonly name: string; readonly label: string; readonly value: string }[];
  readonly spamReasons: readonly string[];
  /** Prices of an estimate at submission and today. */
  readonly estimate: Estimate | null;
  readonly files: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: string;
    readonly size: number;
  }[];
  readonly notes: readonly { readonly author: string; readonly text: string; readonly createdAt: string }[];
};

export type InboxQuery = {
  readonly form: string;
  readonly status: SubmissionStatus | "";
  readonly search: string;
  /** Cursor of the page; empty for the first page. */
  readonly after: string;
};

const root = paths.inbox;

export const getFileUrl = (id: string) => `${root}/files/${encodeURIComponent(id)}`;

export const getInboxCsvUrl = (query: InboxQuery) => `${root}/export.csv?${toQueryString(query)}`;

export const subscribersCsvUrl = `${root}/subscribers.csv`;

export const readInbox = (query: InboxQuery) => callStaffApi<InboxPage>(`${root}?${toQueryString(query)}`);

export const readSubmission = (id: string) => callStaffApi<Submission>(`${root}/${encodeURIComponent(id)}`);

/** Changes the status or adds a note; resolves to the updated submission. */
export const changeSubmission = (
  id: string,
  change: { readonly status: SubmissionStatus } | { readonly note: string },
) => callStaffApi<Submission>(`${root}/${encodeURIComponent(id)}`, change);
