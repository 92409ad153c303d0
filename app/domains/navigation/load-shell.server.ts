import type { Content } from "~/content/content";
import { imageFields } from "~/content/fragments.server";
import type { Log } from "~/kernel/log";
import { navigationShape, type Shell, shellShape, siteShape } from "./navigation.schema";

const picture = (field: string) => `"${field}": select(defined(${field}.asset) => ${field}{${imageFields}})`;
const links = `{ text, path }`;

const query = `{
  "site": *[_type == "siteSettings"][0]{
    name, tagline, ${picture("logo")}, ${picture("logoInverse")}, address, phone, email,
    hours[]{ _key, days, time }, socials[]{ type, url },
    "announcement": select(defined(announcement.text) => announcement{ text, path }), contactNote
  },
  "navigation": *[_type == "navigation"][0]{
    header[]{ _key, text, path, displayAs, devices, type, alignment, gridItems,
      submenu[defined(path)]${links},
      menuGroups[]{ _key, title, path, items[defined(path)]${links} }, ${picture("image")} },
    footer[]{ _key, title, links[defined(path)]${links} },
    legal[defined(path)]${links}
  }
}`;

/** Before anybody wrote a word: a frame that stands, with no name that is not the shop's own. */
const emptyShell: Shell = {
  site: siteShape.parse({ name: "Kitchen cabinets" }),
  navigation: navigationShape.parse({}),
};

/**
 * Header and footer of every page, the same for all visitors (S1 §2). Missing or broken content never takes a page
 * down (ruling B17): it is logged and the frame stays empty.
 */
export async function loadShell({ content, log }: { content: Content; log: Log }): Promise<Shell> {
  try {
    const shell = await content.fetch(query, {}, shellShape.nullable());
    return { site: shell?.site ?? emptyShell.site, navigation: shell?.navigation ?? emptyShell.navigation };
  } catch (error) {
    log.error({ error }, "the frame of the page could not be read");
    return emptyShell;
  }
}
