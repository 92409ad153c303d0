import { z } from "zod";

/** How staff may end a review: take it as it is, give the money back, or give it back and cancel what was paid. */
export const reviewWays = ["accept", "refund", "cancel"] as const;
export type ReviewWay = (typeof reviewWays)[number];

/** What the Studio asks to have done with a payment that needs review. */
export const reviewDecisionShape = z.object({
  way: z.enum(reviewWays),
  note: z.string().trim().max(2_000).default(""),
});
export type ReviewDecision = z.infer<typeof reviewDecisionShape>;
