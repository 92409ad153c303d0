import { z } from "zod";
import { actionShape, list, optional, withDefault, wordsShape } from "~/content/shapes";
import { blockShape } from "../block-shape";

/** Another service inside a page (S1 §2, §7); filled in by `studio/schemas/blocks/widget.ts`. */
export const widget = blockShape("widget", {
  kind: z.enum(["booking", "reviews", "map"]),
  title: wordsShape,
  description: optional(wordsShape),
  /** The service's script, and the element it looks for. None: the words and buttons stand alone. */
  scriptUrl: optional(z.url({ protocol: /^https$/ })),
  elementClass: optional(z.string()),
  attributes: list(
    z.object({ name: z.string().regex(/^data-[a-z0-9-]+$/), value: withDefault(z.string(), "") }),
  ),
  /** S1 §2: a review badge may be another one on desktops than on phones. */
  devices: optional(z.enum(["all", "desktop", "mobile"]).catch("all")),
  actions: list(actionShape),
});
