import { LinkRemovedIcon } from "@sanity/icons";
import { lazy } from "react";
import type { Tool } from "sanity";

const BrokenLinksPage = lazy(async () => ({
  default: (await import("./broken-links-page")).BrokenLinksPage,
}));

export const brokenLinksTool: Tool = {
  name: "links",
  title: "Dead links",
  icon: LinkRemovedIcon,
  component: BrokenLinksPage,
};
