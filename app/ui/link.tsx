import { Link as RemixLink, useLocation } from "@remix-run/react";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { omitUndefined } from "~/kernel/omit-undefined";
import { classNames } from "./class-names";
import { isStorageBlocked } from "./runtime/browser-storage";
import { isSafeHref } from "./safe-href";

type LinkProps = {
  readonly to: string;
  readonly children: ReactNode;
  /** `inline` stands in running text, `plain` brings no look of its own. */
  readonly look?: "inline" | "plain";
  /** Loads the document anew although both pages are public. */
  readonly reloadDocument?: boolean | undefined;
  readonly prefetch?: "none" | "intent" | "viewport" | undefined;
  /** Carries a picture over to the next page where the browser can. */
  readonly viewTransition?: boolean | undefined;
  /** The window stays where it is: another view of the same list. */
  readonly preventScrollReset?: boolean | undefined;
  /** Takes the place of this address in the history. */
  readonly replace?: boolean | undefined;
} & Omit<ComponentProps<"a">, "href">;

const looks = {
  inline:
    "underline decoration-brass decoration-1 underline-offset-4 hover:decoration-current hover:decoration-2",
  plain: "",
} as const;

/** Whether the page at a path is public, as the site map says; root.tsx provides it. */
export const PublicPathContext = createContext<(path: string) => boolean>(() => true);

/** A link to a page of ours, or to anywhere else; the address decides which. One that is not safe leads nowhere. */
export function Link({
  to,
  look = "inline",
  className,
  reloadDocument,
  prefetch,
  viewTransition,
  preventScrollReset,
  replace,
  ...rest
}: LinkProps) {
  const classes = classNames(looks[look], className);
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
 * Personal pages have a security policy of their own, and the one of the first document stays in force: a link into
 * or out of them loads the document anew.
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
