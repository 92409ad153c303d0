import { z } from "zod";
import { linkAddress } from "~/kernel/document-address";
import type { Log } from "~/kernel/log";
import type { Content } from "./content";
import { contentLog } from "./content-log.server";
import { complaintsOf, fetchFitting, fitting, logMisfits } from "./fitting.server";
import { picture } from "./fragments.server";
import { serviceShape } from "./service";
import { list, optional, withDefault } from "./shapes";
import { type SiteSettings, siteSettingsShape } from "./site-settings";

const contactFields = "phone, email, address{street, city, state, zip, mapLink}, hours[]{_key, days, time}";

/** How the shop is reached, in GROQ: for a block that shows it within its own question. */
export const shopContact = `*[_id == "siteSettings"][0]{${contactFields}}`;

const service = (device: string) => `${device}{scriptUrl, elementClass, attributes[]{name, value}}`;

/** The one question about the site settings; what a page may show of them is `siteSettings`. */
const query = `*[_id == "siteSettings"][0]{
  _id, name, tagline, "logo": ${picture("logo")}, "logoInverse": ${picture("logoInverse")},
  "ogImage": ${picture("ogImage")}, "mailHeader": ${picture("mailHeader")},
  ${contactFields}, socials[]{type, url},
  "announcement": select(defined(announcement.text) => announcement{text, "path": ${linkAddress("link.")}}), contactNote, adminEmails,
  searchSynonyms, reviewBadges{areShown, ${service("desktop")}, ${service("mobile")}}
}`;

/**
 * The shop as it shows itself: name, address, pictures. Before an editor wrote them down, or where they do not fit, the
 * shop stands without them (PAGE-006); unreachable content still rejects, so that no page is kept in that state.
 */
export async function siteSettings(sources: {
  readonly content: Content;
  readonly log: Log;
}): Promise<SiteSettings> {
  const raw = (await sources.content.fetch(query, {}, z.unknown())) ?? {};
  const { result, misfits } = fitting(siteSettingsShape, raw);
  const log = contentLog(sources);
  logMisfits(log, misfits);
  if (result.success) return result.data;
  log.error(
    { documentId: "siteSettings", issues: complaintsOf(result.error) },
    "the site settings do not fit",
  );
  return siteSettingsShape.parse({});
}

/** The shop's own recipients: the first is written to, the rest get a copy. Never part of a page. */
export async function adminEmails(content: Content): Promise<readonly string[]> {
  const settings = await content.fetch(query, {}, z.object({ adminEmails: list(z.string()) }).nullable());
  return settings?.adminEmails ?? [];
}

/** Words that mean the same to the search, a group in a line. */
export async function searchSynonyms(content: Content): Promise<readonly string[]> {
  const settings = await content.fetch(query, {}, z.object({ searchSynonyms: list(z.string()) }).nullable());
  return settings?.searchSynonyms ?? [];
}

const badgesShape = z
  .object({
    reviewBadges: optional(
      z.object({
        areShown: withDefault(z.boolean(), false),
        desktop: optional(serviceShape),
        mobile: optional(serviceShape),
      }),
    ),
  })
  .nullable();

/** The badges of the review service, where an editor switched them on. */
export async function reviewServices(sources: { readonly content: Content; readonly log: Log }) {
  const badges = (await fetchFitting(sources, query, {}, badgesShape))?.reviewBadges;
  return badges?.areShown ? { desktop: badges.desktop, mobile: badges.mobile } : undefined;
}
