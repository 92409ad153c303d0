import type { IncomingMessage } from "node:http";
import { paths } from "~/kernel/paths";

type Told = {
  /** Runs something once the request has its answer. */
  readonly answered: (then: () => void) => void;
  readonly tooLate: () => void;
};

/** Editors' files; their doors refuse a stranger before the body, so that an upload may take its time. */
const editorsUploads = `${paths.lake}/v`;
/**
 * Visitors' forms, of which some take files, which come as multipart: what takes longer than other bodies has to keep a
 * pace. Which of them take any, only the back knows (`sent-form.server.ts`).
 */
const forms = [paths.form(""), paths.api.form("")];
/** In each span of other bodies' patience: two kilobytes a second, for thirty seconds. */
const paceBytes = 64 * 1024;

/** A body has to come in time, and after an answer at once: whoever was refused has nothing to send any more. */
export function limitBodyTime(request: IncomingMessage, patienceMs: number, told: Told): void {
  const { headers, url } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) return;
  const wait = () => waitOnce(request, patienceMs, told.tooLate);
  const isUpload = url?.startsWith(editorsUploads) ?? false;
  const mayHoldFiles = headers["content-type"]?.toLowerCase().startsWith("multipart/") ?? false;
  const isSlowForm = mayHoldFiles && forms.some((section) => url?.startsWith(section));
  if (isSlowForm) keepPace(request, patienceMs, told.tooLate);
  if (isSlowForm || isUpload) told.answered(wait);
  else wait();
}

function waitOnce(request: IncomingMessage, patienceMs: number, tooLate: () => void): void {
  const timer = setTimeout(() => {
    if (!request.complete) tooLate();
  }, patienceMs);
  request.once("close", () => clearTimeout(timer));
}

/** What waits for us to read on is in no delay of its own. */
function keepPace(request: IncomingMessage, spanMs: number, tooLate: () => void): void {
  const { socket } = request;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    const isOurs = request.readableLength >= request.readableHighWaterMark;
    if (!isOurs && socket.bytesRead - seen < paceBytes) {
      clearInterval(timer);
      tooLate();
    }
    seen = socket.bytesRead;
  }, spanMs);
  request.once("close", () => clearInterval(timer));
}
