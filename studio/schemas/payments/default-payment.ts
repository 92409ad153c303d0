import type { CustomValidator } from "sanity";
import { apiVersion } from "../parts/api-version";
import { toPublishedId } from "../rules/unique-value";

/** Requires exactly one default method in the checkout. Drafts count, so that two edits can swap it. */
export const requireOneDefault: CustomValidator<boolean | undefined> = async (isDefault, context) => {
  if (!context.document) return true;
  const client = context.getClient({ apiVersion }).withConfig({ perspective: "drafts" });
  const other = await client.fetch<string | null>(
    `*[_type == "paymentMethod" && isDefault == true && _id != $id][0].title`,
    { id: toPublishedId(context.document._id) },
  );
  if (isDefault && other) return `“${other}” is already the default. Turn it off there first.`;
  if (!isDefault && !other) return "No payment method is the default. Turn it on for one of them.";
  return true;
};
