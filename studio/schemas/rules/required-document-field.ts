import type { CustomValidator } from "sanity";
import { findRequirementReason } from "../../../app/content/required-documents";
import { apiVersion } from "../parts/api-version";
import { toPublishedId } from "./unique-value";

/** Prevents changes of the field by which the shop finds a required document. A change would act like a deletion. */
export function validateRequiredDocumentField(field: string): CustomValidator<string | undefined> {
  return async (value, context) => {
    if (!context.document) return true;
    const client = context.getClient({ apiVersion }).withConfig({ perspective: "published" });
    const published = await client.fetch<Readonly<Record<string, unknown>> | null>("*[_id == $id][0]", {
      id: toPublishedId(context.document._id),
    });
    const requirementReason = published ? findRequirementReason(published) : undefined;
    return requirementReason && published?.[field] !== value
      ? `This stays “${published?.[field]}”: ${requirementReason}`
      : true;
  };
}
