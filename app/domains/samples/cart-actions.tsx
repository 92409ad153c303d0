import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { useCart } from "./cart";

/** Below a cart: back to the shop (SMPL-022), or empty it. */
export function CartActions() {
  const { status, clear } = useCart();
  return (
    // Its place stays free: what stands here before the cart has come would move away under the finger.
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
