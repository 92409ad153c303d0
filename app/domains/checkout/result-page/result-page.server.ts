import type { Content } from "~/content/client/content";
import { fetchLeniently } from "~/content/client/lenient-parsing.server";
import {
  faqItemProjection,
  projectActions,
  projectImage,
  projectPortableText,
} from "~/content/groq-fragments.server";
import type { Log } from "~/kernel/log";
import { type ResultPage, resultPageSchema } from "./result-page.schema";

const query = `*[_type == "resultPage" && name == $name][0]{
  _id, variants[]{
    key, title, "image": ${projectImage("image")}, "content": ${projectPortableText("content")}, "actions": ${projectActions("actions")},
    questionsTitle, "questions": questions[]->${faqItemProjection}
  }
}`;

/** Fetches the page shown after an order ('order-success') or a failed payment ('payment-failure'). */
export function findResultPage(
  sources: { readonly content: Content; readonly log: Log },
  name: "order-success" | "payment-failure",
): Promise<ResultPage | null> {
  return fetchLeniently(sources, query, { name }, resultPageSchema.nullable());
}
