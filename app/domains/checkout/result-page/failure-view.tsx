import { useEffect, useState } from "react";
import type { PaymentReturn } from "~/domains/payments/payment-return";
import { readPaymentReturn } from "~/domains/payments/read-payment-return";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { type FailureKind, failureTexts } from "./payment-failure";
import type { ResultVariant } from "./result-page.schema";
import { ResultView } from "./result-view";

type FailureViewProps = {
  readonly kind: FailureKind;
  /** The editor's text for this failure. */
  readonly variant: ResultVariant | null;
  readonly isTitled: boolean;
};

/** A failed payment with a link back to what was being paid (ORD-014). */
export function FailureView({ kind, variant, isTitled }: FailureViewProps) {
  const wayBack = <ReturnLink kind={kind} hasEditorActions={(variant?.actions.length ?? 0) > 0} />;
  if (variant) return <ResultView variant={variant} isTitled={isTitled} firstAction={wayBack} />;
  const Heading = isTitled ? "h2" : "h1";
  const { title, text } = failureTexts[kind];
  return (
    <div className="container-page section flex flex-col items-start gap-6">
      <Heading className="font-display text-h1 text-balance">{title}</Heading>
      {text.map((paragraph) => (
        <p key={paragraph} className="max-w-prose text-lead">
          {paragraph}
        </p>
      ))}
      {wayBack}
    </div>
  );
}

const returnTexts = {
  checkout: "Return to checkout",
  quote: "Back to your quote",
  installment: "Back to your order",
} as const satisfies Record<PaymentReturn["kind"], string>;

/** Links back to what this tab was paying; other browsers get a hint instead. */
function ReturnLink({
  kind,
  hasEditorActions,
}: {
  readonly kind: FailureKind;
  readonly hasEditorActions: boolean;
}) {
  const [from, setFrom] = useState<PaymentReturn | null>(null);
  useEffect(() => setFrom(readPaymentReturn()), []);
  // The editor's own link leads to the checkout.
  if (kind === "checkout")
    return hasEditorActions ? null : <BackButton to={paths.checkout} text={returnTexts.checkout} />;
  if (from && (from.kind === kind || kind === "unconfirmed"))
    return (
      <BackButton to={from.kind === "checkout" ? paths.checkout : from.path} text={returnTexts[from.kind]} />
    );
  if (kind === "installment") return <BackButton to={paths.splitPayment} text="Find your order" />;
  if (kind === "quote")
    return <p className="w-full">To try paying again, open the link in your quote email.</p>;
  return hasEditorActions ? null : <BackButton to={paths.contact} text="Contact us" />;
}

/** Loads a new document, so that a quote's token appears in no other request. */
function BackButton({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <ButtonLink to={to} reloadDocument>
      {text}
    </ButtonLink>
  );
}
