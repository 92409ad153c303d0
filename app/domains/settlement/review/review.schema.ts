import { z } from "zod";

/** How staff may end a review: take it as it is, give the money back, or give it back and cancel what was paid. */
export const reviewResolutions = ["accept", "refund", "cancel"] as const;
export type ReviewResolution = (typeof reviewResolutions)[number];

/** What the Studio asks to have done with a payment that needs review. */
export const reviewDecisionSchema = z.object({
  way: z.enum(reviewResolutions),
  note: z.string().trim().max(2_000).default(""),
});
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;
