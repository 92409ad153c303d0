import type { Content } from "~/content/client/content";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import { linkAddress } from "~/content/document-address";
import { projectImage } from "~/content/groq-fragments.server";
import { fetchSiteSettings } from "~/content/site-settings.server";
import type { Log } from "~/kernel/log";
import { navigationSchema, type Shell } from "./navigation.schema";

const address = `"path": ${linkAddress("link.")}`;
const links = `{ text, ${address} }[defined(path)]`;

const query = `*[_id == "navigation"][0]{
  _id,
  header[]{ _key, text, ${address}, displayAs, data{icon, attributes[]{name, value}}, devices, type, alignment, gridItems,
    "submenu": submenu[]${links},
    menuGroups[]{ _key, title, ${address}, "items": items[]${links} }, "image": ${projectImage("image")} },
  footer[]{ _key, title, "links": links[]${links} },
  "legal": legal[]${links},
  "newsletter": *[_type == "formTemplate" && name == "newsletter"][0]{
    title, "submit": buttons.submit,
    ...(groups[].fields[type == "email"])[0]{ "field": name, placeholder }
  }
}`;

/**
 * Loads header and footer, which are the same for all visitors. Without content they are empty. Invalid
 * entries are left out and logged (PAGE-006).
 */
export async function loadShell(sources: { readonly content: Content; readonly log: Log }): Promise<Shell> {
  const [settings, navigation] = await Promise.all([
    fetchSiteSettings(sources),
    fetchLeniently(sources, query, {}, navigationSchema.nullable()),
  ]);
  const { ogImage: _shared, mailHeader: _mailed, ...site } = settings;
  return { site, navigation: navigation ?? navigationSchema.parse({}) };
}
