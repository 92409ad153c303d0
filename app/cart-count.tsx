import { CartLink } from "~/domains/navigation/cart-link";
import { useSampleCount } from "~/domains/samples/use-samples";

/** The link to the cart. A component of its own, so that a change of the cart does not render the frame again. */
export function CartCount() {
  return <CartLink count={useSampleCount()} />;
}
