import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { useCart } from "./cart";

/** Links below the cart: back to the shop (SMPL-022), or empty the cart. */
export function CartActions() {
  const { status, clear } = useCart();
  return (
    // Reserves the space; otherwise content would move when the cart arrives.
    <div className={classNames("flex items-center justify-between gap-4", status !== "ready" && "invisible")}>
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
