import { z } from "zod";
import { linkAddress } from "~/kernel/document-address";
import type { Log } from "~/kernel/log";
import type { Content } from "./content";
import { complaintsOf, fitting, logMisfits } from "./fitting.server";
import { picture } from "./fragments.server";
import { list } from "./shapes";
import { type SiteSettings, siteSettingsShape } from "./site-settings";

/** The one question about the site settings; what a page may show of them is `siteSettings`. */
const query = `*[_id == "siteSettings"][0]{
  _id, name, tagline, "logo": ${picture("logo")}, "logoInverse": ${picture("logoInverse")},
  "ogImage": ${picture("ogImage")}, "mailHeader": ${picture("mailHeader")},
  address{street, city, state, zip, mapLink}, phone, email, hours[]{_key, days, time}, socials[]{type, url},
  "announcement": select(defined(announcement.text) => announcement{text, "path": ${linkAddress("link.")}}), contactNote, adminEmails
}`;

/**
 * The shop as it shows itself: name, address, pictures. Before an editor wrote them down, or where they do not fit, the
 * shop stands without them (ruling B17); unreachable content still rejects, so that no page is kept in that state.
 */
export async function siteSettings({
  content,
  log,
}: {
  readonly content: Content;
  readonly log: Log;
}): Promise<SiteSettings> {
  const { result, misfits } = fitting(siteSettingsShape, (await content.fetch(query, {}, z.unknown())) ?? {});
  logMisfits(log, misfits);
  if (result.success) return result.data;
  log.error(
    { documentId: "siteSettings", issues: complaintsOf(result.error) },
    "the site settings do not fit",
  );
  return siteSettingsShape.parse({});
}

/** The shop's own recipients: the first is written to, the rest get a copy (S2 §6). Never part of a page. */
export async function adminEmails(content: Content): Promise<readonly string[]> {
  const settings = await content.fetch(query, {}, z.object({ adminEmails: list(z.string()) }).nullable());
  return settings?.adminEmails ?? [];
}
