import type { Page } from "@playwright/test";
import { asCustomer, matchResponseError, openPath, requestError, type Stage, type State } from "./state";

/** More lookups of orders and quotes than a client may make within a minute. */
const tooManyLookups = 21;

/** The browser's errors about the lookups before and after the limit. */
const lookupErrors = /^Failed to load resource: the server responded with a status of 4(04|29) /;

async function lookUpTooOften(page: Page, { records }: Stage): Promise<void> {
  for (let count = 0; count < tooManyLookups; count += 1)
    await page.goto(records.quotes.canceled, { waitUntil: "commit" });
}

/** Opens a list of the account, and follows an entry whose request fails. */
const openEntryWithoutAnswer =
  (list: string, endpoint: string, entry: RegExp): State["open"] =>
  async (page, stage) => {
    await asCustomer("full", list)(page, stage);
    await page.route(endpoint, (route) => route.abort());
    await page.getByRole("main").getByRole("link", { name: entry }).first().click();
  };

const confirmation = {
  title: "Confirm your subscription | Stile & Rail",
  heading: "Confirm your subscription",
} as const;

/** Pages that fail, requests that fail, and links that are no longer valid. */
export const failureStates: readonly State[] = [
  {
    name: "page that fails on the server",
    open: asCustomer("full", ({ orders }) => orders.unreadable),
    title: "Something went wrong on our side | Stile & Rail",
    heading: "Something went wrong on our side",
    shows: [
      {
        role: "main",
        text: "Error 500 Something went wrong on our side It's not your fault. Please try again in a moment. Go to Home Page Contact us Error reference: {id}",
      },
    ],
    status: 500,
  },
  {
    name: "page for a client with too many requests",
    open: async (page, stage) => {
      await lookUpTooOften(page, stage);
      await page.goto(stage.records.quotes.taxed);
    },
    status: 429,
    title: "Too many requests | Stile & Rail",
    heading: "Too many requests",
    shows: [
      {
        role: "main",
        text: "Error 429 Too many requests Your connection sent many requests. If you just paid, please don't pay again. Please wait a minute, then open this page again. Go to Home Page Contact us",
      },
    ],
    consoleErrors: lookupErrors,
  },
  {
    name: "balance for a client with too many requests",
    status: 429,
    open: async (page, stage) => {
      await lookUpTooOften(page, stage);
      await page.goto(stage.records.balances.due);
    },
    title: "Pay the Balance of an Order | Stile & Rail",
    heading: "Pay a balance",
    shows: [{ role: "alert", text: "Too many requests. Please try again in a minute." }],
    consoleErrors: lookupErrors,
  },
  {
    name: "order that does not load",
    open: openEntryWithoutAnswer("/my-account/orders", "**/api/order/view/*", /^Order \d/),
    title: "Your order",
    heading: "Order",
    shows: [{ role: "alert", text: "Failed to fetch order. Please try again." }],
    consoleErrors: requestError,
  },
  {
    name: "quote that does not load",
    open: openEntryWithoutAnswer("/my-account/quotes", "**/api/quote/view/*", /^Quote Q/),
    title: "Your quote",
    heading: "Quote",
    shows: [
      { role: "alert", text: "Error Failed to fetch quote. Please try again." },
      { role: "button", name: "Try Again" },
    ],
    consoleErrors: requestError,
  },
  {
    name: "address that is not deleted",
    open: async (page, stage) => {
      await asCustomer("full", "/my-account/addresses")(page, stage);
      await page.route("**/api/my-account/address/*", (route) => route.abort());
      await page.getByRole("button", { name: /^Delete 27 Lakeshore Road/ }).click();
      await page.getByRole("button", { name: "Delete address" }).click();
    },
    title: "Your addresses | Stile & Rail",
    heading: "Your addresses",
    shows: [{ role: "alert", text: "Failed to delete address. Please try again. Dismiss message" }],
    consoleErrors: requestError,
  },
  {
    name: "samples that are not ordered again",
    open: async (page, stage) => {
      await asCustomer("full", ({ orders }) => orders.shipped)(page, stage);
      await page.route("**/api/samples*", (route) => route.abort());
      await page.getByRole("button", { name: "Order these samples again" }).click();
    },
    title: "Your order",
    heading: /^Order \d{9}$/,
    shows: [{ role: "status", text: "We couldn't add the samples. Please try again." }],
    consoleErrors: requestError,
  },
  {
    name: "list of styles that loads no more",
    open: async (page) => {
      await page.goto("/products/kitchen-cabinets/jsi-cabinetry");
      await page.route("**/*.data*", (route) => route.abort());
      await page.getByRole("link", { name: "Load more" }).click();
    },
    title: "We can't reach the shop | Stile & Rail",
    heading: "We can't reach the shop",
    shows: [
      {
        role: "main",
        text: "We can't reach the shop Please check your connection and try again. Try again Go to Home Page",
      },
    ],
    consoleErrors: requestError,
  },
  {
    name: "page to unsubscribe without a link",
    open: openPath("/newsletter/unsubscribe"),
    title: "Newsletter Subscription | Stile & Rail",
    heading: "Newsletter",
    shows: [
      {
        role: "main",
        text: "Newsletter If you unsubscribe, the newsletter stops. You'll still get messages about your orders and quotes, because you would miss those. This link doesn't match a subscription. Please use the one in our most recent email.",
      },
    ],
  },
  {
    name: "newsletter link before its confirmation",
    open: openPath("/newsletter/confirm/no-such-link"),
    ...confirmation,
    shows: [
      {
        role: "main",
        text: "Confirm your subscription Click the button to subscribe. Every email has a link to unsubscribe. Subscribe",
      },
    ],
  },
  {
    name: "newsletter link that is not valid",
    open: async (page) => {
      await page.goto("/newsletter/confirm/no-such-link");
      await page.getByRole("main").getByRole("button", { name: "Subscribe" }).click();
    },
    ...confirmation,
    shows: [
      {
        role: "main",
        text: "Confirm your subscription This link has expired. Please subscribe again and use the new one.",
      },
    ],
    consoleErrors: matchResponseError(404),
  },
  {
    name: "estimate link that is not valid",
    open: openPath("/estimator/no-such-estimate"),
    title: "We can't find this page | Stile & Rail",
    heading: "We can't find this page",
    shows: [
      {
        role: "main",
        text: "Error 404 We can't find this page The address may have changed, or it may be mistyped. Go back to where you came from, Go to home , or try one of these. Browse kitchen cabinets Order samples",
      },
    ],
    status: 404,
  },
];
