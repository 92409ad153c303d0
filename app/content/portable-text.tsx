import { type PortableTextComponents, PortableText as Render } from "@portabletext/react";
import type { PortableText } from "./shapes";

const components: PortableTextComponents = {
  marks: {
    link: ({ children, value }) => {
      const href = typeof value?.href === "string" ? value.href : "";
      const isOutside = /^https?:/.test(href);
      return safeHref.test(href) ? (
        <a href={href} {...(isOutside ? { rel: "noopener noreferrer" } : {})}>
          {children}
        </a>
      ) : (
        children
      );
    },
  },
  unknownType: () => null,
};

/** Only addresses that lead somewhere: no script address survives, whatever the content says. */
const safeHref = /^(https?:\/\/|mailto:|tel:|sms:|\/|#)/;

/** Rich text from the CMS in the shop's prose style. */
export function RichText({
  value,
  className = "",
}: {
  readonly value: PortableText;
  readonly className?: string;
}) {
  return (
    <div className={`prose ${className}`}>
      <Render value={value} components={components} onMissingComponent={false} />
    </div>
  );
}
