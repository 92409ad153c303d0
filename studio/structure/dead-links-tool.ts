import { LinkRemovedIcon } from "@sanity/icons";
import { lazy } from "react";
import type { Tool } from "sanity";

const DeadLinks = lazy(async () => ({ default: (await import("./dead-links-page")).DeadLinks }));

export const deadLinksTool: Tool = {
  name: "links",
  title: "Dead links",
  icon: LinkRemovedIcon,
  component: DeadLinks,
};
