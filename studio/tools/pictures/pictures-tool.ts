import { ImagesIcon } from "@sanity/icons";
import { lazy } from "react";
import type { Tool } from "sanity";

const Pictures = lazy(async () => ({ default: (await import("./pictures")).Pictures }));

/** Tool with all images of the shop. */
export const picturesTool: Tool = {
  name: "pictures",
  title: "Pictures",
  icon: ImagesIcon,
  component: Pictures,
};
