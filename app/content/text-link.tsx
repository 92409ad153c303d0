import type { ReactNode } from "react";

/** Only addresses that lead somewhere: no script address survives, whatever the content says. */
const safeHref = /^(https?:\/\/|mailto:|tel:|sms:|\/|#)/;

/** A link inside a text an editor wrote; its words alone where the address leads nowhere. */
export function TextLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (!safeHref.test(href)) return children;
  return (
    <a href={href} {...(/^https?:/.test(href) ? { rel: "noopener noreferrer" } : {})}>
      {children}
    </a>
  );
}
