import type { IncomingMessage } from "node:http";
import { paths } from "~/kernel/paths";
import { isBelow } from "../http/handler";

/** What staff work in, and the pages they look at before publishing: one of several backs has all of it. */
const sections = [
  paths.lake,
  paths.studio,
  paths.inbox,
  paths.desk,
  paths.paymentReviews,
  paths.team,
  paths.api.docs,
];

/** Whether an editor may ask this, or somebody who was shown a preview: whose cookie it is, is not looked at here. */
export function isOfStaff(request: IncomingMessage): boolean {
  return (
    sections.some((section) => isBelow(section, request)) ||
    (request.headers.cookie?.includes("shop-preview=") ?? false)
  );
}
