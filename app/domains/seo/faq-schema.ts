import type { FAQPage, Question, WithContext } from "schema-dts";
import { toPlainText } from "~/content/rich-text/plain-text";
import type { PortableText } from "~/content/schemas";

type Faq = { readonly question: string; readonly answer: PortableText };

/** Creates FAQPage structured data of a page's questions; none without questions. */
export function createFaqSchema(faqs: readonly Faq[]): WithContext<FAQPage>[] {
  if (faqs.length === 0) return [];
  const mainEntity = faqs.map(
    ({ question, answer }): Question => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: toPlainText(answer) },
    }),
  );
  return [{ "@context": "https://schema.org", "@type": "FAQPage", mainEntity }];
}
