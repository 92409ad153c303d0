import { paths } from "~/kernel/paths";
import { Button, ButtonLink } from "~/ui/button";
import { Alert } from "~/ui/feedback/alert";
import { Spinner } from "~/ui/feedback/spinner";
import { useExpiringMessage } from "~/ui/feedback/use-expiring-message";
import { sampleMessageMs, sampleMessages } from "../samples.messages";
import { useCart } from "./cart";
import { CartLineItem } from "./cart-line-item";

/** The lines of the cart, or its loading, empty or error state. `atShop` is true on the sample list. */
export function CartContents({ atShop = false }: { readonly atShop?: boolean }) {
  const { status, lines, remove, retry } = useCart();
  const { message, show } = useExpiringMessage<string>(sampleMessageMs);
  if (status === "loading" && lines.length === 0) return <CartLoading />;
  if (status === "failed") return <CartFailed onRetry={retry} />;
  if (lines.length === 0) return <CartEmpty atShop={atShop} />;
  return (
    <div className="flex flex-col gap-4">
      <WithdrawnSamples />
      <div aria-live="polite">
        {message ? (
          <Alert type="warning" live={false}>
            {message}
          </Alert>
        ) : null}
      </div>
      <ul>
        {lines.map((line) => (
          <CartLineItem
            key={line.sku}
            line={line}
            onRemove={remove}
            onLimit={(name) => show(sampleMessages.maximum(name))}
          />
        ))}
      </ul>
    </div>
  );
}

/** Names samples that were removed from the cart because they are no longer available. */
export function WithdrawnSamples({ className }: { readonly className?: string }) {
  const { removedNames } = useCart();
  if (removedNames.length === 0) return null;
  return (
    <Alert type="warning" className={className}>
      {removedNames.map((name) => (
        <p key={name}>{sampleMessages.withdrawn(name)}</p>
      ))}
    </Alert>
  );
}

function CartLoading() {
  return (
    <p role="status" className="flex items-center gap-3 py-6 text-ink-soft">
      <Spinner size="small" />
      {sampleMessages.loadingCart}
    </p>
  );
}

function CartFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert type="error">
      <p>{sampleMessages.cartFailed}</p>
      <Button variant="text" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}

/** The empty cart (SMPL-019); on the sample list it has no link to the list. */
export function CartEmpty({ atShop = false }: { readonly atShop?: boolean }) {
  return (
    <div className="flex flex-col items-start gap-5 py-4">
      <WithdrawnSamples />
      <p className="text-ink-soft">{sampleMessages.emptyCart}</p>
      {atShop ? null : (
        <ButtonLink to={paths.orderSamples} variant="secondary" reloadDocument>
          Continue Shopping
        </ButtonLink>
      )}
    </div>
  );
}
