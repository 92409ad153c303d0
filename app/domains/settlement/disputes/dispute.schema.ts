import { z } from "zod";

/** How staff can end the review of a decided dispute. */
export const disputeResolutions = ["record-loss", "take-back-loss", "close"] as const;
export type DisputeResolution = (typeof disputeResolutions)[number];

/** The body that the Studio sends when staff end the review of a dispute. */
export const disputeDecisionSchema = z.object({
  way: z.enum(disputeResolutions),
  note: z.string().trim().max(2_000).default(""),
});
export type DisputeDecision = z.infer<typeof disputeDecisionSchema>;
