import type { IncomingMessage, ServerResponse } from "node:http";
import { readBytes } from "~/http/read-bytes.server";
import { isStorable, isWithinDepthLimit, tryParseJson } from "~/kernel/json";
import { staffMap } from "~/routes";
import { findStaffRoute, type StaffRole } from "../routing/staff-route";
import { pathOf, sendJson } from "./handler";
import type { Mount } from "./mount";

/** What the staff's own pages are told of who is signed in. */
export type Staff = { readonly name: string; readonly role: StaffRole };

/** Who of the staff asks; null for everybody else, and for a page of another site that uses their cookie. */
export type StaffOf = (request: IncomingMessage) => Promise<Staff | null>;

/** Answers one request of a member of staff. */
type StaffAnswer = (request: IncomingMessage, response: ServerResponse, staff: Staff) => Promise<void>;

/**
 * A section of the Studio's own endpoints. Who is not signed in to the Studio gets no further, nor does a role that
 * the staff's map does not name for this endpoint; one that is not in the map is not there.
 */
export function staffMount(path: Mount["path"], staffOf: StaffOf, answer: StaffAnswer): Mount {
  const letIn = async (request: IncomingMessage, response: ServerResponse) => {
    const staff = await staffOf(request);
    if (!staff) return sendJson(response, 401, { message: "Sign in to the Studio." });
    const route = findStaffRoute(staffMap, request.method ?? "", pathOf(request));
    if (!route) return sendJson(response, 404, { message: "Not found" });
    if (!route.roles.includes(staff.role))
      return sendJson(response, 403, { message: `Your role (${staff.role}) may not do this.` });
    return answer(request, response, staff);
  };
  return {
    path,
    answer: (request, response, next) => {
      letIn(request, response).catch(next);
    },
  };
}

/** The JSON that staff post, of at most so many bytes; undefined where it is larger, too deep, none, or cannot be kept. */
export async function staffJson(request: IncomingMessage, bytes: number): Promise<unknown> {
  const value = tryParseJson((await readBytes(request, bytes))?.toString());
  return isWithinDepthLimit(value) && isStorable(value) ? value : undefined;
}

/** A table to be saved. */
export function sendCsv(response: ServerResponse, name: string, text: string): void {
  const body = Buffer.from(text, "utf8");
  response.writeHead(200, {
    ...attachment(name),
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Length": String(body.length),
  });
  response.end(body);
}

/** RFC 6266: the name in both spellings. */
export function attachment(name: string) {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  return {
    "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
  };
}
