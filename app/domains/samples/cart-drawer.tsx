import { formatMoney } from "~/kernel/money";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { Drawer } from "~/ui/overlays/drawer";
import { CartProvider, useCart } from "./cart";
import { CartActions } from "./cart-actions";
import { CartContents } from "./cart-contents";
import { getSubtotal } from "./cart-line";

type CartDrawerProps = { readonly open: boolean; readonly onClose: () => void };

/** The cart as a sheet over any page; it asks the shop for its lines when it is first shown. */
export function CartDrawer(props: CartDrawerProps) {
  return (
    <CartProvider>
      <CartSheet {...props} />
    </CartProvider>
  );
}

/** The same sheet inside a page that has a cart already. */
export function CartSheet({ open, onClose }: CartDrawerProps) {
  const { lines } = useCart();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Your samples"
      footer={open && lines.length > 0 ? <CartFooter /> : undefined}
    >
      {open ? <CartContents /> : null}
    </Drawer>
  );
}

/** Subtotal and the way on; shipping and tax are known at checkout, where the address is. */
export function CartFooter() {
  const { lines } = useCart();
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-baseline justify-between">
        <span className="font-medium">Subtotal</span>
        <span className="text-lead tabular-nums">{formatMoney(getSubtotal(lines))}</span>
      </p>
      <p className="text-xs text-ink-soft">Shipping and tax are calculated at checkout.</p>
      <ButtonLink to={paths.checkout} wide>
        Check out
      </ButtonLink>
      <CartActions />
    </div>
  );
}
