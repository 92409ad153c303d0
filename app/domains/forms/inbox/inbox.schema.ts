import { z } from "zod";
import { isStorable } from "~/kernel/storable";
import { normalizeTypedText } from "~/kernel/typed-text";
import { submissionStatuses } from "../submissions/submission";

const text = (longest: number) => z.string().trim().max(longest);

/** What the inbox may be asked for; what does not fit counts as not asked. */
export const inboxQuerySchema = z.object({
  form: text(100).refine(isStorable).optional().catch(undefined),
  status: z.enum(submissionStatuses).optional().catch(undefined),
  search: z.string().max(200).transform(normalizeTypedText).refine(isStorable).optional().catch(undefined),
  /** The id of the entry that the page begins behind. */
  after: z.uuid().optional().catch(undefined),
});
export type InboxQuery = z.output<typeof inboxQuerySchema>;

/** What staff may do with a submission. */
export const inboxChangeSchema = z.union([
  z.strictObject({ status: z.enum(submissionStatuses) }),
  z.strictObject({ note: text(5_000).min(1) }),
]);
export type InboxChange = z.output<typeof inboxChangeSchema>;
