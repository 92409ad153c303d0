import type { CustomValidator } from "sanity";
import { findRequirementReason } from "../../../app/content/required-documents";
import { apiVersion } from "../parts/api-version";
import { publishedId } from "./only-one";

/** Prevents changes of the field by which the shop finds a required document. A change would act like a deletion. */
export function staysNeeded(field: string): CustomValidator<string | undefined> {
  return async (value, context) => {
    if (!context.document) return true;
    const client = context.getClient({ apiVersion }).withConfig({ perspective: "published" });
    const published = await client.fetch<Readonly<Record<string, unknown>> | null>("*[_id == $id][0]", {
      id: publishedId(context.document._id),
    });
    const why = published ? findRequirementReason(published) : undefined;
    return why && published?.[field] !== value ? `This stays “${published?.[field]}”: ${why}` : true;
  };
}
