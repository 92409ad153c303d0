import type { ReactNode } from "react";

/** One thing that is known, below its name. */
export function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="eyebrow text-ink-faint">{term}</dt>
      <dd className="mt-2 break-words">{children}</dd>
    </div>
  );
}
