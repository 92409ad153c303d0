import type { AppLoadContext } from "@remix-run/node";
import { pseudonymizeIp } from "@stile-and-rail/http/client-ip.server";
import type { CompletedSignIn } from "~/domains/account/sign-in/finish-sign-in.server";
import { endSession } from "~/domains/account/sign-in/session.server";
import { logSecurityEvent } from "~/kernel/log";
import { redirectWithCookies } from "../requests/with-cookies.server";
import {
  createSignedInCookies,
  createSignedOutCookies,
  readSessionToken,
} from "./cookies/account-cookies.server";
import { getReturnPath } from "./signed-in.server";

type RequestContext = { readonly request: Request; readonly context: AppLoadContext };

/** Counts an attempt to sign in with a code or link; false when there were too many. */
export function countSignInAttempt({ services, clientIp }: AppLoadContext): Promise<boolean> {
  return services.limits.allows("sign-in-try", clientIp ?? "unknown");
}

/** Starts a session, ends the previous one, and redirects. */
export async function signIn(
  { request, context }: RequestContext,
  { sessionToken }: Pick<CompletedSignIn, "sessionToken">,
): Promise<Response> {
  const { services } = context;
  await endSession(services.db, readSessionToken(request, services.env));
  logSecurityEvent(services.log, "sign-in", { area: "account", clientIp: getClientPseudonym(context) });
  return redirectWithCookies(getReturnPath(request), createSignedInCookies(sessionToken, services.env));
}

/** Ends the session in the database and deletes the cookies. */
export async function signOut({ request, context }: RequestContext, to: string): Promise<Response> {
  const { services } = context;
  await endSession(services.db, readSessionToken(request, services.env));
  logSecurityEvent(services.log, "sign-out", { area: "account", clientIp: getClientPseudonym(context) });
  return redirectWithCookies(to, createSignedOutCookies(services.env));
}

export function logRefusedSignIn(context: AppLoadContext, reason: string): void {
  logSecurityEvent(context.services.log, "sign-in-refused", {
    area: "account",
    reason,
    clientIp: getClientPseudonym(context),
  });
}

function getClientPseudonym({ clientIp }: AppLoadContext): string {
  return pseudonymizeIp(clientIp ?? "unknown");
}
