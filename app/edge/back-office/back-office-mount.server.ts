import type { IncomingMessage, ServerResponse } from "node:http";
import { paths } from "~/kernel/paths";
import { getPath, sendJson } from "../http/handler";
import type { Mount } from "../http/mount";
import { toQueryValues } from "../http/query";
import type { Services } from "../services/services.server";
import {
  createStaffMount,
  type ResolveStaff,
  readStaffJson,
  type Staff,
  sendCsv,
} from "../staff/staff-mount";
import { answerBackOffice } from "./back-office-answer.server";

const bodyBytes = 512 * 1024;

/** /desk: the back office for signed-in staff. Each action checks the roles that may see money. */
export function createBackOfficeMount(services: Services, staffOf: ResolveStaff): Mount {
  return createStaffMount(paths.backOffice, staffOf, (request, response, staff) =>
    answer(services, staff, request, response),
  );
}

async function answer(
  services: Services,
  staff: Staff,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET", url = "/" } = request;
  const answered = await answerBackOffice(services, staff, {
    method,
    path: getPath(request)
      .slice(paths.backOffice.length + 1)
      .split("/"),
    query: toQueryValues(new URL(url, "http://shop").searchParams),
    body: method === "POST" ? await readStaffJson(request, bodyBytes) : null,
  });
  if ("csv" in answered) return sendCsv(response, answered.name, answered.csv);
  sendJson(response, answered.status, answered.body);
}
