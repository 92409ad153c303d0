import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { CartLink } from "~/domains/navigation/header/cart-link";
import { useSampleCount } from "~/domains/samples/selection/use-samples";
import { useKeyedState } from "~/ui/runtime/use-keyed-state";

const CartDrawer = lazy(async () => ({
  default: (await import("~/domains/samples/cart/cart-drawer")).CartDrawer,
}));

/**
 * The link to the cart, and the drawer that it opens; another page closes the drawer. It is a separate
 * component, so that a cart change does not re-render the header.
 */
export function CartCount() {
  const { key } = useLocation();
  const [isOpen, setOpen] = useKeyedState(false, key);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpen(true);
    setOpened(true);
  };
  return (
    <>
      <CartLink count={useSampleCount()} onOpen={open} />
      {wasOpened ? (
        <Suspense fallback={null}>
          <CartDrawer open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
