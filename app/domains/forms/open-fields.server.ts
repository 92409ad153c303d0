import type { Content } from "~/content/content";
import type { FieldAsWritten } from "./address-fields";
import { formTemplate } from "./find-form.server";
import { openFieldsIn } from "./open-fields";

/** The address fields that the published checkout template opens for text as people write it. */
export async function openAddressFields(content: Content): Promise<readonly FieldAsWritten[]> {
  const template = await formTemplate(content, "checkout");
  return openFieldsIn((template?.groups ?? []).flatMap(({ fields }) => fields));
}
