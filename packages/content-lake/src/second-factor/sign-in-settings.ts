import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { LakeServices } from "../http/endpoint";
import type { Reply } from "../http/reply";
import * as paths from "../paths";
import type { Result } from "../result";
import { hasRecentProof, type Session } from "../session/session";
import { readShopBranding } from "../session/shop-branding";
import { logSignIn, parseNextUrl, redirect, showSignInForm } from "../session/sign-in";
import { renderStaffPage } from "../session/sign-in-page";
import {
  renderAddForms,
  renderAuthenticatorList,
  renderPasskeySetup,
  renderRecoveryCodes,
  renderRecoverySection,
  renderTotpSetup,
} from "./factor-forms";
import { readPasskeyScript } from "./passkey-script";
import type { PendingSignIn } from "./pending-sign-ins";
import { handleFactorForm, renderProofContent } from "./prove-second-factor";
import type { FactorOwner, SecondFactorSummary, SecondFactors } from "./second-factors";

const id = z.uuid();
const name = z.string().trim().min(1).max(60);
const changeShape = z.discriminatedUnion("action", [
  z.object({ action: z.literal("begin-totp") }),
  z.object({ action: z.literal("confirm-totp"), id, name, code: z.string().max(20) }),
  z.object({ action: z.literal("begin-passkey") }),
  z.object({ action: z.literal("add-passkey"), name, answer: z.string() }),
  z.object({ action: z.literal("rename"), id, name }),
  z.object({ action: z.literal("remove"), id }),
  z.object({ action: z.literal("recovery-codes") }),
]);
type Change = z.infer<typeof changeShape>;

/** A signed-in user, or a user whose role requires a second factor that is not set up yet. */
type Visitor =
  | { readonly owner: FactorOwner; readonly session: Session; readonly pending?: undefined }
  | { readonly owner: FactorOwner; readonly session?: undefined; readonly pending: PendingSignIn };

type SettingsRequest = {
  readonly services: LakeServices;
  readonly request: IncomingMessage;
  readonly factors: SecondFactors;
  readonly visitor: Visitor;
  readonly next: string;
};

/** GET /lake/auth/your-sign-in: shows the user's second factors. */
export async function showSignInSettings(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  const { secondFactors } = services;
  const next = parseNextUrl(new URL(request.url ?? "/", "http://lake").searchParams);
  const visitor = secondFactors && (await findVisitor(services, secondFactors, request));
  if (!visitor)
    return redirect(`${paths.studioSignIn}?${new URLSearchParams({ next: paths.lakeYourSignIn })}`);
  return renderOverview({ services, request, factors: secondFactors, visitor, next });
}

/** POST /lake/auth/your-sign-in: changes them; after ten minutes the user must confirm their identity first. */
export async function changeSignInSettings(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  return handleFactorForm(services, request, async (factors, form) => {
    const next = parseNextUrl(form);
    const visitor = await findVisitor(services, factors, request);
    if (!visitor) return showSignInForm(services, request, { next: paths.lakeYourSignIn, status: 401 });
    const settingsRequest: SettingsRequest = { services, request, factors, visitor, next };
    const change = changeShape.safeParse(Object.fromEntries(form));
    if (!change.success)
      return renderOverview(settingsRequest, {
        problem: "Please enter a name of up to 60 characters.",
        status: 422,
      });
    if (!canChange(settingsRequest))
      return renderOverview(settingsRequest, { problem: "Please confirm that it's you first.", status: 403 });
    return answer(settingsRequest, change.data);
  });
}

async function findVisitor(
  { auth }: LakeServices,
  factors: SecondFactors,
  request: IncomingMessage,
): Promise<Visitor | undefined> {
  const session = auth.findSession(request);
  if (session) return { session, owner: { ...session.identity, holderId: session.id, isEnrolling: false } };
  const pending = await auth.findPendingSignIn(request);
  if (!pending || (await factors.getRequirement(pending.identity)) !== "enroll") return undefined;
  return { pending, owner: { ...pending.identity, holderId: pending.id, isEnrolling: true } };
}

function canChange({ services, visitor }: SettingsRequest): boolean {
  if (services.auth.isDemoUser(visitor.owner)) return false;
  return visitor.pending !== undefined || hasRecentProof(visitor.session, services.clock.now());
}

async function answer(settingsRequest: SettingsRequest, change: Change): Promise<Reply> {
  const { services, factors, visitor, next } = settingsRequest;
  const { owner } = visitor;
  const { shopName } = await readShopBranding(services);
  switch (change.action) {
    case "begin-totp": {
      const setup = await factors.startTotpSetup(owner, shopName);
      return renderPage(settingsRequest, "Set up your authenticator app", renderTotpSetup(setup, { next }));
    }
    case "confirm-totp": {
      const added = await factors.confirmTotp(owner, change);
      const setup = added.ok ? null : await factors.readTotp(owner, change.id, shopName);
      if (added.ok || !setup) return replyAfterAdding(settingsRequest, added);
      const form = renderTotpSetup(setup, { next, problem: added.failure });
      return renderPage(settingsRequest, "Set up your authenticator app", form, { status: 422 });
    }
    case "begin-passkey": {
      const options = await factors.startPasskeySetup(owner, shopName);
      const form = renderPasskeySetup(options, new URL(services.publicUrl).origin, { next });
      return renderPage(settingsRequest, "Create a passkey", form, { script: readPasskeyScript() });
    }
    case "add-passkey":
      return replyAfterAdding(settingsRequest, await factors.addPasskey(owner, change));
    case "rename":
      return replyAfterChange(settingsRequest, await factors.rename(owner, change));
    case "remove": {
      const removed = await factors.remove(owner, change.id);
      if (removed.ok) await services.sessions.endOthersForUser(owner.id, owner.holderId);
      return replyAfterChange(settingsRequest, removed);
    }
    case "recovery-codes": {
      const codes = await factors.renewRecoveryCodes(owner);
      if (!codes.ok) return replyAfterChange(settingsRequest, codes);
      return renderPage(
        settingsRequest,
        "Save your recovery codes",
        renderRecoveryCodes(codes.value, paths.lakeYourSignIn),
      );
    }
  }
}

