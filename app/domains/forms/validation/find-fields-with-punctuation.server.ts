import type { Content } from "~/content/client/content";
import { findFormTemplate } from "../template/find-form-template.server";
import type { PunctuationField } from "./address-rules";
import { getFieldsWithPunctuation } from "./fields-with-punctuation";

/** Finds the address fields for which the published checkout template allows punctuation. */
export async function findFieldsWithPunctuation(content: Content): Promise<readonly PunctuationField[]> {
  const template = await findFormTemplate(content, "checkout");
  return getFieldsWithPunctuation((template?.groups ?? []).flatMap(({ fields }) => fields));
}
