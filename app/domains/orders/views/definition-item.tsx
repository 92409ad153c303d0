import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";

type DefinitionItemProps = { readonly term: string; readonly wide?: boolean; readonly children: ReactNode };

/** A term with its value. `wide`: a full row on phones. */
export function DefinitionItem({ term, wide, children }: DefinitionItemProps) {
  return (
    <div className={classNames("min-w-0", wide && "max-sm:col-span-2")}>
      <dt className="eyebrow text-ink-faint">{term}</dt>
      <dd className="mt-2 break-words">{children}</dd>
    </div>
  );
}
