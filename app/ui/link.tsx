import { Link as RemixLink } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";

type LinkProps = {
  readonly to: string;
  readonly children: ReactNode;
  /** `inline` stands in running text, `plain` brings no look of its own. */
  readonly look?: "inline" | "plain";
  /** Loads the document anew: for links into checkout, payment and account, whose security policy differs. */
  readonly reloadDocument?: boolean;
  readonly prefetch?: "none" | "intent" | "viewport";
  /** Carries a picture over to the next page where the browser can. */
  readonly viewTransition?: boolean;
} & Omit<ComponentProps<"a">, "href">;

const looks = {
  inline:
    "underline decoration-brass decoration-1 underline-offset-4 hover:decoration-current hover:decoration-2",
  plain: "",
} as const;

/** Personal paths have their own security policy, so the browser loads them anew. */
const personal = /^\/(checkout|quote|payment|order\/|my-account|studio|demo)/;

/** A link to a page of ours, or to anywhere else; the address decides which. */
export function Link({
  to,
  look = "inline",
  className,
  reloadDocument,
  prefetch,
  viewTransition,
  ...rest
}: LinkProps) {
  const classes = classNames(looks[look], className);
  if (!to.startsWith("/") || to.startsWith("//")) return <a {...rest} href={to} className={classes} />;
  return (
    <RemixLink
      {...rest}
      to={to}
      className={classes}
      reloadDocument={reloadDocument ?? personal.test(to)}
      prefetch={prefetch}
      viewTransition={viewTransition}
    />
  );
}
