import type { IncomingMessage } from "node:http";
import { pseudonymizeIp } from "~/http/client-ip.server";
import { logSecurityEvent } from "~/kernel/log";
import { paths } from "~/kernel/paths";
import type { LakeServices } from "../http/endpoint";

/** Logs a refused request as a security event. */
export function logRefusal(
  { log, resolveClientIp }: Pick<LakeServices, "log" | "resolveClientIp">,
  request: IncomingMessage,
  event: "foreign-origin-refused" | "write-refused",
): void {
  logSecurityEvent(log, event, { path: paths.lake, clientIp: pseudonymizeIp(resolveClientIp(request)) });
}
