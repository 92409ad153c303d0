import type { IncomingMessage, ServerResponse } from "node:http";
import { isStorable, isWithinDepthLimit, tryParseJson } from "@stile-and-rail/http/json";
import { readBytes } from "@stile-and-rail/http/read-bytes.server";
import { staffMap } from "~/routes";
import { getPath, sendJson } from "../http/handler";
import type { Mount } from "../http/mount";
import { findStaffRoute, type StaffRole } from "../routing/staff-route";

/** The signed-in member of staff. */
export type Staff = { readonly name: string; readonly role: StaffRole };

/** Returns the member of staff of a request; null for others and for cross-origin requests. */
export type ResolveStaff = (request: IncomingMessage) => Promise<Staff | null>;

type StaffAnswer = (request: IncomingMessage, response: ServerResponse, staff: Staff) => Promise<void>;

/**
 * Mounts endpoints of the Studio. Requires a signed-in member of staff with a role that the staff map allows; answers
 * 404 for an endpoint that is not in the map.
 */
export function createStaffMount(path: Mount["path"], staffOf: ResolveStaff, answer: StaffAnswer): Mount {
  const answerIfAllowed = async (request: IncomingMessage, response: ServerResponse) => {
    const staff = await staffOf(request);
    if (!staff) return sendJson(response, 401, { message: "Sign in to the Studio." });
    const route = findStaffRoute(staffMap, request.method ?? "", getPath(request));
    if (!route) return sendJson(response, 404, { message: "Not found" });
    if (!route.roles.includes(staff.role))
      return sendJson(response, 403, { message: `Your role (${staff.role}) can't do this.` });
    return answer(request, response, staff);
  };
  return {
    path,
    answer: (request, response, next) => {
      answerIfAllowed(request, response).catch(next);
    },
  };
}

/** Reads posted JSON; undefined when it is too large, too deep, malformed or not storable. */
export async function readStaffJson(request: IncomingMessage, bytes: number): Promise<unknown> {
  const value = tryParseJson((await readBytes(request, bytes))?.toString());
  return isWithinDepthLimit(value) && isStorable(value) ? value : undefined;
}

/** Sends a CSV file as a download. */
export function sendCsv(response: ServerResponse, name: string, text: string): void {
  const body = Buffer.from(text, "utf8");
  response.writeHead(200, {
    ...toAttachmentHeaders(name),
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Length": String(body.length),
  });
  response.end(body);
}

/** Returns the headers of a download, with the file name in both forms of RFC 6266. */
export function toAttachmentHeaders(name: string) {
  const asciiName = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  return {
    "Content-Disposition": `attachment; filename="${asciiName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
  };
}
