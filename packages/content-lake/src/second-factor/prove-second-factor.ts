import type { IncomingMessage } from "node:http";
import { pseudonymizeIp } from "~/http/client-ip.server";
import { logSecurityEvent } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import { describeFailure, type LakeFailure } from "../failure";
import { escapeMarkup } from "../http/escape-markup";
import type { LakeServices } from "../http/exchange";
import { type Reply, readBody, refusal } from "../http/http";
import { statusOf } from "../http/http-failure";
import type { Identity } from "../session/identity";
import { shopFace } from "../session/shop-face";
import { nextOf, redirect, showSignIn, signInDoor, tellSignIn } from "../session/sign-in";
import { doorPage } from "../session/sign-in-page";
import { tellRefused } from "../session/tell-refused";
import { proofForms, startOverForm } from "./factor-forms";
import { passkeyScript } from "./passkey-script";
import type { SecondFactors } from "./second-factors";

/** A passkey's answer holds a signature and, at its setup, a key. */
const formBytes = 32 * 1024;

const over = "Your sign-in has ended. Please sign in again.";
const emptyCode = {
  app: "Enter the code of your authenticator app.",
  recovery: "Enter a recovery code.",
} as const;
const wrong = "This was not accepted. Each code works once.";

/** GET /studio/sign-in: the form of the first factor, or of the second where the first is proven. */
export async function showSignInStep(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  const { auth, secondFactors } = services;
  const pending = await auth.pending(request);
  const need = pending && (await secondFactors?.needOf(pending.identity));
  if (!pending || !secondFactors || need === "nothing") return showSignIn(services, request);
  const next = nextOf(new URL(request.url ?? "/", "http://lake").searchParams);
  if (need === "enroll") return redirect(`${paths.lakeYourSignIn}?${new URLSearchParams({ next })}`);
  return proofPage(services, { ...pending, next });
}

/** POST /lake/auth/second-factor: finishes a sign-in, or renews the proof of somebody who is signed in. */
export async function proveSecondFactor(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  return withFactorForm(services, request, async (factors, form) => {
    const next = nextOf(form);
    const pending = await services.auth.pending(request);
    const session = services.auth.session(request);
    const holder = pending ?? session;
    if (!holder)
      return signInDoor(services, request, { next, problem: over, mailProblem: over, status: 401 });
    const isRecovery = form.get("kind") === "recovery";
    const asked = { ...holder, next, isRecovery };
    if (!form.get("answer") && !form.get("code")?.trim()) {
      const problem = isRecovery ? emptyCode.recovery : emptyCode.app;
      return proofPage(services, { ...asked, problem, status: 422 });
    }
    const tried = await services.auth.trySecondFactor(request, pending, () => holds(factors, holder, form));
    if (!tried.ok) return refused(services, request, asked, tried.failure);
    if (!tried.value) {
      const isOver = pending !== undefined && !(await services.auth.pending(request));
      if (isOver)
        return signInDoor(services, request, { next, problem: over, mailProblem: over, status: 401 });
      return refused(services, request, asked, { code: "unauthorized" });
    }
    if (session) {
      const cookie = await services.auth.renewSession(request, session);
      return redirect(next, { "Set-Cookie": cookie });
    }
    if (!pending) return refusal({ code: "unauthorized" });
    const completed = await services.auth.completeSignIn(request, pending);
    tellSignIn(
      services,
      request,
      completed.ok ? { ok: true, value: { cookie: "", isPending: false } } : completed,
    );
    if (!completed.ok)
      return signInDoor(services, request, { next, problem: over, mailProblem: over, status: 401 });
    return redirect(next, { "Set-Cookie": completed.value });
  });
}

/** Reads a form of this shop's own pages, where staff have second factors. */
export async function withFactorForm(
  services: LakeServices,
  request: IncomingMessage,
  answer: (factors: SecondFactors, form: URLSearchParams) => Promise<Reply>,
): Promise<Reply> {
  const { secondFactors } = services;
  if (!secondFactors) return refusal({ code: "not-found" });
  const foreign = services.auth.refusedPage(request);
  if (foreign) {
    tellRefused(services, request, "foreign-origin-refused");
    return refusal(foreign);
  }
  const body = await readBody(request, formBytes);
  return body.ok ? answer(secondFactors, new URLSearchParams(body.value.toString())) : refusal(body.failure);
}

type Asked = {
  readonly id: string;
  readonly identity: Identity;
  readonly next: string;
  readonly problem?: string;
  readonly isRecovery?: boolean;
  readonly status?: number;
};

/** Asks somebody whose first factor is proven for the second. */
async function proofPage(services: LakeServices, asked: Asked): Promise<Reply> {
  const content = `<p>You are ${escapeMarkup(asked.identity.name)}. Prove it with your second factor.</p>
${await proofContent(services, asked)}
${startOverForm}`;
  const page = { title: "Sign in", heading: "One more step", content, script: passkeyScript() };
  return doorPage({ ...(await shopFace(services)), ...page }, asked.status);
}

/** The forms that take a second factor; each showing of a passkey form makes a challenge of its own. */
export async function proofContent(
  { secondFactors, publicUrl }: LakeServices,
  { id, identity, next, problem, isRecovery }: Asked,
): Promise<string> {
  if (!secondFactors) return "";
  const [factor, passkeyRequest] = await Promise.all([
    secondFactors.read(identity),
    secondFactors.passkeyRequest({ userId: identity.id, holderId: id }),
  ]);
  return proofForms({ next, problem, factor, passkeyRequest, isRecovery, origin: new URL(publicUrl).origin });
}

function holds(
  factors: SecondFactors,
  { id, identity }: Pick<Asked, "id" | "identity">,
  form: URLSearchParams,
): Promise<boolean> {
  const answer = form.get("answer");
  if (answer) return factors.verifyPasskey({ userId: identity.id, holderId: id }, answer);
  return factors.verifyCode(identity, form.get("code") ?? "");
}

function refused(services: LakeServices, request: IncomingMessage, asked: Asked, failure: LakeFailure) {
  const asker = pseudonymizeIp(services.resolveClientIp(request));
  if (failure.code === "too-many-attempts") {
    if (!failure.isTold)
      logSecurityEvent(services.log, "too-many-requests", { limit: "studio-second-factor", asker });
  } else logSecurityEvent(services.log, "second-factor-refused", { asker, reason: failure.code });
  const problem = failure.code === "unauthorized" ? wrong : `${describeFailure(failure)}.`;
  return proofPage(services, { ...asked, problem, status: statusOf(failure) });
}
