import type { IncomingMessage } from "node:http";
import { pseudonymizeIp } from "@stile-and-rail/http/client-ip.server";
import { tryParseJson } from "@stile-and-rail/http/json";
import { z } from "zod";
import { describeFailure, type LakeFailure } from "../failure";
import type { LakeServices } from "../http/endpoint";
import { toHttpStatus } from "../http/http-error";
import { type Reply, readBody, toErrorReply, toJsonReply } from "../http/reply";
import * as paths from "../paths";
import type { Result } from "../result";
import type { SignInResult } from "./auth";
import { logRefusal } from "./log-refusal";
import { readShopBranding } from "./shop-branding";
import { renderSignInPage, type SignInPageProps } from "./sign-in-page";

const formBytes = 4 * 1024;

/** GET /studio/sign-in: shows the form, or redirects signed-in users to the Studio. */
export async function showSignIn(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  const next = parseNextUrl(new URL(request.url ?? "/", "http://lake").searchParams);
  if (services.auth.findSession(request)) return redirect(next);
  return showSignInForm(services, request, { next });
}

/** POST /lake/auth/sign-in: responds to a form with a page and to a program with JSON. */
export async function signIn(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  const body = await readBody(request, formBytes);
  if (!body.ok) return toErrorReply(body.failure);
  const isForm = (request.headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");
  const form = new URLSearchParams(isForm ? body.value.toString() : "");
  const next = parseNextUrl(form);
  const password = isForm ? form.get("password") : parsePassword(body.value.toString());
  if (isForm && !password && services.auth.getSignInMethod(request) === "password") {
    return showSignInForm(services, request, { next, problem: "Enter the Studio password.", status: 422 });
  }
  const signedIn = await services.auth.signIn(request, {
    password: password ?? undefined,
    as: form.get("as") ?? undefined,
  });
  logSignIn(services, request, signedIn);
  if (!signedIn.ok) {
    if (!isForm) return toErrorReply(signedIn.failure);
    const problem =
      signedIn.failure.code === "unauthorized"
        ? "That isn't the Studio password."
        : `${describeFailure(signedIn.failure)}.`;
    return showSignInForm(services, request, { next, problem, status: toHttpStatus(signedIn.failure) });
  }
  if (isForm) return replyAfterFirstFactor(signedIn.value, next);
  const { cookie, isPending } = signedIn.value;
  return { ...toJsonReply({ ok: true, isPending }), headers: { ...jsonType, "Set-Cookie": cookie } };
}

export function logSignIn(
  { logSecurityEvent, resolveClientIp }: LakeServices,
  request: IncomingMessage,
  signedIn: Result<SignInResult, LakeFailure>,
): void {
  const clientIp = pseudonymizeIp(resolveClientIp(request));
  if (signedIn.ok) {
    const factor = signedIn.value.isPending ? "first-factor-proven" : "sign-in";
    logSecurityEvent(factor, { clientIp });
  } else if (signedIn.failure.code === "too-many-attempts") {
    if (!signedIn.failure.isAlreadyLogged)
      logSecurityEvent("too-many-requests", { limit: "studio-sign-in", clientIp });
  } else logSecurityEvent("sign-in-refused", { clientIp, reason: signedIn.failure.code });
}

/** Redirects to the next page, or to the second factor when it is required. */
export function replyAfterFirstFactor({ cookie, isPending }: SignInResult, next: string): Reply {
  const query = new URLSearchParams(next === paths.studio ? {} : { next });
  const signIn = query.size > 0 ? `${paths.studioSignIn}?${query}` : paths.studioSignIn;
  return redirect(isPending ? signIn : next, { "Set-Cookie": cookie });
}

/** POST /lake/auth/sign-out */
export async function signOut(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  // A form of another site sends no session, but the response would still clear the cookie.
  const foreign = services.auth.checkOrigin(request);
  if (foreign) {
    logRefusal(services, request, "foreign-origin-refused");
    return toErrorReply(foreign);
  }
  const identity = services.auth.identify(request);
  const session = services.auth.findSession(request);
  if (identity.ok && session) {
    await services.sessions.end([session.id]);
    services.logSecurityEvent("sign-out", {
      clientIp: pseudonymizeIp(services.resolveClientIp(request)),
    });
  }
  const pending = await services.auth.findPendingSignIn(request);
  if (pending) await services.pending.end(pending.id);
  const cookie = { "Set-Cookie": services.auth.createSignOutCookie() };
  const wantsPage = (request.headers.accept ?? "").includes("text/html");
  return wantsPage
    ? redirect(paths.studioSignIn, cookie)
    : { ...toJsonReply({ ok: true }), headers: { ...jsonType, ...cookie } };
}

/** Returns a URL inside the Studio or of a sign-in page; never of another site. */
export function parseNextUrl(given: URLSearchParams): string {
  const next = given.get("next") ?? "";
  if (next === paths.lakeYourSignIn || next === paths.lakeSessions) return next;
  return /^\/studio(\/[\w\-./;,=%?&]*)?$/.test(next) && !next.startsWith(paths.studioSignIn)
    ? next
    : paths.studio;
}

const jsonType = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "private, no-store" };

export function redirect(location: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status: 303, headers: { ...headers, Location: location, "Cache-Control": "no-store" }, body: "" };
}

function parsePassword(text: string): string | undefined {
  const parsed = z.object({ password: z.string() }).safeParse(tryParseJson(text));
  return parsed.success ? parsed.data.password : undefined;
}

type SignInProblem = Pick<SignInPageProps, "problem" | "mailProblem" | "email"> & {
  readonly next?: string;
  readonly status?: number;
};

/** Shows the sign-in page with all methods available to this client. */
export async function showSignInForm(
  services: LakeServices,
  request: IncomingMessage,
  { next = paths.studio, problem, mailProblem, email, status = 200 }: SignInProblem,
): Promise<Reply> {
  return renderSignInPage(
    {
      ...(await readShopBranding(services)),
      means: services.auth.getSignInMethod(request),
      hasStaffAccounts: services.staff !== undefined,
      problem,
      mailProblem,
      email,
      next,
    },
    status,
  );
}
