import type { ReactNode } from "react";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { quoteMessages } from "../quote.messages";
import { type LinkRequestAnswer, LinkRequestForm } from "./link-request-form";

type QuoteProblemProps = {
  readonly state: "expired" | "missing";
  /** Reply to a request for a new link. */
  readonly linkAnswer: LinkRequestAnswer | undefined;
  /** Contact details on top of the printed page. */
  readonly letterhead: ReactNode;
};

/** The reason why a link opens no quote (QUOT-008, QUOT-009), with a form to request a new link. */
export function QuoteProblem({ state, linkAnswer, letterhead }: QuoteProblemProps) {
  const isExpired = state === "expired";
  return (
    <div className="container-page section flex flex-col items-start gap-8">
      <div className="letterhead">{letterhead}</div>
      <h1 className="max-w-prose font-display text-h2 text-balance">
        {isExpired ? quoteMessages.linkExpired : quoteMessages.linkWrong}
      </h1>
      <div className={classNames("w-full", linkAnswer?.isRequested ? "" : "no-print")}>
        <LinkRequestForm isKnown={isExpired} answer={linkAnswer} />
      </div>
      <div className="no-print flex flex-wrap gap-4">
        <ButtonLink to={paths.home} variant="secondary">
          Go to Home Page
        </ButtonLink>
        {isExpired ? (
          <ButtonLink to={paths.contact} variant="secondary">
            Contact Us
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
