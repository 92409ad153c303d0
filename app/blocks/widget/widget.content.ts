import { z } from "zod";
import { embeddedWidgetSchema } from "~/content/embedded-widget";
import { actionSchema, list, optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** Another service inside a page; filled in by `studio/schemas/blocks/widget.ts`. */
export const widget = blockSchema("widget", {
  kind: z.enum(["booking", "reviews", "map"]),
  title: textSchema,
  description: optional(textSchema),
  // The service; without its script the words and buttons stand alone.
  ...embeddedWidgetSchema.shape,
  /** A review badge may be another one on desktops than on phones. */
  devices: optional(z.enum(["all", "desktop", "mobile"]).catch("all")),
  actions: list(actionSchema),
});
