import { CartLink } from "~/domains/navigation/header/cart-link";
import { useSampleCount } from "~/domains/samples/selection/use-samples";

/** The link to the cart. It is a separate component, so that a cart change does not re-render the header. */
export function CartCount() {
  return <CartLink count={useSampleCount()} />;
}
