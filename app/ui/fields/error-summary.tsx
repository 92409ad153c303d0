import { useEffect, useRef } from "react";
import { formatLabel } from "~/kernel/text/text";
import { classNames } from "../class-names";

export type ErrorSummaryItem = {
  readonly fieldId: string;
  readonly message: string;
  readonly label?: string;
  /** The section of the form; its name becomes a heading above its errors. */
  readonly group?: string;
};

/**
 * Lists all errors at the top of a form, with a link to each field. It takes the focus whenever `attempt`
 * increases, also if the errors are the same.
 */
export function ErrorSummary({
  title = "Please check these fields",
  errors,
  attempt,
}: {
  readonly title?: string | undefined;
  readonly errors: readonly ErrorSummaryItem[];
  readonly attempt?: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const failed = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must move the focus though nothing else changed
  useEffect(() => {
    if (!failed) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "start" });
  }, [failed, attempt]);
  if (!failed) return null;
  const groups = groupErrors(errors);
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
      <div className={classNames("mt-3 grid gap-x-8 gap-y-4", groups.length > 1 && "sm:grid-cols-2")}>
        {groups.map(({ name, members }) => (
          <div key={name ?? ""}>
            {name ? <p className="mb-1 text-sm text-ink-soft">{name}</p> : null}
            <ul className="flex flex-col gap-1">
              {members.map((error) => (
                <li key={error.fieldId + error.message}>
                  <ErrorLink error={error} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

function ErrorLink({ error }: { readonly error: ErrorSummaryItem }) {
  return (
    <a
      href={`#${error.fieldId}`}
      onClick={(event) => focusField(event, error.fieldId)}
      className="inline-block py-0.5 text-sm text-danger underline underline-offset-4 hover:decoration-2"
    >
      {error.group ? <span className="sr-only">{error.group}, </span> : null}
      {error.label ? `${formatLabel(error.label)} ` : ""}
      {error.message}
    </a>
  );
}

/** Keeps the order of the form; errors without a group form one group. */
function groupErrors(errors: readonly ErrorSummaryItem[]) {
  const names = [...new Set(errors.map(({ group }) => group))];
  return names.map((name) => ({ name, members: errors.filter(({ group }) => group === name) }));
}

function focusField(event: { preventDefault(): void }, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: "center" });
}
