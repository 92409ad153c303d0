import { createHash } from "node:crypto";
import { escapeMarkup } from "../http/escape-markup";
import type { Reply } from "../http/reply";
import * as paths from "../paths";
import type { SignInMethod } from "./auth";
import { renderEmailForm } from "./email-forms";
import { renderFieldError, renderFieldErrorAttributes } from "./field-error";

export type SignInPageProps = {
  readonly shopName: string;
  /** URL of an image shown beside the form. */
  readonly picture: string | undefined;
  readonly means: SignInMethod;
  /** True when staff may sign in by email. */
  readonly hasStaffAccounts: boolean;
  readonly problem?: string | undefined;
  readonly mailProblem?: string | undefined;
  /** Email address entered before. */
  readonly email?: string | undefined;
  /** URL inside the Studio to continue with. */
  readonly next: string;
};

/**
 * Renders the sign-in page: plain HTML without script, because it must work while the Studio is still being built.
 */
export function renderSignInPage(page: SignInPageProps, status = 200): Reply {
  const heading = "Shop editor";
  const byMail = page.hasStaffAccounts
    ? renderEmailForm({ next: page.next, email: page.email, problem: page.mailProblem })
    : "";
  const content = `${forms[page.means](page)}\n${byMail}`;
  return renderStaffPage({ ...page, title: "Sign in", heading, content }, status);
}

export type StaffPage = Pick<SignInPageProps, "shopName" | "picture"> & {
  readonly title: string;
  readonly heading: string;
  /** HTML in which user input is already escaped. */
  readonly content: string;
  /** The only script of the page; the CSP allows it by its hash. */
  readonly script?: string | undefined;
};

