import type { IncomingMessage } from "node:http";
import { pseudonymizeIp } from "~/kernel/client-ip.server";
import { paths } from "~/kernel/paths";
import { logSecurityEvent } from "~/kernel/security-event";
import type { LakeServices } from "../http/exchange";

/** What an operator hears of somebody who may not. */
export function tellRefused(
  { log, resolveClientIp }: Pick<LakeServices, "log" | "resolveClientIp">,
  request: IncomingMessage,
  event: "foreign-origin-refused" | "write-refused",
): void {
  logSecurityEvent(log, event, { path: paths.lake, asker: pseudonymizeIp(resolveClientIp(request)) });
}
