import type { NoScriptLine } from "../no-script-estimate.server";

/** The lines of the summary, on the page without script. */
export function NoScriptLines({ lines }: { readonly lines: readonly NoScriptLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="plain-estimate" className="flex max-w-prose flex-col gap-3 bg-paper-deep p-6">
      <h2 id="plain-estimate" className="font-display text-h3">
        Your estimate
      </h2>
      <dl className="border-t border-line-strong">
        {lines.map(({ name, label, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
            <dt>{label}</dt>
            <dd className="ms-auto tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
