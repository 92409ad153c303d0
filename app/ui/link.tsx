import { Link as RemixLink, useLocation } from "@remix-run/react";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { omitUndefined } from "~/kernel/omit-undefined";
import { classNames } from "./class-names";
import { isStorageBlocked } from "./runtime/browser-storage";
import { isSafeHref } from "./safe-href";

type LinkProps = {
  readonly to: string;
  readonly children: ReactNode;
  /** `inline` is for links in running text; `plain` adds no style. */
  readonly variant?: "inline" | "plain";
  /** Forces a full page load, although both pages are public. */
  readonly reloadDocument?: boolean | undefined;
  readonly prefetch?: "none" | "intent" | "viewport" | undefined;
  /** Animates a picture into the next page where the browser supports it. */
  readonly viewTransition?: boolean | undefined;
  /** Keeps the scroll position, for another view of the same list. */
  readonly preventScrollReset?: boolean | undefined;
  /** Replaces the current history entry. */
  readonly replace?: boolean | undefined;
} & Omit<ComponentProps<"a">, "href">;

const variants = {
  inline:
    "underline decoration-brass decoration-1 underline-offset-4 hover:decoration-current hover:decoration-2",
  plain: "",
} as const;

/** Returns whether the page at a path is public according to the site map; root.tsx provides it. */
export const PublicPathContext = createContext<(path: string) => boolean>(() => true);

/** A link to an internal or external URL. An unsafe URL becomes plain text. */
export function Link({
  to,
  variant = "inline",
  className,
  reloadDocument,
  prefetch,
  viewTransition,
  preventScrollReset,
  replace,
  ...rest
}: LinkProps) {
  const classes = classNames(variants[variant], className);
  if (!to.startsWith("/") || to.startsWith("//"))
    return <a {...rest} href={isSafeHref(to) ? to : undefined} className={classes} />;
  return (
    <InternalLink
      {...rest}
      to={to}
      className={classes}
      {...omitUndefined({ reloadDocument, prefetch, viewTransition, preventScrollReset, replace })}
    />
  );
}

/**
 * Personal pages have their own security policy, and the policy of the first document stays in force. Links
 * into or out of them therefore load a new document.
 */
function InternalLink({
  to,
  reloadDocument,
  ...rest
}: ComponentProps<typeof RemixLink> & { readonly to: string }) {
  const isPublic = useContext(PublicPathContext);
  const { pathname } = useLocation();
  const crosses = isStorageBlocked || !isPublic(pathname) || !isPublic(to.split(/[?#]/, 1)[0] ?? to);
  return <RemixLink {...rest} to={to} reloadDocument={reloadDocument ?? crosses} />;
}
