import { z } from "zod";

/** How staff may end a review: accept the payment, refund it, or refund it and cancel what was paid. */
export const reviewResolutions = ["accept", "refund", "cancel"] as const;
export type ReviewResolution = (typeof reviewResolutions)[number];

/** The Studio's request to end a review. */
export const reviewDecisionSchema = z.object({
  way: z.enum(reviewResolutions),
  note: z.string().trim().max(2_000).default(""),
});
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;
