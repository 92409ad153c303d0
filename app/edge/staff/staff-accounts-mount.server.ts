import type { IncomingMessage, ServerResponse } from "node:http";
import type { Session, Sessions } from "@stile-and-rail/content-lake";
import { getBrowserName } from "~/domains/account/sign-in/browser-name";
import { listLatestAuditEntries } from "~/domains/staff/audit.server";
import { changeTeam } from "~/domains/team/change-team.server";
import { teamChangeSchema } from "~/domains/team/member.schema";
import { readSecondFactorPolicy, readTeam } from "~/domains/team/read-team.server";
import { teamFailureStatus, teamFailureTexts } from "~/domains/team/team.failures";
import { paths } from "~/kernel/paths";
import { getPath, sendJson } from "../http/handler";
import type { Mount } from "../http/mount";
import { parseInput } from "../requests/parse-input.server";
import type { Services } from "../services/services.server";
import { createStaffMount, type ResolveStaff, readStaffJson, type Staff } from "./staff-mount";

const changeBytes = 4 * 1024;

export type TeamMountServices = Pick<Services, "db" | "clock"> & {
  readonly sessions: Pick<Sessions, "list" | "end" | "endForUser" | "endUnverified">;
  readonly sessionOf: (request: IncomingMessage) => Pick<Session, "id"> | undefined;
};

/** /staff-accounts: staff members and their sessions, for administrators of the embedded lake. */
export function createStaffAccountsMount(services: TeamMountServices, staffOf: ResolveStaff): Mount {
  return createStaffMount(paths.team, staffOf, (request, response, staff) =>
    answer(services, request, response, staff),
  );
}

async function answer(
  services: TeamMountServices,
  request: IncomingMessage,
  response: ServerResponse,
  staff: Staff,
): Promise<void> {
  const sessionId = getPath(request).slice(`${paths.team}/sessions/`.length);
  if (request.method === "POST" && sessionId) {
    await services.sessions.end([sessionId]);
  } else if (request.method === "POST") {
    const refusal = await change(services, await readStaffJson(request, changeBytes), staff);
    if (refusal) return sendJson(response, refusal.status, { message: refusal.message });
  }
  sendJson(response, 200, await readTeamPage(services, services.sessionOf(request)?.id));
}

/** Reads the data of the page. Every response contains all of it. */
async function readTeamPage(services: TeamMountServices, currentSessionId: string | undefined) {
  const sessions = services.sessions
    .list()
    .map(({ id, identity: { name, role }, browser, startedAt, usedAt, verifiedAt }) => ({
      ...{ id, name, role, browser: getBrowserName(browser), isThis: id === currentSessionId },
      isVerified: verifiedAt !== null,
      startedAt: startedAt.toISOString(),
      usedAt: usedAt.toISOString(),
    }));
  const [members, secondFactor, events] = await Promise.all([
    readTeam(services),
    readSecondFactorPolicy(services.db),
    listLatestAuditEntries(services.db, "staff"),
  ]);
  return { members, secondFactor, sessions, done: events };
}

async function change(services: TeamMountServices, body: unknown, { name }: Staff) {
  const parsedChange = parseInput(teamChangeSchema, body);
  if (!parsedChange.success)
    return {
      status: 422,
      message: parsedChange.error.issues[0]?.message ?? "We couldn't understand that request.",
    };
  const result = await changeTeam(services, parsedChange.data, name);
  if (!result.ok) {
    const { code } = result.failure;
    return { status: teamFailureStatus[code], message: teamFailureTexts[code] };
  }
  const { signOut, unverifiedRole } = result.value;
  if (signOut) await services.sessions.endForUser(signOut);
  if (unverifiedRole) await services.sessions.endUnverified(unverifiedRole);
  return null;
}
