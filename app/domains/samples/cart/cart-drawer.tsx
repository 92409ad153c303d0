import { formatMoney } from "~/kernel/money/money";
import { paths } from "~/kernel/paths";
import { ButtonLink } from "~/ui/button";
import { Drawer } from "~/ui/overlays/drawer";
import { CartProvider, useCart } from "./cart";
import { CartActions } from "./cart-actions";
import { CartContents } from "./cart-contents";
import { getSubtotal } from "./cart-line";

type CartDrawerProps = { readonly open: boolean; readonly onClose: () => void };

/** The cart as a drawer on any page; it loads its lines when first opened. */
export function CartDrawer(props: CartDrawerProps) {
  return (
    <CartProvider>
      <CartSheet {...props} />
    </CartProvider>
  );
}

/** The drawer for a page that already has a cart provider. */
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

/** The subtotal and the checkout link; shipping and tax depend on the address. */
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
