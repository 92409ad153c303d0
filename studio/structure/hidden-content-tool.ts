import { EyeClosedIcon } from "@sanity/icons";
import { lazy } from "react";
import type { Tool } from "sanity";

const HiddenContentPage = lazy(async () => ({
  default: (await import("./hidden-content-page")).HiddenContentPage,
}));

export const hiddenContentTool: Tool = {
  name: "unshown",
  title: "Not in the shop",
  icon: EyeClosedIcon,
  component: HiddenContentPage,
};
