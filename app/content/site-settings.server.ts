import { z } from "zod";
import { linkAddress } from "~/kernel/document-address";
import type { Log } from "~/kernel/log";
import type { Content } from "./content";
import { createContentLog } from "./content-log.server";
import { embeddedWidgetSchema } from "./embedded-widget";
import { projectImage } from "./groq-fragments.server";
import { fetchLeniently, formatIssues, logInvalidMembers, parseLeniently } from "./lenient-parsing.server";
import { list, optional, withDefault } from "./schemas";
import { type SiteSettings, siteSettingsSchema } from "./site-settings";

const contactFields = "phone, email, address{street, city, state, zip, mapLink}, hours[]{_key, days, time}";

/** How the shop is reached, in GROQ: for a block that shows it within its own question. */
export const shopContactQuery = `*[_id == "siteSettings"][0]{${contactFields}}`;

const service = (device: string) => `${device}{scriptUrl, elementClass, attributes[]{name, value}}`;

/** The one question about the site settings; what a page may show of them is `siteSettings`. */
const query = `*[_id == "siteSettings"][0]{
  _id, name, tagline, "logo": ${projectImage("logo")}, "logoInverse": ${projectImage("logoInverse")},
  "ogImage": ${projectImage("ogImage")}, "mailHeader": ${projectImage("mailHeader")},
  ${contactFields}, socials[]{type, url},
  "announcement": select(defined(announcement.text) => announcement{text, "path": ${linkAddress("link.")}}), contactNote, adminEmails,
  searchSynonyms, reviewBadges{areShown, ${service("desktop")}, ${service("mobile")}}
}`;

/**
 * The shop as it shows itself: name, address, pictures. Before an editor wrote them down, or where they do not fit, the
 * shop stands without them (PAGE-006); unreachable content still rejects, so that no page is kept in that state.
 */
export async function fetchSiteSettings(sources: {
  readonly content: Content;
  readonly log: Log;
}): Promise<SiteSettings> {
  const raw = (await sources.content.fetch(query, {}, z.unknown())) ?? {};
  const { result, invalidMembers } = parseLeniently(siteSettingsSchema, raw);
  const log = createContentLog(sources);
  logInvalidMembers(log, invalidMembers);
  if (result.success) return result.data;
  log.error(
    { documentId: "siteSettings", issues: formatIssues(result.error) },
    "the site settings do not fit",
  );
  return siteSettingsSchema.parse({});
}

/** The shop's own recipients: the first is written to, the rest get a copy. Never part of a page. */
export async function fetchAdminEmails(content: Content): Promise<readonly string[]> {
  const settings = await content.fetch(query, {}, z.object({ adminEmails: list(z.string()) }).nullable());
  return settings?.adminEmails ?? [];
}

/** Words that mean the same to the search, a group in a line. */
export async function fetchSearchSynonyms(content: Content): Promise<readonly string[]> {
  const settings = await content.fetch(query, {}, z.object({ searchSynonyms: list(z.string()) }).nullable());
  return settings?.searchSynonyms ?? [];
}

const badgesSchema = z
  .object({
    reviewBadges: optional(
      z.object({
        areShown: withDefault(z.boolean(), false),
        desktop: optional(embeddedWidgetSchema),
        mobile: optional(embeddedWidgetSchema),
      }),
    ),
  })
  .nullable();

/** The badges of the review service, where an editor switched them on. */
export async function fetchReviewBadges(sources: { readonly content: Content; readonly log: Log }) {
  const badges = (await fetchLeniently(sources, query, {}, badgesSchema))?.reviewBadges;
  return badges?.areShown ? { desktop: badges.desktop, mobile: badges.mobile } : undefined;
}
