import { links, picture } from "~/content/fragments.server";
import { projectionOf, stored } from "../projection.server";
import { banner } from "./banner.content";

/** What the banner asks of the content. */
export const bannerQuery = projectionOf(banner, {
  ...stored("title", "subTitle", "description", "bannerLayout"),
  ratings: "select(defined(ratings.text) && defined(ratings.star) => ratings{text, star})",
  image: picture("image"),
  tabletImage: picture("tabletImage"),
  mobileImage: picture("mobileImage"),
  actions: links("actions"),
});
