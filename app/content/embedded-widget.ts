import { z } from "zod";
import { list, optional, withDefault } from "./schemas";

/** The widget of an external service: its script and the element that the script looks for. */
export const embeddedWidgetSchema = z.object({
  scriptUrl: optional(z.url({ protocol: /^https$/ })),
  elementClass: optional(z.string()),
  attributes: list(
    z.object({ name: z.string().regex(/^data-[a-z0-9-]+$/), value: withDefault(z.string(), "") }),
  ),
});
export type EmbeddedWidget = z.infer<typeof embeddedWidgetSchema>;
