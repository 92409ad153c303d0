import type { Content } from "~/content/content";
import { actionFields, imageFields, portableText } from "~/content/fragments.server";
import { type ResultPage, resultPageShape } from "./result-page";

const query = `*[_type == "resultPage" && name == $name][0]{
  variants[]{ key, title, image{${imageFields}}, content${portableText}, actions[]{${actionFields}} }
}`;

/** The page shown after an order ('order-success') or a failed payment ('payment-failure'). */
export function resultPage(
  content: Content,
  name: "order-success" | "payment-failure",
): Promise<ResultPage | null> {
  return content.fetch(query, { name }, resultPageShape.nullable());
}
