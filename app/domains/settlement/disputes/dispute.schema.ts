import { z } from "zod";

/** How staff end the review of a decided dispute. */
export const disputeWayNames = ["record-loss", "take-back-loss", "close"] as const;
export type DisputeWay = (typeof disputeWayNames)[number];

/** What the Studio asks to have done with a decided dispute. */
export const disputeDecisionShape = z.object({
  way: z.enum(disputeWayNames),
  note: z.string().trim().max(2_000).default(""),
});
export type DisputeDecision = z.infer<typeof disputeDecisionShape>;
