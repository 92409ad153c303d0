import { z } from "zod";
import { actionSchema, imageSchema, list, optional, portableTextSchema, textSchema } from "~/content/schemas";

/** POP-002: what can bring a popup. */
const triggerSchema = z.object({
  kind: z.enum(["page-load", "delay", "scroll", "exit-intent", "click", "inactivity"]),
  /** For `delay` and `inactivity`: a time such as '20s'. */
  after: optional(z.string()),
  /** For `scroll`: how far down the page, in percent. */
  percent: optional(z.number().min(0).max(100)),
});

/** A popup as an editor wrote it. */
export const popupSchema = z.object({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: textSchema,
  description: optional(textSchema),
  /** A free word with a default look: centered, beside, bottom. */
  layout: optional(z.string()),
  triggers: list(triggerSchema),
  /** Addresses it may come on; none means every page. */
  onPaths: list(z.string()),
  /** How long it stays away once closed, and how long a visit is left in peace: times such as '24h'. */
  cookieExpiry: optional(z.string()),
  notBefore: optional(z.string()),
  /** Closes by itself after so many seconds; 0 means never. */
  autoCloseSeconds: optional(z.number().min(0)),
  image: optional(imageSchema),
  content: optional(portableTextSchema),
  /** The name of the form in it, which is fetched when it opens. */
  form: optional(z.string()),
  actions: list(actionSchema),
});

export type Popup = z.infer<typeof popupSchema>;
export type Trigger = z.infer<typeof triggerSchema>;
