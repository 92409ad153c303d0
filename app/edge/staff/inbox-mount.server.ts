import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { findSubmissionEstimate } from "~/domains/estimator/saved-estimates/open-estimate.server";
import { changeSubmission } from "~/domains/forms/inbox/change-submission.server";
import { exportInbox } from "~/domains/forms/inbox/export-inbox.server";
import { inboxChangeSchema, inboxQuerySchema } from "~/domains/forms/inbox/inbox.schema";
import { openSubmissionFile } from "~/domains/forms/inbox/open-file.server";
import { readInbox, readSubmission } from "~/domains/forms/inbox/read-inbox.server";
import { exportSubscribers } from "~/domains/newsletter/change-subscription.server";
import { paths } from "~/kernel/paths";
import { getPath, sendJson } from "../http/handler";
import type { Mount } from "../http/mount";
import { toQueryValues } from "../http/query";
import type { Services } from "../services/services.server";
import {
  createStaffMount,
  type ResolveStaff,
  readStaffJson,
  sendCsv,
  toAttachmentHeaders,
} from "./staff-mount";

type InboxServices = Pick<Services, "db" | "clock" | "files" | "log" | "content">;

const noteBytes = 32 * 1024;
const id = z.uuid();

/** /inbox: form submissions for signed-in staff, with the same checks as the lake. */
export function createInboxMount(services: InboxServices, staffOf: ResolveStaff): Mount {
  return createStaffMount(paths.inbox, staffOf, (request, response, staff) =>
    answer(services, request, response, staff.name),
  );
}

async function answer(
  services: InboxServices,
  request: IncomingMessage,
  response: ServerResponse,
  author: string,
): Promise<void> {
  const [section, name] = getPath(request)
    .slice(paths.inbox.length + 1)
    .split("/");
  const isRead = request.method === "GET";
  if (isRead && !section) return sendJson(response, 200, await readInbox(services.db, parseQuery(request)));
  if (isRead && section === "export.csv") return sendInbox(services, request, response);
  if (isRead && section === "subscribers.csv") {
    return sendCsv(response, "subscribers.csv", await exportSubscribers(services.db));
  }
  if (isRead && section === "files") return sendFile(services, response, name);
  const submissionId = id.safeParse(section);
  if (!submissionId.success || name) return sendJson(response, 404, { message: "Not found" });
  if (request.method === "POST") return change(services, request, response, submissionId.data, author);
  return sendEntry(services, response, isRead ? submissionId.data : null);
}

/** Sends one submission. An estimate includes its current price for the same answers. */
async function sendEntry(services: InboxServices, response: ServerResponse, submissionId: string | null) {
  const submission = submissionId ? await readSubmission(services.db, submissionId) : null;
  if (!submissionId || !submission) return sendJson(response, 404, { message: "Not found" });
  const estimate = await findSubmissionEstimate(services, submissionId);
  return sendJson(response, 200, { ...submission, estimate });
}

function parseQuery({ url = "/" }: IncomingMessage) {
  return inboxQuerySchema.parse(toQueryValues(new URL(url, "http://shop").searchParams));
}

async function change(
  services: InboxServices,
  request: IncomingMessage,
  response: ServerResponse,
  submissionId: string,
  author: string,
): Promise<void> {
  const parsedChange = inboxChangeSchema.safeParse(await readStaffJson(request, noteBytes));
  if (!parsedChange.success)
    return sendJson(response, 400, { message: "We couldn't understand that change." });
  const isDone = await changeSubmission(services, submissionId, parsedChange.data, author);
  return sendEntry(services, response, isDone ? submissionId : null);
}

async function sendInbox(services: InboxServices, request: IncomingMessage, response: ServerResponse) {
  sendCsv(response, "inbox.csv", await exportInbox(services.db, parseQuery(request)));
}

/**
 * Sends an uploaded file as a download. Browsers must not render it or guess its type, because visitors
 * upload the files.
 */
async function sendFile({ db, files }: InboxServices, response: ServerResponse, name = "") {
  const fileId = id.safeParse(name);
  const openedFile = fileId.success ? await openSubmissionFile({ db, files }, fileId.data) : null;
  if (!openedFile) return sendJson(response, 404, { message: "Not found" });
  const { file, stream } = openedFile;
  response.writeHead(200, {
    ...toAttachmentHeaders(file.name),
    "Content-Type": file.type,
    "Content-Length": String(file.size),
  });
  // A client that closes the connection early is not a failure of the shop.
  await pipeline(stream, response).catch(() => undefined);
}
