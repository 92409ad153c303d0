import type { IncomingMessage } from "node:http";
import type { LakeServices } from "../http/endpoint";
import { escapeMarkup } from "../http/escape-markup";
import { type Reply, readBody, toErrorReply } from "../http/reply";
import * as paths from "../paths";
import { logRefusal } from "./log-refusal";
import { hasRecentProof, type Session } from "./session";
import { readShopBranding } from "./shop-branding";
import { renderStaffPage } from "./sign-in-page";

const formBytes = 4 * 1024;

/** GET /lake/auth/sessions: lists the user's sessions, with a button to end each. */
export async function showSessions(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  const currentSession = services.auth.findSession(request);
  if (!currentSession) return redirect(paths.studioSignIn);
  const rows = listVisibleSessions(currentSession, services.sessions.list()).map((session) =>
    renderRow(session, currentSession),
  );
  return renderStaffPage({
    ...(await readShopBranding(services)),
    title: "Sessions",
    heading: "Who is signed in",
    content: `<p>A session ends after twelve hours, or two hours without use.</p>
<ul class="sessions">${rows.join("")}</ul>
<form method="post" action="${paths.lakeEndSession}"><button type="submit" name="id" value="all">Sign out everywhere</button></form>
<p class="note"><a href="${paths.lakeYourSignIn}">Your sign-in</a> · <a href="${paths.studio}">Back to the Studio</a></p>`,
  });
}

/**
 * POST /lake/auth/sessions/end: ends the user's sessions, or as administrator any session. Sessions of other users
 * need a recent proof of identity.
 */
export async function endSession(services: LakeServices, request: IncomingMessage): Promise<Reply> {
  const identity = services.auth.identify(request);
  const currentSession = services.auth.findSession(request);
  if (!identity.ok) {
    if (identity.failure.code === "forbidden") logRefusal(services, request, "foreign-origin-refused");
    return toErrorReply(identity.failure);
  }
  if (!currentSession) return toErrorReply({ code: "unauthorized" });
  const body = await readBody(request, formBytes);
  if (!body.ok) return toErrorReply(body.failure);
  const id = new URLSearchParams(body.value.toString()).get("id");
  const ended = listVisibleSessions(currentSession, services.sessions.list()).filter(
    (session) => id === "all" || session.id === id,
  );
  if (ended.length === 0) return toErrorReply({ code: "not-found" });
  const areOthers = ended.some((session) => session.id !== currentSession.id);
  const isProven =
    services.auth.isDemoUser(currentSession.identity) || hasRecentProof(currentSession, services.clock.now());
  if (areOthers && !isProven)
    return redirect(`${paths.lakeYourSignIn}?${new URLSearchParams({ next: paths.lakeSessions })}`);
  await services.sessions.end(ended.map((session) => session.id));
  return ended.some((session) => session.id === currentSession.id)
    ? redirect(paths.studioSignIn, { "Set-Cookie": services.auth.createSignOutCookie() })
    : redirect(paths.lakeSessions);
}

function listVisibleSessions(currentSession: Session, sessions: readonly Session[]): readonly Session[] {
  if (currentSession.identity.role === "administrator") return sessions;
  return sessions.filter(({ identity }) => identity.id === currentSession.identity.id);
}

function renderRow({ id, identity, browser, startedAt, usedAt }: Session, currentSession: Session): string {
  return `<li><p id="session-${id}">${escapeMarkup(identity.name)}, ${escapeMarkup(browser || "Unknown browser")}${id === currentSession.id ? " (this one)" : ""}</p>
<p>${identity.role}, signed in ${formatTime(startedAt)}, last used ${formatTime(usedAt)}</p>
<form method="post" action="${paths.lakeEndSession}"><button type="submit" name="id" value="${id}" aria-describedby="session-${id}">Sign out</button></form></li>`;
}

function formatTime(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

function redirect(location: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status: 303, headers: { ...headers, Location: location, "Cache-Control": "no-store" }, body: "" };
}
