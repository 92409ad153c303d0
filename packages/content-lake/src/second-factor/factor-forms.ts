import { renderSVG } from "uqr";
import { escapeMarkup } from "../http/escape-markup";
import * as paths from "../paths";
import { renderFieldError, renderFieldErrorAttributes } from "../session/field-error";
import { readPasskeyScript } from "./passkey-script";
import type { AuthenticatorSummary, SecondFactorSummary, TotpSetup } from "./second-factors";

/** Where the form leads on success, and its validation error. */
export type FormContext = { readonly next: string; readonly problem?: string | undefined };

const renderHiddenInput = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeMarkup(value)}">`;

type PasskeyForm = {
  readonly purpose: "verify" | "register";
  readonly action: string;
  readonly options: object;
  readonly origin: string;
  /** Fields and button, as HTML. */
  readonly content: string;
};

/** The script reveals the form; without JavaScript a note is shown instead. */
function renderPasskeyForm({ purpose, action, options, origin, content }: PasskeyForm): string {
  const reason =
    readPasskeyScript() === undefined
      ? "Passkeys need a built shop (npm run build)."
      : "Passkeys need JavaScript.";
  const note = `<p class="note">${reason}</p>`;
  return `<form method="post" action="${action}" data-passkey="${purpose}" data-origin="${escapeMarkup(origin)}" data-options="${escapeMarkup(JSON.stringify(options))}" hidden>
<input type="hidden" name="answer" value="">
${content}
<p class="problem" role="alert" data-passkey-problem hidden></p>
</form>
${readPasskeyScript() === undefined ? note : `<noscript>${note}</noscript>`}`;
}

type ProofFormsProps = FormContext & {
  readonly factor: SecondFactorSummary;
  readonly passkeyRequest: object | null;
  readonly origin: string;
  /** True when the problem belongs to the recovery code field. */
  readonly isRecovery?: boolean | undefined;
};

/** Renders the forms for a second factor: passkey, authenticator code, or recovery code. */
export function renderProofForms(forms: ProofFormsProps): string {
  const { next, factor, passkeyRequest, origin, isRecovery = false } = forms;
  const problem = isRecovery ? undefined : forms.problem;
  const hasApp = factor.authenticators.some(({ kind }) => kind === "totp");
  const passkey = passkeyRequest
    ? renderPasskeyForm({
        ...{ purpose: "verify", action: paths.lakeSecondFactor, options: passkeyRequest, origin },
        content: `${renderHiddenInput("next", next)}\n<button type="submit">Use a passkey</button>`,
      })
    : "";
  const app = hasApp
    ? `<form method="post" action="${paths.lakeSecondFactor}" novalidate>
${renderHiddenInput("next", next)}
<label for="code">Code from your authenticator app</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="9" required${renderFieldErrorAttributes(problem, "problem", !isRecovery)}>
${renderFieldError(problem, "problem")}
<button type="submit"${passkey ? ' class="second"' : ""}>Continue</button>
</form>`
    : renderFieldError(problem, "problem");
  return `${passkey}\n${app}\n${renderRecoveryForm(next, factor, isRecovery ? forms.problem : undefined)}`;
}

function renderRecoveryForm(
  next: string,
  { recoveryCodesLeft }: SecondFactorSummary,
  problem: string | undefined,
): string {
  if (recoveryCodesLeft === 0) return renderFieldError(problem, "recovery-problem");
  return `<details${problem ? " open" : ""}>
<summary>Use a recovery code</summary>
<form method="post" action="${paths.lakeSecondFactor}" novalidate>
${renderHiddenInput("next", next)}${renderHiddenInput("kind", "recovery")}
<label for="recovery-code">Recovery code</label>
<input id="recovery-code" name="code" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="60" required${renderFieldErrorAttributes(problem, "recovery-problem")}>
${renderFieldError(problem, "recovery-problem")}
<button type="submit" class="second">Use this code</button>
</form>
</details>`;
}

/** Cancels a pending sign-in. */
export const startOverForm = `<form method="post" action="${paths.lakeSignOut}"><button type="submit" class="second">Sign in as someone else</button></form>`;

const renderButtonForm = (next: string, action: string, text: string, isSecond = true) =>
  `<form method="post" action="${paths.lakeYourSignIn}">${renderHiddenInput("action", action)}${renderHiddenInput("next", next)}<button type="submit"${isSecond ? ' class="second"' : ""}>${text}</button></form>`;

const nameField = (suggestion: string) => `<label for="name">Name (so you can recognize it)</label>
<input id="name" name="name" type="text" maxlength="60" value="${suggestion}" required>`;

