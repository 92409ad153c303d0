import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { quoteMessages } from "./quote.messages";

/** Why a link opens no quote (QUOT-008, QUOT-009). */
export function QuoteProblem({ state }: { readonly state: "expired" | "missing" }) {
  const isExpired = state === "expired";
  return (
    <div className="container-page section flex flex-col items-start gap-8">
      <h1 className="max-w-prose font-display text-h2 text-balance">
        {isExpired ? quoteMessages.linkExpired : quoteMessages.linkWrong}
      </h1>
      <div className="flex flex-wrap gap-4">
        <ButtonLink to={paths.home}>Go to Home Page</ButtonLink>
        {isExpired ? (
          <ButtonLink to={paths.contact} variant="secondary">
            Contact Us
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
