import type { Content } from "~/content/content";
import { findFormTemplate } from "../template/find-form-template.server";
import type { PunctuationField } from "./address-rules";
import { getFieldsWithPunctuation } from "./fields-with-punctuation";

/** The address fields that the published checkout template opens for text as people write it. */
export async function findFieldsWithPunctuation(content: Content): Promise<readonly PunctuationField[]> {
  const template = await findFormTemplate(content, "checkout");
  return getFieldsWithPunctuation((template?.groups ?? []).flatMap(({ fields }) => fields));
}
