import type { IncomingMessage } from "node:http";
import { pseudonymizeIp } from "@stile-and-rail/http/client-ip.server";
import { describeFailure, type LakeFailure } from "../failure";
import type { LakeServices } from "../http/endpoint";
import { escapeMarkup } from "../http/escape-markup";
import { toHttpStatus } from "../http/http-error";
import { type Reply, readBody, toErrorReply } from "../http/reply";
import * as paths from "../paths";
import type { Identity } from "../session/identity";
import { logRefusal } from "../session/log-refusal";
import { readShopBranding } from "../session/shop-branding";
import { logSignIn, parseNextUrl, redirect, showSignIn, showSignInForm } from "../session/sign-in";
import { renderStaffPage } from "../session/sign-in-page";
import { renderProofForms, startOverForm } from "./factor-forms";
import { readPasskeyScript } from "./passkey-script";
import type { SecondFactors } from "./second-factors";

/** A passkey response contains a signature and, on registration, a key. */
const formBytes = 32 * 1024;

const over = "Your sign-in has ended. Please sign in again.";
const emptyCode = {
  app: "Enter the code from your authenticator app.",
  recovery: "Enter a recovery code.",
} as const;
const wrong = "That code wasn't accepted. Each code works only once.";

/** GET /studio/sign-in: shows the form of the first factor, or of the second when the first is complete. */
export async function showSignInStep(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  const { auth, secondFactors } = services;
  const pending = await auth.findPendingSignIn(request);
  const need = pending && (await secondFactors?.getRequirement(pending.identity));
  if (!pending || !secondFactors || need === "nothing") return showSignIn(services, request);
  const next = parseNextUrl(new URL(request.url ?? "/", "http://lake").searchParams);
  if (need === "enroll") return redirect(`${paths.lakeYourSignIn}?${new URLSearchParams({ next })}`);
  return renderProofPage(services, { ...pending, next });
}

/** POST /lake/auth/second-factor: completes a sign-in, or confirms the identity of a signed-in user. */
export async function proveSecondFactor(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  return handleFactorForm(services, request, async (factors, form) => {
    const next = parseNextUrl(form);
    const pending = await services.auth.findPendingSignIn(request);
    const session = services.auth.findSession(request);
    const holder = pending ?? session;
    if (!holder)
      return showSignInForm(services, request, { next, problem: over, mailProblem: over, status: 401 });
    const isRecovery = form.get("kind") === "recovery";
    const proof = { ...holder, next, isRecovery };
    if (!form.get("answer") && !form.get("code")?.trim()) {
      const problem = isRecovery ? emptyCode.recovery : emptyCode.app;
      return renderProofPage(services, { ...proof, problem, status: 422 });
    }
    const tried = await services.auth.trySecondFactor(request, pending, () =>
      isProven(factors, holder, form),
    );
    if (!tried.ok) return refuseProof(services, request, proof, tried.failure);
    if (!tried.value) {
      const isOver = pending !== undefined && !(await services.auth.findPendingSignIn(request));
      if (isOver)
        return showSignInForm(services, request, { next, problem: over, mailProblem: over, status: 401 });
      return refuseProof(services, request, proof, { code: "unauthorized" });
    }
    if (session) {
      const cookie = await services.auth.renewSession(request, session);
      return redirect(next, { "Set-Cookie": cookie });
    }
    if (!pending) return toErrorReply({ code: "unauthorized" });
    const completed = await services.auth.completeSignIn(request, pending);
    logSignIn(
      services,
      request,
      completed.ok ? { ok: true, value: { cookie: "", isPending: false } } : completed,
    );
    if (!completed.ok)
      return showSignInForm(services, request, { next, problem: over, mailProblem: over, status: 401 });
    return redirect(next, { "Set-Cookie": completed.value });
  });
}

/** Reads a same-origin form; available only when staff have second factors. */
export async function handleFactorForm(
  services: LakeServices,
  request: IncomingMessage,
  answer: (factors: SecondFactors, form: URLSearchParams) => Promise<Reply>,
): Promise<Reply> {
  const { secondFactors } = services;
  if (!secondFactors) return toErrorReply({ code: "not-found" });
  const foreign = services.auth.checkOrigin(request);
  if (foreign) {
    logRefusal(services, request, "foreign-origin-refused");
    return toErrorReply(foreign);
  }
  const body = await readBody(request, formBytes);
  return body.ok
    ? answer(secondFactors, new URLSearchParams(body.value.toString()))
    : toErrorReply(body.failure);
}

type ProofPageProps = {
  readonly id: string;
  readonly identity: Identity;
  readonly next: string;
  readonly problem?: string;
  readonly isRecovery?: boolean;
  readonly status?: number;
};

/** Shows the second factor form of a pending sign-in. */
async function renderProofPage(services: LakeServices, props: ProofPageProps): Promise<Reply> {
  const content = `<p>You are ${escapeMarkup(props.identity.name)}. Confirm it with your second factor.</p>
${await renderProofContent(services, props)}
${startOverForm}`;
  const page = { title: "Sign in", heading: "One more step", content, script: readPasskeyScript() };
  return renderStaffPage({ ...(await readShopBranding(services)), ...page }, props.status);
}

/** Renders the second factor forms; each passkey form gets a new challenge. */
export async function renderProofContent(
  { secondFactors, publicUrl }: LakeServices,
  { id, identity, next, problem, isRecovery }: ProofPageProps,
): Promise<string> {
  if (!secondFactors) return "";
  const [factor, passkeyRequest] = await Promise.all([
    secondFactors.read(identity),
    secondFactors.passkeyRequest({ userId: identity.id, holderId: id }),
  ]);
  return renderProofForms({
    next,
    problem,
    factor,
    passkeyRequest,
    isRecovery,
    origin: new URL(publicUrl).origin,
  });
}

function isProven(
  factors: SecondFactors,
  { id, identity }: Pick<ProofPageProps, "id" | "identity">,
  form: URLSearchParams,
): Promise<boolean> {
  const answer = form.get("answer");
  if (answer) return factors.verifyPasskey({ userId: identity.id, holderId: id }, answer);
  return factors.verifyCode(identity, form.get("code") ?? "");
}

function refuseProof(
  services: LakeServices,
  request: IncomingMessage,
  props: ProofPageProps,
  failure: LakeFailure,
) {
  const clientIp = pseudonymizeIp(services.resolveClientIp(request));
  if (failure.code === "too-many-attempts") {
    if (!failure.isAlreadyLogged)
      services.logSecurityEvent("too-many-requests", {
        limit: "studio-second-factor",
        clientIp,
      });
  } else services.logSecurityEvent("second-factor-refused", { clientIp, reason: failure.code });
  const problem = failure.code === "unauthorized" ? wrong : `${describeFailure(failure)}.`;
  return renderProofPage(services, { ...props, problem, status: toHttpStatus(failure) });
}
