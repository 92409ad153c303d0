import type { IncomingMessage, ServerResponse } from "node:http";
import { jsonIn } from "~/kernel/json";
import { paths } from "~/kernel/paths";
import { readBytes } from "~/kernel/read-bytes.server";
import { pathOf, sendJson } from "../http/handler";
import type { Mount } from "../http/mount";
import { type Staff, type StaffOf, sendCsv } from "../http/staff";
import type { Services } from "../services/services.server";
import { answerDesk } from "./desk-answer.server";

const bodyBytes = 512 * 1024;

/** /desk: quotes, orders and payments, for who is signed in to the Studio; the same checks as the lake's. */
export function deskMount(services: Services, staffOf: StaffOf): Mount {
  return {
    path: paths.desk,
    answer: (request, response, next) => {
      const staff = staffOf(request);
      if (!staff) return sendJson(response, 401, { message: "Sign in to the Studio." });
      answer(services, staff, request, response).catch(next);
    },
  };
}

async function answer(
  services: Services,
  staff: Staff,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET", url = "/" } = request;
  const answered = await answerDesk(services, staff, {
    method,
    path: pathOf(request)
      .slice(paths.desk.length + 1)
      .split("/"),
    query: Object.fromEntries(new URL(url, "http://shop").searchParams),
    body: method === "POST" ? jsonIn((await readBytes(request, bodyBytes))?.toString()) : null,
  });
  if ("csv" in answered) return sendCsv(response, answered.name, answered.csv);
  sendJson(response, answered.status, answered.body);
}
