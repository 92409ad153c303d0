import { ButtonLink } from "~/ui/button";
import { useCart } from "./cart";
import { continueShoppingPath } from "./cart-contents";

/** Below a cart: back to the shop, or empty it. From the checkout the way back loads the page anew (its own policy). */
export function CartActions({ reloadDocument }: { readonly reloadDocument?: boolean }) {
  const { clear } = useCart();
  return (
    <div className="flex items-center justify-between gap-4">
      <ButtonLink to={continueShoppingPath} variant="text" size="small" reloadDocument={reloadDocument}>
        Continue Shopping
      </ButtonLink>
      <button
        type="button"
        onClick={clear}
        className="target text-sm text-ink-soft underline underline-offset-4"
      >
        Clear Cart
      </button>
    </div>
  );
}
