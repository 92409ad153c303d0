import { z } from "zod";
import { serviceShape } from "~/content/service";
import { actionShape, list, optional, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";

/** Another service inside a page; filled in by `studio/schemas/blocks/widget.ts`. */
export const widget = blockShape("widget", {
  kind: z.enum(["booking", "reviews", "map"]),
  title: wordsShape,
  description: optional(wordsShape),
  // The service; without its script the words and buttons stand alone.
  ...serviceShape.shape,
  /** A review badge may be another one on desktops than on phones. */
  devices: optional(z.enum(["all", "desktop", "mobile"]).catch("all")),
  actions: list(actionShape),
});
