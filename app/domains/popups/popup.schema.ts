import { z } from "zod";
import {
  actionSchema,
  imageSchema,
  list,
  nullToUndefined,
  portableTextSchema,
  textSchema,
} from "~/content/schemas";

/** POP-002: a trigger that opens a popup. */
const triggerSchema = z.object({
  kind: z.enum(["page-load", "delay", "scroll", "exit-intent", "click", "inactivity"]),
  /** For `delay` and `inactivity`: a duration such as '20s'. */
  after: nullToUndefined(z.string()),
  /** For `scroll`: the share of the page, in percent. */
  percent: nullToUndefined(z.number().min(0).max(100)),
});

/** A popup as an editor configured it. */
export const popupSchema = z.object({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: textSchema,
  description: nullToUndefined(textSchema),
  /** A layout name: centered, beside, bottom. */
  layout: nullToUndefined(z.string()),
  triggers: list(triggerSchema),
  /** The paths with this popup; an empty list means every page. */
  onPaths: list(z.string()),
  /**
   * Durations such as '24h': how long a closed popup stays away, and how long it waits from the start of a
   * visit.
   */
  cookieExpiry: nullToUndefined(z.string()),
  notBefore: nullToUndefined(z.string()),
  /** Seconds until it closes by itself; 0 means never. */
  autoCloseSeconds: nullToUndefined(z.number().min(0)),
  image: nullToUndefined(imageSchema),
  content: nullToUndefined(portableTextSchema),
  /** The name of its form, which is fetched when the popup opens. */
  form: nullToUndefined(z.string()),
  actions: list(actionSchema),
});

export type Popup = z.infer<typeof popupSchema>;
export type Trigger = z.infer<typeof triggerSchema>;
