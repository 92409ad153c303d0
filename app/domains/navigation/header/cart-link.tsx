import { paths } from "~/kernel/paths";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/**
 * NAV-005: the link to the sample cart with the item count. The count is stored in the browser, so the
 * server renders none.
 */
export function CartLink({ count }: { readonly count: number }) {
  return (
    <Link
      to={paths.orderSamples}
      variant="plain"
      className="target relative flex items-center justify-center gap-3.5 text-sm font-medium hover:text-pine"
    >
      <span className="relative">
        <Icon name="door" size="large" />
        {/* Positioned absolutely, so that its appearance does not move the text beside it. */}
        <span
          aria-hidden="true"
          data-testid="sample-count"
          className={`absolute -top-2 -end-2.5 min-w-5 rounded-full bg-pine px-1.5 text-center text-xs font-semibold tabular-nums text-paper transition-opacity ${count === 0 ? "opacity-0" : "animate-rise"}`}
        >
          {count}
        </span>
      </span>
      <span className="max-lg:sr-only xl:max-3xl:sr-only">Samples</span>
      <span className="sr-only">
        {count === 1 ? "1 sample in your cart" : `${count} samples in your cart`}
      </span>
    </Link>
  );
}
