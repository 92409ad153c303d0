import { z } from "zod";
import { list, nullToUndefined, withDefault } from "./schemas";

/** The widget of an external service: its script and the element that the script looks for. */
export const embeddedWidgetSchema = z.object({
  scriptUrl: nullToUndefined(z.url({ protocol: /^https$/ })),
  elementClass: nullToUndefined(z.string()),
  attributes: list(
    z.object({ name: z.string().regex(/^data-[a-z0-9-]+$/), value: withDefault(z.string(), "") }),
  ),
});
export type EmbeddedWidget = z.infer<typeof embeddedWidgetSchema>;
