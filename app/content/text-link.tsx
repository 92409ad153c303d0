import type { ReactNode } from "react";
import { isSafeAddress } from "~/ui/safe-address";

/** A link inside a text an editor wrote; its words alone where the address leads nowhere. */
export function TextLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (!isSafeAddress(href)) return children;
  return (
    <a href={href} {...(/^https?:/.test(href) ? { rel: "noopener noreferrer" } : {})}>
      {children}
    </a>
  );
}