/** Renders buttons for the two ways to add an authenticator. */
export function renderAddForms(next: string, isFirst: boolean): string {
  const passkey = renderButtonForm(next, "begin-passkey", "Add a passkey");
  return `${renderButtonForm(next, "begin-totp", "Add an authenticator app", !isFirst)}\n${passkey}`;
}

/** Renders the authenticators, with buttons when changes are allowed. */
export function renderAuthenticatorList(
  authenticators: readonly AuthenticatorSummary[],
  { next, canChange }: { readonly next: string; readonly canChange: boolean },
): string {
  if (authenticators.length === 0) return "";
  const rows = authenticators.map(
    (one) => `<li>${describeAuthenticator(one)}${canChange ? renderChangeForms(one, next) : ""}</li>`,
  );
  return `<ul class="sessions">${rows.join("")}</ul>`;
}

const kindTexts: Readonly<Record<AuthenticatorSummary["kind"], string>> = {
  totp: "Authenticator app",
  passkey: "Passkey",
};

function describeAuthenticator({ id, kind, name, createdAt, lastUsedAt }: AuthenticatorSummary): string {
  const used = lastUsedAt ? `last used ${formatDay(lastUsedAt)}` : "not used yet";
  return `<p id="authenticator-${id}">${escapeMarkup(name)}</p><p>${kindTexts[kind]}, added ${formatDay(createdAt)}, ${used}</p>`;
}

function renderChangeForms({ id, name }: AuthenticatorSummary, next: string): string {
  const fields = `${renderHiddenInput("id", id)}${renderHiddenInput("next", next)}`;
  return `<form method="post" action="${paths.lakeYourSignIn}" class="name-it">${renderHiddenInput("action", "rename")}${fields}
<input name="name" type="text" maxlength="60" value="${escapeMarkup(name)}" aria-label="New name of ${escapeMarkup(name)}" required>
<button type="submit" class="second" aria-describedby="authenticator-${id}">Rename</button></form>
<form method="post" action="${paths.lakeYourSignIn}">${renderHiddenInput("action", "remove")}${fields}<button type="submit" class="second" aria-describedby="authenticator-${id}">Remove</button></form>`;
}

/** Renders the number of remaining recovery codes and a button that creates new ones. */
export function renderRecoverySection(left: number, next: string, canChange: boolean): string {
  const renew = canChange ? renderButtonForm(next, "recovery-codes", "Generate new recovery codes") : "";
  return `<h2>Recovery codes</h2>
<p>${left === 1 ? "One is left" : `${left} are left`}. Each one signs you in once if you can't use your devices.</p>
${renew}`;
}

/** Renders the QR code and setup key, and a form for the first code. */
export function renderTotpSetup(setup: TotpSetup, { next, problem }: FormContext): string {
  const spaced = setup.secret.replace(/.{4}(?=.)/g, "$& ");
  return `<p>Scan this with your authenticator app, or enter the setup key.</p>
<div class="qr" role="img" aria-label="QR code of the setup key">${renderSVG(setup.address, { border: 0 })}</div>
<p>Setup key: <code>${spaced}</code></p>
<form method="post" action="${paths.lakeYourSignIn}">
${renderHiddenInput("action", "confirm-totp")}${renderHiddenInput("id", setup.id)}${renderHiddenInput("next", next)}
${nameField("Authenticator app")}
<label for="code">Current code in the app</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="9" required${renderFieldErrorAttributes(problem, "problem", true)}>
${renderFieldError(problem, "problem")}
<button type="submit">Add it</button>
</form>
${renderBackLink(next)}`;
}

/** Renders a form that names and creates a passkey. */
export function renderPasskeySetup(options: object, origin: string, { next }: FormContext): string {
  const form = renderPasskeyForm({
    ...{ purpose: "register", action: paths.lakeYourSignIn, options, origin },
    content: `${renderHiddenInput("action", "add-passkey")}${renderHiddenInput("next", next)}\n${nameField("This device")}\n<button type="submit">Create passkey</button>`,
  });
  return `<p>A passkey is stored on your device, in your password manager or on a security key. It asks for your fingerprint, face or PIN.</p>
${form}
${renderBackLink(next)}`;
}

/** Renders new recovery codes, which are shown only once. */
export function renderRecoveryCodes(codes: readonly string[], next: string): string {
  return `<p>Write these down or save them in your password manager. Each one signs you in once without your device. You won't see them again.</p>
<ol class="codes">${codes.map((code) => `<li>${code}</li>`).join("")}</ol>
<p class="note"><a href="${escapeMarkup(next)}">I saved them: continue</a></p>`;
}

function renderBackLink(next: string): string {
  const query = next === paths.studio ? "" : `?${new URLSearchParams({ next })}`;
  return `<p class="note"><a href="${escapeMarkup(paths.lakeYourSignIn + query)}">Back</a></p>`;
}

function formatDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}
