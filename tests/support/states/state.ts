import type { Page } from "@playwright/test";
import type { StateRecords } from "./state-records";

type Role = Parameters<Page["getByRole"]>[0];

/**
 * An element that a state shows: its role, its whole accessible name and its whole accessible text. Numbers of orders
 * and quotes and dates are written as {order}, {quote} and {date}.
 */
export type ShownElement =
  | {
      readonly role: Role;
      readonly name: string | RegExp;
      readonly text?: ShownText;
      /** The number of elements with this name. The default is 1. */
      readonly count?: number;
    }
  | { readonly role: Role; readonly text: ShownText };

/** A text, which may depend on the width of the window in pixels. */
export type ShownText = string | ((width: number) => string);

/** The running shop, its records, and its log so far. */
export type Stage = {
  readonly url: string;
  readonly records: StateRecords;
  readonly log: () => string;
};

/** A screen that a person can reach: how the test reaches it, and what it must show. */
export type State = {
  readonly name: string;
  readonly open: (page: Page, stage: Stage) => Promise<unknown>;
  /** The whole document title. */
  readonly title: string | RegExp;
  /** The whole text of the first-level heading. */
  readonly heading: string | RegExp;
  readonly shows: readonly ShownElement[];
  /** The HTTP status of the page. The default is 200. */
  readonly status?: number;
  /** Console errors that belong to the state. The default is the browser's error about the status. */
  readonly consoleErrors?: RegExp;
};

/** A path, which may depend on the records. */
export type StatePath = string | ((records: StateRecords) => string);

/** Returns a function that opens a path. */
export function openPath(path: StatePath): State["open"] {
  return (page, { records }) => page.goto(typeof path === "string" ? path : path(records));
}

/** Matches the browser's console error about the status of a response. */
export function matchResponseError(status: number): RegExp {
  return new RegExp(`^Failed to load resource: the server responded with a status of ${status} `);
}

/** The browser's console error about a request that got no response. */
export const requestError = /^Failed to load resource: net::ERR_/;

/** Returns a function that opens a path as a signed-in customer, with or without records in the account. */
export function asCustomer(customer: keyof StateRecords["sessions"], path: StatePath): State["open"] {
  return async (page, stage) => {
    await signInCustomer(page, stage, customer);
    await openPath(path)(page, stage);
  };
}

/** Signs the browser in without the sign-in pages. */
async function signInCustomer(
  page: Page,
  { url, records }: Stage,
  customer: keyof StateRecords["sessions"],
): Promise<void> {
  const session = records.sessions[customer];
  await page.context().addCookies([
    { name: "account_session", value: session, url, httpOnly: true },
    { name: "signed_in", value: "1", url },
  ]);
}
