import type { IncomingMessage } from "node:http";
import { paths } from "~/kernel/paths";
import { isRequestBelowPath } from "../http/handler";

/** Sections that staff work in; all of their requests go to the same app worker. */
const staffSections = [
  paths.lake,
  paths.studio,
  paths.inbox,
  paths.backOffice,
  paths.paymentReviews,
  paths.team,
  paths.api.docs,
];

/** Returns whether a request may come from staff or from a preview. The cookie's signature is not checked here. */
export function isStaffRequest(request: IncomingMessage): boolean {
  return (
    staffSections.some((section) => isRequestBelowPath(section, request)) ||
    (request.headers.cookie?.includes("shop-preview=") ?? false)
  );
}
