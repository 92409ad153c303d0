import type { IncomingMessage } from "node:http";
import { paths } from "~/kernel/paths";
import { tellSecurity } from "~/kernel/security-event";
import { askerMark } from "~/kernel/who-asks.server";
import type { LakeServices } from "../http/exchange";

/** What an operator hears of somebody who may not. */
export function tellRefused(
  { log, askerOf }: Pick<LakeServices, "log" | "askerOf">,
  request: IncomingMessage,
  event: "foreign-origin-refused" | "write-refused",
): void {
  tellSecurity(log, event, { path: paths.lake, asker: askerMark(askerOf(request)) });
}
