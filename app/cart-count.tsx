import { CartLink } from "~/domains/navigation/cart-link";
import { useSampleCount } from "~/domains/samples/use-samples";

/** The link to the cart. It is a separate component, so that a change of the cart does not render the frame again. */
export function CartCount() {
  return <CartLink count={useSampleCount()} />;
}
