import type { IncomingMessage } from "node:http";
import { pseudonymizeIp } from "@stile-and-rail/http/client-ip.server";
import type { LakeServices } from "../http/endpoint";
import type { SecurityEvent } from "../log";
import * as paths from "../paths";

export function logRefusal(
  { logSecurityEvent, resolveClientIp }: Pick<LakeServices, "logSecurityEvent" | "resolveClientIp">,
  request: IncomingMessage,
  event: Extract<SecurityEvent, "foreign-origin-refused" | "write-refused">,
): void {
  logSecurityEvent(event, { path: paths.lake, clientIp: pseudonymizeIp(resolveClientIp(request)) });
}
