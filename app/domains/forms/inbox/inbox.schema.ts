import { isStorable } from "@stile-and-rail/http/json";
import { z } from "zod";
import { normalizeTypedText } from "~/kernel/text/typed-text";
import { submissionStatuses } from "../submissions/submission";

const createTextSchema = (maxLength: number) => z.string().trim().max(maxLength);

/** The query of the inbox. An invalid parameter is ignored. */
export const inboxQuerySchema = z.object({
  form: createTextSchema(100).refine(isStorable).optional().catch(undefined),
  status: z.enum(submissionStatuses).optional().catch(undefined),
  search: z.string().max(200).transform(normalizeTypedText).refine(isStorable).optional().catch(undefined),
  /** The id of the last entry on the previous page. */
  after: z.uuid().optional().catch(undefined),
});
export type InboxQuery = z.output<typeof inboxQuerySchema>;

/** The changes that staff can make to a submission. */
export const inboxChangeSchema = z.union([
  z.strictObject({ status: z.enum(submissionStatuses) }),
  z.strictObject({ note: createTextSchema(5_000).min(1) }),
]);
export type InboxChange = z.output<typeof inboxChangeSchema>;
