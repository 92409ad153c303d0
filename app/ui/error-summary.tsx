import { useEffect, useRef } from "react";

export type SummarisedError = { readonly fieldId: string; readonly message: string; readonly label?: string };

/**
 * Everything that stopped a form, at its top, with a link to each field. Takes the focus when errors arrive, so that
 * a keyboard or screen-reader user learns of them at once. `attempt` rises with every submit: the same errors again
 * take the focus again.
 */
export function ErrorSummary({
  title = "Please check these fields",
  errors,
  attempt,
}: {
  readonly title?: string;
  readonly errors: readonly SummarisedError[];
  readonly attempt?: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must move the focus though nothing else changed
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors.length, attempt]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      aria-labelledby="error-summary-title"
      className="border-s-4 border-danger bg-danger-soft px-5 py-4 text-ink"
    >
      <h2 id="error-summary-title" className="font-sans text-base font-semibold tracking-normal">
        {title}
      </h2>
      <ul className="mt-2 flex flex-col gap-1.5">
        {errors.map((error) => (
          <li key={error.fieldId + error.message}>
            <a
              href={`#${error.fieldId}`}
              onClick={(event) => focusField(event, error.fieldId)}
              className="text-danger underline underline-offset-4 hover:decoration-2"
            >
              {error.label ? `${error.label}: ` : ""}
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: { preventDefault(): void }, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: "center" });
}
