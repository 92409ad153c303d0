import type { MouseEvent } from "react";
import { paths } from "~/kernel/paths";
import { CountBadge } from "~/ui/count-badge";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

type CartLinkProps = {
  readonly count: number;
  /** Opens the cart over the page instead of following the link. */
  readonly onOpen: () => void;
};

/**
 * NAV-005: the link to the sample cart with the item count. The count is stored in the browser, so the
 * server renders none. Without script it leads to the sample list.
 */
export function CartLink({ count, onOpen }: CartLinkProps) {
  const open = (event: MouseEvent) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Link
      to={paths.orderSamples}
      variant="plain"
      onClick={open}
      className="target relative flex items-center justify-center gap-3.5 text-sm font-medium hover:text-pine"
    >
      <span className="relative">
        <Icon name="door" size="large" />
        <CountBadge count={count} testId="sample-count" />
      </span>
      <span className="max-lg:sr-only xl:max-3xl:sr-only">Samples</span>
      <span className="sr-only">
        {count === 1 ? "1 sample in your cart" : `${count} samples in your cart`}
      </span>
    </Link>
  );
}

function opensNewTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
