import { z } from "zod";
import { embeddedWidgetSchema } from "~/content/embedded-widget";
import { actionSchema, list, nullToUndefined, textSchema } from "~/content/schemas";
import { createBlockSchema } from "../block-schema";

/** A third-party widget; its Studio schema is `studio/schemas/blocks/widget.ts`. */
export const widget = createBlockSchema("widget", {
  kind: z.enum(["booking", "reviews", "map"]),
  title: textSchema,
  description: nullToUndefined(textSchema),
  // The service; if its script is missing, text and buttons are shown alone.
  ...embeddedWidgetSchema.shape,
  /** A review badge may differ between desktops and phones. */
  devices: nullToUndefined(z.enum(["all", "desktop", "mobile"]).catch("all")),
  actions: list(actionSchema),
});
