import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { useCart } from "./cart";

/** Below a cart: back to the shop (SMPL-022), or empty it. */
export function CartActions() {
  const { clear } = useCart();
  return (
    <div className="flex items-center justify-between gap-4">
      <ButtonLink to={paths.orderSamples} variant="text" size="small">
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