/** Adding a factor renews the session and ends the user's other sessions. */
async function replyAfterAdding(
  settingsRequest: SettingsRequest,
  added: Result<{ readonly recoveryCodes: readonly string[] | null }, string>,
): Promise<Reply> {
  const { services, request, visitor, next } = settingsRequest;
  if (!added.ok) return renderOverview(settingsRequest, { problem: added.failure, status: 422 });
  const newSession = await begin(settingsRequest);
  if (visitor.pending)
    logSignIn(
      services,
      request,
      newSession.ok ? { ok: true, value: { cookie: "", isPending: false } } : newSession,
    );
  if (!newSession.ok) return showSignInForm(services, request, { status: 401 });
  const headers = { "Set-Cookie": newSession.value };
  const onward = visitor.pending ? next : paths.lakeYourSignIn;
  const { recoveryCodes } = added.value;
  if (!recoveryCodes) return redirect(onward, headers);
  return renderPage(settingsRequest, "Save your recovery codes", renderRecoveryCodes(recoveryCodes, onward), {
    headers,
  });
}

async function begin({ services, request, visitor }: SettingsRequest) {
  if (visitor.pending) return services.auth.completeSignIn(request, visitor.pending);
  await services.sessions.endOthersForUser(visitor.owner.id, visitor.session.id);
  return { ok: true, value: await services.auth.renewSession(request, visitor.session) } as const;
}

function replyAfterChange(
  settingsRequest: SettingsRequest,
  changed: Result<unknown, string>,
): Reply | Promise<Reply> {
  if (changed.ok) return redirect(paths.lakeYourSignIn);
  return renderOverview(settingsRequest, { problem: changed.failure, status: 409 });
}

type OverviewProblem = { readonly problem?: string; readonly status?: number };

async function renderOverview(
  settingsRequest: SettingsRequest,
  { problem, status }: OverviewProblem = {},
): Promise<Reply> {
  const { services, factors, visitor, next } = settingsRequest;
  const problemLine = problem ? `<p class="problem" role="alert">${problem}</p>` : "";
  if (services.auth.isDemoUser(visitor.owner))
    return renderPage(settingsRequest, "Your sign-in", `${withoutFactors}${backToStudio}`, { status });
  const factor = await factors.read(visitor.owner);
  const isFirst = factor.authenticators.length === 0;
  const mayChange = canChange(settingsRequest);
  const content = `${problemLine}<p>${getIntro(visitor, factor)}</p>
${renderAuthenticatorList(factor.authenticators, { next, canChange: mayChange })}
${mayChange ? renderAddForms(next, isFirst) : await renderConfirmation(settingsRequest, isFirst)}
${isFirst ? "" : renderRecoverySection(factor.recoveryCodesLeft, next, mayChange)}
${visitor.pending ? "" : backToStudio}`;
  const heading = visitor.pending ? "Set up a second factor" : "Your sign-in";
  return renderPage(settingsRequest, heading, content, {
    status,
    script: mayChange ? undefined : readPasskeyScript(),
  });
}

const withoutFactors =
  "<p>You came in with the demo's button, so there's no sign-in to protect. Invited staff set up a second factor here.</p>";

function getIntro({ pending }: Visitor, { authenticators, isRequired }: SecondFactorSummary): string {
  if (pending)
    return "Your role needs a second factor before the Studio opens: an authenticator app on your phone, or a passkey.";
  if (authenticators.length > 0)
    return isRequired
      ? "Your role needs a second factor. These are yours."
      : "You'll need one of these whenever you sign in.";
  return "A second factor protects your account even if someone can read your email: an authenticator app on your phone, or a passkey.";
}

/** A user without second factor confirms their identity by signing in again. */
async function renderConfirmation(
  { services, visitor, next }: SettingsRequest,
  isFirst: boolean,
): Promise<string> {
  const lead =
    "<h2>Confirm that it's you</h2><p>You signed in more than ten minutes ago. To change something, ";
  if (isFirst)
    return `${lead}sign in again.</p><form method="post" action="${paths.lakeSignOut}"><button type="submit">Sign in again</button></form>`;
  const { owner } = visitor;
  const backTo = next === paths.lakeSessions ? next : paths.lakeYourSignIn;
  const formContext = { id: owner.holderId, identity: owner, next: backTo };
  return `${lead}use your second factor again.</p>${await renderProofContent(services, formContext)}`;
}

const backToStudio = `<p class="note"><a href="${paths.lakeSessions}">Where you are signed in</a> · <a href="${paths.studio}">Back to the Studio</a></p>`;

type PageContent = {
  readonly status?: number | undefined;
  readonly script?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
};

async function renderPage(
  { services }: SettingsRequest,
  heading: string,
  content: string,
  { status, script, headers = {} }: PageContent = {},
): Promise<Reply> {
  const shown = renderStaffPage(
    { ...(await readShopBranding(services)), title: "Your sign-in", heading, content, script },
    status,
  );
  return { ...shown, headers: { ...shown.headers, ...headers } };
}
