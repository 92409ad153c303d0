import { z } from "zod";
import type { Content } from "~/content/content";
import { fetchFitting } from "~/content/fitting.server";
import { serviceShape } from "~/content/service";
import { optional } from "~/content/shapes";
import { summarizeWritten } from "~/domains/reviews/list-reviews.server";
import type { Log } from "~/kernel/log";
import type { ReviewBadges } from "./review-badge";

const service = (device: string) => `${device}{scriptUrl, elementClass, attributes[]{name, value}}`;

const query = `*[_id == "siteSettings" && reviewBadges.areShown == true][0]{
  _id, ...reviewBadges{${service("desktop")}, ${service("mobile")}}
}`;

const shape = z.object({ desktop: optional(serviceShape), mobile: optional(serviceShape) }).nullable();

/** What the pages of styles say of the reviews; nothing unless an editor switched it on, and nothing without a review. */
export async function findReviewBadges(sources: {
  readonly content: Content;
  readonly log: Log;
}): Promise<ReviewBadges | undefined> {
  const badges = await fetchFitting(sources, query, {}, shape);
  if (!badges) return undefined;
  const { avgRating, reviewCount } = await summarizeWritten(sources);
  if (reviewCount === 0) return undefined;
  return { avgRating, reviewCount, desktop: badges.desktop, mobile: badges.mobile };
}
