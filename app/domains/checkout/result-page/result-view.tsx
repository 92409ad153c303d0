import type { ReactNode } from "react";
import { Picture } from "~/content/pictures/image";
import { pictureRatios } from "~/content/pictures/picture-ratios";
import { ActionLink } from "~/content/rich-text/action-link";
import { FaqSection } from "~/content/rich-text/faq-section";
import { RichText } from "~/content/rich-text/portable-text";
import { fillPlaceholders, type Placeholders } from "./result-page";
import type { ResultVariant } from "./result-page.schema";

type ResultViewProps = {
  readonly variant: ResultVariant;
  readonly placeholders?: Placeholders;
  /** True when the surrounding page already shows a title. */
  readonly isTitled?: boolean;
  /** An action of the shop, shown before the editor's. */
  readonly firstAction?: ReactNode;
  /** Rendered between the message and the questions: the receipt. */
  readonly children?: ReactNode;
};

/** The page after a payment: title, picture, text, actions and questions (ORD-010, ORD-014). */
export function ResultView({
  variant,
  placeholders = {},
  isTitled = false,
  firstAction,
  children,
}: ResultViewProps) {
  const Heading = isTitled ? "h2" : "h1";
  return (
    <>
      <div className="container-wide section grid print:py-4 items-center gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="flex flex-col items-start gap-6 lg:col-span-6">
          <Heading className="font-display text-h1 text-balance">{variant.title}</Heading>
          <RichText value={fillPlaceholders(variant.content, placeholders)} className="text-lead" />
          <div className="no-print mt-2 flex flex-wrap items-center gap-x-6 gap-y-3">
            {firstAction}
            {variant.actions.map((action) => (
              <ActionLink key={action.path} action={action} defaultVariant="primary" />
            ))}
          </div>
        </div>
        {variant.image ? (
          <div className="no-print lg:col-span-6">
            <Picture
              image={variant.image}
              sizes="(min-width: 64rem) 46vw, 92vw"
              ratio={pictureRatios.result}
              priority
            />
          </div>
        ) : null}
      </div>
      {children}
      {variant.questions.length > 0 ? (
        <div className="no-print">
          <FaqSection title={variant.questionsTitle} faqs={variant.questions} />
        </div>
      ) : null}
    </>
  );
}
