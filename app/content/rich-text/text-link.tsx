import type { ReactNode } from "react";
import { isSafeHref } from "~/ui/safe-href";

/** A link in a rich text; only its text when the URL is not safe. */
export function TextLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (!isSafeHref(href)) return children;
  return (
    <a href={href} {...(/^https?:/.test(href) ? { rel: "noopener noreferrer" } : {})}>
      {children}
    </a>
  );
}
