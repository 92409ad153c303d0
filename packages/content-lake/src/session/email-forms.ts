import { escapeMarkup } from "../http/escape-markup";
import * as paths from "../paths";
import { renderFieldError, renderFieldErrorAttributes } from "./field-error";
import type { StaffDirectory } from "./staff-directory";

/** The same messages as in the shop's forms. */
export const emailFieldErrors = {
  empty: "Enter your email address.",
  malformed: "Invalid email address",
} as const;

/** Renders the form that asks invited staff for their email address. */
export function renderEmailForm({
  next,
  email = "",
  problem,
}: {
  readonly next: string;
  /** Value entered before. */
  readonly email?: string | undefined;
  readonly problem?: string | undefined;
}): string {
  return `<form method="post" action="${paths.lakeMailSignIn}" novalidate>
<input type="hidden" name="next" value="${escapeMarkup(next)}">
<label for="email">Your email, if you were invited</label>
<input id="email" name="email" type="email" autocomplete="email" value="${escapeMarkup(email)}" required${renderFieldErrorAttributes(problem, "mail-problem")}>
${renderFieldError(problem, "mail-problem")}
<button type="submit" class="second">Email me a link and a code</button>
</form>`;
}

export function renderCodeForm({
  emailCode,
  signInId,
  next,
  problem,
}: {
  readonly emailCode: StaffDirectory["emailCode"];
  readonly signInId: string;
  readonly next: string;
  readonly problem?: string;
}): string {
  return `<p>If this email address belongs to a team member, a link and a code are on their way. They work for ${emailCode.minutes} minutes. If you were just invited, open the invitation first.</p>
<form method="post" action="${paths.lakeSignInCode}" novalidate>
<input type="hidden" name="id" value="${escapeMarkup(signInId)}">
<input type="hidden" name="next" value="${escapeMarkup(next)}">
<label for="code">${emailCode.digits}-digit code</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" required${renderFieldErrorAttributes(problem, "problem", true)}>
${renderFieldError(problem, "problem")}
<button type="submit">Sign in</button>
</form>
<p class="note"><a href="${paths.studioSignIn}">Ask for another email</a></p>`;
}

/** Names the user that the link signs in, and signs in on submit. */
export function renderLinkForm(link: {
  readonly token: string;
  readonly name: string;
  readonly email: string;
}): string {
  return `<p>You are ${escapeMarkup(link.name)} (${escapeMarkup(link.email)}).</p>
<form method="post" action="${paths.lakeSignInLink}">
<input type="hidden" name="token" value="${escapeMarkup(link.token)}">
<button type="submit" autofocus>Sign in as ${escapeMarkup(link.name)}</button>
</form>`;
}

export const expiredLinkMessage = `<p>It was already used, has expired, or was replaced by a newer one. If you already work here, you can ask for a new email; the person who invited you can resend an invitation.</p>
<p class="note"><a href="${paths.studioSignIn}">Sign in by email</a></p>`;
