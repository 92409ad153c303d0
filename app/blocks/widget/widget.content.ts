import { z } from "zod";
import { embeddedWidgetSchema } from "~/content/embedded-widget";
import { actionSchema, list, optional, textSchema } from "~/content/schemas";
import { blockSchema } from "../block-schema";

/** A third-party widget; its Studio schema is `studio/schemas/blocks/widget.ts`. */
export const widget = blockSchema("widget", {
  kind: z.enum(["booking", "reviews", "map"]),
  title: textSchema,
  description: optional(textSchema),
  // The service; if its script is missing, text and buttons are shown alone.
  ...embeddedWidgetSchema.shape,
  /** A review badge may differ between desktops and phones. */
  devices: optional(z.enum(["all", "desktop", "mobile"]).catch("all")),
  actions: list(actionSchema),
});
