import type { ReactNode } from "react";

/** One section of the kit page: its name on the left, the components on the right. */
export function KitSection({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}) {
  const id = `kit-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section aria-labelledby={id} className="border-t border-line">
      <div className="container-wide grid grid-cols-12 gap-gap py-section-tight">
        <div className="col-span-12 xl:col-span-3">
          <h2 id={id} className="text-h3">
            {title}
          </h2>
          <p className="mt-3 max-w-sm text-sm text-ink-soft">{note}</p>
        </div>
        <div className="col-span-12 flex min-w-0 flex-col gap-12 xl:col-span-9">{children}</div>
      </div>
    </section>
  );
}

/** One component with its name above it. */
export function KitExample({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="eyebrow mb-4 text-ink-soft">{name}</h3>
      {children}
    </div>
  );
}