/** Renders a page before the Studio: one column of text beside an image of the shop. */
export function renderStaffPage(page: StaffPage, status = 200): Reply {
  return {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; ${createScriptPolicy(page.script)}form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      // The URL may contain a sign-in token, so other sites get the origin only.
      "Referrer-Policy": "strict-origin",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · ${escapeMarkup(page.shopName)} Studio</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<main>
<p class="name"><a href="/">${escapeMarkup(page.shopName)}</a></p>
<div class="form">
<p class="eyebrow">Studio</p>
<h1>${page.heading}</h1>
${page.content}
</div>
<p class="back"><a href="/">Back to the shop</a></p>
</main>
${page.picture ? `<div class="picture"><img src="${escapeMarkup(page.picture)}" alt=""></div>` : '<div class="picture"></div>'}
${page.script === undefined ? "" : `<script type="module">${page.script}</script>\n`}</body>
</html>
`,
  };
}

function createScriptPolicy(script: string | undefined): string {
  return script === undefined ? "" : `script-src 'sha256-${computeHash(script)}'; `;
}

const forms: Readonly<Record<SignInMethod, (page: SignInPageProps) => string>> = {
  button: ({ next }) => `<p>You're on the machine the shop runs on, so you don't need a password.</p>
<form method="post" action="${paths.lakeSignIn}">
<input type="hidden" name="next" value="${escapeMarkup(next)}">
<button type="submit" autofocus>Open the Studio</button>
<button type="submit" name="as" value="sales" class="second">Look around as sales</button>
</form>
<p class="note">Sales can read everything here but can't change pages. Set <code>STUDIO_PASSWORD</code> before others can reach this machine.</p>`,
  password: ({ problem, mailProblem, next }) => `<p>Edit pages, styles, pictures, prices and text here.</p>
<form method="post" action="${paths.lakeSignIn}" novalidate>
<input type="hidden" name="next" value="${escapeMarkup(next)}">
<input type="text" name="username" value="editor" autocomplete="username" hidden>
<label for="password">Studio password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${renderFieldErrorAttributes(problem, "problem", !mailProblem)}>
${renderFieldError(problem, "problem")}
<button type="submit">Sign in</button>
</form>`,
  none: () => `<p>To open the Studio from other machines, the shop needs a Studio password.</p>
<p>Set <code>STUDIO_PASSWORD</code> (12 characters or more) in the shop’s settings and restart it, or open this page on the machine the shop runs on.</p>`,
};

/** Colors and fonts of the shop's design tokens, inlined because this page loads nothing. */
const style = `
:root { --paper: oklch(0.985 0.004 95); --deep: oklch(0.955 0.008 92); --ink: oklch(0.23 0.014 165); --soft: oklch(0.4 0.013 160); --rule: oklch(0.62 0.012 110); --pine: oklch(0.37 0.055 163); --pine-deep: oklch(0.285 0.042 165); --brass: oklch(0.48 0.082 72); --danger: oklch(0.47 0.155 27); }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; min-height: 100dvh; display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; }
main { display: flex; flex-direction: column; padding: clamp(1.5rem, 4vw, 3.5rem); }
.name { font: 1.375rem/1.2 Georgia, serif; letter-spacing: -0.01em; }
.name a { color: inherit; text-decoration: none; }
.form { flex: 1; display: flex; flex-direction: column; justify-content: center; max-width: 26rem; padding: 3rem 0; }
.eyebrow { font-size: 0.8125rem; letter-spacing: 0.11em; text-transform: uppercase; color: var(--brass); }
h1 { font: 400 clamp(2rem, 1.4rem + 2vw, 3.125rem)/1.08 Georgia, serif; letter-spacing: -0.016em; text-wrap: balance; margin: 0.75rem 0 1.25rem; }
.form p:not(.eyebrow) { color: var(--soft); }
.form p + p { margin-top: 0.75rem; }
form { display: grid; gap: 0.5rem; margin-top: 2rem; }
label { font-size: 0.9375rem; font-weight: 500; }
input:not([type="hidden"]):not([hidden]) { width: 100%; min-height: 3rem; padding: 0 0.875rem; font: inherit; color: inherit; background: #fff; border: 1px solid var(--rule); border-radius: 2px; }
input[aria-invalid="true"] { border-color: var(--danger); }
button { min-height: 3rem; margin-top: 0.75rem; padding: 0 1.75rem; justify-self: start; font: 500 1rem/1 system-ui, sans-serif; color: var(--paper); background: var(--pine); border: 0; border-radius: 2px; cursor: pointer; transition: background-color 180ms; }
button.second { color: var(--pine); background: transparent; border: 1px solid var(--pine); }
button.second:hover { color: var(--paper); }
button:hover { background: var(--pine-deep); }
button:active { transform: translateY(1px); }
:focus-visible { outline: 2px solid var(--pine); outline-offset: 3px; }
.form p.problem { color: var(--danger); font-size: 0.9375rem; }
.form p.note { margin-top: 2rem; font-size: 0.9375rem; }
code { font: 0.9em ui-monospace, Menlo, monospace; background: var(--deep); padding: 0.1em 0.35em; border-radius: 2px; overflow-wrap: anywhere; }
.sessions { list-style: none; padding: 0; margin-top: 2rem; border-top: 1px solid var(--rule); }
.sessions li { padding: 1.25rem 0; border-bottom: 1px solid var(--rule); overflow-wrap: anywhere; }
.sessions form { margin-top: 0.25rem; }
[hidden] { display: none !important; }
h2 { font: 400 1.375rem/1.2 Georgia, serif; margin-top: 2.5rem; }
details { margin-top: 1.5rem; }
summary { cursor: pointer; font-size: 0.9375rem; text-decoration: underline; text-underline-offset: 0.25em; }
details form { margin-top: 1rem; }
.qr { margin-top: 1.5rem; padding: 0.75rem; width: 13rem; background: #fff; border: 1px solid var(--rule); border-radius: 2px; }
.qr svg { display: block; width: 100%; height: auto; }
.qr + p, h2 + p { margin-top: 0.75rem; }
.codes { list-style: none; padding: 0.75rem; margin-top: 1.5rem; background: var(--deep); border-radius: 2px; font: 0.8125rem/1.9 ui-monospace, Menlo, monospace; overflow-wrap: anywhere; }
.name-it { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; }
.name-it button { margin-top: 0; }
dt { margin-top: 1.5rem; font-weight: 500; }
dd { margin: 0.25rem 0 0; color: var(--soft); }
.back { font-size: 0.9375rem; }
.note a { color: inherit; text-underline-offset: 0.25em; }
.back a { color: var(--soft); text-underline-offset: 0.25em; }
.picture { background: var(--pine-deep); }
.picture img { display: block; width: 100%; height: 100%; max-height: 100vh; max-height: 100dvh; object-fit: cover; position: sticky; top: 0; }
@media (max-width: 48rem) { body { grid-template-columns: 1fr; grid-template-rows: 9rem 1fr; } .picture { grid-row: 1; } .picture img { max-height: 9rem; position: static; } .form { justify-content: flex-start; padding: 2rem 0; } button { justify-self: stretch; } }
@media (prefers-reduced-motion: reduce) { button { transition: none; } }
`;

function computeHash(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

const styleHash = computeHash(style);
