import type { Page } from "@playwright/test";
import { matchResponseError, openPath, type State } from "./state";

const emailPage = { title: "Sign in | Stile & Rail", heading: "Sign in" } as const;
const codePage = { title: "Check your email | Stile & Rail", heading: "Check your email" } as const;

async function requestEmail(page: Page, email: string): Promise<void> {
  await page.goto("/my-account/sign-in");
  await page.getByRole("main").getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Email me a link and a code" }).click();
  await page.waitForLoadState("networkidle");
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code").fill(code);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.waitForLoadState("networkidle");
}

/** Opens the code page of a new sign-in, and enters wrong codes. */
const enterWrongCodes =
  (email: string, ...codes: readonly string[]): State["open"] =>
  async (page) => {
    await requestEmail(page, email);
    for (const code of codes) await enterCode(page, code);
  };

const over = "This link or code has been used or is more than 15 minutes old. Ask for a new one.";
const reasons =
  "What you get with an account Your orders Where each one is, what it cost and where it went. Your addresses Saved once, filled in at every checkout. Your samples, again The same doors back in your cart with one click.";
const wrong = "0000 0000";
/** One more than a sign-in has tries. */
const tooManyCodes = Array.from({ length: 6 }, () => wrong);
/** More codes than a client may try within ten minutes. */
const clientTries = 32;

/** Runs in the page: sends codes without waiting for the page of each answer. */
async function sendCodes({ count, code }: { readonly count: number; readonly code: string }): Promise<void> {
  for (let sent = 0; sent < count; sent += 1)
    await fetch("/my-account/sign-in/code", { method: "POST", body: new URLSearchParams({ code }) });
}

/** The steps of a sign-in and its refusals. */
export const signInStates: readonly State[] = [
  {
    name: "sign-in",
    open: openPath("/my-account/sign-in"),
    ...emailPage,
    shows: [{ role: "button", name: "Email me a link and a code" }],
  },
  {
    name: "sign-in after a sign-out",
    open: openPath("/my-account/sign-in?out="),
    ...emailPage,
    shows: [{ role: "status", text: "You're signed out." }],
  },
  {
    name: "sign-in with an invalid email address",
    open: (page) => requestEmail(page, "nobody@"),
    ...emailPage,
    shows: [{ role: "paragraph", text: "Invalid email address" }],
  },
  {
    name: "sign-in that waits for the code",
    open: enterWrongCodes("one@example.com"),
    ...codePage,
    shows: [
      { role: "textbox", name: "Code" },
      { role: "strong", text: "one@example.com" },
    ],
  },
  {
    name: "sign-in with an incomplete code",
    open: enterWrongCodes("two@example.com", "123"),
    ...codePage,
    shows: [{ role: "paragraph", text: "The code has 8 digits" }],
  },
  {
    name: "sign-in with a wrong code",
    open: enterWrongCodes("three@example.com", wrong),
    ...codePage,
    shows: [{ role: "paragraph", text: "That isn't the code from the email. 4 tries are left." }],
    consoleErrors: matchResponseError(422),
  },
  {
    name: "sign-in without further tries",
    open: enterWrongCodes("four@example.com", ...tooManyCodes),
    ...codePage,
    shows: [{ role: "alert", text: over }],
    consoleErrors: matchResponseError(422),
  },
  {
    name: "sign-in with too many tries of a client",
    open: async (page) => {
      await requestEmail(page, "five@example.com");
      await page.evaluate(sendCodes, { count: clientTries, code: wrong });
      await enterCode(page, wrong);
    },
    ...codePage,
    shows: [{ role: "alert", text: "Too many tries. Please wait a few minutes." }],
    consoleErrors: /^Failed to load resource: the server responded with a status of 4(22|29) /,
  },
  {
    name: "sign-in link before its confirmation",
    open: openPath(({ signIn }) => signIn.openLink),
    title: emailPage.title,
    heading: "One more click",
    shows: [
      {
        role: "main",
        text: `Your account One more click You're about to sign in as fern.abbott@example.com . Sign in ${reasons}`,
      },
    ],
  },
  {
    name: "expired sign-in link",
    open: openPath(({ signIn }) => signIn.expiredLink),
    title: emailPage.title,
    heading: "This link has expired",
    shows: [
      { role: "main", text: `Your account This link has expired ${over} Ask for a new link ${reasons}` },
    ],
  },
];
