import type { Content } from "~/content/content";
import { fetchFitting } from "~/content/fitting.server";
import { faqMember, links, picture, words } from "~/content/fragments.server";
import type { Log } from "~/kernel/log";
import { type ResultPage, resultPageShape } from "./result-page.schema";

const query = `*[_type == "resultPage" && name == $name][0]{
  _id, variants[]{
    key, title, "image": ${picture("image")}, "content": ${words("content")}, "actions": ${links("actions")},
    questionsTitle, "questions": questions[]->${faqMember}
  }
}`;

/** The page shown after an order ('order-success') or a failed payment ('payment-failure'). */
export function resultPage(
  sources: { readonly content: Content; readonly log: Log },
  name: "order-success" | "payment-failure",
): Promise<ResultPage | null> {
  return fetchFitting(sources, query, { name }, resultPageShape.nullable());
}
