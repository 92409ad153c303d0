import { Spinner } from "./spinner";

/**
 * Covers the page during a submission. It is not a dialog, because the provider's 3-D Secure dialog must be
 * above it.
 */
export function LoadingOverlay({ text }: { readonly text: string }) {
  return (
    <div role="status" className="fixed inset-0 z-40 flex items-center justify-center bg-scrim p-6">
      <div className="flex w-full max-w-sm flex-col items-center gap-5 bg-paper px-8 py-10 text-center shadow-overlay">
        <span className="text-pine">
          <Spinner size="large" />
        </span>
        <div>
          <p className="font-display text-h3">Loading</p>
          <p className="mt-2 text-sm text-ink-soft">{text}</p>
        </div>
      </div>
    </div>
  );
}
