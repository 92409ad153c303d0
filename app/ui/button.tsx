import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Spinner } from "./feedback/spinner";
import { Icon, type IconName } from "./icon";
import { Link } from "./link";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "text" | "inverse";
export type ButtonSize = "small" | "medium" | "large";

type ButtonLook = {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Before the text. */
  readonly icon?: IconName | undefined;
  /** After the text. */
  readonly iconAfter?: IconName | undefined;
  /** Fills the width of the container. */
  readonly wide?: boolean | undefined;
};

const base =
  "inline-flex items-center justify-center gap-2.5 rounded-sm font-medium text-center transition-colors select-none";

const variants = {
  primary:
    "bg-pine text-paper border border-pine hover:bg-pine-deep hover:border-pine-deep active:bg-ink print:bg-transparent print:text-ink",
  secondary:
    "bg-transparent text-ink border border-ink hover:bg-ink hover:text-paper active:bg-pine-deep active:text-paper",
  quiet:
    "bg-paper-deep text-ink border border-paper-deep hover:bg-pine-soft hover:border-pine-soft active:bg-line",
  text: "border border-transparent text-current underline decoration-brass decoration-1 underline-offset-4 hover:decoration-current hover:decoration-2",
  inverse:
    "bg-paper text-ink border border-paper hover:bg-brass-light hover:border-brass-light active:bg-mist",
} as const satisfies Record<ButtonVariant, string>;

const sizes = {
  small: "button-small px-3.5 py-1.5 text-sm",
  medium: "min-h-12 px-6 py-2.5 text-sm",
  large: "min-h-14 px-8 py-3 text-base",
} as const satisfies Record<ButtonSize, string>;

const textSizes = {
  small: "button-small text-sm",
  medium: "min-h-11 text-sm",
  large: "min-h-12 text-base",
} as const;

const idleClassNames =
  "aria-disabled:opacity-45 disabled:opacity-45 aria-disabled:pointer-events-none disabled:pointer-events-none";

function getButtonClassNames(
  { variant = "primary", size = "medium", wide }: ButtonLook,
  state: string,
  className?: string,
) {
  return classNames(
    base,
    variants[variant],
    variant === "text" ? textSizes[size] : sizes[size],
    wide && "w-full",
    state,
    className,
  );
}

type ButtonProps = ButtonLook &
  ComponentProps<"button"> & {
    /**
     * Shows a spinner and ignores clicks, so that a form is not sent twice. `aria-disabled` keeps the focus,
     * which the attribute `disabled` would lose (FORM-022).
     */
    readonly busy?: boolean;
    /** Replaces the children while busy, also for screen readers. */
    readonly busyLabel?: string;
  };

export function Button({ variant, size, icon, iconAfter, wide, busy, busyLabel, ...rest }: ButtonProps) {
  const { className, children, onClick, type = "button", ...native } = rest;
  return (
    <button
      {...native}
      type={type}
      aria-busy={busy || undefined}
      {...(busy ? { "aria-disabled": true } : {})}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={getButtonClassNames(
        { variant, size, wide },
        busy ? "cursor-progress opacity-90" : idleClassNames,
        className,
      )}
    >
      {busy ? <Spinner size="small" /> : icon ? <Icon name={icon} size="small" /> : null}
      {busy && busyLabel ? busyLabel : children}
      {iconAfter && !busy ? <Icon name={iconAfter} size="small" /> : null}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & {
  readonly to: string;
  readonly children: ReactNode;
  /** Loads a new document instead of navigating on the client (ui/link.tsx). */
  readonly reloadDocument?: boolean;
} & Omit<ComponentProps<"a">, "href">;

/** A link with the look of a button. External, `tel:` and `mailto:` URLs become plain links. */
export function ButtonLink({ variant, size, icon, iconAfter, wide, to, children, ...rest }: ButtonLinkProps) {
  const { className, ...link } = rest;
  return (
    <Link
      {...link}
      to={to}
      variant="plain"
      className={getButtonClassNames({ variant, size, wide }, idleClassNames, className)}
    >
      {icon ? <Icon name={icon} size="small" /> : null}
      {children}
      {iconAfter ? <Icon name={iconAfter} size="small" /> : null}
    </Link>
  );
}
