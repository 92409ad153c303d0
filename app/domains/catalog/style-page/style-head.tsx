import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "~/ui/badge";
import type { Style } from "../style.schema";

type StyleHeadProps = {
  readonly style: Pick<Style, "brand" | "labels">;
  readonly title: string;
  /** Null if the code is internal to the shop. */
  readonly code: string | null;
  readonly children?: ReactNode;
};

/** The brand, name and labels of a style. */
export function StyleHead({ style, title, code, children }: StyleHeadProps) {
  return (
    <header className="flex flex-col gap-3">
      <p className="eyebrow text-brass-deep">
        <Link to={style.brand.path} prefetch="intent">
          {style.brand.name}
        </Link>
      </p>
      <h1>{title}</h1>
      <p className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
        {code ? (
          <span>
            Style code <span className="uppercase text-ink">{code}</span>
          </span>
        ) : null}
        {style.labels.map((label) => (
          <Badge key={label}>{label}</Badge>
        ))}
      </p>
      {children}
    </header>
  );
}
