import { z } from "zod";
import type { Log } from "~/kernel/log";
import type { Content } from "./client/content";
import { createContentLog } from "./client/content-log.server";
import {
  fetchLeniently,
  formatIssues,
  logInvalidMembers,
  parseLeniently,
} from "./client/lenient-parsing.server";
import { linkAddress } from "./document-address";
import { embeddedWidgetSchema } from "./embedded-widget";
import { projectImage } from "./groq-fragments.server";
import { list, nullToUndefined, withDefault } from "./schemas";
import { type SiteSettings, siteSettingsSchema } from "./site-settings";

const contactFields = "phone, email, address{street, city, state, zip, mapLink}, hours[]{_key, days, time}";

/** The shop's contact data as a GROQ expression for a block's own query. */
export const shopContactQuery = `*[_id == "siteSettings"][0]{${contactFields}}`;

const projectService = (device: string) => `${device}{scriptUrl, elementClass, attributes[]{name, value}}`;

/** The query for all site settings. Only `fetchSiteSettings` returns data for pages. */
const query = `*[_id == "siteSettings"][0]{
  _id, name, tagline, "logo": ${projectImage("logo")}, "logoInverse": ${projectImage("logoInverse")},
  "ogImage": ${projectImage("ogImage")}, "mailHeader": ${projectImage("mailHeader")},
  ${contactFields}, socials[]{type, url},
  "announcement": select(defined(announcement.text) => announcement{text, "path": ${linkAddress("link.")}}), contactNote, adminEmails,
  searchSynonyms, popularSearches, reviewBadges{areShown, ${projectService("desktop")}, ${projectService("mobile")}}
}`;

/**
 * Fetches the public site settings. If they are missing or invalid, defaults are returned (PAGE-006).
 * Unreachable content rejects, so that no such page is cached.
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

/**
 * Fetches the shop's email recipients. The first is the recipient, the others get a copy. They never appear
 * on a page.
 */
export async function fetchAdminEmails(content: Content): Promise<readonly string[]> {
  const settings = await content.fetch(query, {}, z.object({ adminEmails: list(z.string()) }).nullable());
  return settings?.adminEmails ?? [];
}

/** Fetches groups of synonyms, one line each. */
export async function fetchSearchSynonyms(content: Content): Promise<readonly string[]> {
  const settings = await content.fetch(query, {}, z.object({ searchSynonyms: list(z.string()) }).nullable());
  return settings?.searchSynonyms ?? [];
}

const badgesSchema = z
  .object({
    reviewBadges: nullToUndefined(
      z.object({
        areShown: withDefault(z.boolean(), false),
        desktop: nullToUndefined(embeddedWidgetSchema),
        mobile: nullToUndefined(embeddedWidgetSchema),
      }),
    ),
  })
  .nullable();

/** Fetches the badges of the reviews service if they are switched on. */
export async function fetchReviewBadges(sources: { readonly content: Content; readonly log: Log }) {
  const badges = (await fetchLeniently(sources, query, {}, badgesSchema))?.reviewBadges;
  return badges?.areShown ? { desktop: badges.desktop, mobile: badges.mobile } : undefined;
}
