import { ImagesIcon } from "@sanity/icons";
import type { Tool } from "sanity";
import { Pictures } from "./pictures";

/** All pictures of the shop in one place. */
export const picturesTool: Tool = {
  name: "pictures",
  title: "Pictures",
  icon: ImagesIcon,
  component: Pictures,
};
