import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { LinkRequest } from "./link-request";
import { quoteMessages } from "./quote.messages";

type QuoteProblemProps = {
  readonly state: "expired" | "missing";
  /** Whether a new link was asked for. */
  readonly isRequested: boolean;
};

/** Why a link opens no quote (QUOT-008, QUOT-009), and a way to ask for a new one. */
export function QuoteProblem({ state, isRequested }: QuoteProblemProps) {
  const isExpired = state === "expired";
  return (
    <div className="container-page section flex flex-col items-start gap-8">
      <h1 className="max-w-prose font-display text-h2 text-balance">
        {isExpired ? quoteMessages.linkExpired : quoteMessages.linkWrong}
      </h1>
      <LinkRequest isKnown={isExpired} isRequested={isRequested} />
      <div className="flex flex-wrap gap-4">
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
